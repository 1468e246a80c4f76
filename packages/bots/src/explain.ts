import {
  type Action,
  type Answer,
  type Core,
  type Message,
  questionOf,
  type Rules,
  type Seat,
  seeded,
} from '@orrery/kernel';

/** Number of worlds in which a reason must hold. */
const WORLDS = 3;

export interface ExplainOptions {
  /** Whose knowledge is used: by default the seat's own; null for what a spectator may know. */
  viewer?: Seat | null;
  /** Another answer: what both have in common is left out. */
  compared?: Answer;
  seed?: string;
}

/**
 * Why an answer is good or bad, in terms of the game, the most important reason first. Uses only what the viewer knows:
 * the answer is tried in worlds that look the same to the viewer, and only reasons that hold in all of them are kept.
 * Empty for secret questions seen by others, and if the game has no reasons.
 */
export function explain<S extends Core>(
  rules: Rules<S>,
  state: S,
  seat: Seat,
  question: string,
  answer: Answer,
  { viewer = seat, compared, seed = 'reasons' }: ExplainOptions = {},
): Message[] {
  const rng = seeded(`${seed}/${seat}/${question}`);
  let found: Message[] | null = null;
  let common: ReadonlySet<string> = new Set();
  for (let i = 0; i < WORLDS && found?.length !== 0; i++) {
    const world = rules.imagine(state, viewer, rng);
    const here = reasonsIn(rules, world, seat, question, answer, viewer);
    const texts = new Set(here.map(textOf));
    found = found === null ? here : found.filter((one) => texts.has(textOf(one)));
    if (i === 0 && compared !== undefined)
      common = new Set(reasonsIn(rules, world, seat, question, compared, viewer).map(textOf));
  }
  return (found ?? []).filter((one) => !common.has(textOf(one)));
}

/** Most reasons that a bot gives for its move. */
const TOLD = 2;

/** An action with its most important reasons that spectators may know. */
export const withReasons = <S extends Core>(
  rules: Rules<S>,
  state: S,
  action: Action,
): Action & { why: Message[] } => ({
  ...action,
  why: explain(rules, state, action.seat, action.question, action.answer, { viewer: null }).slice(0, TOLD),
});

const textOf = (message: Message): string => JSON.stringify(message);

/** A game's reasons for an answer in one world; none if it is not legal there. */
function reasonsIn<S extends Core>(
  rules: Rules<S>,
  world: S,
  seat: Seat,
  question: string,
  answer: Answer,
  viewer: Seat | null,
): Message[] {
  const { reason } = rules.game.ai ?? {};
  const at = rules.pending(world).find((open) => questionOf(open) === question && open.seats.includes(seat));
  if (!reason || !at || (viewer !== seat && 'sealed' in at.step)) return [];
  const action = { seat, question, n: world.counts[seat] ?? 0, answer };
  if (rules.why(world, action)) return [];
  const after = rules.copy(world);
  rules.play(after, action);
  const { flow, step, vars } = { ...at.frame, step: at.standing ?? at.frame.step };
  const certain = world.rng.every((word, i) => word === after.rng[i]);
  return reason({ s: world, seat, flow, step, vars, answer, after, certain, own: viewer === seat });
}
