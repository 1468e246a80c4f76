import type { Game } from './game.ts';
import type { Json } from './json.ts';
import { IllegalAction, refuse } from './refusal.ts';
import { framesOf, type Rules } from './rules.ts';
import { fill } from './schema.ts';
import type { Core } from './state.ts';

/** A saved state and the version of the rules that wrote it. */
export interface Snapshot {
  version: number;
  state: Json;
}

/** A state from a save of this or an older version: named migrations in order, then defaults, then the check. */
export function load<S extends Core>(rules: Rules<S>, snapshot: Snapshot): S {
  const { game } = rules;
  if (!Number.isInteger(snapshot.version) || snapshot.version > game.version) {
    throw new IllegalAction(refuse('newer-save', null, { version: snapshot.version, known: game.version }));
  }
  const raw = JSON.parse(JSON.stringify(snapshot.state)) as Record<string, Json>;
  for (const migration of game.migrations) {
    if (migration.version > snapshot.version) migration.up(raw);
  }
  if (typeof raw !== 'object' || raw === null || !Array.isArray(raw.stack)) {
    throw new IllegalAction(refuse('bad-state', null, { path: '/', expected: 'a state' }));
  }
  const state = fill(game.state, raw);
  fillVars(game, state);
  const wrong = rules.check(state);
  if (wrong) throw new IllegalAction(refuse('bad-state', null, { path: wrong.path, expected: wrong.expected }));
  return state;
}

/** Variables that a flow has gained since the save get their defaults. */
function fillVars(game: Game, state: Core): void {
  for (const frame of framesOf(state.stack)) {
    const flow = game.flows.find((known) => known.name === frame?.flow);
    if (flow && typeof frame.vars === 'object' && frame.vars !== null) fill(flow.vars, frame.vars);
  }
}
