import { blast, engine, metal, paper, pluck, rattle, thud, tone } from './materials.ts';
import type { SoundName, Voice } from './synth.ts';

/** The sounds of games that bring none, and of the settings. */
export const COMMON: Record<SoundName, readonly Voice[]> = {
  turn: [tone(523, 0, 0.16, 0.3), tone(784, 0.1, 0.26, 0.3)],
  move: engine(500, 900, 0, 0.18, 0.3),
  place: thud(140),
  card: paper(),
  dice: rattle([0, 0.07, 0.13, 0.21, 0.3, 0.42, 0.58]),
  gain: [...pluck(660, 0, 0.12, 0.25), ...pluck(880, 0.07, 0.14, 0.25), ...pluck(1320, 0.14, 0.2, 0.22)],
  loss: [...pluck(330, 0, 0.2, 0.35), ...pluck(247, 0.12, 0.3, 0.35)],
  fight: [...metal(210, 0, 0.25), ...metal(300, 0.09, 0.3, 0.25)],
  explosion: blast(),
  launch: engine(120, 900, 0, 1.2, 0.7),
  win: [523, 659, 784, 1047].flatMap((note, i) => pluck(note, i * 0.14, i === 3 ? 0.7 : 0.24, 0.4)),
  defeat: [392, 349, 294, 196].flatMap((note, i) => pluck(note, i * 0.18, i === 3 ? 0.7 : 0.28, 0.35)),
};
