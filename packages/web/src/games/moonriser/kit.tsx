import type { Json, Text, Told } from '@orrery/kernel';
import { DESIGNS, type MoonriserView, type Score } from '@orrery/moonriser';
import type { GameKit } from '../kit.ts';
import { countWords, fieldName, isField } from './board/index.ts';
import { terms } from './guide/terms.ts';
import { MoonriserTable } from './play/MoonriserTable.tsx';

const TILE = /^[AB]\d\d\.\d+$/;

/** The name of a physical tile such as `B01.3`. */
const tileName = (id: string): string => DESIGNS[id.split('.')[0] ?? '']?.name ?? id;

function shown(name: string, value: Json): string | null {
  if (typeof value === 'string' && TILE.test(value)) return tileName(value);
  if (typeof value === 'string' && isField(value)) return fieldName(value);
  if ((name === 'colour' || name === 'get' || name === 'got') && value === 'yellow') return 'victory point';
  return null;
}

function breakdown(detail: Json | undefined, view: unknown): { label: string; values: number[] }[] {
  const stored = (detail as { scores?: Score[] } | undefined)?.scores;
  const scores = stored ?? (view as MoonriserView).players.map((player) => player.score);
  return [
    { label: 'Tiles', values: scores.map((score) => score.value) },
    { label: 'Links', values: scores.map((score) => score.links) },
    { label: 'Neigh­bour­hoods', values: scores.map((score) => score.neighbourhoods) },
    { label: 'Tokens', values: scores.map((score) => score.yellow) },
  ];
}

/** What happens so often that the log is clearer without it. */
const QUIET = new Set(['drawn', 'supply-refilled', 'supply-laid', 'equipped', 'board-laid', 'bases-dealt']);

function retold({ type, data }: Told): Text | null | undefined {
  if (QUIET.has(type)) return null;
  if (type !== 'produced') return undefined;
  const made = countWords(data as Record<string, number>);
  return { id: 'made', params: { seat: data.seat ?? null, made } };
}

/** Fields and tiles an event speaks of. */
const spots = ({ data }: Told): string[] => {
  const { cell, black, tile } = data as { cell?: string; black?: string | null; tile?: string };
  if (cell) return [`field:${cell}`, ...(black ? [`field:${black}`] : [])];
  return tile ? [`tile:${tile}`] : [];
};

/** Moonriser on the shared table. */
export const kit: GameKit = {
  Table: MoonriserTable,
  shown,
  retold,
  spots,
  terms,
  messages: { made: '{seat} makes {made}.' },
  keys: [
    [['⇧', '1', '–', '2'], 'draw all that is left from one pile'],
    [['R'], 'turn the held tile; with Shift the other way'],
    [['U'], 'upgrade a tile'],
    [['←', '↑', '→', '↓'], 'walk over the board'],
    [['+', '−', '0'], 'zoom in, out, show all'],
    [['[', ']'], 'turn the board'],
  ],
  breakdown,
  hand: (view, seat) => ((view as MoonriserView).players[seat]?.hand.tiles ?? []).map(({ id }) => tileName(id)),
  sound: (type) =>
    type === 'placed' || type === 'base-placed' || type === 'upgraded'
      ? 'place'
      : type === 'produced' || type === 'traded'
        ? 'gain'
        : null,
};
