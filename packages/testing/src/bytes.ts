import {
  type Action,
  below,
  defined,
  type Event,
  fillOptions,
  type Game,
  type Json,
  newTable,
  pick,
  questionOf,
  type Rules,
  rulesOf,
  type Seat,
  seeded,
} from '@orrery/kernel';
import { learned } from './secrecy.ts';
import { nameOf } from './violation.ts';

/** A match at some point, with all events up to then. */
export interface Standing {
  seats: number;
  options: Json;
  state: Json;
  events: Event[];
}

/** Two states that a viewer cannot distinguish, and an action that must not reveal the difference either. */
export interface LookAlike {
  step: number;
  viewer: Seat | null;
  action: Action | null;
  /** Whether the action answers a quiet question, so that no seat is informed before the question closes. */
  quiet: boolean;
  real: Standing;
  other: Standing;
}

/**
 * Pairs of a real match and an imagined one, from several rests of one random game, for every seat and a spectator. A
 * pair includes the next action if that action teaches the viewer nothing.
 */
export function lookAlikes(
  game: Game,
  setup: { seats: number; options?: object; seed: string; rests: number },
): LookAlike[] {
  const { seats, seed, rests } = setup;
  const rules = rulesOf(game);
  const rng = seeded(`bytes ${seed}`);
  const options = fillOptions(game, setup.options ?? {}, seats) as Json;
  const steps = randomGame(rules, seats, options, seed);
  const found: LookAlike[] = [];
  for (let i = 0; i < rests; i++) {
    const step = below(rng, steps.length);
    const { before, after, action, events } = defined(steps[step]);
    const asked = rules.pending(before).find((at) => questionOf(at) === action.question)?.step;
    const quiet = asked !== undefined && 'quiet' in asked && asked.quiet === true;
    for (const viewer of [null, ...before.counts.keys()] as (Seat | null)[]) {
      const world = rules.imagine(before, viewer, rng);
      const standing = (state: unknown): Standing => ({ seats, options, state: state as Json, events });
      const teaches = (from: any, to: any) => learned(rules, from, to, viewer, action.seat);
      const isSafe =
        rules.why(world, action) === null && !teaches(before, after) && !teaches(world, played(rules, world, action));
      const next = { action: isSafe ? action : null, quiet: isSafe && quiet };
      found.push({ step, viewer, ...next, real: standing(before), other: standing(world) });
    }
  }
  return found;
}

interface Step {
  before: any;
  after: any;
  action: Action;
  events: Event[];
}

function played(rules: Rules, s: any, action: Action): any {
  const after = rules.copy(s);
  rules.play(after, action);
  return after;
}

function randomGame(rules: Rules, seats: number, options: Json, seed: string): Step[] {
  const events: Event[] = [];
  const table = newTable(rules, { seats, options, seed }, (event) => events.push(event));
  const rng = seeded(seed);
  const steps: Step[] = [];
  for (let at = rules.next(table.state, rng); at !== null; at = rules.next(table.state, rng)) {
    const before = table.state;
    const seat = pick(rng, at.seats);
    const answer = at.step.sample(before, at.frame.vars, seat, rng) as Action['answer'] | undefined;
    if (answer === undefined) continue;
    const action = { seat, question: questionOf(at), n: defined(before.counts[seat]), answer };
    const soFar = [...events];
    events.push(...table.act(action));
    steps.push({ before, after: table.state, action, events: soFar });
  }
  return steps;
}

/** Sets up a table, performs the action and returns everything that was sent to the viewer. */
export type Sender = (standing: Standing, pair: LookAlike) => Promise<string[]>;

/**
 * Compares what a sender sends for both states of each pair. Throws if a byte differs; returns the number of bytes
 * compared.
 */
export async function compareBytes(pairs: readonly LookAlike[], send: Sender): Promise<number> {
  let bytes = 0;
  for (const pair of pairs) {
    const { step, viewer } = pair;
    const one = (await send(pair.real, pair)).join('\n');
    const two = (await send(pair.other, pair)).join('\n');
    bytes += one.length;
    if (one === two) continue;
    let at = 0;
    while (one[at] === two[at]) at++;
    const shown = (text: string) => text.slice(Math.max(0, at - 120), at + 60);
    throw new Error(
      `step ${step}: messages to ${nameOf(viewer)} reveal hidden information: …${shown(one)}… or …${shown(two)}…`,
    );
  }
  return bytes;
}
