import type { Option } from '@orrery/kernel';
import { defined } from '@orrery/kernel';
import { CELL_NAMES, mayLay, type SeenProgram, SUPPLIER_PRICES } from '@orrery/moonshot';
import type { Ask } from '../../../table/table-types.ts';
import { type Gain, gainsOf, type Ledger, ledgerOf, rocketOf } from '../board/rocket.ts';
import type { Selection } from './selection.ts';
import { t } from './text.ts';

const TURNS = [0, 1, 2, 3];

/** Cells where a tile can be placed. */
export function openCells(own: SeenProgram): string[] {
  const cells = own.cells.map(({ tile }) => (tile === null ? -1 : 0));
  return CELL_NAMES.filter((_name, cell) => mayLay(cells, cell));
}

/** What a tile would add on each open cell, at its best rotation. */
export const gainsOn = (own: SeenProgram, tile: string): ReadonlyMap<string, Gain> =>
  gainsOf(
    rocketOf(own.cells),
    own.modules,
    tile,
    openCells(own).map((cell) => ({ cell, rotations: TURNS })),
  );

/** The rocket's points with the selection in place; null if nothing is placed. */
export function ledgerWith({ cells, modules }: SeenProgram, taken: Selection | null): Ledger | null {
  const rocket = rocketOf(cells);
  if (taken?.kind === 'tile' && taken.cell) {
    const { cell, tile, rotation } = taken;
    return ledgerOf({ ...rocket, [cell]: { tile, rotation } }, modules);
  }
  if (taken?.kind !== 'mount' || !taken.slot) return null;
  const { slot, module } = taken;
  return ledgerOf(
    rocket,
    modules.map((one) => (one.slot === slot ? { ...one, module } : one)),
  );
}

/** Bays that the Engineer can load. */
export const baysIn = (about: string, options: ReadonlyMap<string, Option>): string[] =>
  about === 'ask-engineer'
    ? [...options.keys()].flatMap((id) => (id.startsWith('payload:') ? [defined(id.split(':')[1])] : []))
    : [];

/** Slots where a module can be mounted. */
export const slotsIn = (about: string, ask: Ask | null): string[] =>
  about === 'ask-mount' && ask?.prompt.kind === 'place'
    ? ask.prompt.pieces.flatMap(({ cells }) => cells.map(({ cell }) => cell))
    : [];

/** Spaces of the suppliers' lane for the selected module or tile, with what a click does. */
export function spacesFor(
  taken: Selection | null,
  why: (id: string) => string | null | undefined,
): ReadonlyMap<number, string> {
  const spaces = new Map<number, string>();
  if (taken?.kind === 'module')
    for (const price of SUPPLIER_PRICES)
      if (why(`module:${taken.module}:${price}`) === null) spaces.set(price, t('order-here'));
  if (taken?.kind === 'tile' && taken.verb === 'line' && why(`supply:${taken.tile}`) === null)
    spaces.set(8, t('send-here'));
  return spaces;
}
