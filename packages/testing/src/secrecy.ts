import {
  type Action,
  difference,
  type Event,
  type Message,
  type Refusal,
  type Rng,
  type Rules,
  type Seat,
  seeded,
  visibleCards,
  visibleEvent,
  word,
} from '@orrery/kernel';
import { ownQuestions } from './questions.ts';
import { ContractViolation, nameOf, type Place, within } from './violation.ts';

/** What a viewer can see of a state: its view, who is asked, and its own questions and legal answers. */
interface Visible {
  view: unknown;
  waiting: unknown;
  /** Short texts of all open questions, for a spectator only: they are public, so they must not reveal anything. */
  briefs: (Message | null)[];
  own: { question: string; prompt: unknown; legal: unknown; refusals: (Refusal | null)[] }[];
}

/** Everything a viewer can find out at a rest, both by looking and by calling `why` for the test actions `probes`. */
function visibleTo(rules: Rules, s: any, viewer: Seat | null, probes: readonly Action[]): Visible {
  const own = viewer === null ? [] : ownQuestions(rules, s, viewer);
  return {
    view: rules.view(s, viewer),
    waiting: rules.waiting(s, viewer),
    briefs: viewer === null ? briefsOf(rules, s) : [],
    own: own.map(({ at, question }) => ({
      question,
      prompt: rules.prompt(s, viewer as Seat, question),
      legal: at.step.options ? rules.legal(s, viewer as Seat, question) : null,
      refusals: probes
        .filter((probe) => probe.seat === viewer && probe.question === question)
        .map((probe) => rules.why(s, probe)),
    })),
  };
}

/** The short texts of all open questions. */
const briefsOf = (rules: Rules, s: any): (Message | null)[] =>
  rules.waiting(s, null).flatMap((row) => (row.standing ? [] : [rules.brief(s, row.seat, row.question)]));

const PART_NAMES = {
  briefs: 'the short text of a question',
  view: 'the view',
  waiting: 'the list of open questions',
  own: 'a prompt',
} as const;

/** Checks a rest: nothing that a viewer sees may change when everything it does not know is re-dealt. */
export function inspectVisible(
  place: Place,
  rules: Rules,
  s: any,
  viewer: Seat | null,
  probes: Action[],
  rng: Rng,
): any {
  const who = nameOf(viewer);
  const seed = `${word(rng)}`;
  const world = within(place, 'secrecy', `\`imagine\` fails for ${who}`, () => rules.imagine(s, viewer, seeded(seed)));
  const fault = rules.check(world);
  if (fault)
    throw new ContractViolation(
      place,
      'secrecy',
      `\`imagine\` for ${who} creates an invalid state: ${fault.path} is not ${fault.expected}`,
    );
  const zones = rules.game.zones(world);
  rules.game.zones(s).forEach((zone, i) => {
    const at = difference(visibleCards(zone, viewer), zones[i] && visibleCards(zones[i], viewer));
    if (at)
      throw new ContractViolation(
        place,
        'secrecy',
        `\`imagine\` for ${who} changes what the viewer knows in zone ${i} at ${at}`,
      );
  });
  const before = visibleTo(rules, s, viewer, probes);
  const after = within(place, 'secrecy', `a world imagined by ${who} cannot be viewed`, () =>
    visibleTo(rules, world, viewer, probes),
  );
  for (const part of ['view', 'waiting', 'briefs', 'own'] as const) {
    const at = difference(before[part], after[part]);
    if (at)
      throw new ContractViolation(
        place,
        'secrecy',
        `${PART_NAMES[part]} reveals hidden information to ${who} at ${at}`,
      );
  }
  const again = rules.imagine(world, viewer, seeded(seed));
  const at = difference(world, again);
  if (at)
    throw new ContractViolation(place, 'secrecy', `\`imagine\` for ${who} depends on hidden information at ${at}`);
  return world;
}

/** The outcome of an entry in one world. */
export interface Outcome {
  state: any;
  events: Event[];
}

const unknownTo = (rules: Rules, s: any, viewer: Seat | null): number =>
  rules.game.zones(s).reduce((sum, zone) => sum + visibleCards(zone, viewer).filter((card) => card === null).length, 0);

/**
 * Whether a viewer has learned something. For the acting seat only marks count, because undo uses them; other seats
 * also learn from cards that became known. A spectator has no marks and learns whenever any seat does.
 */
export function learned(rules: Rules, before: any, after: any, viewer: Seat | null, actor: Seat): boolean {
  if (viewer === actor) return before.marks[viewer] !== after.marks[viewer];
  if (unknownTo(rules, before, viewer) !== unknownTo(rules, after, viewer)) return true;
  if (viewer === null) return difference(before.marks, after.marks) !== null;
  return before.marks[viewer] !== after.marks[viewer];
}

/**
 * Checks an action: unless a mark says that a viewer has learned something, the same action must lead to the same view,
 * questions and log in every world the viewer can imagine. So neither the log nor the number of its entries reveals
 * anything, and a free undo takes back only the viewer's own action.
 */
export function inspectOutcome(
  place: Place,
  rules: Rules,
  before: any,
  action: Action,
  real: Outcome,
  viewer: Seat | null,
  rng: Rng,
): void {
  const { seat: actor } = action;
  if (learned(rules, before, real.state, viewer, actor)) return;
  const world = rules.imagine(before, viewer, rng);
  if (rules.why(world, action)) return;
  const start = rules.copy(world);
  const events: Event[] = [];
  const who = nameOf(viewer);
  within(place, 'imagined play', `an action fails in a world imagined by ${who}`, () =>
    rules.play(world, action, (event) => events.push(event)),
  );
  if (learned(rules, start, world, viewer, actor)) {
    if (viewer !== actor) return;
    throw new ContractViolation(
      place,
      'secrecy',
      `${who} learns something without a mark: another world would reveal more${MARKS}`,
    );
  }
  const log = (list: Event[]) => list.map((event) => visibleEvent(event, viewer));
  const found =
    at('the view', rules.view(real.state, viewer), rules.view(world, viewer)) ??
    at('the questions', rules.waiting(real.state, viewer), rules.waiting(world, viewer)) ??
    at('the log', log(real.events), log(events));
  if (found) throw new ContractViolation(place, 'secrecy', `${who} learns something without a mark: ${found}${MARKS}`);
}

/** Advice that is added to error messages, for the developer. */
const MARKS =
  '; `draw`, `move` and `show` add marks; call `witness(s, who)` for facts outside zones, such as a die or a role';

function at(what: string, real: unknown, imagined: unknown): string | null {
  const path = difference(real, imagined);
  return path && `${what} depends on it at ${path}`;
}
