import type { Listed } from '@orrery/games';
import { type Core, type Json, newTable, type Rules, resumeTable, rulesOf, type Table } from '@orrery/kernel';
import { EngineError } from './error.ts';

/** An open match. `whole` is false if it was loaded from a state, so its record is incomplete. */
export interface Match {
  id: string;
  table: Table;
  whole: boolean;
}

/** The games and matches of one engine. */
export interface Matches {
  catalog: readonly Listed[];
  rules(game: string): Promise<Rules>;
  find(match: string): Match;
  open(rules: Rules, seats: number, options: Json, seed: string): Match;
  load(rules: Rules, state: Json): Match;
  close(match: Match): void;
}

export function matchesOf(catalog: readonly Listed[]): Matches {
  const known = new Map<string, Rules>();
  const open = new Map<string, Match>();
  let count = 0;
  const keep = (table: Table, whole: boolean): Match => {
    const match = { id: `m${++count}`, table, whole };
    open.set(match.id, match);
    return match;
  };
  return {
    catalog,
    async rules(id) {
      const listed = catalog.find((entry) => entry.id === id);
      if (!listed) throw new EngineError('unknown-game', `There is no game "${short(id)}".`);
      const rules = known.get(id) ?? rulesOf(await listed.load());
      known.set(id, rules);
      return rules;
    },
    find(id) {
      const match = open.get(id);
      if (!match) throw new EngineError('unknown-match', `There is no match "${short(id)}".`);
      return match;
    },
    open: (rules, seats, options, seed) => keep(newTable(rules, { options, seats, seed }), true),
    load(rules, state) {
      const { version, id: game } = rules.game;
      const wrong = rules.check(state) ?? brokenBy(rules, state);
      if (wrong) {
        const message = `The state is not valid at ${wrong.path}: expected ${wrong.expected}.`;
        throw new EngineError('bad-state', message, { path: wrong.path, expected: wrong.expected });
      }
      const record = {
        game,
        version,
        options: {},
        seats: (state as unknown as Core).out.length,
        seed: '',
        entries: [],
      };
      return keep(resumeTable(rules, { ...record, snapshot: { version, state } }), false);
    },
    close(match) {
      open.delete(match.id);
    },
  };
}

/**
 * Why the rules cannot work with a state of the right shape, or null. Tries all views, the progress and all prompts
 * once.
 */
function brokenBy(rules: Rules, state: any): { path: string; expected: string } | null {
  try {
    const s = rules.copy(state);
    for (const viewer of [null, ...s.out.keys()]) rules.view(s, viewer);
    rules.game.progress(s);
    for (const row of rules.waiting(s)) rules.prompt(s, row.seat, row.question);
    if (s.result === null && rules.waiting(s).length === 0)
      return { path: '.stack', expected: 'at least one open question' };
  } catch (error) {
    return { path: '/', expected: `a state the rules can work with (${(error as Error).message})` };
  }
  return null;
}

const short = (id: string): string => (id.length > 60 ? `${id.slice(0, 60)}…` : id);
