import { beep, blast, click, engine, hiss, metal, paper, rattle, tone } from '../../../app/sounds/materials.ts';
import type { Mood } from '../../../app/sounds/mood.ts';
import type { Palette } from '../../../app/sounds/synth.ts';

/** Moonshot: mission control: teleprinter, switches, radio and engines. */
export const palette: Palette = {
  turn: [...beep(1000, 0, 0.1, 0.14), ...hiss(0.1, 0.08, 0.08), ...beep(1000, 0.18, 0.1, 0.14)],
  move: [...click(1800, 0, 0.5), ...click(1500, 0.06, 0.4)],
  place: [...metal(170, 0, 0.22, 0.3), ...click(2600, 0.01, 0.5)],
  card: [...paper(0, 0.12, 0.45, 2000), ...click(2400, 0.1, 0.3), ...click(2400, 0.15, 0.3)],
  dice: rattle([0, 0.06, 0.12, 0.2, 0.3, 0.43, 0.6], 1300, 0.6),
  gain: [...click(3000, 0, 0.4), ...beep(880, 0.03, 0.07), ...beep(1320, 0.11, 0.12)],
  loss: [...beep(240, 0, 0.16, 0.14), ...beep(180, 0.18, 0.24, 0.14)],
  fight: [...hiss(0, 0.16, 0.16), ...metal(190, 0.08, 0.3, 0.25)],
  explosion: blast(0, 1.4, 1),
  launch: engine(70, 700, 0, 2, 0.9),
  win: [523, 659, 784, 1047].flatMap((note, i) => [
    tone(note, i * 0.15, i === 3 ? 1 : 0.3, 0.35),
    ...hiss(i * 0.15, 0.05, 0.05),
  ]),
  defeat: [
    ...beep(330, 0, 0.3, 0.12),
    ...beep(262, 0.35, 0.3, 0.12),
    ...beep(196, 0.7, 0.6, 0.12),
    ...hiss(1.2, 0.4, 0.1),
  ],
};

/** Open, expectant chords, as before a launch. */
export const mood: Mood = {
  root: 87.3,
  chords: [
    [0, 7, 12, 14],
    [0, 5, 9, 12],
    [-3, 4, 9, 11],
    [-5, 2, 7, 12],
  ],
  bells: [0, 2, 7, 9, 14],
  beat: 7,
};
