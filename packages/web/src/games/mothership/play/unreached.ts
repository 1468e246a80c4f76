import type { Refusal } from '@orrery/kernel';
import { canHit, isFree, judgeTarget, type MothershipView, sideOf, targetAt, unitName } from '@orrery/mothership';
import type { Words } from '../../../play/game-ui.ts';
import { distance, type Hex } from '../board/hex.ts';
import { unitTitle } from './board-data.ts';
import { cellOf, hexOfUnit } from './plans.ts';
import type { Position } from './position.ts';
import { t } from './text.ts';

/** Reasons that concern a ship: its state, the target, or the distance. */
type ShipReason = 'held' | 'attacked' | 'moved' | 'harmless' | 'too-far' | 'blocked';

/** Why a click on a hex has no effect: a reason with its numbers, or a refusal of the rules. */
export type Unreached =
  | { reason: 'not-offered' }
  | { reason: 'not-on-the-way' }
  | { reason: ShipReason; unit: string; far: number; spaces: number }
  | { reason: 'rules'; refusal: Refusal };

/** Why a ship can neither fly to a hex nor attack what is there. */
export function unreached({ view, table }: Position, unit: number, hex: Hex): Unreached {
  const id = unitName(unit);
  const seen = view.units.find((one) => one.id === id);
  const cell = cellOf(table, hex);
  const enemy = cell >= 0 && !isFree(table, cell);
  const far = distance(hexOfUnit(table, unit), hex);
  const spaces = seen?.spaces ?? 0;
  const because = (reason: ShipReason): Unreached => ({ reason, unit: id, far, spaces });
  if (enemy) {
    const target = targetAt(table, cell);
    const verdict = judgeTarget(table, sideOf(unit), target);
    if (verdict !== true) return { reason: 'rules', refusal: verdict };
    if (seen?.attacked) return because('attacked');
    if (!canHit(table, unit, target)) return because('harmless');
  }
  if (seen?.held) return because('held');
  if (spaces === 0) return because('moved');
  return because(far - (enemy ? 1 : 0) > spaces ? 'too-far' : 'blocked');
}

/** The reason as a sentence. */
export function unreachedText(why: Unreached, { units }: MothershipView, words: Words): string {
  if (why.reason === 'rules') return words.refusal(why.refusal);
  if (!('unit' in why)) return t(`click-${why.reason}`);
  const seen = units.find(({ id }) => id === why.unit);
  const unit = seen ? unitTitle(seen) : why.unit;
  return t(`click-${why.reason}`, { unit, far: why.far, spaces: why.spaces });
}
