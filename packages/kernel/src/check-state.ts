import type { Game } from './game.ts';
import { type Fault, fault, int, json, list, maybe, number, oneOf, type Schema, shape, text } from './schema.ts';
import type { Core, Frame } from './state.ts';

const post = shape({ flow: text, vars: json });
const frame: Schema = shape({
  flow: text,
  step: text,
  vars: json,
  into: maybe(text),
  serial: int,
  entry: int,
  sealed: maybe(list(maybe(shape({ answer: json })))),
  heard: json,
  posts: maybe(list(post)),
  after: json,
  lanes: maybe(list(list(json))),
});
const result = maybe(
  shape({ scores: list(number), places: list(int), winners: list(int), reason: text, detail: json }),
);
const after = oneOf('next', 'stay', 'jump', 'call', 'beside', 'end', 'unwind', 'lanes');

/** The first error in a state, or null. Checks the game's own fields, the core and every frame. */
export function checkState(game: Game, s: unknown): Fault | null {
  const wrong = fault(game.state, s);
  if (wrong) return wrong;
  const core = s as Core;
  const seats = core.out.length;
  for (const name of ['counts', 'marks'] as const) {
    if (core[name].length !== seats) return { path: `.${name}`, expected: `a list of ${seats} numbers` };
  }
  if (seats < game.seats.min || seats > game.seats.max)
    return { path: '.out', expected: `a list of ${game.seats.min} to ${game.seats.max} seats` };
  if (core.rng.length !== 4) return { path: '.rng', expected: 'a list of 4 numbers' };
  if (core.result !== null) {
    const inResult = fault(result, { detail: null, ...core.result }, '.result');
    if (inResult) return inResult;
  } else if (core.stack.length === 0) return { path: '.stack', expected: 'a list with a frame until the game is over' };
  if (game.zones(s).some((zone) => zone.cards.length !== zone.known.length)) {
    return { path: '/', expected: 'zones with one `known` entry per card' };
  }
  return inPosts(game, core.posts, '.posts') ?? inStack(game, core, core.stack, '.stack');
}

function inStack(game: Game, core: Core, stack: readonly unknown[], path: string): Fault | null {
  for (const [at, found] of stack.entries()) {
    const wrong = inFrame(game, core, found, `${path}[${at}]`);
    if (wrong) return wrong;
  }
  return null;
}

function inFrame(game: Game, core: Core, found: unknown, path: string): Fault | null {
  const wrong = fault(frame, found, path);
  if (wrong) return wrong;
  const f = found as Frame;
  const flow = game.flows.find((known) => known.name === f.flow);
  if (!flow) return { path: `${path}.flow`, expected: 'a known flow' };
  const step = Object.hasOwn(flow.steps, f.step) ? flow.steps[f.step] : null;
  if (f.step !== '' && !step) return { path: `${path}.step`, expected: `a step of ${f.flow}` };
  if (f.serial >= core.serial) return { path: `${path}.serial`, expected: `a number below ${core.serial}` };
  if (
    f.sealed !== null &&
    (typeof step !== 'object' || step?.sealed === undefined || f.sealed.length !== core.out.length)
  ) {
    return { path: `${path}.sealed`, expected: 'answers to a sealed step' };
  }
  if (f.heard !== null && !isAnswerCounts(f.heard, core.out.length)) {
    return { path: `${path}.heard`, expected: 'a count for each seat' };
  }
  if (f.after !== null && fault(after, f.after?.go)) return { path: `${path}.after`, expected: 'a valid transition' };
  const inner = fault(flow.vars, f.vars, `${path}.vars`) ?? inPosts(game, f.posts ?? [], `${path}.posts`);
  if (inner) return inner;
  for (const [at, lane] of (f.lanes ?? []).entries()) {
    const inLane = inStack(game, core, lane, `${path}.lanes[${at}]`);
    if (inLane) return inLane;
  }
  return null;
}

function isAnswerCounts(counts: unknown, seats: number): boolean {
  if (typeof counts !== 'object' || counts === null || Array.isArray(counts)) return false;
  return Object.values(counts).every((bySeat) => !fault(list(int), bySeat) && bySeat.length === seats);
}

function inPosts(game: Game, posts: readonly unknown[], path: string): Fault | null {
  const wrong = fault(list(post), posts, path);
  if (wrong) return wrong;
  const unknown = (posts as { flow: string }[]).findIndex(
    (call) => !game.flows.some((flow) => flow.name === call.flow),
  );
  return unknown < 0 ? null : { path: `${path}[${unknown}]`, expected: 'a call of a known flow' };
}
