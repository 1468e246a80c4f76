import { budget, money, popularity, techTiles, testSteals } from './effect.ts';
import type { Effect, MissionDesign, PayloadKind } from './types.ts';

const mission = (
  id: string,
  name: string,
  payload: readonly PayloadKind[],
  risks: readonly number[],
  reward: readonly Effect[],
): MissionDesign => ({ id, name, level: Number(id.charAt(1)), payload, risks, reward });

/** The two starters, then seven missions of each level: payload, risk levels in order, reward (MS-234 to MS-263). */
export const MISSIONS: readonly MissionDesign[] = [
  mission('M0-1', 'First satellite', ['satellite'], [0], [budget(1), popularity(1), money(2)]),
  mission('M0-2', 'Dog in orbit', ['dog'], [0], [budget(1), popularity(1)]),
  mission('M1-1', 'Weather eye', ['satellite'], [0, 1], [budget(2), money(5)]),
  mission('M1-2', 'Biological capsule', ['dog'], [0, 1], [budget(2), popularity(1)]),
  mission('M1-3', 'Radiation belt survey', ['satellite'], [1], [budget(2), money(3)]),
  mission('M1-4', 'Suborbital hop', ['astronaut'], [0, 1], [budget(2), popularity(1), money(2)]),
  mission('M1-5', 'Capsule recovery trial', ['dog'], [1], [budget(1), techTiles(1)]),
  mission('M1-6', 'Relay balloon', ['satellite'], [0, 0, 1], [budget(2), money(6)]),
  mission('M1-7', 'Twin passengers', ['dog', 'dog'], [0, 1], [budget(2), popularity(1), money(3)]),
  mission('M2-1', 'First orbit of a human', ['astronaut'], [1, 2], [budget(3), popularity(2)]),
  mission('M2-2', 'Lunar flyby probe', ['satellite'], [1, 2], [budget(3), money(8)]),
  mission('M2-3', 'One day aloft', ['astronaut'], [1, 1], [budget(2), popularity(1), money(2)]),
  mission('M2-4', 'Watching satellite', ['satellite'], [1, 1], [budget(2), testSteals(1), money(4)]),
  mission('M2-5', 'Group flight', ['astronaut', 'satellite'], [1, 1, 1], [budget(3), popularity(2), money(3)]),
  mission('M2-6', 'Moon impactor', ['satellite'], [0, 1, 2], [budget(3), popularity(1), techTiles(1)]),
  mission('M2-7', 'Long kennel flight', ['dog', 'satellite'], [1, 1, 1], [budget(3), popularity(1), money(4)]),
  mission('M3-1', 'Spacewalk', ['astronaut'], [2, 2], [budget(4), popularity(2)]),
  mission('M3-2', 'Docking attempt', ['astronaut', 'satellite'], [1, 2, 2], [budget(4), popularity(1), techTiles(2)]),
  mission('M3-3', 'Soft lunar lander', ['satellite'], [2, 2], [budget(4), money(10)]),
  mission('M3-4', 'Crew of two', ['astronaut', 'astronaut'], [1, 2, 2], [budget(4), popularity(2), money(5)]),
  mission('M3-5', 'Lunar orbiter', ['satellite'], [1, 2, 2], [budget(4), popularity(1), money(8)]),
  mission('M3-6', 'Rendezvous', ['astronaut'], [1, 2, 2], [budget(4), popularity(1), money(8)]),
  mission('M3-7', 'Two weeks aloft', ['astronaut'], [2, 2], [budget(4), popularity(1), money(5)]),
  mission('M4-1', 'Crewed lunar flyby', ['astronaut'], [2, 2, 3], [budget(5), popularity(3)]),
  mission('M4-2', 'Crew in lunar orbit', ['astronaut', 'astronaut'], [2, 3], [budget(5), popularity(3)]),
  mission('M4-3', 'Sample return', ['satellite', 'satellite'], [2, 2, 3], [budget(5), popularity(1), money(15)]),
  mission('M4-4', 'Lander rehearsal', ['astronaut', 'satellite'], [2, 3], [budget(5), popularity(2), techTiles(2)]),
  mission('M4-5', 'Orbital outpost', ['astronaut', 'satellite'], [2, 2, 3], [budget(6), popularity(2), money(4)]),
  mission('M4-6', 'Far-side relay', ['satellite'], [2, 3], [budget(5), popularity(1), money(10)]),
  mission('M4-7', 'Rover delivery', ['satellite', 'satellite'], [2, 3], [budget(5), popularity(1), techTiles(2)]),
];

/** On display from the start and in no deck; each side flies its own path of three level-3 risks (MS-264). */
export const MOON_LANDING: MissionDesign = {
  id: 'MOON',
  name: 'Moon landing',
  level: 5,
  payload: ['astronaut', 'astronaut'],
  risks: [3, 3, 3],
  reward: [],
};
