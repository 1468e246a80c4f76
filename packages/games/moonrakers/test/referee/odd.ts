import { below, type Json, pick, type Rng } from '@orrery/kernel';
import { type Book, captain, type Question } from './book.ts';
import { CREW, KINDS, PARTS, REWARDS } from './facts.ts';

const ITEMS = ['prestige', 'credits', 'bonus', 'reputation', 'prototype', 'dice'];
const PLACES = ['komek', 'magnomi', 'ventus', 'henko', 'sorelia', 'base'];

/** Mostly illegal answers; the game and the referee must agree on each of them. */
export function odd(asked: Question, b: Book, answers: readonly Json[], rng: Rng): Json[] {
  const any = (list: readonly string[]): string => pick(rng, list);
  const card = (): string => any([...KINDS, ...CREW.keys()]);
  const part = (): string => any([...PARTS.keys()]);
  switch (asked.what) {
    case 'plays.play':
      return [
        ...[`play:${card()}`, `play:${any(KINDS)}>flex`, `use:${part()}`, `hire:${any(KINDS)}`],
        ...[...captain(b, asked.seat).hand.slice(0, 2), 'C01'].flatMap((own) => [`play:${own}`, `play:${own}>flex`]),
        ...captain(b, asked.seat).parts.map((own) => `use:${own.card}`),
        ...b.mercenaryRow.slice(0, 2).map((own) => `hire:${own}`),
      ];
    case 'buying.buy': {
      const own = pick(rng, [...b.armoryParts, ...b.armoryCrew, part()]);
      return [`buy:${own}`, `discard:${own}`, `swap:${own}`, `buy:${any(KINDS)}`, `buy:${part()}`];
    }
    case 'planning.choose': {
      const own = pick(rng, [...b.row, 'EX01', 'SR00', 'SR03']);
      return [
        ...['solo', 'talk', 'duel', 'replace', 'swap'].map((verb) => `${verb}:${own}`),
        ...['solo:SR00', 'talk:SR00', `travel:${any(PLACES)}`, 'base'],
      ];
    }
    case 'game.favour':
      return [`${any(Object.keys(REWARDS))}:any`, `${any(Object.keys(REWARDS))}:same:${any(b.colours)}`, 'exchange'];
    case 'claims.claim': {
      const { objectives } = captain(b, asked.seat);
      return [[], [pick(rng, objectives)], objectives, ['O01'], [pick(rng, objectives), pick(rng, objectives)]];
    }
    case 'mission.order':
    case 'plays.order': {
      const all = b.mission?.order.map(String) ?? [];
      return [null, all, [...all].reverse(), all.slice(1), [...all, '0']];
    }
    case 'talks.talk':
    case 'talks.word':
      return oddOffers(asked, b, answers, rng);
    default:
      return ['nothing', null];
  }
}

/** Mostly invalid offers, and answers out of turn. */
function oddOffers(_asked: Question, b: Book, answers: readonly Json[], rng: Rng): Json[] {
  const version = (b.talks?.version ?? 0) - (below(rng, 5) === 0 ? 1 : 0);
  const seats = b.captains.map((_own, seat) => seat).filter(() => below(rng, 4) > 0);
  const parties = below(rng, 3) > 0 && !seats.includes(b.leader) ? [...seats, b.leader] : seats;
  const items = ITEMS.filter(() => below(rng, 2) === 0);
  const terms = items.map((item) => ({
    from: below(rng, 12) === 0 ? b.leader : null,
    to: pick(rng, [...seats, 0, b.leader]),
    item,
    count: 1 + below(rng, 3),
  }));
  const [made] = answers.filter((one) => 'terms' in (one as object)) as { terms: object[] }[];
  return [
    { say: 'propose', parties, terms },
    { say: 'propose', parties: [...b.captains.keys()], terms: [] },
    { say: 'counter', version, parties, terms },
    ...['accept', 'decline', 'withdraw', 'lock'].map((say) => ({ say, version }) as Json),
    ...(made ? [{ ...made, parties } as unknown as Json, { ...made, terms: [] } as unknown as Json] : []),
  ];
}
