import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Guide, Lesson } from '../games/kit.ts';
import { boxOf } from '../games/shelf.ts';
import { Button, Glass, IconButton, LineIcon, useClaim, usePhone, useSideways } from '../look/index.ts';
import s from './coach.module.css';
import { momentOf } from './moment.ts';
import type { Play } from './play.ts';

const KEY = (id: string) => `orrery.lessons.${id}`;

function learned(id: string): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEY(id)) ?? '[]') as string[];
  } catch {
    return [];
  }
}

/** The voice beside the board in the guided first game: one lesson at a time, as the moment comes. */
export function Coach({ play }: { play: Play }) {
  const [guide, setGuide] = useState<Guide | null>(null);
  const [done, setDone] = useState<string[]>(() => learned(play.table.id));
  const [quiet, setQuiet] = useState(false);
  useEffect(() => {
    boxOf(play.game.id)?.guide?.().then(setGuide);
  }, [play.game.id]);

  const moment = useMemo(() => momentOf(play.table, play.ask), [play.table, play.ask]);
  const lessons: readonly Lesson[] = guide?.lessons ?? [];
  const now = lessons.find((lesson) => !done.includes(lesson.id) && !lesson.done?.(moment) && lesson.when(moment));

  function close(lesson: Lesson) {
    const next = [...done, lesson.id];
    setDone(next);
    localStorage.setItem(KEY(play.table.id), JSON.stringify(next));
  }

  if (!now || quiet) return null;
  return (
    <Bubble
      key={now.id}
      lesson={now}
      place={`Lesson ${lessons.indexOf(now) + 1} of ${lessons.length}`}
      onDone={() => close(now)}
      onStop={() => setQuiet(true)}
    />
  );
}

interface BubbleProps {
  lesson: Lesson;
  /** Which of how many. */
  place: string;
  onDone: () => void;
  onStop: () => void;
}

/** The air between the bubble and the board. */
const GAP = 10;

/** So much of the screen's height taken by the sheet, and it has been raised. */
const RAISED = 0.55;

/** Whether the sheet of a small screen stands high, so that the board under the lesson is covered. */
function useRaised(below: boolean): boolean {
  const [raised, setRaised] = useState(false);
  useEffect(() => {
    const sheet = below ? document.querySelector<HTMLElement>('[data-sheet]') : null;
    if (!sheet) return setRaised(false);
    const observer = new ResizeObserver(() => setRaised(sheet.offsetHeight > innerHeight * RAISED));
    observer.observe(sheet);
    return () => observer.disconnect();
  }, [below]);
  return raised;
}

/** One lesson. On small screens the board makes way for it, so it takes little room, and a tap folds it into one line. */
function Bubble({ lesson, place, onDone, onStop }: BubbleProps) {
  const phone = usePhone();
  const sideways = useSideways();
  const [folded, setFolded] = useState(sideways);
  const raised = useRaised(phone && !sideways);
  const [height, setHeight] = useState(0);
  const bubble = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const el = bubble.current;
    if (!el) return;
    const observer = new ResizeObserver(() => setHeight(el.offsetHeight));
    observer.observe(el);
    return () => observer.disconnect();
  }, []);
  // A raised sheet is being read: the lesson steps back until it is lowered again.
  useEffect(() => setFolded(sideways || raised), [sideways, raised]);
  const small = phone && folded;
  const gotIt = (
    <Button kind="go" onClick={onDone}>
      Got it
    </Button>
  );
  // Lying on its side a phone has no height to spare: there it starts folded, and only the line gets room of its own.
  useClaim('top', phone && (folded || !sideways) && height > 0 ? height + GAP : 0);
  return (
    <div ref={bubble} className={s.place}>
      <Glass className={s.coach} aria-label="Coach" role="complementary">
        <header>
          {phone ? (
            <button type="button" className={s.fold} aria-expanded={!folded} onClick={() => setFolded(!folded)}>
              <span>{place}</span>
              {folded && <b>{lesson.title}</b>}
              <LineIcon name={folded ? 'down' : 'up'} size={16} />
            </button>
          ) : (
            <span>{place}</span>
          )}
          {phone && !folded && gotIt}
          <IconButton label="Stop the lessons" icon={<LineIcon name="close" size={16} />} onClick={onStop} />
        </header>
        {!small && (
          <>
            <div aria-live="polite">
              <h2>{lesson.title}</h2>
              <p>{lesson.text}</p>
            </div>
            {!phone && gotIt}
          </>
        )}
      </Glass>
    </div>
  );
}
