import { defined } from '@orrery/kernel';
export type UnitKind = 'station' | 'mothership' | 'fighter' | 'bomber' | 'guardian';

/** The ten pieces of a side; a unit is `side * SLOTS + slot` (MO-021). */
export const SLOT_NAMES = ['S', 'M', 'F1', 'F2', 'F3', 'B1', 'B2', 'G1', 'G2', 'G3'] as const;
export const SLOTS = SLOT_NAMES.length;
export const STATION = 0;
export const MOTHERSHIP = 1;
/** Ships are the slots from the mothership up to the last bomber (MO-001). */
export const FIRST_SHIP = 1;
export const LAST_SHIP = 6;
export const FIRST_GUARDIAN = 7;

const KINDS: readonly UnitKind[] = [
  'station',
  'mothership',
  'fighter',
  'fighter',
  'fighter',
  'bomber',
  'bomber',
  'guardian',
  'guardian',
  'guardian',
];

export const slotOf = (unit: number): number => unit % SLOTS;
export const sideOf = (unit: number): number => (unit / SLOTS) | 0;
export const unitOf = (side: number, slot: number): number => side * SLOTS + slot;
export const kindOf = (unit: number): UnitKind => defined(KINDS[unit % SLOTS]);
export const isShip = (unit: number): boolean => {
  const slot = unit % SLOTS;
  return slot >= FIRST_SHIP && slot <= LAST_SHIP;
};
export const isGuardian = (unit: number): boolean => unit % SLOTS >= FIRST_GUARDIAN;
export const isMothership = (unit: number): boolean => unit % SLOTS === MOTHERSHIP;
export const isStation = (unit: number): boolean => unit % SLOTS === STATION;

/** A unit's id in answers and events: its side and slot, for example `0F1`. */
export const unitName = (unit: number): string => `${sideOf(unit)}${SLOT_NAMES[slotOf(unit)]}`;
export function unitNamed(name: string): number {
  const slot = SLOT_NAMES.indexOf(name.slice(1) as 'S');
  const side = name.charCodeAt(0) - 48;
  return slot >= 0 && side >= 0 && side < 8 ? unitOf(side, slot) : -1;
}

interface UnitSheet {
  /** Printed spaces and die; a mothership's depend on its control panel (MO-136, MO-140, MO-142, MO-143, MO-146). */
  spaces: number;
  die: number;
  /** Kinds it can damage; a fighter lowers only the shields of a mothership (MO-137, MO-141, MO-142, MO-147). */
  damages: readonly UnitKind[];
  /** Whether it can attack planets (MO-421). */
  planets: boolean;
  /** Minerals and victory points for destroying it (MO-245, MO-556). */
  loot: number;
  points: number;
}

export const SHEETS: Readonly<Record<UnitKind, UnitSheet>> = {
  station: { spaces: 0, die: 0, damages: [], planets: false, loot: 3, points: 3 },
  mothership: {
    spaces: 0,
    die: 0,
    damages: ['station', 'mothership', 'fighter', 'bomber', 'guardian'],
    planets: true,
    loot: 3,
    points: 2,
  },
  fighter: {
    spaces: 4,
    die: 6,
    damages: ['mothership', 'fighter', 'bomber', 'guardian'],
    planets: true,
    loot: 1,
    points: 1,
  },
  bomber: { spaces: 3, die: 8, damages: ['station', 'mothership', 'guardian'], planets: true, loot: 1, points: 1 },
  guardian: {
    spaces: 0,
    die: 6,
    damages: ['mothership', 'fighter', 'bomber', 'guardian'],
    planets: false,
    loot: 1,
    points: 0,
  },
};
