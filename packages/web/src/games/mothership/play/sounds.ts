import { beep, blast, engine, hiss, metal, paper, rattle, thud } from '../../../app/sounds/materials.ts';
import type { Mood } from '../../../app/sounds/mood.ts';
import type { Palette } from '../../../app/sounds/synth.ts';

/** Mothership: heavy hulls, thrusters, guns and alarms. */
export const palette: Palette = {
  turn: [...metal(220, 0, 0.5, 0.22), ...metal(330, 0.14, 0.6, 0.2)],
  move: engine(160, 620, 0, 0.38, 0.45),
  place: [...thud(80, 0, 0.24), ...metal(130, 0.02, 0.3, 0.2)],
  card: [...paper(0, 0.1, 0.4, 2600), ...beep(660, 0.08, 0.04, 0.1)],
  dice: rattle([0, 0.05, 0.11, 0.16, 0.25, 0.35, 0.5, 0.68], 1500, 0.65),
  gain: [...metal(523, 0, 0.25, 0.16), ...metal(784, 0.08, 0.4, 0.16)],
  loss: [...beep(392, 0, 0.12, 0.12), ...beep(294, 0.14, 0.2, 0.12), ...hiss(0, 0.3, 0.06)],
  fight: [0, 0.09, 0.18].flatMap((at) => engine(2400, 260, at, 0.16, 0.4)),
  explosion: blast(0, 1.1, 1),
  launch: engine(90, 1000, 0, 0.8, 0.6),
  win: [220, 277, 330, 440].flatMap((note, i) => metal(note, i * 0.16, i === 3 ? 1.2 : 0.5, 0.28)),
  defeat: [...engine(500, 60, 0, 1.4, 0.6), ...metal(110, 0.2, 1.2, 0.25)],
};

/** Dark, close chords, as before a battle. */
export const mood: Mood = {
  root: 65.4,
  chords: [
    [0, 7, 12, 13],
    [-1, 6, 11, 14],
    [0, 3, 7, 12],
    [-4, 3, 8, 11],
  ],
  bells: [0, 1, 7, 8, 12],
  beat: 8,
};
