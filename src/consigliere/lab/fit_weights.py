"""The weights of chances to win, by maximum likelihood with a penalty.

A side's score is a sum: its evaluation, its signs (both with a weight for each part of the game, interpolated between
neighbouring parts) and its roles. Chances are the softmax of the scores. The penalty keeps weights with little evidence
near zero, and so the chances near a constant. How strong it is, is found by cross-validation over whole games.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Any, NamedTuple

from consigliere.bots.chances import EVEN, FLATTEST, PARTS, Look, weights_at
from consigliere.engine import NotUnderstood

PENALTIES = (10.0, 40.0, 160.0, 2500.0)  # of signs, in games; each sign has a spread of 1
ROLES = 200.0  # of roles: no side or club of a sound game wins much more than its share
DOUBT = 4.0  # the penalty of the evaluation's steepness, in games
SMOOTH = 1.0  # how much of the penalty is on differences between neighbouring parts
EARLY = (1.0, 10.0, 100.0)  # times as much in the first part, where signs often mean little
NEVER = 1e9  # no signs there at all
FOLDS = 4
STEPS = 25  # of Newton's method at most; it needs about six
SMALL = 1e-6
NEAR = 1e-3  # the precision of a weight


class Moment(NamedTuple):
    """One moment of a game: how many questions were answered, what the sides looked like, what each won in the end."""

    game: int
    moves: int
    look: Look
    won: tuple[float, ...]


class Weights(NamedTuple):
    """What was found, as in `bots.chances`."""

    steepness: tuple[float, ...]
    signs: tuple[tuple[float, ...], ...]
    """By part of the game, then by sign."""
    roles: dict[str, float]
    penalty: float


def part_of(moment: Moment, length: float) -> int:
    """The part of the game that a moment belongs to."""
    return min(PARTS - 1, int(moment.moves / length * PARTS))


def learn(moments: Sequence[Moment], length: float, early: float = 0.0) -> Weights:
    """The weights that explain the results best, with the penalty that does best on games left out.

    `early`: that of the first part, times the usual one; 0: also the one that does best.
    A side without rivals is compared with an even evaluation and has no signs.
    """
    table = _Table(moments, length)
    if table.plain:
        return table.weights(table.solve(DOUBT), DOUBT)
    best = min(PENALTIES, key=lambda one: (sum(table.losses(one, 1.0)), -one))
    if not early:
        tried = {one: table.losses(best, one) for one in EARLY}
        least = min(EARLY, key=lambda one: sum(tried[one]))
        # The strongest that is not worse by more than one standard error: early on there is little to learn from.
        early = max([one for one in EARLY if _close(tried[one], tried[least])])
    return table.weights(table.solve(best, early), best)


def _close(mine: Sequence[float], best: Sequence[float]) -> bool:
    """Whether the losses of the same games differ by no more than one standard error of their sum."""
    off = [a - b for a, b in zip(mine, best, strict=True)]
    mean = sum(off) / len(off)
    return sum(off) <= sqrt(sum([(one - mean) ** 2 for one in off]))


class _Table:
    """The moments as arrays: a row for each side of each moment, a column for each weight."""

    def __init__(self, moments: Sequence[Moment], length: float) -> None:
        np = self.np = load_numpy()
        sides = len(moments[0].look.values)
        self.roles = (
            sorted({name for one in moments for names in one.look.roles for name in names}) if sides > 1 else []
        )
        signs = len(moments[0].look.signs[0]) if moments[0].look.signs and sides > 1 else 0
        self.kinds = 1 + signs
        self.plain = not signs and not self.roles
        self.games = np.array([one.game for one in moments])
        given = np.zeros((len(moments), max(2, sides), self.kinds))
        won = np.zeros((len(moments), max(2, sides)))
        for m, one in enumerate(moments):
            given[m, :sides, 0] = one.look.values
            won[m, :sides] = one.won
            if sides == 1:
                given[m, 1, 0], won[m, 1] = EVEN, 1 - one.won[0]
            elif signs:
                given[m, :, 1:] = one.look.signs
        given -= given.mean(axis=1, keepdims=True)
        self.scale = np.sqrt((given**2).mean(axis=(0, 1))) + SMALL
        self.won = won
        hats = np.zeros((len(moments), PARTS))
        for m, one in enumerate(moments):
            for part, share in weights_at(one.moves, length):
                hats[m, part] += share
        spread = (given / self.scale)[:, :, None, :] * hats[:, None, :, None]
        columns = [spread.reshape(len(moments), max(2, sides), PARTS * self.kinds)]
        if self.roles:
            place = {name: i for i, name in enumerate(self.roles)}
            played = np.zeros((len(moments), sides, len(self.roles)))
            for m, one in enumerate(moments):
                for side, names in enumerate(one.look.roles):
                    for name in names:
                        played[m, side, place[name]] += 1
            columns.append(played)
        self.rows = np.concatenate(columns, axis=2)
        counts: dict[tuple[int, int], int] = {}
        parts = [(one.game, part_of(one, length)) for one in moments]
        for key in parts:
            counts[key] = counts.get(key, 0) + 1
        self.weight = np.array([1 / counts[key] for key in parts])  # the moments of one game are one observation

    def losses(self, strength: float, early: float) -> list[float]:
        """Minus the likelihood of each game, by what the games of the other folds say."""
        np = self.np
        found = np.zeros(len(self.games))
        for fold in range(FOLDS):
            out = (self.games // 2) % FOLDS == fold  # not the halves by which the quality is measured
            if out.any() and not out.all():
                chance = np.maximum(_softmax(np, self.rows[out] @ self.solve(strength, early, ~out)), 1e-12)
                found[out] = -(self.weight[out] * (self.won[out] * np.log(chance)).sum(axis=1))
        return [float(found[self.games == game].sum()) for game in np.unique(self.games)]

    def _penalty(self, strength: float, early: float) -> Any:
        """The matrix of the penalty."""
        np = self.np
        size = self.rows.shape[2]
        found = np.diag(np.full(size, strength / (1.0 + SMOOTH)))
        for kind in range(self.kinds):
            for part in range(PARTS - 1):
                one, two = part * self.kinds + kind, (part + 1) * self.kinds + kind
                for a, b, sign in ((one, one, 1), (two, two, 1), (one, two, -1), (two, one, -1)):
                    found[a, b] += sign * strength * SMOOTH / (1.0 + SMOOTH)
        first = np.arange(1, self.kinds)
        found[first, first] += strength * (early - 1.0)
        roles = np.arange(PARTS * self.kinds, size)
        found[roles, roles] = ROLES
        for part in range(PARTS):
            own = part * self.kinds
            found[own] = found[:, own] = 0.0
            found[own, own] = DOUBT
        return found

    def solve(self, strength: float, early: float = 1.0, among: Any = None) -> Any:
        """The best weights by Newton's method. The steepness of a part is at least FLATTEST, as when it is used."""
        np = self.np
        rows, won, weight = self.rows, self.won, self.weight
        if among is not None:
            rows, won, weight = rows[among], won[among], weight[among]
        flat = rows.reshape(-1, rows.shape[2])
        penalty = self._penalty(strength, early)
        own = np.arange(PARTS) * self.kinds
        least = FLATTEST * self.scale[0]
        found = np.zeros(rows.shape[2])
        found[own] = least
        held: set[int] = set()
        for _ in range(STEPS):
            chance = _softmax(np, rows @ found)
            slope = flat.T @ ((chance - won) * weight[:, None]).ravel() + penalty @ found
            middle = (rows * chance[:, :, None]).sum(axis=1)
            root = flat * np.sqrt(chance * weight[:, None]).ravel()[:, None]
            curve = root.T @ root - (middle * weight[:, None]).T @ middle + penalty
            held = {int(i) for i in own if found[i] <= least + SMALL and slope[i] > 0}
            free = np.array([i for i in range(len(found)) if i not in held])
            step = np.zeros(len(found))
            step[free] = np.linalg.solve(curve[np.ix_(free, free)] + SMALL * np.eye(len(free)), slope[free])
            found -= step
            found[own] = np.maximum(found[own], least)
            if np.abs(step).max() < NEAR:
                break
        return found

    def weights(self, found: Any, penalty: float) -> Weights:
        """The weights in their own units."""
        parts = (found[: PARTS * self.kinds].reshape(PARTS, self.kinds) / self.scale).tolist()
        roles = found[PARTS * self.kinds :]
        roles = roles - roles.mean() if len(roles) else roles
        return Weights(
            tuple([round(row[0], 2) for row in parts]),
            tuple([tuple([round(one, 4) + 0.0 for one in row[1:]]) for row in parts]) if self.kinds > 1 else (),
            {name: round(float(one), 3) for name, one in zip(self.roles, roles, strict=True)},
            penalty,
        )


def _softmax(np: Any, scores: Any) -> Any:
    powers = np.exp(scores - scores.max(axis=1, keepdims=True))
    return powers / powers.sum(axis=1, keepdims=True)


def load_numpy() -> Any:
    """Numpy, or an error that says where it comes from."""
    try:
        import numpy
    except ImportError:
        raise NotUnderstood("a fit needs numpy: pip install 'consigliere[lab]'") from None
    return numpy
