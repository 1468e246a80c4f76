import type { Json, Message, VisibleEvent } from '@orrery/kernel';
import type { Text } from '@orrery/messages';
import { DESIGNS, type MoonriserView, type Score } from '@orrery/moonriser';
import type { GameUi, KeyLine } from '../../play/game-ui.ts';
import { countsText, fieldName, isField, tileText } from './board/index.ts';
import { terms } from './guide/terms.ts';
import { cues, rounds } from './play/cues.ts';
import { MoonriserTable } from './play/MoonriserTable.tsx';
import { mood, palette } from './play/sounds.ts';
import { t } from './text.ts';

const TILE = /^[AB]\d\d\.\d+$/;

/** The name of a physical tile such as `B01.3`. */
const tileName = (id: string): string => DESIGNS[id.split('.')[0] ?? '']?.name ?? id;

function shown(name: string, value: Json): string | null {
  if (typeof value === 'string' && TILE.test(value)) return tileName(value);
  if (typeof value === 'string' && isField(value)) return fieldName(value);
  if ((name === 'colour' || name === 'get' || name === 'got') && value === 'yellow') return t('victory-point');
  return null;
}

function breakdown(detail: Json | undefined, view: MoonriserView): { label: string; values: number[] }[] {
  const stored = (detail as { scores?: Score[] } | undefined)?.scores;
  const scores = stored ?? view.players.map((player) => player.score);
  return [
    { label: t('tiles'), values: scores.map((score) => score.value) },
    { label: t('links'), values: scores.map((score) => score.links) },
    { label: t('neighbourhoods'), values: scores.map((score) => score.neighbourhoods) },
    { label: t('tokens'), values: scores.map((score) => score.yellow) },
  ];
}

/** Event types omitted from the log because they are frequent or irrelevant. */
const HIDDEN = new Set(['drawn', 'supply-refilled', 'supply-laid', 'equipped', 'board-laid', 'bases-dealt']);

function eventMessage({ type, data }: VisibleEvent): Message | null | undefined {
  if (HIDDEN.has(type)) return null;
  if (type !== 'produced') return undefined;
  const made = countsText(data as Record<string, number>);
  return { id: 'made', params: { seat: data.seat ?? null, made } };
}

/** The anchors of the fields and tiles an event is about. */
const anchors = ({ data }: VisibleEvent): string[] => {
  const { cell, black, tile } = data as { cell?: string; black?: string | null; tile?: string };
  if (cell) return [`field:${cell}`, ...(black ? [`field:${black}`] : [])];
  return tile ? [`tile:${tile}`] : [];
};

/** A tile's name and rules, for a long press. */
function about(id: string): { title: string; text: string } | null {
  const design = DESIGNS[id];
  return design ? { title: design.name, text: tileText(design) } : null;
}

/** Moonriser's configuration of the shared table. */
export const gameUi: GameUi<Text> = {
  Table: MoonriserTable,
  shown,
  eventMessage,
  anchors,
  terms,
  about,
  messages: { made: '{seat} makes {made}.' },
  get keys(): readonly KeyLine[] {
    return [
      [['⇧', '1', '–', '2'], t('key-draw-all')],
      [['R'], t('key-rotate')],
      [['U'], t('key-upgrade')],
      [['←', '↑', '→', '↓'], t('key-walk')],
      [['+', '−', '0'], t('key-zoom')],
      [['[', ']'], t('key-turn')],
    ];
  },
  breakdown,
  hand: (view: MoonriserView, seat) => (view.players[seat]?.hand.tiles ?? []).map(({ id }) => tileName(id)),
  cues,
  palette,
  mood,
  rounds,
};
