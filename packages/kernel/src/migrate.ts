import type { Game } from './game.ts';
import { copyJson, type Json } from './json.ts';
import { IllegalAction, refuse } from './refusal.ts';
import type { Rules } from './rules.ts';
import { fill } from './schema.ts';
import type { Core } from './state.ts';

/** A saved state and the version of the rules that wrote it. */
export interface Snapshot {
  version: number;
  state: Json;
}

/**
 * Loads a saved state of this or an older version: runs the migrations in order, fills in defaults, then checks the
 * state.
 */
export function load<S extends Core>(rules: Rules<S>, snapshot: Snapshot): S {
  const { game } = rules;
  if (!Number.isInteger(snapshot.version) || snapshot.version > game.version) {
    throw new IllegalAction(refuse('newer-save', null, { version: snapshot.version, known: game.version }));
  }
  const bad = (path: string, expected: string) => new IllegalAction(refuse('bad-state', null, { path, expected }));
  const raw = copyJson(snapshot.state) as Record<string, Json>;
  if (typeof raw !== 'object' || raw === null || !Array.isArray(raw.stack)) throw bad('/', 'a state');
  for (const migration of game.migrations) {
    if (migration.version > snapshot.version) migration.up(raw);
  }
  const state = fill(game.state, raw);
  fillFrames(game, state.stack);
  const wrong = rules.check(state);
  if (wrong) throw bad(wrong.path, wrong.expected);
  if (state.result === null && !rules.pending(state).some((at) => at.standing === null)) {
    throw bad('.stack', 'a stack with an open question');
  }
  return state;
}

/** Fills in defaults for variables and frame fields that the save lacks. Invalid frames are reported by the check. */
function fillFrames(game: Game, stack: unknown): void {
  if (!Array.isArray(stack)) return;
  for (const frame of stack) {
    if (typeof frame !== 'object' || frame === null) continue;
    const flow = game.flows.find((known) => known.name === frame.flow);
    if (flow && typeof frame.vars === 'object' && frame.vars !== null) fill(flow.vars, frame.vars);
    if (frame.heard === undefined) {
      frame.heard = null;
      // Older saves have no `after`: their lanes always continued with the next step.
      if (Array.isArray(frame.lanes)) frame.after ??= { go: 'next' };
    }
    if (Array.isArray(frame.lanes)) for (const lane of frame.lanes) fillFrames(game, lane);
  }
}
