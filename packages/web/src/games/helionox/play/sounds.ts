import { beep, bell, engine, hiss, metal, paper, pluck, thud } from '../../../app/sounds/materials.ts';
import type { Mood } from '../../../app/sounds/mood.ts';
import type { Palette } from '../../../app/sounds/synth.ts';

/** Helionox: cards, brass bells of the embassies, and drives between the worlds. */
export const palette: Palette = {
  turn: [...bell(392, 0, 0.6, 0.25), ...bell(587, 0.14, 0.8, 0.22)],
  move: engine(300, 1100, 0, 0.42, 0.35),
  place: [...thud(160, 0, 0.14, 0.7), ...bell(784, 0.03, 0.4, 0.12)],
  card: paper(0, 0.15, 0.5, 3000),
  gain: [...bell(880, 0, 0.35, 0.18), ...bell(1175, 0.08, 0.5, 0.16)],
  loss: [...metal(185, 0, 0.4, 0.25), ...hiss(0, 0.2, 0.08)],
  fight: [...metal(260, 0, 0.4, 0.3), ...bell(523, 0.14, 0.7, 0.25), ...bell(784, 0.22, 0.8, 0.2)],
  explosion: [...beep(330, 0, 0.16, 0.14), ...beep(247, 0.2, 0.22, 0.14), ...engine(900, 90, 0.1, 0.7, 0.5)],
  win: [392, 494, 587, 784].flatMap((note, i) => bell(note, i * 0.16, i === 3 ? 1.2 : 0.5, 0.3)),
  defeat: [392, 370, 311].flatMap((note, i) => pluck(note / 2, i * 0.22, 0.6, 0.35)),
};

/** Wide minor chords, as under a dying sun. */
export const mood: Mood = {
  root: 98,
  chords: [
    [0, 7, 12, 15],
    [-4, 3, 8, 12],
    [-2, 5, 10, 14],
    [-5, 2, 7, 10],
  ],
  bells: [0, 3, 7, 10, 14],
  beat: 8,
};
