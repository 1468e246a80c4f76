import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { Guide, Lesson, Moment } from '../games/kit.ts';
import { boxOf } from '../games/shelf.ts';
import { Beacons, Button, cx, Glass, IconButton, LineIcon, useMedia, usePhone, useSideways } from '../look/index.ts';
import s from './coach.module.css';
import { momentOf } from './moment.ts';
import type { Play } from './play.ts';

const KEY = (id: string) => `orrery.lessons.${id}`;

/** The lessons of a table that were shown, in order, and those that the player has closed. */
interface Course {
  shown: string[];
  closed: string[];
}

function courseOf(id: string): Course {
  try {
    return { shown: [], closed: [], ...(JSON.parse(localStorage.getItem(KEY(id)) ?? '{}') as Partial<Course>) };
  } catch {
    return { shown: [], closed: [] };
  }
}

/** The last lesson is that there are no more. */
const WAY_ON = 'way-on';
const NOWHERE: string[] = [];
const NONE: readonly Lesson[] = [];

/** The voice beside the board in the guided first game: one lesson at a time, as the moment comes. */
export function Coach({ play }: { play: Play }) {
  const [guide, setGuide] = useState<Guide | null>(null);
  const [{ shown, closed }, setCourse] = useState<Course>(() => courseOf(play.table.id));
  const [quiet, setQuiet] = useState(false);
  const touch = useMedia('(pointer: coarse)');
  useEffect(() => {
    boxOf(play.game.id)?.guide?.().then(setGuide);
  }, [play.game.id]);

  const moment = useMemo(
    () => momentOf(play.table, play.ask, play.draft, touch),
    [play.table, play.ask, play.draft, touch],
  );
  const lessons = guide?.lessons ?? NONE;
  const over = (lesson: Lesson) => closed.includes(lesson.id) || !!lesson.done?.(moment);
  const now = lessons.find((lesson) => !over(lesson) && lesson.when(moment)) ?? null;
  // What was learned unasked is not counted: lessons are numbered as they come.
  const ahead = lessons.filter((lesson) => !over(lesson) && !shown.includes(lesson.id)).length;

  const keep = (part: Partial<Course>) => {
    const next = { shown, closed, ...part };
    setCourse(next);
    localStorage.setItem(KEY(play.table.id), JSON.stringify(next));
  };
  const fresh = now !== null && !shown.includes(now.id);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when a lesson comes up
  useLayoutEffect(() => {
    if (now && fresh) keep({ shown: [...shown, now.id] });
  }, [now?.id, fresh]);

  if (!guide || quiet) return null;
  const close = (id: string) => keep({ closed: [...closed, id] });
  const stop = () => setQuiet(true);
  if (now) {
    return (
      <Bubble
        key={now.id}
        lesson={now}
        moment={moment}
        place={`Lesson ${fresh ? shown.length + 1 : shown.indexOf(now.id) + 1} of ${shown.length + ahead}`}
        onDone={() => close(now.id)}
        onStop={stop}
      />
    );
  }
  if (!lessons.every(over) || closed.includes(WAY_ON)) return null;
  return (
    <Bubble
      key={WAY_ON}
      lesson={{ id: WAY_ON, title: 'You know the game', text: ENDS, when: () => true }}
      moment={moment}
      place="That was the last lesson"
      way={play.game.id}
      onDone={() => close(WAY_ON)}
      onStop={stop}
    />
  );
}

const ENDS = 'Play this one to its end, or set up a table of your own. Whatever you do not know yet is in the rules.';

interface BubbleProps {
  lesson: Lesson;
  moment: Moment;
  /** Which of how many. */
  place: string;
  /** The game to go on with, after the last lesson. */
  way?: string;
  onDone: () => void;
  onStop: () => void;
}

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

/**
 * One lesson. On small screens it lies over the line of players and hangs down over the board, which keeps its size; the
 * first touch of anything else folds it into that line.
 */
function Bubble({ lesson, moment, place, way, onDone, onStop }: BubbleProps) {
  const phone = usePhone();
  const sideways = useSideways();
  const [folded, setFolded] = useState(sideways);
  const raised = useRaised(phone && !sideways);
  const bubble = useRef<HTMLDivElement>(null);
  // A raised sheet is being read: the lesson steps back until it is lowered again.
  useEffect(() => setFolded(sideways || raised), [sideways, raised]);
  const text = typeof lesson.text === 'string' ? lesson.text : lesson.text(moment);
  const point = lesson.point?.(moment) ?? NOWHERE;
  const small = phone && folded;
  const waits = lesson.done !== undefined && !lesson.tells;

  useEffect(() => {
    if (!phone || folded) return;
    const onDown = (e: PointerEvent) => {
      if (e.target instanceof Element && !bubble.current?.contains(e.target)) setFolded(true);
    };
    addEventListener('pointerdown', onDown);
    return () => removeEventListener('pointerdown', onDown);
  }, [phone, folded]);
  // Another thing to do is another thing to read.
  const said = useRef(text);
  useLayoutEffect(() => {
    if (said.current !== text && !sideways && !raised) setFolded(false);
    said.current = text;
  }, [text, sideways, raised]);

  const button = waits ? (
    <Button kind="quiet" onClick={onDone}>
      Skip
    </Button>
  ) : (
    <Button kind={way ? 'plain' : 'go'} onClick={onDone}>
      {way ? 'Play on' : 'Got it'}
    </Button>
  );
  return (
    <>
      <Beacons kind="point" spots={small && !waits ? NOWHERE : point} />
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
            {phone && !folded && button}
            <IconButton label="Stop the lessons" icon={<LineIcon name="close" size={16} />} onClick={onStop} />
          </header>
          {!small && (
            <>
              <div aria-live="polite">
                <h2>{lesson.title}</h2>
                <p>{text}</p>
              </div>
              {way && (
                <nav className={s.ways} aria-label="Where to go from here">
                  <Link to={`/new/${way}`}>A table of my own</Link>
                  <Link to={`/rules/${way}`}>All the rules</Link>
                </nav>
              )}
              {!phone && <div className={cx(s.foot, waits && s.waits)}>{button}</div>}
            </>
          )}
        </Glass>
      </div>
    </>
  );
}
