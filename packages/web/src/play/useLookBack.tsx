import { type ReactNode, useCallback, useRef, useState } from 'react';
import { Button, useStable } from '../look/index.ts';
import { useSettings } from '../shell/settings.ts';
import type { TableClient } from '../table/client.ts';
import { useKeys } from './keys.ts';
import s from './play.module.css';
import { type Play, watched } from './play.ts';
import { Steps } from './Steps.tsx';
import { type Scene, scenesOf } from './scenes.ts';
import { stepKeys, useSteps } from './useSteps.ts';
import { logEntries } from './words.ts';

/** How long a moment stays: long enough to see it and to read what is said of it. */
const beatOf = (line: string, quick: boolean): number => Math.min(3200, 900 + 28 * line.length) * (quick ? 0.6 : 1);

const NOTHING: Scene[] = [];

export interface LookingBack {
  /** The table as it was, while we look back. */
  shown: { play: Play; controls: ReactNode; scene: Scene } | null;
  /**
   * Who asks for it is shown what came after his last turn, and told if there is nothing; who only came back, what came
   * after the event he saw last.
   */
  begin(seen?: number): Promise<void>;
}

/** What is shown begins where the own turn ended, or where one looked last. */
const OPENINGS = {
  turn: { label: 'Since your last turn', line: 'This is where your last turn ended.' },
  look: { label: 'Since you were here', line: 'This is what you saw last.' },
};

/** Plays what happened since the viewer's last turn, or last look, again, on the board itself, and hands back to now. */
export function useLookBack(client: TableClient, play: Play): LookingBack {
  const { pace } = useSettings();
  const [scenes, setScenes] = useState(NOTHING);
  const [label, setLabel] = useState(OPENINGS.turn.label);
  const now = useCallback(() => setScenes(NOTHING), []);
  const at = useRef(0);
  const line = scenes[Math.min(at.current, scenes.length - 1)]?.line ?? '';
  const steps = useSteps(Math.max(0, scenes.length - 1), beatOf(line, pace !== 'calm'), now);
  at.current = steps.step;

  const begin = useStable(async (seen?: number) => {
    const asked = seen === undefined;
    const moments = await client.past(seen).catch(() => []);
    const { label, line } = OPENINGS[asked ? 'turn' : 'look'];
    const found = scenesOf(moments, play.words, line);
    if (found.length === 0) return asked ? play.toast('Nobody has moved since your last turn.') : undefined;
    setLabel(label);
    setScenes(found);
    steps.begin();
  });

  const scene = scenes[Math.min(steps.step, scenes.length - 1)];
  useKeys(scene ? { ...stepKeys(steps), Esc: now, '↵': now } : {});
  if (!scene) return { shown: null, begin };
  const { game, kit, words, nameOf, toast } = play;
  const log = logEntries(scene.table.log, words);
  return {
    begin,
    shown: {
      scene,
      play: watched({ game, kit, words, nameOf, toast, table: scene.table, log, idle: scene.line }),
      controls: (
        <Steps
          label={label}
          line={scene.line}
          steps={steps}
          round={scene.table.progress?.round ?? 0}
          beside={
            <Button className={s.toNow} onClick={now} hint="Esc">
              Back to now
            </Button>
          }
        />
      ),
    },
  };
}
