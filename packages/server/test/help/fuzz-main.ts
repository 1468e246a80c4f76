// Fuzzes a test server for `--seconds` with `--seed` and prints a summary. Exits with 1 on an unexpected result.
import { parseArgs } from 'node:util';
import { catalog } from '@orrery/games';
import { type Findings, fuzzFrames, fuzzRequests } from './fuzz.ts';
import { openWitness } from './witness.ts';
import { openWorld } from './world.ts';

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '60' }, seed: { type: 'string', default: '1' } },
});
const end = Date.now() + Number(values.seconds) * 1000;
const world = await openWorld({
  games: { catalog, module: '@orrery/games' },
  limits: { messages: { burst: 1e9, perSecond: 1e9 } },
});
const games = catalog.map(({ id }) => id);
const witness = await openWitness(world.server.url, games[0] as string);
const attack = (k: number) => ({
  url: world.server.url,
  seed: `${values.seed}/${k}`,
  games,
  shouldContinue: () => Date.now() < end,
});
const all = await Promise.all([0, 1, 2, 3].map((k) => (k < 3 ? fuzzFrames : fuzzRequests)(attack(k))));
const failed = world.log.filter((row) => row.msg === 'internal error').map((row) => JSON.stringify(row));
const sum: Findings = {
  answers: {},
  faults: [...all.flatMap(({ faults }) => faults), ...failed, ...(await witness.changes())],
};
for (const { answers } of all) {
  for (const [answer, times] of Object.entries(answers)) sum.answers[answer] = (sum.answers[answer] ?? 0) + times;
}
await world.end();
console.table(sum.answers);
for (const fault of sum.faults.slice(0, 20)) console.error(fault);
console.log(`${sum.faults.length} faults in ${values.seconds} s with seed ${values.seed}`);
process.exit(sum.faults.length > 0 ? 1 : 0);
