import { settings } from './settings.ts';
import { COMMON } from './sounds/common.ts';
import { rateLimit } from './sounds/pick.ts';
import { type Palette, render, type SoundName } from './sounds/synth.ts';

const LEVEL = 0.5;

let context: AudioContext | null = null;
const onWake = new Set<() => void>();

// Browsers require a gesture before they play audio. Creating the context is slow, so it happens after the gesture
// has been handled, and never while sound is muted.
function wake(): void {
  if (context || settings().mute) return;
  context = new AudioContext();
  void context.resume();
  for (const awake of onWake) awake();
}
for (const gesture of ['pointerup', 'keydown']) {
  globalThis.addEventListener?.(gesture, () => !context && setTimeout(wake, 100), { passive: true });
}

/** Calls `awake` when audio can play: now, or after the first gesture. */
export function whenAwake(awake: (context: AudioContext) => void): () => void {
  const now = () => context && awake(context);
  now();
  onWake.add(now);
  return () => onWake.delete(now);
}

const buffers = new WeakMap<object, AudioBuffer>();
const may = rateLimit();

/** Plays a sound of a palette, unless sound is muted, the tab is hidden, or sounds would pile up. */
export function play(sound: SoundName, palette: Palette = COMMON): void {
  const { mute, volume } = settings();
  if (mute || volume === 0 || context?.state !== 'running' || document.hidden) return;
  if (!may(sound, performance.now())) return;
  const voices = palette[sound] ?? COMMON[sound];
  let buffer = buffers.get(voices);
  if (!buffer) {
    const samples = render(voices, context.sampleRate);
    buffer = context.createBuffer(1, samples.length, context.sampleRate);
    buffer.copyToChannel(samples, 0);
    buffers.set(voices, buffer);
  }
  const source = context.createBufferSource();
  const gain = context.createGain();
  source.buffer = buffer;
  gain.gain.value = volume * LEVEL;
  source.connect(gain).connect(context.destination);
  source.start();
}
