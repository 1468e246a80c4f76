import { below, NOBODY, type Rng, shuffled, take, type Zone } from '@orrery/kernel';
import { placeNamed } from '../../src/content/places.ts';
import { cardNamed } from '../../src/content/set.ts';
import type { Options, State } from '../../src/index.ts';
import { ownCard } from '../../src/rules/owned.ts';

// Starting positions that random play rarely reaches: captains have parts, crew and good cards from the first turn.

/**
 * The starting position: unchanged (`none`); `rich`; rich with nearly empty decks (`late`); or `rare`, with all ships
 * at Base, captains of similar wealth close to the target, and a policy on deals or solo contracts.
 */
export type Help = 'none' | 'rich' | 'late' | 'rare';

const MIXES = [0, 7, 1, 4, 2, 5, 3, 6];

/** The n-th setup. Together they cover all seat counts, combinations of expansions and options. */
export function setupOf(n: number): { seats: number; options: Options; help: Help } {
  const seats = [4, 3, 2, 5, 1][n % 5] as number;
  const mix = MIXES[Math.floor(n / 5) % 8] as number;
  const turn = Math.floor(n / 40);
  return {
    seats,
    options: {
      overload: (mix & 1) > 0,
      nomad: (mix & 2) > 0,
      binding: (mix & 4) > 0 && seats > 1,
      length: (turn + n) % 4 === 3 ? 'long' : 'usual',
      ambiguity: n % 7 === 0,
      dice: n % 6 === 5 ? 'soft' : 'usual',
      rounds: n % 3 === 2 ? 'literal' : 'each',
    },
    help: n % 4 === 3 ? 'none' : (n + turn) % 3 === 0 ? 'late' : 'rich',
  };
}

/** The n-th setup for rare situations: Nomad and Binding Ties with four or two seats. */
export const rareSetupOf = (n: number): { seats: number; options: Options; help: Help } => ({
  seats: n % 3 === 2 ? 2 : 4,
  options: { ...setupOf(0).options, overload: n % 2 === 1, nomad: true, binding: true },
  help: 'rare',
});

/**
 * Sets up an even start with Truce Beacon and Ghostline Hull in play, under Fair Shares or, with two captains, the solo
 * levy.
 */
function rareStart(s: State, rng: Rng): void {
  const from = (zone: Zone, name: string): number[] => {
    const at = zone.cards.indexOf(cardNamed(name));
    return at < 0 ? [] : [take(zone, at)];
  };
  s.captains.forEach((own, seat) => {
    Object.assign(own, { credits: 2 + below(rng, 2), prestige: 7 + below(rng, 2), at: placeNamed('base') });
    own.reputation = own.reputation.map((_points, other) => (other === seat ? 0 : 2 + below(rng, 4)));
  });
  const first = below(rng, s.captains.length);
  ['HE10', 'HE6'].forEach((name, i) => {
    const own = s.captains[(first + i) % s.captains.length] as State['captains'][number];
    own.parts.push(...from(s.partDeck, name));
    own.partIo = own.parts.map(() => 0);
  });
  [s.policy = s.policy] = from(s.eventDeck, s.captains.length > 2 ? 'L06' : 'L08');
}

/** Changes the starting position. Unique cards are taken from their decks. */
export function helpStart(s: State, help: Help, rng: Rng): void {
  if (help === 'none') return;
  if (help === 'rare') return rareStart(s, rng);
  const top = (zone: Zone): number => take(zone, zone.cards.length - 1);
  s.captains.forEach((own, seat) => {
    own.credits += below(rng, 12);
    if (help === 'late') own.prestige = below(rng, 9);
    for (let left = below(rng, 5); left > 0; left--) {
      const proto = s.agreed.nomad && below(rng, 4) === 0 && s.prototypeDeck.cards.length > 3;
      own.parts.push(top(proto ? s.prototypeDeck : s.partDeck));
      own.partIo.push(0);
    }
    const gains: number[] = [];
    for (let left = 2 + below(rng, 3); left > 0 && s.crewDeck.cards.length > 8; left--) gains.push(top(s.crewDeck));
    // Kinds 0 to 6 are basic, 7 to 13 advanced.
    for (let left = 2 + below(rng, 8); left > 0; left--) gains.push(below(rng, 7));
    if (s.agreed.overload)
      for (let left = below(rng, 6); left > 0; left--) {
        const kind = below(rng, 7);
        if ((s.stock[kind] as number) < 1) continue;
        s.stock[kind] = (s.stock[kind] as number) - 1;
        gains.push(7 + kind);
      }
    const mine = [...own.draw.cards, ...gains.map((card) => ownCard(seat, card))];
    own.draw.cards = shuffled(rng, mine);
    own.draw.known = mine.map(() => NOBODY);
    if (s.agreed.binding) own.reputation = own.reputation.map((_points, other) => (other === seat ? 0 : below(rng, 6)));
  });
  if (help !== 'late') return;
  // Nearly uses up the advanced cards and the decks.
  s.stock = s.stock.map((left) => Math.min(left, below(rng, 3)));
  if (s.agreed.nomad && below(rng, 2) === 0) {
    while (s.eventDeck.cards.length > 2) s.usedEvents.push(top(s.eventDeck));
    while (s.prototypeDeck.cards.length > 1) s.scrapped.push(top(s.prototypeDeck));
  }
  if (below(rng, 2) === 0)
    while (s.objectiveDeck.cards.length > 2)
      (s.captains[0] as State['captains'][number]).claimed.push(top(s.objectiveDeck));
}
