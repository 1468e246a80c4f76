import type { Json } from '@orrery/kernel';
import type { GameUi, KeyLine } from '../play/game-ui.ts';
import { GenericTable } from './GenericTable.tsx';
import { titleOf } from './read.ts';
import { t } from './text.ts';

/** All lists of numbers in a result's detail that have one value per seat. */
function breakdown(detail: Json | undefined, view: unknown): { label: string; values: number[] }[] {
  const parts = Object.entries((detail ?? {}) as Record<string, Json>);
  const seats = (view as { players?: unknown[] } | null)?.players?.length;
  return parts.flatMap(([name, values]) =>
    Array.isArray(values) && (!seats || values.length === seats) && values.every((n) => typeof n === 'number')
      ? [{ label: titleOf(name), values }]
      : [],
  );
}

/** The user interface of games that have no screen of their own. */
export const gameUi: GameUi = {
  Table: GenericTable,
  shown: () => null,
  breakdown,
  get keys(): KeyLine[] {
    return [[['1', '–', '9'], t('key-list')]];
  },
};
