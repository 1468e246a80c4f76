import type { SoundName } from './synth.ts';

/** What sounds first if several events come at once. */
const PRIORITY: readonly SoundName[] = [
  'win',
  'defeat',
  'explosion',
  'launch',
  'turn',
  'dice',
  'fight',
  'loss',
  'gain',
  'place',
  'card',
  'move',
];

/** Sounds with another meaning may follow each other closely; the same one may not. */
const APART_MS = 70;
const SAME_APART_MS = 260;

/** The most important of several sounds, or null. */
export const mostImportant = (sounds: readonly SoundName[]): SoundName | null =>
  PRIORITY.find((name) => sounds.includes(name)) ?? null;

/** Decides whether a sound may play now, so that sounds are neither doubled nor played in bursts. */
export function rateLimit(): (sound: SoundName, now: number) => boolean {
  let last: { sound: SoundName; at: number } | null = null;
  const played = new Map<SoundName, number>();
  return (sound, now) => {
    if (now - (played.get(sound) ?? Number.NEGATIVE_INFINITY) < SAME_APART_MS) return false;
    const isClose = last !== null && now - last.at < APART_MS;
    if (last && isClose && PRIORITY.indexOf(sound) >= PRIORITY.indexOf(last.sound)) return false;
    last = { sound, at: now };
    played.set(sound, now);
    return true;
  };
}
