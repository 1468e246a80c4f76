/** The sounds that events and the table can make. */
export const SOUND_NAMES = [
  'turn',
  'move',
  'place',
  'card',
  'dice',
  'gain',
  'loss',
  'fight',
  'explosion',
  'launch',
  'win',
  'defeat',
] as const;

export type SoundName = (typeof SOUND_NAMES)[number];

/** One voice of a sound. Times are in seconds, frequencies in hertz. */
export interface Voice {
  shape: 'sine' | 'triangle' | 'square' | 'noise';
  at: number;
  lasts: number;
  /** The frequency at the start and the end; of noise, the centre of its band. */
  from: number;
  to: number;
  loud: number;
  /** Time until it is loudest. */
  rise?: number;
  /** Makes it ring like metal: another frequency, as a multiple of its own, that modulates it. */
  ring?: { ratio: number; depth: number };
}

/** A game's sounds, by name. */
export type Palette = Partial<Record<SoundName, readonly Voice[]>>;

const RISE = 0.006;
/** How narrow the band of noise is: smaller is narrower. */
const DAMPING = 0.7;
const TURN = 2 * Math.PI;

const lengthOf = (voices: readonly Voice[]): number => Math.max(0, ...voices.map(({ at, lasts }) => at + lasts));

/** Loudness of a voice between 0 and 1: a quick rise, then a decay to zero. */
function envelope(time: number, lasts: number, rise: number): number {
  if (time < rise) return time / rise;
  const left = 1 - (time - rise) / Math.max(0.001, lasts - rise);
  return left <= 0 ? 0 : left * left;
}

/** Noise in a band around a frequency that moves. */
function noiseBand(): (frequency: number, rate: number) => number {
  let seed = 22222;
  let low = 0;
  let band = 0;
  return (frequency, rate) => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    const white = seed / 2 ** 31 - 1;
    const f = 2 * Math.sin(Math.PI * Math.min(0.16, frequency / rate));
    low += f * band;
    band += f * (white - low - DAMPING * band);
    return band;
  };
}

function add(into: Float32Array, voice: Voice, rate: number): void {
  const { shape, at, lasts, from, to, loud, rise = RISE, ring } = voice;
  const start = Math.round(at * rate);
  const count = Math.min(Math.round(lasts * rate), into.length - start);
  const noise = noiseBand();
  let phase = 0;
  for (let i = 0; i < count; i++) {
    const time = i / rate;
    const frequency = from * (to / from) ** (time / lasts);
    phase += frequency / rate;
    const bend = ring ? (ring.depth * Math.sin(TURN * phase * ring.ratio)) / TURN : 0;
    const turn = phase + bend;
    const wave =
      shape === 'noise'
        ? noise(frequency, rate)
        : shape === 'sine'
          ? Math.sin(TURN * turn)
          : shape === 'triangle'
            ? 1 - 4 * Math.abs(Math.round(turn) - turn)
            : Math.sin(TURN * turn) >= 0
              ? 0.6
              : -0.6;
    into[start + i] = (into[start + i] ?? 0) + wave * loud * envelope(time, lasts, rise);
  }
}

/** The samples of a sound, between -1 and 1. */
export function render(voices: readonly Voice[], rate: number): Float32Array<ArrayBuffer> {
  const samples = new Float32Array(Math.ceil(lengthOf(voices) * rate));
  for (const voice of voices) add(samples, voice, rate);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.tanh(samples[i] ?? 0);
  return samples;
}
