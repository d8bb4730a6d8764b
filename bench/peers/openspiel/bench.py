"""Plays random games through the pyspiel API for some seconds and prints one line of JSON.

    python bench.py [SECONDS]
"""

import gc
import json
import random
import sys
import time
from importlib.metadata import version

import presidential  # noqa: F401  registers the game
import pyspiel

WARM_UP = 0.2  # share of the measured time played before it
CHANCE = int(pyspiel.PlayerId.CHANCE)
TERMINAL = int(pyspiel.PlayerId.TERMINAL)


def play(game):
    """One random game: the final state, the players' decisions and the chance nodes."""
    rand = random.random
    state = game.new_initial_state()
    decisions = chance_nodes = 0
    while (player := state.current_player()) != TERMINAL:
        if player == CHANCE:
            point = rand()
            for action, probability in state.chance_outcomes():
                point -= probability
                if point < 0:
                    break
            chance_nodes += 1
        else:
            actions = state.legal_actions()
            action = actions[int(rand() * len(actions))]
            decisions += 1
        state.apply_action(action)
    return state, decisions, chance_nodes


def play_for(game, seconds):
    """Random games until the time is over: the counts, and the time they took."""
    games = decisions = chance_nodes = won_by_first = 0
    cpu = time.process_time()
    start = time.perf_counter()
    while (elapsed := time.perf_counter() - start) < seconds:
        state, decided, rolled = play(game)
        games += 1
        decisions += decided
        chance_nodes += rolled
        won_by_first += state.returns()[state.first] > 0
    return games, decisions, chance_nodes, won_by_first, elapsed, time.process_time() - cpu


def main():
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 10.0
    if not seconds > 0:
        sys.exit("usage: python bench.py [SECONDS]")
    game = pyspiel.load_game("python_presidential")
    play_for(game, WARM_UP * seconds)
    gc.collect()
    games, decisions, chance_nodes, won_by_first, elapsed, cpu = play_for(game, seconds)
    result = {
        "peer": "openspiel",
        "version": version("open_spiel"),
        "games": games,
        "decisions": decisions,
        "chance_nodes": chance_nodes,
        "seconds": round(elapsed, 3),
        "cpu_seconds": round(cpu, 3),
        "decisions_per_second": round(decisions / elapsed, 1),
        "share_first": round(won_by_first / games, 4),
    }
    print(json.dumps(result))


if __name__ == "__main__":
    main()
