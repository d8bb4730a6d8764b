'use strict';

// Measures how long an act takes to reach the other player on boardgame.io's own server, with many matches at once:
//
//     node server/load.js [MATCHES] [SECONDS] [ACTS_A_SECOND]
//
// The server is a process of its own; this process plays all players. Both players of a match are connected through the server's socket
// transport (WebSocket). This side speaks the protocol without boardgame.io's client, which would only add to the time. Acts first come at
// a steady pace, then as fast as possible with a few acts in flight. Prints one line of JSON.

const { spawn } = require('node:child_process');
const { once } = require('node:events');
const fs = require('node:fs');
const path = require('node:path');
const { io } = require('socket.io-client');
const { version } = require('boardgame.io/package.json');
const { presidential } = require('../game.js');

const WEEKS = 30;
const IN_FLIGHT = 16;
// Number of players who connect at the same time.
const SITTING_DOWN = 50;
const TIMEOUT = 30_000;

const game = presidential({ weeks: WEEKS });

/** Resident memory of a process in kB. */
function memory(pid) {
  return Number(/VmRSS:\s+(\d+)/.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8'))[1]);
}

/** A player's connection; `heard` is called with each new state. */
async function sitDown(port, matchID, playerID, heard) {
  const socket = io(`http://127.0.0.1:${port}/presidential`, { transports: ['websocket'], forceNew: true });
  const synced = new Promise((resolve, reject) => {
    socket.on('connect_error', reject);
    socket.once('sync', (_, { state }) => resolve(state));
  });
  socket.on('update', (_, state) => heard(state));
  socket.on('connect', () => socket.emit('sync', matchID, playerID, undefined, 2));
  return { socket, state: await synced };
}

class Match {
  static async open(port, number) {
    const match = new Match();
    match.id = `match-${number}`;
    match.waiting = null;
    const first = await sitDown(port, match.id, '0', () => {});
    const second = await sitDown(port, match.id, '1', (state) => match.heard(state));
    match.sockets = [first.socket, second.socket];
    match.state = second.state;
    return match;
  }

  /** The second player's socket has a new state. */
  heard(state) {
    const at = performance.now();
    if (state._stateID <= this.state._stateID) return;
    this.state = state;
    this.waiting?.(at);
  }

  /** One act of whoever must decide; the time only where the second player sees the first one's. */
  async act() {
    const { G, ctx, _stateID } = this.state;
    const acts = game.ai.enumerate(G, ctx);
    const { move, args } = acts[Math.floor(Math.random() * acts.length)];
    const playerID = ctx.currentPlayer;
    const action = { type: 'MAKE_MOVE', payload: { type: move, args, playerID, credentials: undefined } };
    const seen = new Promise((resolve, reject) => {
      const late = setTimeout(() => reject(new Error(`${this.id}: nothing was heard of ${move}`)), TIMEOUT);
      this.waiting = (at) => {
        clearTimeout(late);
        resolve(at);
      };
    });
    const began = performance.now();
    this.sockets[Number(playerID)].emit('update', action, _stateID, this.id, playerID);
    const at = await seen;
    this.waiting = null;
    return playerID === '0' ? at - began : null;
  }

  get over() {
    return this.state.ctx.gameover !== undefined;
  }
}

/** Acts on all matches in turn by several hands until the time is over; with a pace, so many a second. */
async function drive(matches, seconds, pace) {
  const times = [];
  let acts = 0;
  let begun = 0;
  const queue = matches.filter((match) => !match.over);
  const start = performance.now();
  const hand = async () => {
    for (;;) {
      if (pace) {
        begun += 1;
        const due = (begun / pace) * 1000;
        if (due > seconds * 1000) return;
        const wait = start + due - performance.now();
        if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
      } else if (performance.now() - start >= seconds * 1000) return;
      const match = queue.shift();
      if (!match) return;
      const took = await match.act();
      acts += 1;
      if (took !== null) times.push(took);
      if (!match.over) queue.push(match);
    }
  };
  await Promise.all(Array.from({ length: IN_FLIGHT }, hand));
  return { times, acts, seconds: (performance.now() - start) / 1000 };
}

const rounded = (value) => Number(value.toFixed(3));

function figures(times) {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share) => rounded(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
  return { count: sorted.length, p50_ms: at(0.5), p99_ms: at(0.99), max_ms: at(1) };
}

async function main() {
  const [matches, seconds, pace] = [1000, 20, 200].map((usual, n) => Number(process.argv[2 + n] ?? usual));
  if (!(matches > 0 && seconds > 0 && pace > 0)) {
    console.error('usage: node server/load.js [MATCHES] [SECONDS] [ACTS_A_SECOND]');
    process.exit(2);
  }
  const server = spawn(process.execPath, [path.join(__dirname, 'serve.js'), String(WEEKS)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const [line] = await once(server.stdout, 'data');
  const port = Number(String(line).trim());
  const empty = memory(server.pid);
  const all = [];
  for (let number = 0; number < matches; number += SITTING_DOWN) {
    const count = Math.min(SITTING_DOWN, matches - number);
    all.push(...(await Promise.all(Array.from({ length: count }, (_, n) => Match.open(port, number + n)))));
  }
  const full = memory(server.pid);
  await drive(all, 1, pace);
  const paced = await drive(all, seconds, pace);
  const hurried = await drive(all, seconds / 2);
  const played = memory(server.pid);
  console.log(
    JSON.stringify({
      peer: 'boardgame.io',
      version,
      matches,
      pace,
      paced: figures(paced.times),
      paced_per_second: rounded(paced.acts / paced.seconds),
      hurried: figures(hurried.times),
      hurried_per_second: rounded(hurried.acts / hurried.seconds),
      match_kb: rounded((full - empty) / matches),
      played_match_kb: rounded((played - empty) / matches),
    }),
  );
  server.stdin.end();
  for (const { sockets } of all) for (const socket of sockets) socket.disconnect();
}

main().catch((error) => {
  console.error(error);
  process.exit(1);
});
