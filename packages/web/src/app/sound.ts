import { settings } from './settings.ts';

/** The sound effects. */
export type Sound = 'turn' | 'place' | 'gain' | 'lose' | 'win';

interface Note {
  /** Frequency at the start and the end, in hertz. */
  from: number;
  to: number;
  at: number;
  lasts: number;
  shape: OscillatorType;
  loud: number;
}

const note = (
  from: number,
  at: number,
  lasts: number,
  loud = 0.5,
  shape: OscillatorType = 'sine',
  to = from,
): Note => ({
  from,
  to,
  at,
  lasts,
  shape,
  loud,
});

const SOUNDS: Record<Sound, Note[]> = {
  turn: [note(523, 0, 0.14, 0.4), note(784, 0.1, 0.22, 0.4)],
  place: [note(140, 0, 0.16, 0.9, 'triangle', 60), note(620, 0.02, 0.05, 0.2, 'square', 300)],
  gain: [note(660, 0, 0.08, 0.3, 'triangle'), note(880, 0.06, 0.1, 0.3, 'triangle'), note(1320, 0.12, 0.14, 0.25)],
  lose: [note(300, 0, 0.2, 0.4, 'triangle', 180)],
  win: [note(523, 0, 0.18), note(659, 0.14, 0.18), note(784, 0.28, 0.2), note(1047, 0.44, 0.5, 0.6)],
};

let context: AudioContext | null = null;

// Browsers require a gesture before they play audio. Creating the context is slow, so it happens after the gesture
// has been handled, and never while sound is muted.
function wake(): void {
  if (context || settings().mute) return;
  context = new AudioContext();
  void context.resume();
}
for (const gesture of ['pointerup', 'keydown']) {
  addEventListener(gesture, () => !context && setTimeout(wake, 100), { passive: true });
}

/** Plays a short synthesised sound, unless sound is muted or the tab is hidden. */
export function play(sound: Sound): void {
  const { mute, volume } = settings();
  if (mute || volume === 0 || context?.state !== 'running' || document.hidden) return;
  const start = context.currentTime;
  for (const { from, to, at, lasts, shape, loud } of SOUNDS[sound]) {
    const voice = context.createOscillator();
    const gain = context.createGain();
    voice.type = shape;
    voice.frequency.setValueAtTime(from, start + at);
    voice.frequency.exponentialRampToValueAtTime(to, start + at + lasts);
    gain.gain.setValueAtTime(0, start + at);
    gain.gain.linearRampToValueAtTime(loud * volume * 0.4, start + at + 0.008);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + at + lasts);
    voice.connect(gain).connect(context.destination);
    voice.start(start + at);
    voice.stop(start + at + lasts + 0.02);
  }
}
