import { defined } from '@orrery/kernel';
import type { ContractType } from './cards.ts';

/**
 * The places on the navigation board: the home sectors clockwise, Sorelia, and Base, which is not a sector (MK-190,
 * MK-199).
 */
export type PlaceId = 'komek' | 'magnomi' | 'ventus' | 'henko' | 'sorelia' | 'base';
export interface Place {
  id: PlaceId;
  name: string;
  type: ContractType | null;
}
export const PLACES: readonly Place[] = [
  { id: 'komek', name: 'Komek Reach', type: 'explore' },
  { id: 'magnomi', name: 'Magnomi Front', type: 'kill' },
  { id: 'ventus', name: 'Ventus Lanes', type: 'delivery' },
  { id: 'henko', name: 'Henko Haven', type: 'rescue' },
  { id: 'sorelia', name: 'Sorelia', type: 'sorelia' },
  { id: 'base', name: 'Base', type: null },
];
/** A place is an index into `PLACES`; the first `HOME_SECTORS` entries are home sectors. */
export const HOME_SECTORS = 4;
export const SORELIA = 4;
export const BASE = 5;

export const placeNamed = (id: string): number => PLACES.findIndex((place) => place.id === id);
export const placeName = (place: number): PlaceId => defined(PLACES[place]).id;

const isHome = (place: number): boolean => place < HOME_SECTORS;
/**
 * Whether two places are adjacent. Base and Sorelia are adjacent to every place, and every place to itself (MK-191,
 * MK-192, MK-198).
 */
export const adjacent = (a: number, b: number): boolean =>
  !isHome(a) || !isHome(b) || (a - b + HOME_SECTORS) % HOME_SECTORS !== HOME_SECTORS / 2;
export const clockwise = (place: number): number => (isHome(place) ? (place + 1) % HOME_SECTORS : place);
