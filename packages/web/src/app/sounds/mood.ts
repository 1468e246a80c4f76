import { tone } from './materials.ts';
import type { Voice } from './synth.ts';

/** A game's ambient music: chords over a root, one after another at random. */
export interface Mood {
  /** The lowest note, in hertz. */
  root: number;
  /** Chords as semitones above the root. */
  chords: readonly (readonly number[])[];
  /** Notes that sound now and then, as semitones above the root. */
  bells: readonly number[];
  /** How long each chord is the main one, in seconds. */
  beat: number;
}

const pitch = (root: number, semitones: number): number => root * 2 ** (semitones / 12);

/** One chord of a mood with a few bells. `random` decides which. */
export function phrase({ root, chords, bells, beat }: Mood, random: () => number): Voice[] {
  const chord = chords[Math.floor(random() * chords.length)] ?? [0];
  const lasts = beat * 1.9;
  const pad = chord.flatMap((semitones, i): Voice[] => {
    const note = pitch(root, semitones);
    return [0.997, 1.004].map((detune) => ({
      ...tone(note * detune, 0, lasts, 0.1 / (1 + i * 0.3)),
      rise: beat * 0.8,
    }));
  });
  const sparks = Array.from({ length: 2 }, (): Voice => {
    const at = random() * beat;
    const note = pitch(root * 4, bells[Math.floor(random() * bells.length)] ?? 0);
    return { ...tone(note, at, 2.6, 0.035), rise: 0.03, ring: { ratio: 2, depth: 0.4 } };
  });
  const wind: Voice = { shape: 'noise', at: 0, lasts, from: root * 2, to: root * 3, loud: 0.03, rise: beat };
  return [...pad, ...sparks, wind];
}
