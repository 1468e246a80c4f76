import type { Json } from '@orrery/kernel';
import type { GameKit } from '../games/kit.ts';
import { PlainTable } from './PlainTable.tsx';
import { titleOf } from './read.ts';

/** Whatever a result's detail counts for every seat. */
function breakdown(detail: Json | undefined, view: unknown): { label: string; values: number[] }[] {
  const parts = Object.entries((detail ?? {}) as Record<string, Json>);
  const seats = (view as { players?: unknown[] } | null)?.players?.length;
  return parts.flatMap(([name, values]) =>
    Array.isArray(values) && (!seats || values.length === seats) && values.every((n) => typeof n === 'number')
      ? [{ label: titleOf(name), values: values as number[] }]
      : [],
  );
}

/** The screen of a game that has none of its own yet. */
export const kit: GameKit = {
  Table: PlainTable,
  shown: () => null,
  breakdown,
  keys: [[['1', '–', '9'], 'choose from a list']],
};
