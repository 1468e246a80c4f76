import { useCallback, useEffect, useEffectEvent, useState } from 'react';

/** Playback position and controls. */
export interface Stepping {
  step: number;
  last: number;
  go(to: number): void;
  playing: boolean;
  toggle(): void;
  /** Starts playback at the first moment. */
  begin(): void;
}

/** Steps through moments from 0 to `last`, manually or automatically; `beat` tells how long each is shown, in milliseconds. */
export function useSteps(last: number, beat: (step: number) => number, onEnd?: () => void): Stepping {
  const [step, setStep] = useState(0);
  const [playing, setPlaying] = useState(false);
  const wait = beat(step);
  const end = useEffectEvent(() => onEnd?.());
  const go = useCallback((to: number) => setStep(Math.max(0, Math.min(last, to))), [last]);
  useEffect(() => {
    if (!playing) return;
    const timer = setTimeout(() => {
      if (step < last) return setStep(step + 1);
      setPlaying(false);
      end();
    }, wait);
    return () => clearTimeout(timer);
  }, [playing, step, last, wait]);
  const begin = useCallback(() => {
    setStep(0);
    setPlaying(true);
  }, []);
  const toggle = () => (playing ? setPlaying(false) : step < last ? setPlaying(true) : begin());
  return { step, last, go, playing, toggle, begin };
}

/** The keyboard shortcuts of playback. */
export const stepKeys = ({ step, last, go, toggle }: Stepping): Record<string, () => void> => ({
  ArrowRight: () => go(step + 1),
  ArrowLeft: () => go(step - 1),
  Home: () => go(0),
  End: () => go(last),
  Space: toggle,
});
