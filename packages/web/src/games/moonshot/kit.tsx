import type { Told } from '@orrery/kernel';
import { KIND_NAMES, type MoonshotView, type Totals, totalsOf } from '@orrery/moonshot';
import type { GameKit } from '../kit.ts';
import { maneuverNamed } from './board/content.ts';
import { SIDES } from './board/sides.tsx';
import { terms } from './guide/terms.ts';
import { aboutCard } from './play/about.ts';
import { Charts } from './play/Charts.tsx';
import { MoonshotTable } from './play/MoonshotTable.tsx';
import { messages, retold, shown } from './play/told.ts';

const cardsIn = ({ data }: Told): string[] =>
  ['card', 'mission', 'module', 'tile', 'risk'].flatMap((key) => {
    const value = data[key];
    return typeof value === 'string' ? [`card:${value}`, `tile:${value}`] : [];
  });

/** Moonshot on the shared table. */
export const kit: GameKit = {
  Table: MoonshotTable,
  shown,
  retold,
  messages,
  spots(event) {
    const { cell, side } = event.data;
    return [
      ...cardsIn(event),
      ...(typeof cell === 'string' ? [`field:${cell}`] : []),
      ...(typeof side === 'number' ? [`side:${side}`] : []),
    ];
  },
  aim(option) {
    const [verb = '', a = ''] = option.split(':');
    if (verb === 'payload') return [`field:${a}`];
    if (verb === 'research') return [...a].map((kind) => `deck:${kind}`);
    if (verb === 'clean') return ['sabotage'];
    if (option in KIND_NAMES) return [`deck:${option}`];
    return a ? [`tile:${a}`, `card:${a}`] : [];
  },
  terms,
  about: aboutCard,
  marks: (view) => (view as MoonshotView).sides.map((side) => SIDES[side]?.mark ?? side),
  gains: ['popularity'],
  total: () => 'Popularity',
  End: Charts,
  keys: [
    [
      ['1', '–', '9'],
      'take up a tile of the line or a card of the hand; a free place for that card, from left to right',
    ],
    [['R'], 'turn the held tile'],
    [['E'], 'pass as Engineer'],
    [['N'], 'announce a mission'],
    [['P'], 'buy influence with popularity'],
    [['L'], 'the launch decision'],
    [['A'], 'in a launch: roll to the end'],
    [['X'], 'point at something for your partner'],
  ],
  breakdown(_detail, view) {
    const totals = totalsOf(view as MoonshotView);
    // The Moon, or what ran out, decides: none of these does.
    const row = (label: string, of: keyof Totals) => ({ label, values: totals.map((own) => own[of]), aside: true });
    return [row('Budget', 'budget'), row('Missions', 'missions'), row('Tiles', 'tiles')];
  },
  hand: (view, seat) => {
    const { programs, crews } = view as MoonshotView;
    const side = crews.findIndex(({ politician }) => politician.includes(seat));
    return (programs[side]?.hand ?? []).flatMap((card) => (card ? [maneuverNamed(card)?.name ?? card] : []));
  },
  sound: (type) =>
    type === 'installed' || type === 'mounted' || type === 'played' || type === 'supported'
      ? 'place'
      : type === 'got-tile' || type === 'won' || type === 'announced'
        ? 'gain'
        : null,
};
