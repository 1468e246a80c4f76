import type { Voice } from './synth.ts';

// What sounds are made of. Every function returns the voices of one stroke, `at` seconds after the start.

/** A plain tone, which may glide. */
export const tone = (from: number, at: number, lasts: number, loud = 0.4, to = from): Voice => ({
  shape: 'sine',
  at,
  lasts,
  from,
  to,
  loud,
});

/** A soft plucked tone. */
export const pluck = (from: number, at = 0, lasts = 0.22, loud = 0.4): Voice[] => [
  { ...tone(from, at, lasts, loud), shape: 'triangle' },
  tone(from * 2, at, lasts * 0.5, loud * 0.3),
];

/** A stroke on metal: it rings at frequencies that are not harmonic. */
export const metal = (from: number, at = 0, lasts = 0.35, loud = 0.35): Voice[] => [
  { ...tone(from, at, lasts, loud), ring: { ratio: 2.76, depth: 2.2 } },
  { ...tone(from * 5.4, at, lasts * 0.4, loud * 0.25) },
];

/** A bell: metal that rings longer and purer. */
export const bell = (from: number, at = 0, lasts = 0.7, loud = 0.3): Voice[] => [
  { ...tone(from, at, lasts, loud), ring: { ratio: 3.5, depth: 0.9 } },
  tone(from * 2, at, lasts * 0.6, loud * 0.35),
];

/** A heavy thing set down. */
export const thud = (from: number, at = 0, lasts = 0.16, loud = 0.9): Voice[] => [
  { ...tone(from, at, lasts, loud, from * 0.45), shape: 'triangle' },
  { shape: 'noise', at, lasts: 0.03, from: 1400, to: 500, loud: loud * 0.4 },
];

/** A short click of wood, plastic or a switch. */
export const click = (from: number, at = 0, loud = 0.5): Voice[] => [
  { shape: 'noise', at, lasts: 0.028, from, to: from * 0.7, loud, rise: 0.001 },
  { ...tone(from * 0.4, at, 0.03, loud * 0.3), rise: 0.001 },
];

/** Paper or a card that is drawn over a table. */
export const paper = (at = 0, lasts = 0.14, loud = 0.5, from = 2600): Voice[] => [
  { shape: 'noise', at, lasts, from, to: from * 2, loud, rise: lasts * 0.4 },
  { shape: 'noise', at: at + lasts * 0.8, lasts: 0.03, from: from * 0.6, to: from * 0.4, loud: loud * 0.8 },
];

/** A beep as from a radio or a console. */
export const beep = (from: number, at = 0, lasts = 0.09, loud = 0.16): Voice[] => [
  { ...tone(from, at, lasts, loud), shape: 'square', rise: 0.01 },
];

/** Radio static. */
export const hiss = (at = 0, lasts = 0.12, loud = 0.12, from = 3200): Voice[] => [
  { shape: 'noise', at, lasts, from, to: from, loud, rise: lasts * 0.3 },
];

/** An engine that starts, runs or stops. */
export const engine = (from: number, to: number, at = 0, lasts = 0.5, loud = 0.5): Voice[] => [
  { shape: 'noise', at, lasts, from, to, loud, rise: lasts * 0.35 },
  { ...tone(from * 0.4, at, lasts, loud * 0.5, to * 0.4), rise: lasts * 0.35, ring: { ratio: 0.5, depth: 1.2 } },
];

/** Dice on a table; the times of their strokes are given. */
export const rattle = (strokes: readonly number[], from = 1900, loud = 0.5): Voice[] =>
  strokes.flatMap((at, i) => click(from * (1 + ((i * 37) % 23) / 40), at, loud * (1 - i / (strokes.length + 3))));

/** An explosion. */
export const blast = (at = 0, lasts = 0.9, loud = 1): Voice[] => [
  { shape: 'noise', at, lasts, from: 900, to: 60, loud, rise: 0.004 },
  { ...tone(95, at, lasts * 0.7, loud * 0.8, 28), shape: 'triangle' },
];
