import { type ReactNode, useCallback, useState } from 'react';
import { useSettings } from '../app/settings.ts';
import type { TableClient } from '../table/table-types.ts';
import { Button, useStable } from '../ui/index.ts';
import { readingMs } from './beats.ts';
import { logEntries } from './game-text.ts';
import type { Play } from './game-ui.ts';
import { useKeys } from './keys.ts';
import s from './play.module.css';
import { readOnlyPlay } from './play.ts';
import { Steps } from './Steps.tsx';
import { type Scene, scenesOf } from './scenes.ts';
import { t } from './text.ts';
import { stepKeys, useSteps } from './useSteps.ts';

/** How long a moment is shown, in milliseconds, depending on the length of its text. */
const beatOf = (line: string, quick: boolean): number => readingMs(line) * (quick ? 0.6 : 1);

const NOTHING: Scene[] = [];

export interface LookingBack {
  /** During playback, the table at an earlier moment; otherwise null. */
  shown: { play: Play; controls: ReactNode; scene: Scene } | null;
  /**
   * Starts playback after the event `seen`, or else after the viewer's last turn. Without `seen`, shows a toast if
   * nothing has happened since.
   */
  begin(seen?: number): Promise<void>;
}

/** Plays back on the board everything since the viewer's last turn or visit, then returns to the present. */
export function useLookBack(client: TableClient, play: Play): LookingBack {
  const { pace } = useSettings();
  const [scenes, setScenes] = useState(NOTHING);
  const [label, setLabel] = useState<'since-turn' | 'since-look'>('since-turn');
  const now = useCallback(() => setScenes(NOTHING), []);
  const sceneAt = (step: number) => scenes[Math.min(step, scenes.length - 1)];
  const beat = (step: number) => beatOf(sceneAt(step)?.line ?? '', pace !== 'calm');
  const steps = useSteps(Math.max(0, scenes.length - 1), beat, now);

  const begin = useStable(async (seen?: number) => {
    const asked = seen === undefined;
    const moments = await client.past(seen).catch(() => []);
    const opening = asked ? 'since-turn' : 'since-look';
    const found = scenesOf(moments, play.words, t(`${opening}-line`));
    if (found.length === 0) return asked ? play.toast(t('no-moves-since')) : undefined;
    setLabel(opening);
    setScenes(found);
    steps.begin();
  });

  const scene = sceneAt(steps.step);
  useKeys(scene ? { ...stepKeys(steps), Esc: now, '↵': now } : {});
  if (!scene) return { shown: null, begin };
  const { game, gameUi, words, nameOf, toast } = play;
  const log = logEntries(scene.table.log, words);
  return {
    begin,
    shown: {
      scene,
      play: readOnlyPlay({ game, gameUi, words, nameOf, toast, table: scene.table, log, idle: scene.line }),
      controls: (
        <Steps
          label={t(label)}
          line={scene.line}
          steps={steps}
          round={scene.table.progress?.round ?? 0}
          beside={
            <Button className={s.toNow} onClick={now} hint="Esc">
              {t('back-to-now')}
            </Button>
          }
        />
      ),
    },
  };
}
