import type { VisibleEvent } from '@orrery/kernel';
import type { Text } from '@orrery/messages';
import { type MoonshotView, TILE_KINDS, type Totals, totalsOf } from '@orrery/moonshot';
import type { GameUi, KeyLine } from '../../play/game-ui.ts';
import { maneuverNamed } from './board/content.ts';
import { SIDES } from './board/sides.tsx';
import { terms } from './guide/terms.ts';
import { aboutCard } from './play/about.ts';
import { Charts } from './play/Charts.tsx';
import { cues } from './play/cues.ts';
import { eventMessage, messages, shown } from './play/log-messages.ts';
import { MoonshotTable } from './play/MoonshotTable.tsx';
import { mood, palette } from './play/sounds.ts';
import { t } from './play/text.ts';

const cardsIn = ({ data }: VisibleEvent): string[] =>
  ['card', 'mission', 'module', 'tile', 'risk'].flatMap((key) => {
    const value = data[key];
    return typeof value === 'string' ? [`card:${value}`, `tile:${value}`] : [];
  });

/** Moonshot's configuration of the shared table. */
export const gameUi: GameUi<Text> = {
  Table: MoonshotTable,
  shown,
  eventMessage,
  messages,
  anchors(event) {
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
    if (TILE_KINDS.some((kind) => kind === option)) return [`deck:${option}`];
    return a ? [`tile:${a}`, `card:${a}`] : [];
  },
  terms,
  about: aboutCard,
  isOwn: ({ data }, view) => data.side === (view as MoonshotView).side,
  marks: (view: MoonshotView) => view.sides.map((side) => SIDES[side]?.mark ?? side),
  gains: ['popularity'],
  total: () => t('popularity'),
  End: Charts,
  get keys(): KeyLine[] {
    return [
      [['1', '–', '9'], t('key-digits')],
      [['R'], t('key-rotate')],
      [['E'], t('key-pass')],
      [['N'], t('key-announce')],
      [['P'], t('key-influence')],
      [['L'], t('key-launch')],
      [['A'], t('key-roll-all')],
      [['X'], t('key-point')],
    ];
  },
  breakdown(_detail, view: MoonshotView) {
    const totals = totalsOf(view);
    // The score is popularity; these rows are not part of it.
    const row = (label: string, of: keyof Totals) => ({ label, values: totals.map((own) => own[of]), aside: true });
    return [row(t('budget'), 'budget'), row(t('missions'), 'missions'), row(t('tiles'), 'tiles')];
  },
  hand: (view: MoonshotView, seat) => {
    const { programs, crews } = view;
    const side = crews.findIndex(({ politician }) => politician.includes(seat));
    return (programs[side]?.hand ?? []).flatMap((card) => (card ? [maneuverNamed(card)?.name ?? card] : []));
  },
  cues,
  palette,
  mood,
};
