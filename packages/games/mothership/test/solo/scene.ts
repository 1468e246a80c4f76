import type { Event } from '@orrery/kernel';
import { unitNamed } from '../../src/content/units.ts';
import type { Player, State } from '../../src/state.ts';
import { eventData as anyEventData, type Scene, type Setting, scene } from '../scene.ts';

export { cell as cellNamed, own as side, rig, scene, where } from '../scene.ts';

interface SoloSetting extends Omit<Setting, 'seats' | 'players'> {
  players?: readonly Partial<Player>[];
  /** Further changes to apply to the state. */
  also?: (s: State) => void;
}

/** The player's first turn in a solo game on layout S1. */
export function solo({ players = [], also, ...setting }: SoloSetting = {}): Scene {
  const t = scene({ ...setting, seats: 1, options: { mode: 'solo', layout: 'S1', ...setting.options } });
  t.edit((s) => {
    for (const [side, given] of players.entries()) Object.assign(s.players[side] as Player, given);
    also?.(s);
  });
  return t;
}

/** Ends the player's turn and passes all windows of the opponent's; returns the events of the opponent's turn. */
export function opponentsTurn(t: Scene): Event[] {
  const events: Event[] = [...t.say(0, 'end', 'act')];
  for (let row = t.asked()[0]; row && row.flow !== 'main' && t.state.result === null; row = t.asked()[0]) {
    events.push(...t.say(0, row.step === 'cards' ? [] : row.flow === 'ambush' ? (t.legal(0)[0] as string) : null));
  }
  const from = events.findIndex(({ type, data }) => type === 'turn-began' && (data as { seat: number }).seat === 1);
  const to = events.findIndex(({ type }, i) => i > from && type === 'turn-began');
  return events.slice(from, to < 0 ? undefined : to);
}

export const eventData = (events: readonly Event[], type: string): Record<string, any>[] =>
  anyEventData(events, type) as Record<string, any>[];
/** The path of a ship's move, or null if it did not move. */
export const wayOf = (events: readonly Event[], unit: string): string[] | null =>
  (eventData(events, 'moves').find((data) => data.unit === unit)?.cells as string[] | undefined) ?? null;
/** Targets of the attacks by a ship. */
export const attacksOf = (events: readonly Event[], unit: string): string[] =>
  eventData(events, 'fight')
    .filter((data) => (data.units as string[]).includes(unit))
    .map((data) => data.target as string);
/** Planets as a bit mask. */
export const bits = (...planets: number[]): number => planets.reduce((sum, planet) => sum | (1 << planet), 0);
/** Sets the planets claimed by the opponent, as a bit mask. */
export const claims =
  (planets: number) =>
  (s: State): void => {
    s.claimed = planets;
  };
export const unit = unitNamed;
