// All players of one run, in a process of their own. The first argument is the task as JSON; the results go to standard
// output as JSON: first at full speed, then at a steady rate.
import { randomOf } from '../guess.mjs';

const { kind, url, game, tables, warm, moves, starts, rate, paced, peers } = JSON.parse(process.argv[2]);
const random = randomOf(3);
const { openTables } = await import(`./tables-${kind}.mjs`);
let begun = 0;
const onBegin = () => begun++;
const openTable = openTables(url, { game, random, peers, onBegin });
const sleep = (ms) => new Promise((done) => setTimeout(done, ms));

const began = performance.now();
const all = [];
for (let from = 0; from < tables; from += 10) {
  all.push(...(await Promise.all(Array.from({ length: Math.min(10, tables - from) }, openTable))));
}
const opened = performance.now() - began;
console.log(JSON.stringify({ opened }));

let waits = [];
let refused = 0;
const note = (ms) => (ms === null ? refused++ : waits.push(ms));
const quantile = (p) => waits[Math.min(waits.length - 1, Math.floor(waits.length * p))] ?? null;

/** Every table makes its next move as soon as the last one has arrived. */
async function flatOut(count) {
  [waits, refused] = [[], 0];
  const from = performance.now();
  await Promise.all(
    all.map(async (table) => {
      while (waits.length < count) note(await table.move());
    }),
  );
  return { perSecond: waits.length / ((performance.now() - from) / 1000) };
}

/** Every table begins its next match as soon as the last one has begun. */
async function startMatches(count) {
  [waits, refused] = [[], 0];
  const from = performance.now();
  await Promise.all(
    all.map(async (table) => {
      while (waits.length < count) {
        const began = performance.now();
        await table.begin();
        note(performance.now() - began);
      }
    }),
  );
  return { perSecond: waits.length / ((performance.now() - from) / 1000) };
}

/** A fixed number of moves per second by any free table. Delays are not made up for in bursts. */
async function steadily(count) {
  [waits, refused] = [[], 0];
  const idle = [...all];
  const from = performance.now();
  let sent = 0;
  while (waits.length < count) {
    const due = Math.floor(((performance.now() - from) / 1000) * rate);
    sent = Math.max(sent, due - 10);
    for (; sent < due && idle.length > 0; sent++) {
      const [table] = idle.splice(Math.floor(random() * idle.length), 1);
      void table.move().then((ms) => {
        note(ms);
        idle.push(table);
      });
    }
    await sleep(2);
  }
  await sleep(200);
  return { perSecond: waits.length / ((performance.now() - from) / 1000) };
}

async function report(what, run, count) {
  console.log(JSON.stringify({ begins: what }));
  begun = 0;
  const found = await run(count);
  waits.sort((a, b) => a - b);
  console.log(
    JSON.stringify({ what, ...found, moves: waits.length, refused, begun, p50: quantile(0.5), p99: quantile(0.99) }),
  );
}

if (warm > 0) await flatOut(warm);
if (moves > 0) await report('flat', flatOut, moves);
if (starts > 0) await report('starts', startMatches, starts);
if (paced > 0) await report('paced', steadily, paced);
console.log(JSON.stringify({ done: true }));
process.exit(0);
