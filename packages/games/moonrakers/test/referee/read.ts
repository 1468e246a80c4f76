import type { State } from '../../src/index.ts';
import { nameOf } from '../../src/rules/owned.ts';
import type { Table } from './book.ts';
import { KINDS, LETTERS, type Letter, type Share } from './facts.ts';

// Converts the game's state to the referee's format, and compares the two.

const names = (cards: readonly number[]): string[] => cards.map(nameOf);
const orNull = (card: number): string | null => (card < 0 ? null : nameOf(card));
const PLACES = ['komek', 'magnomi', 'ventus', 'henko', 'sorelia', 'base'];
const byLetter = (units: readonly number[]): Record<Letter, number> =>
  Object.fromEntries([...LETTERS].map((letter, i) => [letter, units[i] ?? 0])) as Record<Letter, number>;
const shareOf = (shares: readonly number[], seat: number): Share => shares.slice(seat * 6, seat * 6 + 6) as Share;

export function read(s: State): Table {
  const laid = (cards: readonly number[], io: readonly number[]) =>
    cards.map((card, i) => ({ card: nameOf(card), io: io[i] as number }));
  return {
    captains: s.captains.map((own) => ({
      prestige: own.prestige,
      credits: own.credits,
      draw: names(own.draw.cards),
      hand: names(own.hand.cards),
      discard: names(own.discard.cards),
      looked: names(own.looked.cards),
      play: laid(own.play.cards, own.playIo),
      parts: laid(own.parts, own.partIo),
      objectives: names(own.objectives.cards),
      claimed: names(own.claimed),
      reputation: own.reputation.slice(),
      at: s.agreed.nomad ? (PLACES[own.at] as string) : '',
      sources: own.sources.slice(),
      completed: ['E', 'D', 'R', 'K'].filter((_type, i) => own.completed & (1 << i)),
    })),
    round: s.round,
    turn: s.turn,
    leader: s.leader,
    phase: s.phase,
    contractDecks: s.contractDecks.map(({ cards }) => names(cards)),
    row: names(s.row),
    anomaly: orNull(s.anomaly),
    unlocked: s.unlocked,
    partDeck: names(s.partDeck.cards),
    crewDeck: names(s.crewDeck.cards),
    prototypeDeck: names(s.prototypeDeck.cards),
    armoryParts: names(s.armoryParts),
    armoryCrew: names(s.armoryCrew),
    stock: Object.fromEntries(s.stock.map((left, i) => [KINDS[i + 7] as string, left])),
    scrapped: names(s.scrapped),
    objectiveDeck: names(s.objectiveDeck.cards),
    eventDeck: names(s.eventDeck.cards),
    usedEvents: names(s.usedEvents),
    event: orNull(s.event),
    policy: orNull(s.policy),
    sale: names(s.sale),
    mercenaryDeck: names(s.mercenaryDeck.cards),
    mercenaryRow: names(s.mercenaryRow),
    mercenaryDiscard: names(s.mercenaryDiscard),
    talks: s.talks && {
      contract: nameOf(s.talks.contract),
      version: s.talks.version,
      offers: s.talks.offers.map(({ version, by, parties, shares, accepted, declined }) => ({
        ...{ version, by, parties: parties.slice() },
        shares: s.captains.map((_own, seat) => shareOf(shares, seat)),
        ...{ accepted: accepted.slice().sort(), declined: declined.slice().sort() },
      })),
      current: s.talks.current,
      invited: s.talks.invited.slice(),
      hints: Object.fromEntries(
        s.talks.hints.flatMap((level, i) => (level > 0 ? [[`${Math.floor(i / 5)}:${i % 5}`, String(level)]] : [])),
      ),
    },
    mission: s.mission && {
      contract: nameOf(s.mission.contract),
      duel: s.mission.duel,
      outcome: s.mission.outcome,
      order: s.mission.order.slice(),
      free: s.mission.free,
      filled: byLetter(s.mission.filled),
      shares: s.captains.map((_own, seat) => shareOf(s.mission?.shares ?? [], seat)),
      pilots: Object.fromEntries(
        s.mission.order.map((seat) => {
          const own = s.mission?.pilots[seat] as NonNullable<State['mission']>['pilots'][number];
          const { actions, spent, rolled, blocks, done, score } = own;
          return [
            seat,
            {
              ...{ actions, spent, dice: own.dice.slice(), rolled, blocks, done },
              ...{ plays: names(own.plays), count: own.count, units: byLetter(own.units), score },
            },
          ];
        }),
      ),
      hired: s.mission.hired.slice(),
      hireCredits: s.mission.hireCredits,
      hirePrestige: s.mission.hirePrestige,
    },
    history: s.history.map((row) => row.slice()),
  };
}

/** Lists whose order does not matter. */
const UNORDERED = new Set([
  ...['hand', 'discard', 'looked', 'objectives', 'claimed', 'row', 'armoryParts', 'armoryCrew', 'scrapped'],
  ...['usedEvents', 'sale', 'mercenaryRow', 'mercenaryDiscard', 'hired', 'dice', 'invited'],
]);

/** All differences between the referee's book and the game's table, named by the keys of the table. */
export function compare(book: any, table: any, path = '', name = ''): string[] {
  if (book === table) return [];
  if (book === null || table === null || typeof book !== 'object' || typeof table !== 'object')
    return [`${path}: ${JSON.stringify(table)}, not ${JSON.stringify(book)}`];
  let [mine, theirs] = [book, table];
  if (UNORDERED.has(name)) [mine, theirs] = [[...book].sort(), [...table].sort()];
  if (name === 'play' || name === 'parts')
    [mine, theirs] = [book, table].map((list) => list.map((own: any) => `${own.card}:${own.io}`).sort());
  if (Array.isArray(mine) && mine.length !== theirs.length)
    return [`${path}: ${JSON.stringify(theirs)}, not ${JSON.stringify(mine)}`];
  return Object.keys(theirs).flatMap((key) =>
    mine[key] === theirs[key]
      ? []
      : compare(mine[key] ?? null, theirs[key], `${path}.${key}`, Array.isArray(mine) ? '' : key),
  );
}
