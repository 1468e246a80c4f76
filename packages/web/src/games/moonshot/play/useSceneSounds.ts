import { useEffect } from 'react';
import { play } from '../../../app/sound.ts';
import type { SoundName } from '../../../app/sounds/synth.ts';
import { palette } from './sounds.ts';
import type { Evaluation } from './useEvaluation.ts';
import type { Launch } from './useLaunch.ts';

/** Plays a sound when it becomes another one, or the same one again for another key. */
function useSound(sound: SoundName | null, key: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: again for another key
  useEffect(() => {
    if (sound) play(sound, palette);
  }, [sound, key]);
}

/** What a launch sounds like now: the die, the engines, the result. */
function launchSound({ rolling, rolled, shown, outcome }: Launch): SoundName | null {
  if (rolling) return 'dice';
  if (rolled > shown) return 'launch';
  return outcome === 'explosion' ? 'explosion' : outcome === 'success' ? 'win' : null;
}

/** What an evaluation sounds like now: each token, and whether the result is good for the viewer. */
function evaluationSound({ phase, shown, turned }: Evaluation, mine: number): SoundName | null {
  if (phase === 'turn') return turned > 0 ? 'place' : null;
  if (phase !== 'done' || !shown) return null;
  if (shown.outcome === 'escalated') return 'card';
  return shown.outcome === (shown.side === mine ? 'won' : 'obstructed') ? 'gain' : 'loss';
}

/** The sounds of the scenes, which reveal results later than the table knows them. */
export function useSceneSounds(launch: Launch | null, evaluation: Evaluation | null, mine: number): void {
  useSound(launch && launchSound(launch), `${launch?.key} ${launch?.rolled}`);
  useSound(evaluation && evaluationSound(evaluation, mine), `${evaluation?.shown?.from} ${evaluation?.turned}`);
}
