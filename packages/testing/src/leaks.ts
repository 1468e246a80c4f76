import {
  type Action,
  canonical,
  defined,
  type Event,
  maskOf,
  type Seat,
  visibleCards,
  visibleEvent,
} from '@orrery/kernel';
import type { Inspector } from './inspector.ts';
import { factsOf } from './secrets.ts';
import { ContractViolation, nameOf } from './violation.ts';

/** Number of worlds in which an action is tried. */
const WORLDS = 60;
/** How many values must repeat, each with the same secret as before, to count as a leak. */
const PROOF = 12;

type Values = Map<string, string>;

/** Collects every single value of an event, by path. */
function leaves(value: unknown, path: string, into: Values): Values {
  if (typeof value === 'object' && value !== null) {
    for (const [key, part] of Object.entries(value)) leaves(part, `${path}.${key}`, into);
  } else into.set(path, canonical(value ?? null));
  return into;
}

/** Everything that is hidden from a viewer after an action, by description. */
function hidden({ rules: { game } }: Inspector, s: any, news: readonly Event[], viewer: Seat | null): Values {
  const values: Values = new Map();
  for (const { fact, value, by } of factsOf(game, s, news)) {
    if (!(by & maskOf(viewer))) values.set(`"${fact}"`, canonical(value));
  }
  game.zones(s).forEach((zone, i) => {
    visibleCards(zone, viewer).forEach((card, at) => {
      if (card === null) values.set(`the card at place ${at} of zone ${i}`, String(zone.cards[at]));
    });
  });
  return values;
}

/**
 * Checks an action after which a viewer has a new mark, so that it may have learned something but not everything. Tries
 * the action in many worlds: no value that the viewer receives may determine a secret that it still may not know.
 */
export function inspectLeaks(inspector: Inspector, before: any, action: Action, viewer: Seat | null): void {
  const { place, rules, worlds } = inspector;
  const rows: { received: Values; hidden: Values }[] = [];
  for (let i = 0; i < WORLDS; i++) {
    const world = rules.imagine(before, viewer, worlds);
    if (rules.why(world, action)) continue;
    const events: Event[] = [];
    rules.play(world, action, (event) => events.push(event));
    const visible = events.map((event) => visibleEvent(event, viewer));
    rows.push({
      received: leaves(
        visible.map(({ type, data }) => ({ [type]: data })),
        '',
        new Map(),
      ),
      hidden: hidden(inspector, world, events, viewer),
    });
  }
  const paths = (of: 'received' | 'hidden') => new Set(rows.flatMap((row) => [...row[of].keys()]));
  const secrets = [...paths('hidden')];
  for (const leaf of paths('received')) {
    const matching = rows.filter((row) => row.received.has(leaf));
    if (new Set(matching.map((row) => row.received.get(leaf))).size < 2) continue;
    const secret = secrets.find((name) => reveals(matching, leaf, name));
    if (secret)
      throw new ContractViolation(place, 'secrecy', `the log reveals ${secret} to ${nameOf(viewer)} at ${leaf}`);
  }
}

/** Whether a value determines a secret. Secrets with two values are ignored: the rules may let players infer them. */
function reveals(rows: { received: Values; hidden: Values }[], leaf: string, secret: string): boolean {
  const means = new Map<string, string>();
  let proof = 0;
  for (const row of rows) {
    const value = defined(row.received.get(leaf));
    const secretValue = row.hidden.get(secret);
    if (secretValue === undefined) continue;
    const before = means.get(value);
    if (before === undefined) means.set(value, secretValue);
    else if (before !== secretValue) return false;
    else proof++;
  }
  return proof >= PROOF && new Set(means.values()).size > 2;
}
