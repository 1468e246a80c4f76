import { defined } from '@orrery/kernel';
import { CELL_NAMES, SLOTS } from '../content/blueprint.ts';
import { cardName, moduleOf, tileOf } from '../content/set.ts';
import { NONE, programOf, type State } from '../state.ts';
import { refillSideboard } from './decks.ts';
import { report } from './report.ts';

/** Places a tile on the blueprint; a covered tile is lost with its payload (MS-101 to MS-103). */
export function layTile(s: State, side: number, tile: number, cell: number, rotation: number): void {
  const own = programOf(s, side);
  const before = defined(own.cells[cell]);
  if (before !== NONE) s.covered.push(before >> 2);
  own.payload[cell] = 0;
  own.cells[cell] = tile * 4 + rotation;
  report('installed', side, {
    tile: cardName(tile),
    name: tileOf(tile).name,
    cell: defined(CELL_NAMES[cell]),
    rotation,
    covered: before === NONE ? null : cardName(before >> 2),
  });
}

/** Puts a module into a slot. A module already there is discarded and may refill the sideboard (MS-116, MS-301). */
export function mountModule(s: State, side: number, card: number, at: number): void {
  const own = programOf(s, side);
  const before = defined(own.modules[at]);
  if (before !== NONE) s.spentModules.push(before);
  own.modules[at] = card;
  report('mounted', side, {
    module: cardName(card),
    name: moduleOf(card).name,
    slot: SLOTS[at]?.id as string,
    replaced: before === NONE ? null : cardName(before),
  });
  if (before !== NONE) refillSideboard(s);
}
