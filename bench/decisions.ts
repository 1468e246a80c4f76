// Measures game lengths: decisions per seat, for default clocks. Answers to questions with a single answer do not count.

import { think } from '@orrery/bots';
import { catalog } from '@orrery/games';
import { type Core, type Rules, rulesOf } from '@orrery/kernel';

const GAMES = Number(process.argv[2] ?? 10);

/** Decisions of each seat in one game between bots. */
function decisionsIn(rules: Rules<Core>, seats: number, seed: string): number[] {
  const state = rules.begin(seats, {}, seed);
  const counts = Array.from({ length: seats }, () => 0);
  while (state.result === null) {
    const row = rules.waiting(state).find(({ standing }) => !standing);
    if (!row) throw new Error(`${rules.game.id} is stuck`);
    const { seat, question } = row;
    if (rules.legal(state, seat, question).actions.length > 1) counts[seat] = (counts[seat] ?? 0) + 1;
    const action = think(rules, state, seat, question, { level: 'medium', seed, iterations: 8 });
    if (!action) throw new Error(`${rules.game.id}: no answer`);
    rules.play(state, action);
  }
  return counts;
}

for (const { id, seats, load } of catalog) {
  const rules = rulesOf(await load()) as Rules<Core>;
  for (let count = Math.max(2, seats.min); count <= seats.max; count++) {
    const all = Array.from({ length: GAMES }, (_none, game) => decisionsIn(rules, count, `length ${game}`)).flat();
    all.sort((a, b) => a - b);
    const at = (share: number) => all[Math.min(all.length - 1, Math.floor(share * all.length))];
    console.log(`${id} ${count} seats: median ${at(0.5)}, 90% ${at(0.9)}, most ${all.at(-1)}`);
  }
}
