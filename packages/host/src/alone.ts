import type { Core, Rules } from '@orrery/kernel';
import type { Connect } from '@orrery/protocol';
import { noBus } from './bus.ts';
import { overHost } from './line.ts';
import { type Match, openMatch } from './match.ts';
import { memoryStore } from './memory.ts';
import type { MatchTools } from './ports.ts';
import { newMatch, type Setup } from './saved.ts';
import type { SavedMatch, Store } from './store.ts';

/** A match in this process alone, and the line that leads to it. */
export interface Alone {
  match: Match;
  connect: Connect;
  store: Store;
}

type Needed = Pick<MatchTools, 'thinker' | 'clock' | 'secret' | 'fault'>;

/** Starts a match, in memory where no store is given; tokens are what they are. Throws `IllegalAction` as `newMatch`. */
export async function openAlone(rules: Rules<Core>, setup: Setup, tools: Needed & Partial<MatchTools>): Promise<Alone> {
  const fresh = newMatch(rules, setup);
  const store = tools.store ?? memoryStore();
  await store.create(fresh);
  const saved = (await store.load(setup.id)) as SavedMatch;
  const match = openMatch({ bus: noBus, node: 'alone', keyOf: (token) => token, ...tools, store }, rules, saved);
  return { match, store, connect: overHost(async () => match, tools.fault) };
}
