import { beep, blast, click, engine, hiss, metal, paper, pluck, rattle, thud } from '../../../app/sounds/materials.ts';
import type { Mood } from '../../../app/sounds/mood.ts';
import type { Palette } from '../../../app/sounds/synth.ts';

/** Moonrakers: a mercenary's bar: cards, chips, a ship in the dock and radio calls. */
export const palette: Palette = {
  turn: [...hiss(0, 0.06), ...pluck(349, 0.05, 0.2, 0.3), ...pluck(523, 0.16, 0.34, 0.3)],
  move: engine(220, 700, 0, 0.5, 0.4),
  place: [...metal(150, 0, 0.3, 0.3), ...thud(100, 0, 0.14, 0.7)],
  card: [...paper(0, 0.1, 0.5, 2200), ...thud(210, 0.09, 0.06, 0.35)],
  dice: rattle([0, 0.05, 0.1, 0.17, 0.25, 0.36, 0.5, 0.7], 1700, 0.6),
  gain: [0, 0.06, 0.11].flatMap((at, i) => [
    ...click(4200 + i * 600, at, 0.4),
    ...pluck(1319 + i * 262, at, 0.16, 0.14),
  ]),
  loss: [...metal(120, 0, 0.5, 0.3), ...pluck(208, 0.05, 0.4, 0.3)],
  fight: [...metal(230, 0, 0.3, 0.3), ...engine(1200, 300, 0.04, 0.25, 0.3)],
  explosion: blast(0, 0.8, 0.9),
  launch: [...beep(880, 0, 0.06), ...beep(1175, 0.1, 0.08)],
  win: [349, 440, 523, 698].flatMap((note, i) => [
    ...pluck(note, i * 0.13, 0.5, 0.35),
    ...metal(note * 2, i * 0.13, 0.3, 0.06),
  ]),
};

/** Blue chords, as in a bar at night. */
export const mood: Mood = {
  root: 82.4,
  chords: [
    [0, 7, 10, 14],
    [-2, 5, 10, 12],
    [3, 7, 10, 14],
    [-4, 3, 7, 10],
  ],
  bells: [0, 3, 5, 7, 10],
  beat: 6,
};
