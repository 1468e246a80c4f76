import type { Json } from '@orrery/kernel';
import { DESIGNS, type MoonriserView, type Score } from '@orrery/moonriser';
import type { GameKit } from '../kit.ts';
import { face } from './face.tsx';
import { MoonriserTable } from './MoonriserTable.tsx';

const TILE = /^[AB]\d\d\.\d+$/;

/** The name of a physical tile such as `B01.3`. */
const tileName = (id: string): string => DESIGNS[id.split('.')[0] ?? '']?.name ?? id;

function shown(name: string, value: Json): string | null {
  if (typeof value === 'string' && TILE.test(value)) return tileName(value);
  if ((name === 'colour' || name === 'get' || name === 'got') && value === 'yellow') return 'victory point';
  return null;
}

function breakdown(detail: Json | undefined, view: unknown): { label: string; values: number[] }[] {
  const stored = (detail as { scores?: Score[] } | undefined)?.scores;
  const scores = stored ?? (view as MoonriserView).players.map((player) => player.score);
  return [
    { label: 'Tiles', values: scores.map((score) => score.value) },
    { label: 'Links', values: scores.map((score) => score.links) },
    { label: 'Neighbour­hoods', values: scores.map((score) => score.neighbourhoods) },
    { label: 'Tokens', values: scores.map((score) => score.yellow) },
  ];
}

/** Moonriser on the shared table. */
export const kit: GameKit = {
  Table: MoonriserTable,
  shown,
  face,
  breakdown,
  sound: (type) =>
    type === 'placed' || type === 'base-placed' || type === 'upgraded'
      ? 'place'
      : type === 'produced' || type === 'traded'
        ? 'gain'
        : null,
};
