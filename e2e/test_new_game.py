"""The first visit and the new-game dialog: the walk, the variants, and rule sets of one's own."""

import json
import re

from playwright.sync_api import expect

from acey.rules import named_rules
from acey.ruleset import idle_variants

IDLE = "This rule set plays so already: the switch changes nothing here."
RULE_SETS = {"Navy": "navy", "American": "american", "Ace Deuce": "ace-deuce", "bgammon": "bgammon"}
HOSTILE = '<img src="stolen.png" onerror="document.title=\'stolen\'">'


def own_rules(dialog):
    """Open the part of the dialog where every rule can be set."""
    dialog.get_by_text("Custom: every rule").click()
    expect(dialog.get_by_label("Name of this rule set")).to_be_visible()


def rule_sets(dialog):
    return dialog.get_by_role("group", name="Rule set", exact=True).get_by_role("radio")


def practise(player, *moves):
    """Move as the lesson asks; what is done there is no game's."""
    for move in moves:
        origin, to = move.split("/")
        player.pick(origin).place(to, "can go here").click()
        expect(player.targets).to_have_count(0)
    expect(player.lit).to_have_count(0)


def test_the_first_visit_offers_a_walk_that_is_played_to_its_end(player):
    dialog = player.visit("61 63").open_new_game()
    dialog.get_by_role("button", name="Begin with a short walk").click()
    walk = player.page.get_by_role("region", name="How to play")

    expect(walk.get_by_role("heading", name="1 of 4: Bring them in")).to_be_visible()
    practise(player, "start/19", "start/22")
    walk.get_by_role("button", name="Next").click()
    expect(walk.get_by_role("heading", name="2 of 4: Move on")).to_be_visible()
    practise(player, "13/8", "13/11")
    walk.get_by_role("button", name="Next").click()
    expect(walk.get_by_role("heading", name="3 of 4: The 1-2")).to_be_visible()
    practise(player, "start/24", "start/23")
    expect(player.double(6)).to_be_visible()
    walk.get_by_role("button", name="Next").click()
    expect(walk.get_by_role("heading", name="4 of 4: Take them off")).to_be_visible()
    practise(player, "6/off", "4/off")
    walk.get_by_role("button", name="To the game").click()

    expect(walk).to_be_hidden()
    player.turn("Who starts?").open().turn("Anchor", "Starts with 6-1")
    dialog = player.open_new_game()
    expect(dialog.get_by_role("button", name="Begin", exact=True)).to_be_enabled()
    expect(dialog.get_by_role("button", name="Begin with a short walk")).to_be_hidden()


def test_the_walk_can_be_skipped_and_taken_later(player):
    dialog = player.visit("61 63").open_new_game()
    dialog.get_by_role("button", name="Begin with a short walk").click()
    player.button("Skip").click()
    player.turn("Who starts?").open().turn("Anchor", "Starts with 6-1")

    player.button("How to play").click()
    player.sees("1 of 4: Bring them in").button("Skip").click()
    player.turn("Anchor", "Starts with 6-1").roll().turn("2 numbers to play")


def test_a_variant_that_changes_nothing_says_so(player):
    dialog = player.visit().open_new_game()
    for title, name in RULE_SETS.items():
        player.choose(dialog, title)
        idle = idle_variants(named_rules(name).rules, [])
        switches = dialog.get_by_role("group", name="Variants").get_by_role("switch")
        expect(switches).to_have_count(8)
        for number in range(1, 9):
            is_told = re.compile(re.escape(IDLE))
            told = expect(switches.nth(number - 1))
            (told.to_have_accessible_name if number in idle else told.not_to_have_accessible_name)(is_told)
    player.choose(dialog, "Navy")
    dialog.get_by_role("switch", name="The double after a 1-2 is rolled").click()
    dialog.get_by_role("button", name="Begin", exact=True).click()
    player.button("Rules of this game").click()
    rules = player.dialog("The rules: Navy").or_(player.page.get_by_role("dialog"))
    expect(
        rules.get_by_text("After a 1-2 you roll one die, and its number is the double you play.")
    ).to_be_visible()


def test_a_rule_set_of_ones_own_is_kept_offered_first_exported_and_imported(player):
    dialog = player.visit("61 63").open_new_game()
    player.choose(dialog, "American")
    own_rules(dialog)
    dialog.get_by_role("switch", name="Enter all first").click()
    dialog.get_by_role("group", name="What a win is worth").get_by_role(
        "radio", name="A win is worth 1 point."
    ).click()
    dialog.get_by_label("Name of this rule set").fill("Nell's rules")
    dialog.get_by_role("button", name="Keep", exact=True).click()
    expect(dialog.get_by_text("“Nell's rules” is kept and will be offered first.")).to_be_visible()
    dialog.get_by_role("button", name="Begin", exact=True).click()
    player.turn("Who starts?")

    dialog = player.reload().is_ready().open_new_game()
    expect(rule_sets(dialog)).to_have_count(5)
    expect(rule_sets(dialog).first).to_have_accessible_name("Nell's rules")
    expect(rule_sets(dialog).first).to_be_checked()

    own_rules(dialog)
    expect(dialog.get_by_role("switch", name="Enter all first")).to_be_checked()
    dialog.get_by_role("button", name="Export").click()
    export = player.dialog("Export a rule set")
    text = export.get_by_label("The rule set as text").input_value()
    with player.page.expect_download() as download:
        export.get_by_role("button", name="Save as a file").click()
    assert download.value.suggested_filename == "Nell-s-rules.json"
    assert download.value.path().read_text(encoding="utf-8") == text
    assert json.loads(text)["fields"]["enter_all_first"] is True

    dialog.get_by_role("button", name="Delete").click()
    player.dialog("Delete “Nell's rules”?").get_by_role("button", name="Delete").click()
    expect(rule_sets(dialog)).to_have_count(4)
    dialog.get_by_role("button", name="Import").click()
    imported = player.dialog("Import a rule set")
    imported.get_by_label("Or the rule set as text").fill(text.replace("true", "perhaps"))
    imported.get_by_role("button", name="Import").click()
    expect(imported.get_by_role("alert")).to_have_text("This is not a rule set.")
    imported.get_by_label("A rule set file").set_input_files(download.value.path())
    expect(imported.get_by_label("Or the rule set as text")).to_have_value(text)
    imported.get_by_role("button", name="Import").click()
    expect(imported).to_be_hidden()
    expect(rule_sets(dialog)).to_have_count(5)
    expect(rule_sets(dialog).first).to_have_accessible_name("Nell's rules")
    expect(rule_sets(dialog).first).to_be_checked()
    expect(dialog.get_by_role("switch", name="Enter all first")).to_be_checked()


def test_hostile_names_are_shown_as_the_text_they_are(player, watch):
    dialog = player.visit("61 63").open_new_game()
    own_rules(dialog)
    dialog.get_by_label("Name of this rule set").fill(HOSTILE)
    dialog.get_by_role("button", name="Keep", exact=True).click()
    expect(rule_sets(dialog).first).to_have_accessible_name(HOSTILE)
    player.name_seats(dialog, (HOSTILE[:24], "{player}<b>"))
    dialog.get_by_role("button", name="Begin", exact=True).click()

    player.open().turn(HOSTILE[:24]).hears(f"{HOSTILE[:24]} starts").roll()
    player.play("start/19, start/22").turn("{player}<b>")
    player.has_log(f"6-1 {HOSTILE[:24]} starts", f"{HOSTILE[:24]} 6-3 start/22 start/19")
    player.button("Rules of this game").click()
    expect(player.dialog(f"The rules: {HOSTILE}")).to_be_visible()
    player.reload().turn("{player}<b>").is_ready()

    expect(player.page).to_have_title(f"Acey-deucey: {HOSTILE}")
    assert not [url for url in watch.requests if "stolen.png" in url]
