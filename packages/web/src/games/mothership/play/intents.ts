import { type MothershipView, placeName, sideOf, unitNamed } from '@orrery/mothership';
import type { PlannedAction } from '../board/map/Intents.tsx';
import { planetName, unitTitle } from './board-data.ts';
import { t } from './text.ts';

/** The solo enemy's planned actions for the map, in order. */
export const intentsOf = ({ intents, units }: MothershipView): PlannedAction[] =>
  intents.flatMap(({ unit, cells, attack }, i): PlannedAction[] => {
    const from = units.find(({ id }) => id === unit)?.cell;
    if (!from || (cells.length === 0 && attack === null)) return [];
    return [{ id: unit, seat: sideOf(unitNamed(unit)), from, way: cells, strike: attack, nth: i + 1 }];
  });

/** The name of the piece on a hex; the hex's name if it is empty. */
function thingAt(view: MothershipView, hex: string): string {
  const unit = view.units.find(({ cell }) => cell === hex);
  if (unit) return t('unit-own', { unit: unitTitle(unit) });
  const planet = view.planets.findIndex(({ cell }) => cell === hex);
  return planet < 0 ? placeName(hex) : planetName(view, planet);
}

/** One line for each enemy unit on the board: its goal, and its planned action. */
export function intentWords(view: MothershipView): { id: string; hex: string; text: string }[] {
  return view.intents.flatMap(({ unit, after, cells, attack, units }) => {
    const piece = view.units.find(({ id }) => id === unit);
    if (!piece?.cell) return [];
    const last = cells[cells.length - 1];
    const params = {
      unit: unitTitle(piece),
      goal: t(`after-${after}`),
      n: cells.length,
      place: last ? placeName(last) : '',
      target: attack ? thingAt(view, attack) : '',
      others: units.filter((id) => id !== unit).length,
    };
    const text = attack
      ? t(last ? 'intent-flies-attacks' : 'intent-stays-attacks', params)
      : t(last ? 'intent-flies' : 'intent-stays', params);
    return [{ id: unit, hex: piece.cell, text }];
  });
}
