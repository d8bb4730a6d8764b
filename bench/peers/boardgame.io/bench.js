'use strict';

// Plays random games on boardgame.io's own client, without a server or a page, for some seconds and prints one line of
// JSON:
//
//     node bench.js [SECONDS]

// Production mode has to be set before boardgame.io is loaded. The environment becomes a plain object, because
// boardgame.io reads NODE_ENV in every hook and the real one is slower to read (a bundler would put the constant there);
// the gain is within the noise.
process.env = { ...process.env, NODE_ENV: 'production' };

const { Client } = require('boardgame.io/client');
const { setAutoFreeze } = require('immer');
const { version } = require('boardgame.io/package.json');
const { presidential } = require('./game.js');

// Immer need not freeze what the moves never change: a few per cent at most, hardly beyond the noise.
//
// Tried without a gain beyond the noise, and left out: a store enhancer that drops the log (there is no setting for
// it), a larger young generation for the garbage collector. Reading `client.store` instead of `client.getState()` gives
// a few per cent at most, but is not the documented way. A client is made for each game, since `reset` repeats the same
// dice; that is 2 % of a game.
setAutoFreeze(false);

// Share of the measured time played before it.
const WARM_UP = 0.3;

/** One random game: its last state and the number of decisions. */
function play(seed) {
  const game = presidential({ seed });
  const client = Client({ game, numPlayers: 2, debug: false });
  for (let decisions = 0; ; decisions += 1) {
    const state = client.getState();
    if (state.ctx.gameover) return { state, decisions };
    const acts = game.ai.enumerate(state.G, state.ctx);
    const { move, args } = acts[Math.floor(Math.random() * acts.length)];
    client.moves[move](...args);
  }
}

/** Random games until the time is over: the counts, and the time they took. */
function playFor(seconds) {
  const total = { games: 0, decisions: 0, wonByFirst: 0 };
  const cpu = process.cpuUsage();
  const start = performance.now();
  let elapsed = 0;
  while (elapsed < seconds) {
    const { state, decisions } = play(`${start}-${total.games}`);
    total.games += 1;
    total.decisions += decisions;
    if (state.ctx.gameover.winner === String(state.G.first)) total.wonByFirst += 1;
    elapsed = (performance.now() - start) / 1000;
  }
  const { user, system } = process.cpuUsage(cpu);
  return { ...total, elapsed, cpu: (user + system) / 1e6 };
}

const rounded = (value, digits) => Number(value.toFixed(digits));

const seconds = Number(process.argv[2] ?? 10);
if (!(seconds > 0)) {
  console.error('usage: node bench.js [SECONDS]');
  process.exit(2);
}
playFor(WARM_UP * seconds);
const { games, decisions, wonByFirst, elapsed, cpu } = playFor(seconds);
console.log(
  JSON.stringify({
    peer: 'boardgame.io',
    version,
    games,
    decisions,
    seconds: rounded(elapsed, 3),
    cpu_seconds: rounded(cpu, 3),
    decisions_per_second: rounded(decisions / elapsed, 1),
    share_first: rounded(wonByFirst / games, 4),
  }),
);
