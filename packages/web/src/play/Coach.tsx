import { useEffect, useMemo, useState } from 'react';
import type { Guide, Lesson, Moment } from '../games/kit.ts';
import { boxOf } from '../games/shelf.ts';
import { Button, Glass, IconButton, LineIcon } from '../look/index.ts';
import s from './coach.module.css';
import type { Play } from './play.ts';

const KEY = (id: string) => `orrery.lessons.${id}`;

function learned(id: string): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEY(id)) ?? '[]') as string[];
  } catch {
    return [];
  }
}

function momentOf(play: Play): Moment {
  const { table, ask } = play;
  const row = ask && table.waiting.find((one) => one.question === ask.question && one.seat === ask.seat);
  return {
    view: table.view,
    flow: row?.flow ?? null,
    step: row?.step ?? null,
    kind: ask?.prompt.kind ?? null,
    mine: ask !== null,
    round: table.progress?.round ?? 0,
    events: table.log.map(({ told }) => ({
      type: told.type,
      seat: typeof told.data.seat === 'number' ? told.data.seat : null,
    })),
    me: table.viewer ?? 0,
  };
}

/** The voice beside the board in the guided first game: one lesson at a time, as the moment comes. */
export function Coach({ play }: { play: Play }) {
  const [guide, setGuide] = useState<Guide | null>(null);
  const [done, setDone] = useState<string[]>(() => learned(play.table.id));
  const [quiet, setQuiet] = useState(false);
  useEffect(() => {
    boxOf(play.game.id)?.guide().then(setGuide);
  }, [play.game.id]);

  const moment = useMemo(() => momentOf(play), [play]);
  const lessons: readonly Lesson[] = guide?.lessons ?? [];
  const now = lessons.find((lesson) => !done.includes(lesson.id) && !lesson.done?.(moment) && lesson.when(moment));
  const count = lessons.length;
  const at = now ? lessons.indexOf(now) + 1 : 0;

  function close(lesson: Lesson) {
    const next = [...done, lesson.id];
    setDone(next);
    localStorage.setItem(KEY(play.table.id), JSON.stringify(next));
  }

  if (!now || quiet) return null;
  return (
    <Glass className={s.coach} aria-label="Coach" role="complementary">
      <header>
        <span>
          Lesson {at} of {count}
        </span>
        <IconButton
          label="Stop the lessons"
          icon={<LineIcon name="close" size={16} />}
          onClick={() => setQuiet(true)}
        />
      </header>
      <div aria-live="polite">
        <h2>{now.title}</h2>
        <p>{now.text}</p>
      </div>
      <Button kind="go" onClick={() => close(now)}>
        Got it
      </Button>
    </Glass>
  );
}
