import {
  type Action,
  below,
  type Event,
  fillOptions,
  type Game,
  type Json,
  openTable,
  pick,
  questionOf,
  type Rules,
  rulesOf,
  type Seat,
  seeded,
} from '@orrery/kernel';
import { nameOf } from './breach.ts';
import { learned } from './secrecy.ts';

/** A match as it stands, with all that was told so far. */
export interface Standing {
  seats: number;
  options: Json;
  state: Json;
  events: Event[];
}

/** Two standings that one viewer cannot tell apart, and what is done next that must not tell it either. */
export interface LookAlike {
  step: number;
  viewer: Seat | null;
  action: Action | null;
  /** The action answers a quiet question: until its moment nobody is told of it. */
  quiet: boolean;
  real: Standing;
  other: Standing;
}

/**
 * From one random game, at so many of its rests and for every seat and a spectator: the match as it is and as the
 * viewer could imagine it. The next action comes with it where it teaches the viewer nothing.
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
    const { before, after, action, events } = steps[step] as Step;
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
  const table = openTable(rules, { seats, options, seed }, (event) => events.push(event));
  const rng = seeded(seed);
  const steps: Step[] = [];
  for (let at = rules.next(table.state, rng); at !== null; at = rules.next(table.state, rng)) {
    const before = table.state;
    const seat = pick(rng, at.seats);
    const answer = at.step.sample(before, at.frame.vars, seat, rng) as Action['answer'] | undefined;
    if (answer === undefined) continue;
    const action = { seat, question: questionOf(at), n: before.counts[seat] as number, answer };
    const soFar = [...events];
    events.push(...table.act(action));
    steps.push({ before, after: table.state, action, events: soFar });
  }
  return steps;
}

/** Whatever sends messages: it sets a table up as it stands, lets the action happen, and says all the viewer was sent. */
export type Sender = (standing: Standing, pair: LookAlike) => Promise<string[]>;

/** Lets a sender serve both of each pair and throws where a single byte differs. Returns how many were compared. */
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
      `step ${step}: what ${nameOf(viewer)} is sent tells what it cannot know: …${shown(one)}… or …${shown(two)}…`,
    );
  }
  return bytes;
}
