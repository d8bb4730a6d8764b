"""The Presidential Game without cards (TPG-29) for OpenSpiel: 15 weeks, the electoral votes of 2012 to 2020.

Written for speed within the Python API: whole numbers and lists, no numpy, action lists made once.
A roll is one chance node whose outcomes are what the roll can come to, each with its probability:
the higher die of two with ties rolled again (2 outcomes), two dice added up (11), three dice in any order (56).
Single dice would be three times the nodes, and rolling ties again has no longest game, which OpenSpiel asks for.
"""

from collections import Counter
from itertools import product

import pyspiel

WEEKS = 15
CHIPS = 150

# Electoral votes by postal code, 538 in total (TPG-5).
PLACES = {
    "AK": 3, "AL": 9, "AR": 6, "AZ": 11, "CA": 55, "CO": 9, "CT": 7, "DC": 3, "DE": 3, "FL": 29, "GA": 16, "HI": 4,
    "IA": 6, "ID": 4, "IL": 20, "IN": 11, "KS": 6, "KY": 8, "LA": 8, "MA": 11, "MD": 10, "ME": 4, "MI": 16, "MN": 10,
    "MO": 10, "MS": 6, "MT": 3, "NC": 15, "ND": 3, "NE": 5, "NH": 4, "NJ": 14, "NM": 5, "NV": 6, "NY": 29, "OH": 18,
    "OK": 7, "OR": 7, "PA": 20, "RI": 4, "SC": 9, "SD": 3, "TN": 11, "TX": 38, "UT": 6, "VA": 13, "VT": 3, "WA": 12,
    "WI": 10, "WV": 5, "WY": 3,
}  # fmt: skip
CODES = list(PLACES)
ELECTORS = list(PLACES.values())
PLACE = {code: place for place, code in enumerate(CODES)}
FUNDRAISING = [PLACE[code] for code in ("CA", "FL", "NY", "TX")]

# TPG-21: by descending electoral votes, then by postal code, which is already the order of the places.
COUNTING_ORDER = sorted(range(len(CODES)), key=lambda place: -ELECTORS[place])

# The players are 0 (Democrats, votes above zero) and 1 (Republicans, votes below zero).
SIGN = (1, -1)

# Actions: consecutive blocks of numbers.
CAMPAIGN = 0
FUNDRAISE = 1
ROLL = FUNDRAISE + len(FUNDRAISING)
COUNT = ROLL + 1
ANNOUNCE = COUNT + 1
VOTE = ANNOUNCE + len(CODES)
ALLOT = VOTE + len(CODES)
NUM_ACTIONS = ALLOT + 6 * len(CODES)

CHOICES = list(range(CAMPAIGN, ROLL))
ROLL_ONLY = [ROLL]
COUNT_ONLY = [COUNT]
ANNOUNCEMENTS = list(range(ANNOUNCE, VOTE))
VOTES = list(range(VOTE, ALLOT))


def allot(pips, place):
    """The action that gives a die to an announced place."""
    return ALLOT + (pips - 1) * len(CODES) + place


# The possible totals of rolls, whose positions are the chance outcomes.
HIGHER_DIE = [(0, 0.5), (1, 0.5)]
TWO_DICE = sorted((a_and_b, ways / 36) for a_and_b, ways in Counter(map(sum, product(range(1, 7), repeat=2))).items())
_THREE = sorted(Counter(tuple(sorted(dice)) for dice in product(range(1, 7), repeat=3)).items())
THREE_DICE_ROLLS = [dice for dice, _ in _THREE]
THREE_DICE = [(number, ways / 216) for number, (_, ways) in enumerate(_THREE)]

# Steps: first those of a player, then from FIRST on those of chance.
CHOOSE, ANNOUNCING, ROLLING, ALLOTTING, VOTING, COUNTING = range(6)
FIRST, CAMPAIGN_DICE, FUNDRAISING_DICE, NEUTRAL, OVER = range(6, 11)

OUTCOMES = {FIRST: HIGHER_DIE, CAMPAIGN_DICE: THREE_DICE, FUNDRAISING_DICE: TWO_DICE, NEUTRAL: HIGHER_DIE}

CHANCE_PLAYER = int(pyspiel.PlayerId.CHANCE)
TERMINAL_PLAYER = int(pyspiel.PlayerId.TERMINAL)

# A turn has at most 8 decisions: fundraise, roll, and 6 votes if none of them stays.
LONGEST_TURN = 8

GAME_TYPE = pyspiel.GameType(
    short_name="python_presidential",
    long_name="The Presidential Game without cards",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.PERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=2,
    min_num_players=2,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=False,
    provides_observation_tensor=False,
    parameter_specification={"weeks": WEEKS},
)


class PresidentialGame(pyspiel.Game):
    """The game: its number of weeks and the bounds OpenSpiel asks for."""

    def __init__(self, params=None):
        params = params or {}
        self.weeks = params.get("weeks", WEEKS)
        info = pyspiel.GameInfo(
            num_distinct_actions=NUM_ACTIONS,
            max_chance_outcomes=len(THREE_DICE),
            num_players=2,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=2 * self.weeks * LONGEST_TURN + 1,
        )
        super().__init__(GAME_TYPE, info, params)

    def new_initial_state(self):
        return PresidentialState(self)


class PresidentialState(pyspiel.State):
    """A position; `step` says what is to be decided or rolled next."""

    def __init__(self, game):
        super().__init__(game)
        self.step = FIRST
        self.first = 0
        self.team = 0
        self.turns_left = 2 * game.weeks
        self.votes = [0] * len(CODES)
        self.supply = [CHIPS, CHIPS]
        self.electors = [0, 0]
        self.places = []  # announced and not yet served
        self.dice = []  # rolled and not yet allotted
        self.votes_left = 0
        self.neutral = []  # still to be rolled for, the next one last
        self.counted = {}  # holders of the places rolled for

    def current_player(self):
        step = self.step
        if step < FIRST:
            return self.team
        return CHANCE_PLAYER if step < OVER else TERMINAL_PLAYER

    def is_terminal(self):
        return self.step == OVER

    def _legal_actions(self, player):
        step = self.step
        if step == VOTING:
            return VOTES
        if step == CHOOSE:
            return CHOICES
        if step == ROLLING:
            return ROLL_ONLY
        if step == ANNOUNCING:
            actions = ANNOUNCEMENTS.copy()
            for place in self.places:
                actions.remove(ANNOUNCE + place)
            return actions
        if step == ALLOTTING:
            return sorted({allot(pips, place) for pips in self.dice for place in self.places})
        return COUNT_ONLY

    def chance_outcomes(self):
        return OUTCOMES[self.step]

    def _apply_action(self, action):
        step = self.step
        if step == VOTING:
            self.cast(self.team, action - VOTE, 1)
            self.votes_left -= 1
            if self.votes_left == 0:
                self._end_turn()
        elif step == CHOOSE:
            if action == CAMPAIGN:
                self.places = []
                self.step = ANNOUNCING
            else:
                self.places = [FUNDRAISING[action - FUNDRAISE]]
                self.step = ROLLING
        elif step == ROLLING:
            self.step = CAMPAIGN_DICE if len(self.places) == 3 else FUNDRAISING_DICE
        elif step == FUNDRAISING_DICE:
            self.votes_left = action // 2
            self.cast(self.team, self.places[0], action - self.votes_left)
            self.step = VOTING
        elif step == ANNOUNCING:
            self.places.append(action - ANNOUNCE)
            if len(self.places) == 3:
                self.step = ROLLING
        elif step == CAMPAIGN_DICE:
            self.dice = list(THREE_DICE_ROLLS[action])
            self.step = ALLOTTING
        elif step == ALLOTTING:
            die, place = divmod(action - ALLOT, len(CODES))
            self._serve(die + 1, place)
            if len(self.places) == 1:
                self._serve(self.dice[0], self.places[0])
                self._end_turn()
        elif step == COUNTING:
            self.neutral = [place for place in reversed(COUNTING_ORDER) if self.votes[place] == 0]
            self.step = NEUTRAL if self.neutral else OVER
        elif step == NEUTRAL:
            place = self.neutral.pop()
            self.counted[place] = action
            self.electors[action] += ELECTORS[place]
            if not self.neutral:
                self.step = OVER
        else:
            self.first = self.team = action
            self.step = CHOOSE

    def _serve(self, pips, place):
        self.dice.remove(pips)
        self.places.remove(place)
        self.cast(self.team, place, pips)

    def _end_turn(self):
        self.team = 1 - self.team
        self.turns_left -= 1
        self.step = CHOOSE if self.turns_left else COUNTING

    def cast(self, team, place, votes):
        """Casts votes: off with the other's chips first, then own ones as far as they go (TPG-2, TPG-6, TPG-8)."""
        sign = SIGN[team]
        before = self.votes[place] * sign
        after = before
        if before < 0:
            removed = votes if votes < -before else -before
            self.supply[1 - team] += removed
            after += removed
            votes -= removed
            if after == 0:
                self.electors[1 - team] -= ELECTORS[place]
        if votes:
            supply = self.supply[team]
            placed = votes if votes < supply else supply
            self.supply[team] = supply - placed
            if after == 0 and placed:
                self.electors[team] += ELECTORS[place]
            after += placed
        self.votes[place] = after * sign

    def holder(self, place):
        """Who holds a place: 0, 1, or None for a neutral one (TPG-7, TPG-21)."""
        votes = self.votes[place]
        if votes:
            return 0 if votes > 0 else 1
        return self.counted.get(place)

    def returns(self):
        if self.step != OVER or self.electors[0] == self.electors[1]:
            return [0.0, 0.0]
        return [1.0, -1.0] if self.electors[0] > self.electors[1] else [-1.0, 1.0]

    def _action_to_string(self, player, action):
        if player == CHANCE_PLAYER:
            return f"Outcome {action}"
        if action == CAMPAIGN:
            return "campaign"
        if action < ROLL:
            return f"fundraise {CODES[FUNDRAISING[action - FUNDRAISE]]}"
        if action == ROLL:
            return "roll"
        if action == COUNT:
            return "count"
        if action < VOTE:
            return f"announce {CODES[action - ANNOUNCE]}"
        if action < ALLOT:
            return f"vote {CODES[action - VOTE]}"
        die, place = divmod(action - ALLOT, len(CODES))
        return f"allot {die + 1} {CODES[place]}"

    def __str__(self):
        held = [f"{CODES[place]}{votes:+d}" for place, votes in enumerate(self.votes) if votes]
        return f"step {self.step} team {self.team} electors {self.electors} supply {self.supply} {' '.join(held)}"


pyspiel.register_game(GAME_TYPE, PresidentialGame)
