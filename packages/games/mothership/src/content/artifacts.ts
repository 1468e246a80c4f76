import type { Since } from '@orrery/kernel';
import type { Lasting } from './effect.ts';

export interface Artifact extends Since {
  /** The number of its token, from 1 (MO-449). */
  id: number;
  name: string;
  gives: readonly Lasting[];
}

const MOTHERSHIPS = ['mothership'] as const;
const artifact = (id: number, name: string, ...gives: Lasting[]): Artifact => ({ id, name, gives });

/** The twelve artifacts, one token each (MO-450 to MO-461). */
export const ARTIFACTS: readonly Artifact[] = [
  artifact(1, 'VHS Tape', { is: 'roll', n: 1, against: 'guardian' }),
  artifact(2, 'Tricorder', { is: 'income', what: 'gas', n: 1, from: 'here' }),
  artifact(3, 'Interphasic Modulator', { is: 'card for gas', n: 4 }),
  artifact(4, 'Common Alien Appliance', { is: 'roll', n: 1, kinds: MOTHERSHIPS }),
  artifact(5, 'Alien Skull', { is: 'defence', n: 1, all: true }),
  artifact(6, 'Ancient Prophesy', { is: 'cards', n: 1 }),
  artifact(7, 'Abandoned Flak Cannon', { is: 'defence', n: 2 }),
  artifact(8, 'AA Batteries', { is: 'spaces', n: 1 }),
  artifact(9, 'Unstable Fuel', { is: 'energy', n: 2 }),
  artifact(10, 'Glowy Blue Liquid', { is: 'spaces', n: 2, kinds: MOTHERSHIPS }),
  artifact(11, 'Bubble Wrap', { is: 'shields', n: 2 }),
  artifact(12, 'Space Cat', { is: 'roll', n: 2, kinds: MOTHERSHIPS, planets: true }),
];
