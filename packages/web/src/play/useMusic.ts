import { useEffect } from 'react';
import { useSettings } from '../app/settings.ts';
import { whenAwake } from '../app/sound.ts';
import { type Mood, phrase } from '../app/sounds/mood.ts';
import { render } from '../app/sounds/synth.ts';

/** Music has no high notes, so a low rate suffices. */
const RATE = 16_000;
const LEVEL = 0.6;

/** Plays a game's ambient music while it is switched on, and never in a hidden tab. */
export function useMusic(mood: Mood | undefined): void {
  const { music, mute } = useSettings();
  const volume = mute ? 0 : music;
  useEffect(() => {
    if (!mood || volume === 0) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let gain: GainNode | null = null;
    const stopWaiting = whenAwake((context) => {
      clearTimeout(timer);
      gain = context.createGain();
      gain.gain.value = volume * LEVEL;
      gain.connect(context.destination);
      const out = gain;
      function next(given: Mood): void {
        timer = setTimeout(() => next(given), given.beat * 1000);
        if (document.hidden || context.state !== 'running') return;
        const samples = render(phrase(given, Math.random), RATE);
        const buffer = context.createBuffer(1, samples.length, RATE);
        buffer.copyToChannel(samples, 0);
        const source = context.createBufferSource();
        source.buffer = buffer;
        source.connect(out);
        source.start();
      }
      timer = setTimeout(() => next(mood), 0);
    });
    const whenHidden = () => {
      if (gain) gain.gain.value = document.hidden ? 0 : volume * LEVEL;
    };
    document.addEventListener('visibilitychange', whenHidden);
    return () => {
      stopWaiting();
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', whenHidden);
      gain?.disconnect();
    };
  }, [mood, volume]);
}
