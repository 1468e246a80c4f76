// `node --conditions=source --import tsx bench/turn.ts [game] [seats]`: time to list all legal answers late in a game,
// per question, in microseconds.
import { findGame } from '@orrery/games';
import { type Core, rulesOf, seeded } from '@orrery/kernel';
import { cpuMs } from '../packages/cli/src/measure.ts';
import { table } from '../packages/cli/src/print.ts';

const [id = 'mothership', seatCount = ''] = process.argv.slice(2);
const listed = findGame(id);
if (!listed) throw new Error(`there is no game ${id}`);
const rules = rulesOf(await listed.load());
const seats = Number(seatCount) || rules.game.seats.max;
const GAMES = 12;
const TIMES = 40;

/** States in the second half of random games, by open question. */
const late = new Map<string, Core[]>();
for (let i = 0; i < GAMES; i++) {
  const states: Core[] = [];
  const s = rules.begin(seats, {}, `late ${i}`);
  const rng = seeded(`late ${i}`);
  do states.push(rules.copy(s));
  while (rules.advance(s, rng));
  for (const state of states.slice(states.length / 2)) {
    const row = rules.waiting(state)[0];
    if (!row) continue;
    const name = `${row.flow}/${row.step}`;
    late.set(name, [...(late.get(name) ?? []), state]);
  }
}

/** Microseconds per state: the median and the slowest twentieth. */
function cost(states: readonly Core[], run: (s: Core) => void): [number, number] {
  for (const s of states) run(s);
  const each = states.map((s) => {
    const start = cpuMs();
    for (let i = 0; i < TIMES; i++) run(s);
    return ((cpuMs() - start) * 1000) / TIMES;
  });
  each.sort((a, b) => a - b);
  return [each[Math.floor(each.length / 2)] as number, each[Math.floor(each.length * 0.95)] as number];
}

const rows = [['microseconds', 'states', 'list', 'dearest 5 %', 'prompt', 'dearest 5 %']];
for (const [name, all] of [...late].sort((a, b) => b[1].length - a[1].length)) {
  const states = all.filter((_s, i) => i % Math.ceil(all.length / 150) === 0);
  const asked = (s: Core) => rules.waiting(s)[0] as ReturnType<typeof rules.waiting>[number];
  const list = cost(states, (s) => rules.legal(s, asked(s).seat, asked(s).question));
  const prompt = cost(states, (s) => rules.prompt(s, asked(s).seat, asked(s).question));
  rows.push([name, String(states.length), ...[...list, ...prompt].map((n) => n.toFixed(0))]);
}
console.log(`${rules.game.name}, ${seats} seats\n${table(rows)}`);
