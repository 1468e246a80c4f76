import {
  canonical,
  defined,
  type Event,
  type Game,
  type Mask,
  maskOf,
  type Seat,
  type Secret,
  SPECTATORS,
} from '@orrery/kernel';
import type { Inspector } from './inspector.ts';
import { ContractViolation, nameOf } from './violation.ts';

type OfZone = Extract<Secret, { zone: unknown }>;
type OfFact = Extract<Secret, { fact: unknown }>;

/** The secret facts outside zones. */
export const factsOf = (game: Game, s: any, news: readonly Event[] = []): OfFact[] =>
  (game.secrets?.(s, news) ?? []).filter((secret): secret is OfFact => 'fact' in secret);

/** All seats and spectators of a table. */
const tableOf = (seats: number): Mask => SPECTATORS | ((1 << seats) - 1);

/** Checks that a game declares its secrets, or that it declares to have none. */
export function inspectDeclaration({ place, rules }: Inspector, s: any): void {
  const { game } = rules;
  const violation = (message: string) => new ContractViolation(place, 'secrecy', message);
  if (!game.secrets && !game.open) {
    throw violation('the game does not declare what is hidden: define `secrets`, or set `open: true` if nothing is');
  }
  if (!game.open) return;
  if (game.secrets || game.imagine) throw violation('`open: true` cannot be combined with `secrets` or `imagine`');
  const all = tableOf(place.seats);
  if (game.zones(s).some((zone) => zone.known.some((known) => (known & all) !== all))) {
    throw violation('`open: true`, but a zone holds a card that some seats do not know');
  }
  const shown = (viewer: Seat | null) => canonical({ ...(rules.view(s, viewer) as object), seat: null });
  for (const seat of s.counts.keys()) {
    if (shown(seat) !== shown(null)) throw violation(`\`open: true\`, but seat ${seat} sees more than a spectator`);
  }
}

/** The seats that know each card according to `known`; cards outside zones are public and not listed. */
function marksOf(game: Game, s: any): Map<number, Mask> {
  const marks = new Map<number, Mask>();
  for (const zone of game.zones(s)) {
    zone.cards.forEach((card, at) => {
      marks.set(card, (marks.get(card) ?? 0) | defined(zone.known[at]));
    });
  }
  return marks;
}

/**
 * Compares `known` of every card with `secrets` for its place: exactly the seats that may know the card must know it.
 * With `kept`, seats that knew it before may still know it. At the start (`before` is null), no seat knew anything.
 */
export function inspectMarks({ place, rules }: Inspector, before: any, s: any, news: readonly Event[]): void {
  const { game } = rules;
  if (!game.secrets) return;
  const violation = (message: string) => new ContractViolation(place, 'secrecy', message);
  const stated = game.secrets(s, news).filter((secret): secret is OfZone => 'zone' in secret);
  const zones = game.zones(s);
  const all = tableOf(place.seats);
  const earlier = before === null ? null : marksOf(game, before);
  if (stated.length !== zones.length) {
    throw violation(`\`secrets\` names ${stated.length} zones, but there are ${zones.length}`);
  }
  for (const { zone, by, kept } of stated) {
    const number = zones.indexOf(zone);
    if (number < 0) throw violation('`secrets` names a zone that `zones` does not');
    for (let at = 0; at < zone.cards.length; at++) {
      const known = defined(zone.known[at]) & all;
      const may = ((typeof by === 'number' ? by : by[at]) ?? 0) & all;
      const knew = kept && earlier ? (earlier.get(defined(zone.cards[at])) ?? all) : 0;
      const odd = (known & ~(may | knew)) | (may & ~known);
      if (odd === 0) continue;
      const who = nameOf(odd & SPECTATORS && !(odd & ~SPECTATORS) ? null : Math.log2(odd & -odd));
      const where = `card ${zone.cards[at]} at place ${at} of zone ${number}`;
      throw violation(
        may & odd
          ? `${who} may know ${where} according to \`secrets\`, but not according to \`known\``
          : `${who} knows ${where} according to \`known\`, but may not according to \`secrets\``,
      );
    }
  }
}

/** Maximum number of values of a fact; more would take minutes to check. */
const MAX_VALUES = 100;

/** Number of worlds in which every card appears in every place, except with a probability of one in a million. */
const worldsFor = (size: number): number => Math.ceil(4 * size * (2 * Math.log(size) + 14));

/**
 * Checks many worlds imagined by one viewer: every place it does not know must show every unknown card with that back,
 * and every unknown fact must take every possible value. Everything it knows must stay the same.
 */
export function inspectWorlds({ place, rules, worlds }: Inspector, s: any, viewer: Seat | null): void {
  const { game } = rules;
  const bit = maskOf(viewer);
  const who = nameOf(viewer);
  const violation = (message: string) => new ContractViolation(place, 'secrecy', `\`imagine\` for ${who} ${message}`);
  const back = game.back ?? (() => 0);
  const groups = new Map<number, Set<number>>();
  const wanted: { zone: number; at: number; left: Set<number> }[] = [];
  game.zones(s).forEach((zone, i) => {
    zone.cards.forEach((card, at) => {
      if (defined(zone.known[at]) & bit) return;
      const group = groups.get(back(card)) ?? new Set();
      groups.set(back(card), group.add(card));
      wanted.push({ zone: i, at, left: group });
    });
  });
  for (const row of wanted) row.left = new Set(row.left);
  const stated = factsOf(game, s);
  const large = stated.find(({ among }) => among.length > MAX_VALUES);
  if (large)
    throw new ContractViolation(
      place,
      'secrecy',
      `"${large.fact}" has ${large.among.length} possible values; split it into several facts in \`secrets\`, such as one per die`,
    );
  const facts = stated.map(({ fact, value, by, among }) => ({
    fact,
    value: canonical(value),
    isKnown: (by & bit) !== 0,
    among: new Set(among.map(canonical)),
    left: new Set(by & bit ? [] : among.map(canonical)),
  }));
  const sizes = [...wanted.map((row) => row.left.size), ...facts.map((row) => row.left.size)];
  const missing = () => wanted.some((row) => row.left.size > 0) || facts.some((row) => row.left.size > 0);
  const most = worldsFor(Math.max(2, ...sizes));
  for (let i = 0; i < 3 || (i < most && missing()); i++) {
    const world = rules.imagine(s, viewer, worlds);
    const zones = game.zones(world);
    for (const { zone, at, left } of wanted) if (left.size > 0) left.delete(defined(zones[zone]?.cards[at]));
    const now = factsOf(game, world);
    facts.forEach((row, n) => {
      const value = canonical(now[n]?.value ?? null);
      if (row.isKnown && value !== row.value) throw violation(`changes "${row.fact}", which the viewer knows`);
      if (!row.isKnown && !row.among.has(value)) throw violation(`sets "${row.fact}" to ${value}, which is impossible`);
      row.left.delete(value);
    });
  }
  const stuck = wanted.find((row) => row.left.size > 0);
  if (stuck) {
    const { zone, at, left } = stuck;
    throw violation(`never puts card ${[...left][0]} at place ${at} of zone ${zone}, where it could be`);
  }
  const fixed = facts.find((row) => row.left.size > 0);
  if (fixed)
    throw violation(
      `never sets "${fixed.fact}" to ${[...fixed.left][0]}, which is possible: \`imagine\` must re-deal it`,
    );
}
