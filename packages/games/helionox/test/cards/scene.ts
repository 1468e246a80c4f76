import type { Seat, Zone } from '@orrery/kernel';
import { FACTIONS, type Faction, PLACES, type Place } from '../../src/content/index.ts';
import type { Player } from '../../src/state.ts';
import { type Setting as Board, names, at as playerAt, type Scene, type Sitting, scene as tableFor } from '../scene.ts';

export { names, type Scene } from '../scene.ts';

/** Seat 0's position at the start of its Main Phase in a two-player game; `deck` lists the whole deck from the top. */
export interface Setting extends Omit<Sitting, 'place'>, Pick<Board, 'market' | 'active' | 'inactive'> {
  mercury?: boolean;
  at?: Place;
  /** The place of seat 1. */
  other?: Place;
}

export function scene({
  mercury = false,
  at: place,
  other,
  market,
  active,
  inactive,
  deck,
  ...mine
}: Setting = {}): Scene {
  const sitting: Sitting = { ...mine, place, ...(deck ? { deck: [...deck].reverse() } : {}) };
  return tableFor({ options: { mercury }, players: [sitting, { place: other }], market, active, inactive });
}

/** Seat 0 plays a card and answers its questions in order. */
export function play(t: Scene, card: string, ...answers: Parameters<Scene['say']>[1][]): void {
  t.say(0, `play:${card}`);
  for (const answer of answers) t.say(0, answer);
}

export const me = (t: Scene): Player => playerAt(t, 0);
/** Credits and Defense in the pool of seat 0. */
export const pool = (t: Scene): [number, number] => [me(t).credits, me(t).defense];
export const hand = (t: Scene): string[] => names(me(t).hand);
export const consumed = (t: Scene): string[] => names(t.state.consumed);
export const at = (t: Scene, seat: Seat): Place => PLACES[playerAt(t, seat).ship] as Place;
const deckOf = (t: Scene, faction: Faction): Zone => t.state.market[FACTIONS.indexOf(faction)] as Zone;
/** The face-up card of a faction, and the one at the bottom of its deck. */
export const faceUp = (t: Scene, faction: Faction): string | undefined => names(deckOf(t, faction)).at(-1);
export const bottom = (t: Scene, faction: Faction): string | undefined => names(deckOf(t, faction))[0];
export const embassies = (t: Scene): Place[] => PLACES.filter((_place, i) => me(t).embassies & (1 << i));
