"""The rulebook's worked examples, the limits and whole random games."""

import random
import unittest

import pyspiel
from bench import play
from presidential import (
    ALLOTTING, ANNOUNCE, CAMPAIGN, CHIPS, CHOICES, CODES, COUNT, COUNTING, COUNTING_ORDER, ELECTORS, FUNDRAISE, NEUTRAL,
    OVER, PLACE, ROLL, THREE_DICE, THREE_DICE_ROLLS, TWO_DICE, VOTE, WEEKS, allot,
)  # fmt: skip

BLUE, RED = 0, 1
CA, NY, TX, OH, PA, IL = (PLACE[code] for code in ("CA", "NY", "TX", "OH", "PA", "IL"))
FUNDRAISE_TX = FUNDRAISE + 3
GAME = pyspiel.load_game("python_presidential")


def opening(game=GAME, first=BLUE):
    state = game.new_initial_state()
    state.apply_action(first)
    return state


def act(state, *actions):
    for action in actions:
        assert action in state.legal_actions(), state.action_to_string(action)
        state.apply_action(action)


def campaign(state, dice, *places):
    act(state, CAMPAIGN, *(ANNOUNCE + place for place in places), ROLL)
    state.apply_action(THREE_DICE_ROLLS.index(tuple(sorted(dice))))


class Votes(unittest.TestCase):
    def test_eight_blue_on_five_red_in_new_york(self):
        state = opening()
        state.cast(RED, NY, 5)
        self.assertEqual((state.holder(NY), state.electors), (RED, [0, 29]))
        state.cast(BLUE, NY, 8)
        self.assertEqual(state.votes[NY], 3)
        self.assertEqual((state.holder(NY), state.electors), (BLUE, [29, 0]))
        self.assertEqual(state.supply, [CHIPS - 3, CHIPS])

    def test_california_from_blue_to_red_moves_55(self):
        state = opening()
        state.cast(BLUE, CA, 2)
        self.assertEqual(state.electors, [55, 0])
        state.cast(RED, CA, 3)
        self.assertEqual(state.electors, [0, 55])

    def test_a_neutral_state_is_only_added_and_a_tied_one_only_subtracted(self):
        state = opening()
        state.cast(RED, OH, 5)
        self.assertEqual(state.electors, [0, 18])
        state.cast(BLUE, OH, 5)
        self.assertEqual((state.holder(OH), state.electors), (None, [0, 0]))
        state.cast(BLUE, OH, 1)
        self.assertEqual(state.electors, [18, 0])

    def test_the_supply_is_a_hard_limit(self):
        state = opening()
        state.cast(BLUE, CA, CHIPS - 1)
        state.cast(BLUE, TX, 3)
        self.assertEqual((state.votes[TX], state.supply[BLUE]), (1, 0))
        state.cast(BLUE, NY, 4)
        self.assertEqual((state.votes[NY], state.holder(NY)), (0, None))
        state.cast(RED, OH, 2)
        state.cast(BLUE, OH, 5)
        self.assertEqual((state.votes[OH], state.supply), (0, [0, CHIPS]))
        state.cast(RED, TX, 1)
        self.assertEqual((state.votes[TX], state.supply[BLUE]), (0, 1))


class Turns(unittest.TestCase):
    def test_51_places_with_538_electors(self):
        self.assertEqual((len(CODES), sum(ELECTORS)), (51, 538))
        self.assertEqual(CODES, sorted(CODES))
        self.assertEqual([CODES[place] for place in COUNTING_ORDER[:5]], ["CA", "TX", "FL", "NY", "IL"])

    def test_probabilities_sum_to_one(self):
        for outcomes, number in ((TWO_DICE, 11), (THREE_DICE, 56)):
            self.assertEqual(len(outcomes), number)
            self.assertAlmostEqual(sum(probability for _, probability in outcomes), 1)

    def test_dice_6_5_3_on_pennsylvania_ohio_illinois(self):
        state = opening()
        campaign(state, (6, 5, 3), PA, OH, IL)
        self.assertEqual(len(state.legal_actions()), 9)
        act(state, allot(5, PA))
        self.assertEqual(len(state.legal_actions()), 4)
        act(state, allot(3, OH))
        self.assertEqual([state.votes[place] for place in (PA, OH, IL)], [5, 3, 6])
        self.assertEqual((state.electors, state.current_player()), ([58, 0], RED))
        self.assertEqual(state.legal_actions(), CHOICES)

    def test_equal_dice_give_one_act(self):
        state = opening()
        campaign(state, (4, 4, 4), PA, OH, IL)
        self.assertEqual(len(state.legal_actions()), 3)
        state = opening()
        campaign(state, (4, 4, 1), PA, OH, IL)
        self.assertEqual(len(state.legal_actions()), 6)
        act(state, allot(4, PA))
        self.assertEqual(sorted(state.legal_actions()), sorted(allot(p, s) for p in (4, 1) for s in (OH, IL)))

    def test_nine_in_texas_leaves_five(self):
        state = opening(first=RED)
        act(state, FUNDRAISE_TX)
        self.assertEqual(state.legal_actions(), [ROLL])
        act(state, ROLL)
        self.assertTrue(state.is_chance_node())
        state.apply_action(9)
        self.assertEqual((state.votes[TX], state.votes_left), (-5, 4))
        for code in ("CO", "CO", "OR", "WA"):
            self.assertEqual(len(state.legal_actions()), 51)
            act(state, VOTE + PLACE[code])
        self.assertEqual([state.votes[PLACE[code]] for code in ("TX", "CO", "OR", "WA")], [-5, -2, -1, -1])
        self.assertEqual((state.electors, state.current_player()), ([0, 38 + 9 + 7 + 12], BLUE))

    def test_all_nine_may_stay_and_eight_leaves_four(self):
        state = opening()
        act(state, FUNDRAISE_TX, ROLL)
        state.apply_action(9)
        act(state, *[VOTE + TX] * 4)
        self.assertEqual(state.votes[TX], 9)
        act(state, FUNDRAISE_TX, ROLL)
        state.apply_action(8)
        self.assertEqual((state.votes[TX], state.votes_left), (5, 4))

    def test_legal_acts_of_a_campaign(self):
        state = opening()
        counts = [len(state.legal_actions())]
        for action in (CAMPAIGN, ANNOUNCE + PA, ANNOUNCE + OH, ANNOUNCE + IL):
            act(state, action)
            counts.append(len(state.legal_actions()))
        self.assertEqual(counts, [5, 51, 50, 49, 1])

    def test_the_first_team_begins_each_week_and_counts_at_the_end(self):
        state = opening(pyspiel.load_game("python_presidential", {"weeks": 2}), first=RED)
        for team in (RED, BLUE, RED, BLUE):
            self.assertEqual(state.current_player(), team)
            act(state, FUNDRAISE_TX, ROLL)
            state.apply_action(2)
            act(state, VOTE + CA)
        self.assertEqual((state.current_player(), state.legal_actions(), state.step), (RED, [COUNT], COUNTING))
        act(state, COUNT)
        self.assertEqual((state.step, state.neutral[-1], len(state.neutral)), (NEUTRAL, CA, 51))
        for _ in range(51):
            state.apply_action(BLUE)
        self.assertTrue(state.is_terminal())
        self.assertEqual((state.electors, state.votes[CA], state.holder(CA)), ([538, 0], 0, BLUE))
        self.assertEqual(state.returns(), [1.0, -1.0])

    def test_269_to_269_is_a_tie(self):
        state = opening()
        state.step, state.electors = OVER, [269, 269]
        self.assertEqual(state.returns(), [0.0, 0.0])


class RandomGames(unittest.TestCase):
    def test_openspiels_own_checks_of_a_game(self):
        pyspiel.random_sim_test(GAME, num_sims=3, serialize=False, verbose=False)

    def test_games_end_with_538_and_keep_all_chips(self):
        random.seed(1)
        for _ in range(100):
            state, _, _ = play(GAME)
            self.assertTrue(state.is_terminal())
            self.assertEqual(sum(state.electors), 538)
            held = [sum(ELECTORS[p] for p in range(51) if state.holder(p) == team) for team in (BLUE, RED)]
            self.assertEqual(held, state.electors)
            on_board = [sum(max(v, 0) for v in state.votes), sum(max(-v, 0) for v in state.votes)]
            self.assertEqual([a + b for a, b in zip(on_board, state.supply)], [CHIPS, CHIPS])

    def test_mean_decisions(self):
        # A campaign has 7 decisions and is one turn in five; fundraising has 2 decisions and on average 3.25 votes.
        expected = 2 * WEEKS * (7 / 5 + 5.25 * 4 / 5) + 1
        random.seed(2)
        games = 500
        mean = sum(play(GAME)[1] for _ in range(games)) / games
        self.assertAlmostEqual(mean, expected, delta=2)

    def test_allotting_asks_for_unserved_states_only(self):
        state = opening()
        campaign(state, (1, 2, 3), PA, OH, IL)
        self.assertEqual(state.step, ALLOTTING)
        act(state, allot(2, OH))
        self.assertNotIn(allot(1, OH), state.legal_actions())


if __name__ == "__main__":
    unittest.main()
