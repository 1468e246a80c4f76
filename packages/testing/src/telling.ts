import { type Action, canonical, type Event, maskOf, type Seat, seen, told } from '@orrery/kernel';
import { Breach, nameOf } from './breach.ts';
import type { Look } from './look.ts';
import { factsOf } from './secrets.ts';

/** Worlds in which an action is tried. */
const WORLDS = 60;
/** So many times a value must have come back with the same secret before it counts as telling it. */
const PROOF = 12;

type Values = Map<string, string>;

/** Every single value of what was told, by its place. */
function leaves(value: unknown, path: string, into: Values): Values {
  if (typeof value === 'object' && value !== null) {
    for (const [key, part] of Object.entries(value)) leaves(part, `${path}.${key}`, into);
  } else into.set(path, canonical(value ?? null));
  return into;
}

/** All that a viewer may not know after an action, by its place. */
function hidden({ rules: { game } }: Look, s: any, news: readonly Event[], viewer: Seat | null): Values {
  const values: Values = new Map();
  for (const { fact, value, by } of factsOf(game, s, news)) {
    if (!(by & maskOf(viewer))) values.set(`"${fact}"`, canonical(value));
  }
  game.zones(s).forEach((zone, i) => {
    seen(zone, viewer).forEach((card, at) => {
      if (card === null) values.set(`the card at place ${at} of zone ${i}`, String(zone.cards[at]));
    });
  });
  return values;
}

/**
 * A viewer with a new mark may have learned something, but not everything: where an action is tried in many worlds,
 * nothing it is told may go with something it still may not know, whichever value that has.
 */
export function inspectTelling(look: Look, before: any, action: Action, viewer: Seat | null): void {
  const { place, rules, worlds } = look;
  const rows: { told: Values; hidden: Values }[] = [];
  for (let i = 0; i < WORLDS; i++) {
    const world = rules.imagine(before, viewer, worlds);
    if (rules.why(world, action)) continue;
    const events: Event[] = [];
    rules.play(world, action, (event) => events.push(event));
    const heard = events.map((event) => told(event, viewer));
    rows.push({
      told: leaves(
        heard.map(({ type, data }) => ({ [type]: data })),
        '',
        new Map(),
      ),
      hidden: hidden(look, world, events, viewer),
    });
  }
  const places = (of: 'told' | 'hidden') => new Set(rows.flatMap((row) => [...row[of].keys()]));
  const secrets = [...places('hidden')];
  for (const leaf of places('told')) {
    const told = rows.filter((row) => row.told.has(leaf));
    if (new Set(told.map((row) => row.told.get(leaf))).size < 2) continue;
    const secret = secrets.find((name) => goesWith(told, leaf, name));
    if (secret) throw new Breach(place, 'secrecy', `the log tells ${nameOf(viewer)} ${secret} at ${leaf}`);
  }
}

/** Whether a secret can be told from a value. With two secrets left, one of them tells the other by the rules. */
function goesWith(rows: { told: Values; hidden: Values }[], leaf: string, secret: string): boolean {
  const means = new Map<string, string>();
  let proof = 0;
  for (const row of rows) {
    const value = row.told.get(leaf) as string;
    const meant = row.hidden.get(secret);
    if (meant === undefined) continue;
    const before = means.get(value);
    if (before === undefined) means.set(value, meant);
    else if (before !== meant) return false;
    else proof++;
  }
  return proof >= PROOF && new Set(means.values()).size > 2;
}
