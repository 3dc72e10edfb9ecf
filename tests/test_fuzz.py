"""Broken input of every kind: a documented error or an answer, and nothing else. `make fuzz` is the long run."""

import time

import pytest

from tools.fuzz import corpus, mutate
from tools.fuzz.__main__ import batches
from tools.fuzz.measure import branches
from tools.fuzz.run import fuzz, harm_of
from tools.fuzz.targets import TARGETS, Broken, Target, same

pytestmark = pytest.mark.cpython_only

LEAST = 90
"""Percent of the branches of each reader that the kept inputs reach."""


@pytest.mark.parametrize("name", TARGETS)
def test_broken_input_does_no_harm(name):
    assert fuzz(TARGETS[name], 300, seed=1) == []


def test_the_kept_inputs_reach_nearly_every_branch_of_every_reader():
    reached = {name: 100 * taken / there for name, (taken, there) in branches(0, seed=1).items()}
    assert {name: round(part, 1) for name, part in reached.items() if part < LEAST} == {}


def test_what_is_kept_is_small_and_of_targets_that_exist():
    files = {file.stem: file.stat().st_size for file in corpus.FOLDER.iterdir()}
    assert set(files) == {*TARGETS, "large"}
    assert sum(files.values()) < 250_000


def test_a_million_inputs_are_spread_over_all_readers():
    spread = batches(list(TARGETS), 1_000_000, seed=5)
    assert sum(inputs for _, inputs, _ in spread) >= 1_000_000
    assert {name for name, _, _ in spread} == set(TARGETS)
    assert len(set(spread)) == len(spread)


@pytest.mark.parametrize("name", TARGETS)
def test_a_run_can_be_repeated_by_its_seed(name):
    def inputs(seed):
        rng, kept = mutate.Random(seed), corpus.kept(name)
        return [mutate.mutated(rng, kept, TARGETS[name].words) for _ in range(20)]

    assert inputs(3) == inputs(3) != inputs(4)


def a_reader_that(read):
    return Target("dice", read, (), ())


def breaks_at_a_2(text):
    if "2" in text:
        raise KeyError(text)


def test_an_undocumented_error_is_noticed_and_its_input_cut_down():
    (finding,) = fuzz(a_reader_that(breaks_at_a_2), 500, seed=1)
    assert finding.what.startswith("KeyError")
    assert finding.text == "2"


def test_what_does_not_survive_being_written_is_noticed():
    assert harm_of(a_reader_that(lambda text: same(text, text.lower())), "A").startswith(Broken.__name__)


def test_a_hang_is_noticed(monkeypatch):
    monkeypatch.setattr("tools.fuzz.run.CPU_SECONDS", 0.05)

    def hang(text):
        while True:
            time.process_time()

    assert harm_of(a_reader_that(hang), "1").startswith("Hang")
