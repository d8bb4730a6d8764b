'use strict';

// The rulebook's worked examples, the limits and whole random games.

const assert = require('node:assert/strict');
const { test } = require('node:test');
const { Client } = require('boardgame.io/client');
const { MockRandom } = require('boardgame.io/testing');
const { CHIPS, CODES, COUNTING_ORDER, ELECTORS, PLACE, WEEKS, cast, holder, presidential } = require('./game.js');

const BLUE = 0;
const RED = 1;
const { CA, NY, TX, OH, PA, IL, CO, OR, WA } = PLACE;

/** A table whose dice fall as told; the first two decide who begins. */
function table({ weeks, first = BLUE, dice = [] } = {}) {
  const coming = [...(first === BLUE ? [6, 1] : [1, 6]), ...dice];
  const D6 = (count) => (count === undefined ? coming.shift() : coming.splice(0, count));
  const game = presidential({ weeks });
  const client = Client({ game: { ...game, plugins: [MockRandom({ D6 })] }, debug: false });
  const state = () => client.getState();
  return {
    state,
    acts: () => game.ai.enumerate(state().G, state().ctx),
    votes: (...places) => places.map((place) => state().G.votes[place]),
    act(move, ...args) {
      const before = state()._stateID;
      client.moves[move](...args);
      assert.equal(state()._stateID, before + 1, `${move} ${args} is legal`);
    },
    refuses(move, ...args) {
      const before = state()._stateID;
      const { error } = console;
      console.error = () => {};
      client.moves[move](...args);
      console.error = error;
      assert.equal(state()._stateID, before, `${move} ${args} is not legal`);
    },
  };
}

function campaign(at, ...places) {
  at.act('campaign');
  for (const place of places) at.act('announce', place);
  at.act('roll');
}

const opening = () => table().state().G;
const sum = (numbers) => numbers.reduce((a, b) => a + b, 0);

test('8 blue on 5 red in New York leave 3 blue', () => {
  const red = cast(opening(), RED, NY, 5);
  assert.deepEqual([holder(red, NY), red.electors], [RED, [0, 29]]);
  const blue = cast(red, BLUE, NY, 8);
  assert.equal(blue.votes[NY], 3);
  assert.deepEqual([holder(blue, NY), blue.electors], [BLUE, [29, 0]]);
  assert.deepEqual(blue.supply, [CHIPS - 3, CHIPS]);
});

test('California from blue to red moves 55', () => {
  const blue = cast(opening(), BLUE, CA, 2);
  assert.deepEqual(blue.electors, [55, 0]);
  assert.deepEqual(cast(blue, RED, CA, 3).electors, [0, 55]);
});

test('a neutral state is only added, a tied one only subtracted', () => {
  const red = cast(opening(), RED, OH, 5);
  assert.deepEqual(red.electors, [0, 18]);
  const tied = cast(red, BLUE, OH, 5);
  assert.deepEqual([holder(tied, OH), tied.electors], [null, [0, 0]]);
  assert.deepEqual(cast(tied, BLUE, OH, 1).electors, [18, 0]);
});

test('the supply is a hard limit', () => {
  let G = cast(opening(), BLUE, CA, CHIPS - 1);
  G = cast(G, BLUE, TX, 3);
  assert.deepEqual([G.votes[TX], G.supply[BLUE]], [1, 0]);
  G = cast(G, BLUE, NY, 4);
  assert.deepEqual([G.votes[NY], holder(G, NY)], [0, null]);
  G = cast(cast(G, RED, OH, 2), BLUE, OH, 5);
  assert.deepEqual([G.votes[OH], G.supply], [0, [0, CHIPS]]);
  G = cast(G, RED, TX, 1);
  assert.deepEqual([G.votes[TX], G.supply[BLUE]], [0, 1]);
});

test('51 places with 538 electors', () => {
  assert.deepEqual([CODES.length, sum(ELECTORS)], [51, 538]);
  assert.deepEqual(CODES, [...CODES].sort());
  assert.deepEqual(COUNTING_ORDER.slice(0, 5), [CA, TX, PLACE.FL, NY, IL]);
});

test('dice 6, 5, 3 on Pennsylvania, Ohio, Illinois', () => {
  const at = table({ dice: [6, 5, 3] });
  campaign(at, PA, OH, IL);
  assert.equal(at.acts().length, 9);
  at.act('allot', 5, PA);
  assert.equal(at.acts().length, 4);
  at.refuses('allot', 5, OH);
  at.refuses('allot', 3, PA);
  at.act('allot', 3, OH);
  assert.deepEqual(at.votes(PA, OH, IL), [5, 3, 6]);
  assert.deepEqual(at.state().G.electors, [58, 0]);
  assert.equal(at.state().ctx.currentPlayer, '1');
  assert.equal(at.acts().length, 5);
});

test('equal dice give one act', () => {
  const same = table({ dice: [4, 4, 4] });
  campaign(same, PA, OH, IL);
  assert.equal(same.acts().length, 3);
  const two = table({ dice: [4, 4, 1] });
  campaign(two, PA, OH, IL);
  assert.equal(two.acts().length, 6);
  two.act('allot', 4, PA);
  const left = two.acts().map(({ args }) => args);
  assert.deepEqual(left, [[4, OH], [4, IL], [1, OH], [1, IL]]);
});

test('9 in Texas leaves 5, the rest goes anywhere', () => {
  const at = table({ first: RED, dice: [5, 4] });
  at.refuses('fundraise', OH);
  at.act('fundraise', TX);
  assert.deepEqual(at.acts(), [{ move: 'roll', args: [] }]);
  at.act('roll');
  assert.deepEqual(at.votes(TX), [-5]);
  for (const place of [CO, CO, OR, WA]) {
    assert.equal(at.acts().length, 51);
    at.act('vote', place);
  }
  assert.deepEqual(at.votes(TX, CO, OR, WA), [-5, -2, -1, -1]);
  assert.deepEqual(at.state().G.electors, [0, 38 + 9 + 7 + 12]);
  assert.equal(at.state().ctx.currentPlayer, '0');
});

test('all 9 may stay in Texas, and 8 leaves 4', () => {
  const at = table({ dice: [5, 4, 6, 2] });
  at.act('fundraise', TX);
  at.act('roll');
  for (let i = 0; i < 4; i += 1) at.act('vote', TX);
  assert.deepEqual(at.votes(TX), [9]);
  at.act('fundraise', TX);
  at.act('roll');
  assert.deepEqual(at.votes(TX), [5]);
  assert.equal(at.state().G.votesLeft, 4);
});

test('the legal acts of a campaign', () => {
  const at = table();
  const counts = [at.acts().length];
  for (const [move, ...args] of [['campaign'], ['announce', PA], ['announce', OH], ['announce', IL]]) {
    at.act(move, ...args);
    counts.push(at.acts().length);
    at.refuses(move, ...args);
  }
  assert.deepEqual(counts, [5, 51, 50, 49, 1]);
});

test('the first team begins each week and counts at the end', () => {
  const counting = CODES.flatMap(() => [3, 3, 6, 1]);
  const at = table({ weeks: 2, first: RED, dice: [1, 1, 1, 1, 1, 1, 1, 1, ...counting] });
  for (const player of ['1', '0', '1', '0']) {
    assert.equal(at.state().ctx.currentPlayer, player);
    at.act('fundraise', TX);
    at.act('roll');
    at.act('vote', CA);
  }
  assert.equal(at.state().ctx.currentPlayer, '1');
  assert.deepEqual(at.acts(), [{ move: 'count', args: [] }]);
  at.refuses('campaign');
  at.act('count');
  const { G, ctx } = at.state();
  assert.deepEqual([G.electors, G.votes[CA], holder(G, CA)], [[538, 0], 0, BLUE]);
  assert.deepEqual([ctx.gameover, at.acts()], [{ winner: '0' }, []]);
});

test('269 to 269 is a tie', () => {
  const { endIf } = presidential();
  assert.deepEqual(endIf({ G: { counted: {}, electors: [269, 269] } }), { draw: true });
  assert.deepEqual(endIf({ G: { counted: {}, electors: [268, 270] } }), { winner: '1' });
});

test('random games end with 538, keep all chips and have the expected length', () => {
  const games = 100;
  let decisions = 0;
  for (let seed = 0; seed < games; seed += 1) {
    const game = presidential({ seed });
    const client = Client({ game, debug: false });
    for (let { G, ctx } = client.getState(); !ctx.gameover; { G, ctx } = client.getState()) {
      const acts = game.ai.enumerate(G, ctx);
      const { move, args } = acts[Math.floor(Math.random() * acts.length)];
      client.moves[move](...args);
      decisions += 1;
    }
    const { G } = client.getState();
    assert.equal(sum(G.electors), 538);
    for (const team of [BLUE, RED]) {
      const held = ELECTORS.filter((_, place) => holder(G, place) === team);
      assert.equal(sum(held), G.electors[team]);
      const chips = G.votes.map((votes) => Math.max(team === BLUE ? votes : -votes, 0));
      assert.equal(sum(chips) + G.supply[team], CHIPS);
    }
  }
  // A campaign has 7 decisions and is one turn in five; fundraising has 2 decisions and on average 3.25 votes.
  const expected = 2 * WEEKS * (7 / 5 + (5.25 * 4) / 5) + 1;
  assert.ok(Math.abs(decisions / games - expected) < 4, `${decisions / games} decisions per game`);
});
