import { type MothershipView, placeName, sideOf, unitNamed } from '@orrery/mothership';
import type { SeenIntent } from '../board/map/Intents.tsx';
import { planetName, unitWords } from './seen.ts';

/** What the opponent is going to do, as the map draws it: in the order in which it will happen. */
export const intentsOf = ({ intents, units }: MothershipView): SeenIntent[] =>
  intents.flatMap(({ unit, cells, attack }, i): SeenIntent[] => {
    const from = units.find(({ id }) => id === unit)?.cell;
    if (!from || (cells.length === 0 && attack === null)) return [];
    return [{ id: unit, seat: sideOf(unitNamed(unit)), from, way: cells, strike: attack, nth: i + 1 }];
  });

/** Why it does so. */
const AFTER = {
  nothing: 'has nothing to do',
  station: 'is after your station',
  guard: 'is after what guards your station',
  claim: 'is after its planet',
  hunt: 'hunts a ship of yours',
  home: 'watches its planet',
} as const;

/** What stands on a hex, for a sentence. */
function thingAt(view: MothershipView, hex: string): string {
  const unit = view.units.find(({ cell }) => cell === hex);
  if (unit) return `your ${unitWords(unit)}`;
  const planet = view.planets.findIndex(({ cell }) => cell === hex);
  return planet < 0 ? placeName(hex) : planetName(view, planet);
}

/** One line for each piece that will act. */
export function intentWords(view: MothershipView): { id: string; hex: string; text: string }[] {
  return view.intents.flatMap(({ unit, after, cells, attack, units }) => {
    const piece = view.units.find(({ id }) => id === unit);
    if (!piece?.cell) return [];
    const last = cells[cells.length - 1];
    const flies = last ? `flies ${cells.length} to ${placeName(last)}` : 'stays';
    const others = units.filter((id) => id !== unit).length;
    const together = others > 0 ? ` together with ${others} more` : '';
    const strikes = attack ? `, attacks ${thingAt(view, attack)}${together}` : '';
    return [{ id: unit, hex: piece.cell, text: `${unitWords(piece)} ${AFTER[after]}: ${flies}${strikes}.` }];
  });
}
