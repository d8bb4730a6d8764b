'use strict';

// boardgame.io's own server with its storage in memory and its socket transport, on a free port of the loopback:
//
//     node server/serve.js WEEKS
//
// Prints the port. Ends when its standard input is closed.

// As in ../bench.js: production mode must be set before boardgame.io is loaded, and a plain object is faster to read.
process.env = { ...process.env, NODE_ENV: 'production' };

const { Server, Origins } = require('boardgame.io/server');
const { presidential } = require('../game.js');

const weeks = Number(process.argv[2]);
const server = Server({ games: [presidential({ weeks })], origins: [Origins.LOCALHOST] });
// Suppress the startup messages, because the reader expects only the port.
console.log = () => {};
// An object instead of the port, to listen only on the loopback.
server.run({ port: { host: '127.0.0.1', port: 0 } }).then(({ appServer }) => {
  process.stdout.write(`${appServer.address().port}\n`);
});
process.stdin.resume();
process.stdin.on('end', () => process.exit(0));
