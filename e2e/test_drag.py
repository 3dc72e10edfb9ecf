"""Checkers are dragged with mouse and finger, and return when they are let go beside a place for them."""

from playwright.sync_api import expect

from e2e.player import Player

DICE = "61 63 54"


def middle(place):
    box = place.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(player, origin, to):
    """Press on a checker that is lit, carry it over some points, and let it go."""
    mouse = player.page.mouse
    mouse.move(*middle(player.place(origin, "can move")))
    mouse.down()
    mouse.move(*middle(player.place("10")), steps=4)
    expect(player.targets).not_to_have_count(0)
    mouse.move(*middle(player.place(to)), steps=4)
    mouse.up()


def test_a_checker_is_dragged_to_its_target(player):
    player.new_game("American", dice=DICE).open().roll()

    player.until_told(lambda: drag(player, "start", "19"))
    player.until_told(lambda: drag(player, "19", "16"))
    player.done().has_last_line("Anchor 6-3 start/16")


def test_one_drag_plays_two_numbers(player):
    player.new_game("American", dice=DICE).open().roll()

    player.until_told(lambda: drag(player, "start", "16"))
    expect(player.button("Done")).to_be_enabled()


def test_a_checker_that_is_let_go_elsewhere_returns(player):
    player.new_game("American", dice=DICE).open().roll()
    drag(player, "start", "10")
    player.sees("None of your numbers goes from start to point 10")

    page = player.page
    page.mouse.move(*middle(player.place("start", "can move")))
    page.mouse.down()
    page.mouse.move(2, 2, steps=4)
    page.mouse.up()
    expect(player.targets).to_have_count(0)
    expect(player.place("start", "can move")).to_be_visible()


def test_a_finger_drags_too_and_the_page_stays_where_it_is(contexts, site):
    phone = contexts(viewport={"width": 360, "height": 640}, has_touch=True, is_mobile=True)
    player = Player(phone.new_page(), site)
    player.new_game("American", dice=DICE).open().roll()
    touch = phone.new_cdp_session(player.page)

    def send(kind, *at):
        points = [{"x": x, "y": y} for x, y in at]
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def drag_by_finger():
        (x, y), (to_x, to_y) = middle(player.place("start", "can move")), middle(player.place("19"))
        send("touchStart", (x, y))
        for part in range(1, 6):
            send("touchMove", (x + (to_x - x) * part / 5, y + (to_y - y) * part / 5))
        send("touchEnd")

    player.until_told(drag_by_finger)
    expect(player.place("19", "can move")).to_be_visible()
    assert player.page.evaluate("scrollX + scrollY + visualViewport.offsetTop") == 0
