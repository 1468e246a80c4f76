import type { Json, Told } from '@orrery/kernel';
import type { GameKit } from '../kit.ts';
import { nameOfCard } from './board/content.ts';
import { markOf } from './board/marks.ts';
import type { MoonrakersView } from './board/seen.ts';
import { terms } from './guide/terms.ts';
import { aboutCard } from './play/about.ts';
import { End } from './play/End.tsx';
import { MoonrakersTable } from './play/MoonrakersTable.tsx';
import { isForPoints, ofPrestige, ofWorth } from './play/points.ts';
import { thingsIn } from './play/useTurn.ts';

/** Events that are about a captain and no card. */
const OF_CAPTAINS: ReadonlySet<string> = new Set([
  'hinted',
  'rolled',
  'rerolled',
  'done',
  'hazards',
  'rewarded',
  'prize',
]);

/** What an event speaks of, by the names of its spots. */
function spotsOf({ type, data }: Told): string[] {
  const cards = ['card', 'contract', 'part', 'crew'].flatMap((key) => {
    const value = data[key];
    return typeof value === 'string' ? [`card:${value}`] : [];
  });
  const { place, seat } = data;
  const there =
    typeof seat === 'number' && (OF_CAPTAINS.has(type) || type.startsWith('offer-')) ? [`captain:${seat}`] : [];
  return [...cards, ...(typeof place === 'string' ? [`place:${place}`] : []), ...there];
}

/** Moonrakers on the shared table. */
export const kit: GameKit = {
  Table: MoonrakersTable,
  shown: (_name: string, value: Json) => (typeof value === 'string' ? nameOfCard(value) : null),
  spots: spotsOf,
  aim: (option) => thingsIn({ id: option }).flatMap((thing) => [`card:${thing}`, `place:${thing}`]),
  terms,
  about: aboutCard,
  marks: (view) => (view as MoonrakersView).captains.map(({ colour }) => markOf(colour)),
  End,
  keys: [
    [['1', '–', '9'], 'take up a contract, a card or a ware; invite a captain, or give them a lifted unit'],
    [['L'], 'lock the deal'],
    [['T'], 'take a counter-offer as it is'],
    [['C'], 'go on from a counter-offer'],
    [['X'], 'say no; as leader, end the talks'],
    [['W'], 'take an offer or a yes back'],
    [['B'], 'stay at Base'],
  ],
  news: { 'offer-accept': 'good', 'offer-counter': 'good', 'offer-decline': 'bad' },
  gains: ['rewarded', 'prize', 'claimed'],
  total: (view) => (isForPoints(view as MoonrakersView) ? 'Points' : 'Prestige'),
  breakdown(_detail, view) {
    const seen = view as MoonrakersView;
    const { captains } = seen;
    const row = (label: string, of: (own: MoonrakersView['captains'][number]) => number, aside = false) => ({
      label,
      values: captains.map(of),
      ...(aside ? { aside } : {}),
    });
    if (isForPoints(seen)) return [row('Prestige', ofPrestige), row('Ship, crew and credits', ofWorth)];
    // What nobody has is no part of the story.
    return [
      row('Contracts', ({ sources }) => sources.contracts),
      row('Head to head', ({ sources }) => sources.duels),
      row('Objectives', ({ sources }) => sources.objectives),
      row('Cards', ({ sources }) => sources.cards),
      row('Hazards', ({ sources }) => -sources.hazards),
      row('Net worth', ({ netWorth }) => netWorth, true),
    ].filter(({ values }) => values.some((n) => n !== 0));
  },
  chart: (view) => {
    const { history } = view as MoonrakersView;
    return history.length > 1 ? { title: 'Prestige by turn', rows: history } : null;
  },
  hand: (view, seat) =>
    ((view as MoonrakersView).captains[seat]?.hand ?? []).flatMap((card) => (card ? [nameOfCard(card) ?? card] : [])),
  sound: (type) =>
    type === 'played' || type === 'installed' || type === 'offer-propose' || type === 'offer-counter'
      ? 'place'
      : type === 'claimed' || type === 'bought' || type === 'offer-accept' || type === 'deal-locked'
        ? 'gain'
        : null,
};
