"""A game to its end by keys alone, by words alone, by ear alone, and by finger alone.

Each begins late in the same game, with the same dice to come.
"""

import json
import random
import re
import statistics

import pytest
from playwright.sync_api import expect

from e2e.player import Player
from tests.kit import answer
from tools.page_states import show

BETWEEN_TAPS = 450
POINT = re.compile(r"(\d+) point, (?:empty|(\d+) of (yours|theirs))")
TRAY = re.compile(r"(start|bar|off), (yours|theirs), (?:empty|(\d+) )")


@pytest.fixture
def late(contexts, quick_site):
    """Make a player whose game is nearly over."""

    def begin(**options):
        page = contexts(**options).new_page()
        show(page, quick_site, "late")
        return Player(page, quick_site)

    return begin


def saved(player):
    """What the page has kept of the game."""
    return json.loads(player.page.evaluate("() => localStorage['acey.game.' + localStorage['acey.running']]"))


def is_over(player):
    return player.page.get_by_role("dialog").count() > 0


def offered(player):
    """What can be done now: the targets of what was picked up, else checkers, doubles, or what is due."""
    doubles = player.doubles.get_by_role("button")
    for among in (player.targets, player.lit, doubles, player.page.locator("#due")):
        shown = [one for one in among.all() if one.is_visible() and one.is_enabled()]
        if shown:
            return shown
    raise AssertionError("nothing can be done")


def name_of(control):
    return control.get_attribute("aria-label") or control.text_content()


def play_on(player, act):
    """Play to the end as chance would have it, the same for everyone; yield each act and what it took."""
    chance = random.Random(7)
    while not is_over(player):
        control = chance.choice(offered(player))
        name, taken = name_of(control), []
        if "can move" in name:
            taken.append(act(control))
            expect(player.targets.first).to_be_visible()
        else:
            player.until_told(lambda control=control, taken=taken: taken.append(act(control)))
        yield name, taken[0]


def inputs_a_turn(acts):
    """Add up what the acts of each turn took; a turn begins with its roll."""
    turns = []
    for name, taken in acts:
        if name == "Roll":
            turns.append(0)
        turns[-1] += taken
    return turns


def press_keys_for(control):
    """Lead the focus to a control and press Enter; return how many keys that took."""
    page, is_place = control.page, control.get_attribute("data-place") is not None
    for count in range(1, 60):
        at_it, on_board = control.evaluate(
            "(it) => [it === document.activeElement, document.activeElement.closest('[data-place]') !== null]"
        )
        # On the board Enter is "done" once all is played.
        if at_it or (on_board and name_of(control) == "Done"):
            page.keyboard.press("Enter")
            return count
        page.keyboard.press(("Shift+ArrowRight" if on_board else "Shift+Tab") if is_place else "Tab")
    raise AssertionError(f"no key leads to {name_of(control)}")


def click(control):
    control.click()
    return 1


def tap(control):
    """Tap once: what follows too soon on the same place is the second half of a double tap, and does nothing."""
    control.page.wait_for_timeout(BETWEEN_TAPS)
    control.tap()
    return 1


def test_a_game_by_keys_alone_takes_at_most_twice_as_many_as_clicks(late):
    by_keys = list(play_on(late(), press_keys_for))
    by_clicks = list(play_on(late(), click))

    assert [name for name, _ in by_keys] == [name for name, _ in by_clicks]
    keys, clicks = inputs_a_turn(by_keys), inputs_a_turn(by_clicks)
    assert len(keys) > 3
    print(f"median inputs a turn: {statistics.median(keys)} keys, {statistics.median(clicks)} clicks")
    assert statistics.median(keys) <= 2 * statistics.median(clicks), (keys, clicks)


def test_a_game_by_finger_alone(late):
    player = late(has_touch=True, viewport={"width": 360, "height": 640})
    acts = list(play_on(player, tap))
    assert len(acts) > 10
    expect(player.page.get_by_role("dialog")).to_contain_text("wins")


def test_a_game_through_the_command_line_only(late):
    player = late()
    field = player.page.get_by_label("Command")

    def say(line):
        field.fill(line)
        player.until_told(lambda: field.press("Enter"))

    while not is_over(player):
        intent = answer("choose", record=saved(player)["record"], level="simple")["intent"]
        if intent["do"] == "play" and intent["moves"]:
            say(" ".join(f"{origin}/{to}" for origin, to, *_ in intent["moves"]))
        say({"roll": "roll", "play": "done", "name": f"name {intent.get('number')}"}[intent["do"]])
    expect(player.page.get_by_role("dialog")).to_contain_text("wins")


class Ear:
    """Hears the accessibility tree, and nothing else."""

    def __init__(self, player):
        self._session = player.page.context.new_cdp_session(player.page)
        self.heard = []

    def listen(self):
        """Take in the tree: the names of its buttons, and the sentences that are new."""
        nodes = {node["nodeId"]: node for node in self._session.send("Accessibility.getFullAXTree")["nodes"]}
        told = [node for node in nodes.values() if not node["ignored"]]
        self.buttons = [node["name"]["value"] for node in told if node["role"]["value"] == "button"]
        (log,) = (node for node in told if node["role"]["value"] == "log")
        now = [self._text(nodes, child) for child in log["childIds"]]
        known = next(k for k in range(len(now), -1, -1) if self.heard[len(self.heard) - k :] == now[:k])
        self.heard += now[known:]
        return self

    def _text(self, nodes, key):
        node = nodes[key]
        if node["role"]["value"] == "StaticText":
            return node["name"]["value"]
        return "".join(self._text(nodes, child) for child in node["childIds"] if child in nodes)

    def board(self):
        """The two sides as the names of the places tell, whoever is on turn first, each by its own points."""
        yours, theirs = ({"points": {}, "start": 0, "bar": 0, "off": 0} for _ in range(2))
        points, trays = set(), set()
        for name in self.buttons:
            if point := POINT.match(name):
                number, count, whose = int(point[1]), point[2], point[3]
                points.add(number)
                if whose:
                    side, own = (yours, number) if whose == "yours" else (theirs, 25 - number)
                    side["points"][str(own)] = int(count)
            elif tray := TRAY.match(name):
                trays.add((tray[1], tray[2]))
                (yours if tray[2] == "yours" else theirs)[tray[1]] = int(tray[3] or 0)
        assert (len(points), len(trays)) == (24, 6), "every place is named"
        return [yours, theirs]


def test_a_game_by_ear_alone_tells_the_board_and_each_play_once(late):
    player = late()
    ear = Ear(player)
    before = len(answer("log", record=saved(player)["record"])["log"])
    seats = set()
    for _ in play_on(player, click):
        view = saved(player)["view"]
        if is_over(player):
            break
        mine = view["position"][view["seat"]]
        assert ear.listen().board() == [mine, view["position"][1 - view["seat"]]]
        seats.add(view["seat"])

    assert seats == {0, 1}
    record = saved(player)["record"]
    names = [seat["name"] for seat in record["seats"]]
    log = answer("log", record=record)["log"][before:]
    plays = [f"{names[entry['seat']]} played {entry['text']}." for entry in log if entry["kind"] == "play"]
    player.page.keyboard.press("Escape")
    assert [sentence for sentence in ear.listen().heard if " played " in sentence] == plays
