import type { Core, Rules } from '@orrery/kernel';
import type { Connect } from '@orrery/protocol';
import { noBus } from './bus.ts';
import { connectInProcess } from './client-connection.ts';
import { type Match, openMatch } from './match.ts';
import { memoryStore } from './memory-store.ts';
import type { MatchPorts } from './ports.ts';
import { type MatchSetup, newMatch } from './saved-match.ts';
import type { SavedMatch, Store } from './store.ts';

/** A match inside this process, and a connection to it. */
export interface LocalMatch {
  match: Match;
  connect: Connect;
  store: Store;
}

type Needed = Pick<MatchPorts, 'thinker' | 'clock' | 'secret' | 'fault'>;

/** Starts a match, in memory unless a store is given. Tokens are not hashed. Throws `IllegalAction` like `newMatch`. */
export async function openLocalMatch(
  rules: Rules<Core>,
  setup: MatchSetup,
  tools: Needed & Partial<MatchPorts>,
): Promise<LocalMatch> {
  const fresh = newMatch(rules, setup);
  const store = tools.store ?? memoryStore();
  await store.create(fresh);
  const saved = (await store.load(setup.id)) as SavedMatch;
  const match = openMatch({ bus: noBus, node: 'alone', keyOf: (token) => token, ...tools, store }, rules, saved);
  return { match, store, connect: connectInProcess(async () => match, tools.fault) };
}
