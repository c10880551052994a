"""The text widths used for the layout of drawings are those that a browser measures."""

from __future__ import annotations

from consigliere.drawing import fonts
from consigliere.drawing.letters import Font

from .player import Player

FACES = {name: face for name, face in vars(fonts).items() if isinstance(face, Font)}
LETTERS = (
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
    "АБВГҐДЕЄЁЖЗИІЇЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгґдеєёжзиіїйклмнопрстуфхцчшщъыьэюя0123456789"
)
TOLERANCE = 0.025  # of the font size: widths are rounded, and similar letters share one

MEASURE = """async ([family, weight, letters]) => {
  await document.fonts.load(`${weight} 100px ${family}`, letters);
  const pen = document.createElement("canvas").getContext("2d");
  pen.font = `${weight} 100px ${family}`;
  return [...letters].map(letter => pen.measureText(letter).width / 100);
}"""


def test_letters_are_as_wide_as_a_browser_says(anna: Player) -> None:
    page = anna.go()
    wrong = []
    for name, face in FACES.items():
        own = face.family.partition(",")[0]
        measured = page.evaluate(MEASURE, [own, face.weight, LETTERS])
        wrong += [
            f"{name} {letter}: {wide:.2f}, the table says {face.measure(letter):.2f}"
            for letter, wide in zip(LETTERS, measured, strict=True)
            if abs(wide - face.measure(letter)) > TOLERANCE
        ]
    assert FACES
    assert not wrong
