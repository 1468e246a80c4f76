import { click, paper, pluck, rattle, thud } from '../../../app/sounds/materials.ts';
import type { Mood } from '../../../app/sounds/mood.ts';
import type { Palette } from '../../../app/sounds/synth.ts';

/** Moonriser: ceramic tiles on lunar ground, and glass tokens. */
export const palette: Palette = {
  turn: [...pluck(440, 0, 0.2, 0.3), ...pluck(659, 0.11, 0.32, 0.3)],
  place: [...thud(118, 0, 0.2), ...click(2100, 0.012, 0.35)],
  card: paper(0, 0.12, 0.4, 1700),
  gain: [1175, 1568, 1760].flatMap((note, i) => pluck(note, i * 0.055, 0.2, 0.18)),
  loss: [...pluck(294, 0, 0.2, 0.3), ...click(900, 0.05, 0.3)],
  dice: rattle([0, 0.06, 0.13, 0.24], 1500),
  win: [440, 554, 659, 880, 1109].flatMap((note, i) => pluck(note, i * 0.12, i === 4 ? 0.8 : 0.3, 0.32)),
};

/** Quiet major chords, as over a lunar morning. */
export const mood: Mood = {
  root: 110,
  chords: [
    [0, 7, 12, 16],
    [-3, 4, 9, 12],
    [5, 9, 12, 16],
    [2, 9, 14, 17],
  ],
  bells: [0, 4, 7, 9, 12],
  beat: 7,
};
