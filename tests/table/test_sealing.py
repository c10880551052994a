"""Messages to browsers are encrypted as RFC 8291 says: its own example comes out byte for byte."""

from __future__ import annotations

from base64 import urlsafe_b64decode

from cryptography.hazmat.primitives.asymmetric import ec

from consigliere.table.notice.sealing import seal

BROWSER = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
SERVER = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
AUTH, SALT = "BTBZMqHH6r4Tts7J_aSIgg", "DGv6ra1nlYgDCS1FRnbzlw"
SEALED = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A"
    "_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)


def decoded(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def test_the_example_of_the_rfc() -> None:
    key = ec.derive_private_key(int.from_bytes(decoded(SERVER), "big"), ec.SECP256R1())
    text = b"When I grow up, I want to be a watermelon"
    assert seal(text, decoded(BROWSER), decoded(AUTH), key, decoded(SALT)) == decoded(SEALED)
