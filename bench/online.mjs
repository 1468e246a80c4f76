// `node bench/online.mjs <game> [--tables 40] [--moves 12000] [--warm 12000] [--rate 0] [--root <checkout>] [--prof <folder>]`
// Plays random games over sockets against a server in its own process. Prints the server's CPU time per durable move,
// also relative to the rules alone, and the time to join a match of a thousand entries. `--rate` limits moves per second
// and shows latencies; 0 plays at full speed. `--root` selects another built checkout, to compare versions. The warm-up
// counts moves instead of seconds, so that it does not depend on how busy the machine is.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { WebSocket } from 'ws';
import { guess, randomOf } from './guess.mjs';
import { longMatch } from './long-match.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    tables: { type: 'string', default: '40' },
    moves: { type: 'string', default: '12000' },
    warm: { type: 'string', default: '12000' },
    rate: { type: 'string', default: '0' },
    root: { type: 'string', default: here('..') },
    prof: { type: 'string' },
  },
});
const [game = 'moonriser'] = positionals;
const { root } = values;
const [tables, moves, warm, rate] = [values.tables, values.moves, values.warm, values.rate].map(Number);
const sleep = (ms) => new Promise((done) => setTimeout(done, ms));
const random = randomOf(3);

const LONG = 1000;
const folder = mkdtempSync(join(tmpdir(), 'orrery-bench-'));
const profile = values.prof ? ['--cpu-prof', `--cpu-prof-dir=${values.prof}`] : [];
const long = await longMatch(root, folder, game, LONG);
const server = spawn(process.execPath, [...profile, here('online-server.mjs'), root, folder], {
  stdio: ['ignore', 'pipe', 'inherit'],
});
const [url] = await once(createInterface({ input: server.stdout }), 'line');

/** CPU seconds the server has used. */
function cpu() {
  const stat = readFileSync(`/proc/${server.pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return { user: Number(fields[11]) / 100, system: Number(fields[12]) / 100 };
}

const post = async (path, body) => {
  const reply = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return reply.json();
};

let made = 0;
let measuring = false;
const waits = [];
let refused = 0;
let bytes = 0;
let over = false;

function line(match, token, hear) {
  return new Promise((ready) => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/ws`);
    const seat = { socket, prompts: [], id: 0 };
    socket.on('open', () => socket.send(JSON.stringify({ do: 'join', match, token })));
    socket.on('message', (data) => {
      const text = String(data);
      bytes += text.length;
      const message = JSON.parse(text);
      hear(seat, message);
      if (message.say === 'table') ready(seat);
    });
  });
}

/** One table: two seats, one move at a time. `ready` is called when the next can be made. */
function tableOf(ready) {
  const table = { seats: [], busy: false, ended: false, began: 0, match: '', tokens: [], move, open };

  async function open() {
    const { match, token } = await post('/api/matches', {
      game,
      seats: [{ kind: 'me', name: 'A' }, { kind: 'open' }],
    });
    const other = await post(`/api/matches/${match}/claim`, { name: 'B' });
    Object.assign(table, { match, tokens: [token, other.token], ended: false });
    table.seats = await Promise.all(table.tokens.map((key) => line(match, key, hear)));
  }

  function hear(seat, message) {
    if (message.say === 'table' || message.say === 'step') {
      seat.prompts = message.prompts;
      table.ended = message.result !== null;
    }
    if ((message.say !== 'ok' && message.say !== 'error') || message.id !== seat.id) return;
    made++;
    if (measuring && message.say === 'ok') waits.push(performance.now() - table.began);
    if (measuring && message.say === 'error') refused++;
    table.busy = false;
    if (!table.ended) return ready(table);
    for (const { socket } of table.seats) socket.close();
    void open().then(() => ready(table));
  }

  function move() {
    const asked = table.seats.find(({ prompts }) => prompts.some((prompt) => !prompt.standing));
    if (over || table.busy) return;
    if (!asked) return void setTimeout(() => ready(table), 1);
    const open = asked.prompts.filter((prompt) => !prompt.standing);
    const { seat, question, n, prompt } = open[Math.floor(random() * open.length)];
    const action = { seat, question, n, answer: guess(prompt, random) };
    table.busy = true;
    table.began = performance.now();
    asked.socket.send(JSON.stringify({ do: 'act', id: ++asked.id, action }));
  }
  return table;
}

/** The cost of a move in the rules alone, in milliseconds: a copy, the play, two views, the prompts. */
async function kernelCost() {
  const { catalog } = await import(pathToFileURL(`${root}/packages/games/registry/dist/index.js`).href);
  const { rulesOf, seeded } = await import(pathToFileURL(`${root}/packages/kernel/dist/index.js`).href);
  const rules = rulesOf(await catalog.find((entry) => entry.id === game).load());
  const rng = seeded('cost');
  const moves = [];
  let state = rules.begin(2, {}, 'cost');
  for (let n = 0; n < 3000; n++) {
    if (state.result !== null) state = rules.begin(2, {}, `cost ${n}`);
    const row = rules.waiting(state).find((one) => !one.standing);
    const { actions } = rules.legal(state, row.seat, row.question, rng, 1);
    const action = actions[Math.floor(random() * actions.length)];
    moves.push([state, action]);
    state = rules.copy(state);
    rules.play(state, action);
  }
  const run = () => {
    const before = process.cpuUsage();
    for (const [from, action] of moves) {
      const next = rules.copy(from);
      rules.play(next, action, () => {});
      rules.view(next, 0);
      rules.view(next, 1);
      for (const one of next.result ? [] : rules.waiting(next)) rules.prompt(next, one.seat, one.question);
    }
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000 / moves.length;
  };
  run();
  return run();
}

const free = [];
const all = Array.from({ length: tables }, () =>
  tableOf((table) => (rate ? free.push(table) : setImmediate(table.move))),
);
for (let from = 0; from < all.length; from += 10)
  await Promise.all(all.slice(from, from + 10).map((table) => table.open()));
for (const table of all) rate ? free.push(table) : table.move();
if (rate) {
  const began = performance.now();
  let sent = 0;
  const pacer = setInterval(() => {
    if (over) return clearInterval(pacer);
    const due = Math.floor(((performance.now() - began) / 1000) * rate);
    // Delays are not made up for in bursts, which would measure the queue and not the server.
    sent = Math.max(sent, due - 10);
    while (sent < due && free.length > 0) {
      free.splice(Math.floor(random() * free.length), 1)[0].move();
      sent++;
    }
  }, 2);
}

while (made < warm) await sleep(20);
const [cpu0, at0, bytes0] = [cpu(), performance.now(), bytes];
measuring = true;
while (made < warm + moves) await sleep(20);
measuring = false;
const [cpu1, at1, bytes1] = [cpu(), performance.now(), bytes];
over = true;
waits.sort((a, b) => a - b);
const quantile = (p) => waits[Math.min(waits.length - 1, Math.floor(waits.length * p))]?.toFixed(1);
const [user, system] = ['user', 'system'].map((kind) => ((cpu1[kind] - cpu0[kind]) * 1000) / waits.length);
const each = user + system;
await sleep(200);
const rules = await kernelCost();

/** Milliseconds from opening a connection to having the whole table, and the server's CPU time for it. */
async function joining({ match, token }) {
  const began = performance.now();
  const before = cpu();
  let size = 0;
  const { socket } = await line(match, token, (_seat, message) => {
    if (message.say === 'table') size = JSON.stringify(message).length;
  });
  const took = performance.now() - began;
  socket.close();
  const after = cpu();
  return { took, size, cost: (after.user + after.system - before.user - before.system) * 1000 };
}
// The first join loads the match from the disk; the others find it in memory.
const joins = [];
for (let n = 0; n < 6; n++) joins.push(await joining(long));
const [cold, ...later] = joins;
const most = (what) => Math.max(...later.map((one) => one[what])).toFixed(0);

console.log(
  [
    `${game}, ${tables} tables of two${rate ? `, ${rate} moves a second wanted` : ''}`,
    `  moves a second      ${(waits.length / ((at1 - at0) / 1000)).toFixed(0)} (${waits.length} in all, ${refused} refused)`,
    `  processor per move  ${each.toFixed(3)} ms (${system.toFixed(3)} of it the system's); the rules alone ${rules.toFixed(3)} ms; ratio ${(each / rules).toFixed(2)}`,
    `  answered after      p50 ${quantile(0.5)} ms, p90 ${quantile(0.9)} ms, p99 ${quantile(0.99)} ms`,
    `  sent per move       ${((bytes1 - bytes0) / waits.length / 1024).toFixed(2)} kB`,
    `  joining a match of ${LONG} entries  ${cold.took.toFixed(0)} ms from the disk (processor ${cold.cost.toFixed(0)} ms), at most ${most('took')} ms from memory (${most('cost')} ms), ${(cold.size / 1024).toFixed(0)} kB`,
    `  load of the machine ${readFileSync('/proc/loadavg', 'utf8').split(' ').slice(0, 3).join(' ')}`,
  ].join('\n'),
);
server.kill('SIGTERM');
await once(server, 'exit');
rmSync(folder, { recursive: true, force: true });
process.exit(0);
