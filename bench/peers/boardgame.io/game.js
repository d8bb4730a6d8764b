'use strict';

// The Presidential Game without cards (TPG-29) for boardgame.io: 15 weeks, the electoral votes of 2012 to 2020.
//
// Written as light as the model of boardgame.io allows. Measured, the best of several runs on a busy machine:
// - Moves return a new G made from the plain one under Immer's draft (`original`), instead of changing the draft: about
//   a quarter more decisions a second. boardgame.io takes both.
// - The step of a turn is a field of G which every move checks. A stage for each step (`events.setStage`) cost about a
//   sixth (measured with moves that change the draft): each change of stage is one more pass through the flow.
// Chosen by reading the source of boardgame.io and Immer, not measured:
// - A turn ends by `turn.endIf`, a look at a counter, instead of by `events.endTurn`, which records a stack trace.
// - A place is an index and the votes are one array: an array is copied in one go, an object key by key.
// - Undo is off; otherwise every state of a turn is kept.
// The settings of the process are in bench.js.

const { INVALID_MOVE } = require('boardgame.io/core');
const { original } = require('immer');

const WEEKS = 15;
const CHIPS = 150;

// Electoral votes by postal code, 538 in total (TPG-5).
const PLACES = Object.entries({
  AK: 3, AL: 9, AR: 6, AZ: 11, CA: 55, CO: 9, CT: 7, DC: 3, DE: 3, FL: 29, GA: 16, HI: 4, IA: 6, ID: 4, IL: 20, IN: 11,
  KS: 6, KY: 8, LA: 8, MA: 11, MD: 10, ME: 4, MI: 16, MN: 10, MO: 10, MS: 6, MT: 3, NC: 15, ND: 3, NE: 5, NH: 4, NJ: 14,
  NM: 5, NV: 6, NY: 29, OH: 18, OK: 7, OR: 7, PA: 20, RI: 4, SC: 9, SD: 3, TN: 11, TX: 38, UT: 6, VA: 13, VT: 3, WA: 12,
  WI: 10, WV: 5, WY: 3,
});
const CODES = PLACES.map(([code]) => code);
const ELECTORS = PLACES.map(([, electors]) => electors);
const PLACE = Object.fromEntries(CODES.map((code, place) => [code, place]));
const FUNDRAISING = ['CA', 'FL', 'NY', 'TX'].map((code) => PLACE[code]);

// TPG-21: by descending electoral votes, then by postal code, which is already the order of the places.
const COUNTING_ORDER = CODES.map((_, place) => place).sort((a, b) => ELECTORS[b] - ELECTORS[a] || a - b);

// The teams are the players '0' (Democrats, votes above zero) and '1' (Republicans, votes below zero).
// Not a product with -1: that would make a -0.
const signed = (votes, team) => (team === 0 ? votes : 0 - votes);

const STEP = { CHOOSE: 0, ANNOUNCE: 1, ROLL: 2, ALLOT: 3, VOTE: 4 };

/** Who holds a place: 0, 1, or null for a neutral one (TPG-7, TPG-21). */
function holder(G, place) {
  if (G.votes[place] !== 0) return G.votes[place] > 0 ? 0 : 1;
  return G.counted?.[place] ?? null;
}

/**
 * G after a team's votes in a place: off with the other's chips first, then own ones as far as they go
 * (TPG-2, TPG-6, TPG-8).
 */
function cast(G, team, place, votes) {
  const other = 1 - team;
  const before = signed(G.votes[place], team);
  const removed = before < 0 ? Math.min(votes, -before) : 0;
  const placed = Math.min(votes - removed, G.supply[team]);
  const after = before + removed + placed;
  if (after === before) return G;

  const next = { ...G, votes: G.votes.slice(), supply: G.supply.slice() };
  next.votes[place] = signed(after, team);
  next.supply[other] += removed;
  next.supply[team] -= placed;
  if (before <= 0 && after >= 0) {
    next.electors = G.electors.slice();
    if (before < 0) next.electors[other] -= ELECTORS[place];
    if (after > 0) next.electors[team] += ELECTORS[place];
  }
  return next;
}

const endTurn = (G) => ({ ...G, turnsOver: G.turnsOver + 1, step: STEP.CHOOSE });

const isPlace = (place) => Number.isInteger(place) && place >= 0 && place < CODES.length;

const campaign = (G) => {
  if (G.step !== STEP.CHOOSE) return INVALID_MOVE;
  return { ...G, step: STEP.ANNOUNCE, places: [] };
};

const fundraise = (G, _, place) => {
  if (G.step !== STEP.CHOOSE || !FUNDRAISING.includes(place)) return INVALID_MOVE;
  return { ...G, step: STEP.ROLL, places: [place] };
};

const announce = (G, _, place) => {
  if (G.step !== STEP.ANNOUNCE || !isPlace(place) || G.places.includes(place)) return INVALID_MOVE;
  const places = [...G.places, place];
  return { ...G, step: places.length === 3 ? STEP.ROLL : STEP.ANNOUNCE, places };
};

const roll = (G, { playerID, random }) => {
  if (G.step !== STEP.ROLL) return INVALID_MOVE;
  if (G.places.length === 3) return { ...G, step: STEP.ALLOT, dice: random.D6(3) };

  const [a, b] = random.D6(2);
  const stay = Math.ceil((a + b) / 2);
  return { ...cast(G, Number(playerID), G.places[0], stay), step: STEP.VOTE, votesLeft: a + b - stay };
};

const allot = (G, { playerID }, pips, place) => {
  if (G.step !== STEP.ALLOT) return INVALID_MOVE;
  const die = G.dice.indexOf(pips);
  if (die < 0 || !G.places.includes(place)) return INVALID_MOVE;

  const team = Number(playerID);
  const dice = G.dice.filter((_, i) => i !== die);
  const places = G.places.filter((announced) => announced !== place);
  const next = { ...cast(G, team, place, pips), dice, places };
  return places.length === 1 ? endTurn(cast(next, team, places[0], dice[0])) : next;
};

const vote = (G, { playerID }, place) => {
  if (G.step !== STEP.VOTE || !isPlace(place)) return INVALID_MOVE;
  const next = { ...cast(G, Number(playerID), place, 1), votesLeft: G.votesLeft - 1 };
  return next.votesLeft === 0 ? endTurn(next) : next;
};

const count = (G, { random }) => {
  const electors = G.electors.slice();
  const counted = {};
  for (const place of COUNTING_ORDER) {
    if (G.votes[place] !== 0) continue;
    const winner = higherDie(random);
    counted[place] = winner;
    electors[winner] += ELECTORS[place];
  }
  return { ...G, electors, counted };
};

/** The move as boardgame.io calls it, working on the plain G under Immer's draft. */
const move = (act) => (context, ...args) => act(original(context.G), context, ...args);

const WEEK_MOVES = {
  campaign: move(campaign),
  fundraise: move(fundraise),
  announce: move(announce),
  roll: move(roll),
  allot: move(allot),
  vote: move(vote),
};
const COUNT_MOVES = { count: move(count) };

/** Each team rolls a die until they differ; the team with the higher one (TPG-4, TPG-21). */
function higherDie(random) {
  for (;;) {
    const blue = random.D6();
    const red = random.D6();
    if (blue !== red) return blue > red ? 0 : 1;
  }
}

function result({ electors: [blue, red] }) {
  return blue === red ? { draw: true } : { winner: blue > red ? '0' : '1' };
}

const CHOOSE_ACTS = [{ move: 'campaign', args: [] }, ...FUNDRAISING.map((p) => ({ move: 'fundraise', args: [p] }))];
const ANNOUNCE_ACTS = CODES.map((_, place) => ({ move: 'announce', args: [place] }));
const ROLL_ACTS = [{ move: 'roll', args: [] }];
const VOTE_ACTS = CODES.map((_, place) => ({ move: 'vote', args: [place] }));
const COUNT_ACTS = [{ move: 'count', args: [] }];

/** The legal acts, in the form in which boardgame.io's bots ask for them. */
function enumerate(G, ctx) {
  if (ctx.gameover) return [];
  if (ctx.phase === 'count') return COUNT_ACTS;
  switch (G.step) {
    case STEP.CHOOSE:
      return CHOOSE_ACTS;
    case STEP.ANNOUNCE:
      return ANNOUNCE_ACTS.filter(({ args: [place] }) => !G.places.includes(place));
    case STEP.ROLL:
      return ROLL_ACTS;
    case STEP.ALLOT:
      return G.dice
        .filter((pips, i) => G.dice.indexOf(pips) === i)
        .flatMap((pips) => G.places.map((place) => ({ move: 'allot', args: [pips, place] })));
    case STEP.VOTE:
      return VOTE_ACTS;
  }
}

/** The game as boardgame.io takes it; without a seed it takes one from the clock. */
function presidential({ weeks = WEEKS, seed } = {}) {
  return {
    name: 'presidential',
    seed,
    minPlayers: 2,
    maxPlayers: 2,
    disableUndo: true,

    setup: ({ random }) => ({
      first: higherDie(random),
      votes: CODES.map(() => 0),
      supply: [CHIPS, CHIPS],
      electors: [0, 0],
      turnsOver: 0,
      step: STEP.CHOOSE,
      places: [],
      dice: [],
      votesLeft: 0,
      counted: null,
    }),

    phases: {
      weeks: {
        start: true,
        moves: WEEK_MOVES,
        turn: {
          order: { first: ({ G }) => G.first, next: ({ ctx }) => 1 - ctx.playOrderPos },
          endIf: ({ G, ctx }) => G.turnsOver === ctx.turn,
        },
        endIf: ({ G }) => G.turnsOver === 2 * weeks,
        next: 'count',
      },
      count: {
        moves: COUNT_MOVES,
        turn: { order: { first: ({ G }) => G.first, next: ({ ctx }) => ctx.playOrderPos } },
      },
    },

    endIf: ({ G }) => (G.counted ? result(G) : undefined),
    ai: { enumerate },
  };
}

module.exports = { CHIPS, CODES, COUNTING_ORDER, ELECTORS, PLACE, STEP, WEEKS, cast, holder, presidential };
