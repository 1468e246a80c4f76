import type { Json, VisibleEvent } from '@orrery/kernel';
import type { Text } from '@orrery/messages';
import type { GameUi } from '../../play/game-ui.ts';
import { nameOfCard } from './board/content.ts';
import { markOf } from './board/marks.ts';
import type { MoonrakersView } from './board/view-types.ts';
import { terms } from './guide/terms.ts';
import { aboutCard } from './play/about.ts';
import { cues, rounds } from './play/cues.ts';
import { End } from './play/End.tsx';
import { MoonrakersTable } from './play/MoonrakersTable.tsx';
import { isForPoints, ofPrestige, ofWorth } from './play/points.ts';
import { mood, palette } from './play/sounds.ts';
import { t } from './play/text.ts';
import { targetsIn } from './play/useTurn.ts';

/** Events that are about a captain rather than a card. */
const OF_CAPTAINS: ReadonlySet<string> = new Set([
  'hinted',
  'rolled',
  'rerolled',
  'done',
  'hazards',
  'rewarded',
  'prize',
]);

/** The screen anchors of an event. */
function anchorsOf({ type, data }: VisibleEvent): string[] {
  const cards = ['card', 'contract', 'part', 'crew'].flatMap((key) => {
    const value = data[key];
    return typeof value === 'string' ? [`card:${value}`] : [];
  });
  const { place, seat } = data;
  const there =
    typeof seat === 'number' && (OF_CAPTAINS.has(type) || type.startsWith('offer-')) ? [`captain:${seat}`] : [];
  return [...cards, ...(typeof place === 'string' ? [`place:${place}`] : []), ...there];
}

/** The user interface of Moonrakers. */
export const gameUi: GameUi<Text> = {
  Table: MoonrakersTable,
  shown: (_name: string, value: Json) => (typeof value === 'string' ? nameOfCard(value) : null),
  anchors: anchorsOf,
  aim: (option) => targetsIn({ id: option }).flatMap((target) => [`card:${target}`, `place:${target}`]),
  terms,
  about: aboutCard,
  marks: (view: MoonrakersView) => view.captains.map(({ colour }) => markOf(colour)),
  End,
  get keys(): GameUi['keys'] {
    return [
      [['1', '–', '9'], t('key-digits')],
      [['L'], t('key-lock')],
      [['T'], t('key-take')],
      [['C'], t('key-change')],
      [['X'], t('key-decline')],
      [['W'], t('key-withdraw')],
      [['Y'], t('key-base')],
    ];
  },
  news: { 'offer-accept': 'good', 'offer-counter': 'good', 'offer-decline': 'bad' },
  gains: ['rewarded', 'prize', 'claimed'],
  total: (view: MoonrakersView) => t(isForPoints(view) ? 'total-points' : 'total-prestige'),
  breakdown(_detail, view: MoonrakersView) {
    const { captains } = view;
    const row = (label: string, of: (own: MoonrakersView['captains'][number]) => number, aside = false) => ({
      label,
      values: captains.map(of),
      ...(aside ? { aside } : {}),
    });
    if (isForPoints(view)) return [row(t('total-prestige'), ofPrestige), row(t('row-worth'), ofWorth)];
    // Rows in which all values are zero are left out.
    return [
      row(t('row-contracts'), ({ sources }) => sources.contracts),
      row(t('row-duels'), ({ sources }) => sources.duels),
      row(t('row-objectives'), ({ sources }) => sources.objectives),
      row(t('row-cards'), ({ sources }) => sources.cards),
      row(t('row-hazards'), ({ sources }) => -sources.hazards),
      row(t('row-net-worth'), ({ netWorth }) => netWorth, true),
    ].filter(({ values }) => values.some((n) => n !== 0));
  },
  chart: (view: MoonrakersView) => {
    const { history } = view;
    return history.length > 1 ? { title: t('chart-prestige'), rows: history } : null;
  },
  hand: (view: MoonrakersView, seat) =>
    (view.captains[seat]?.hand ?? []).flatMap((card) => (card ? [nameOfCard(card) ?? card] : [])),
  cues,
  palette,
  mood,
  rounds,
};
