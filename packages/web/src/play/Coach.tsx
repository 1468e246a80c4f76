import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Link } from 'react-router';
import { Beacons, Button, cx, Glass, IconButton, LineIcon, usePhone, useSideways, useTouch } from '../ui/index.ts';
import s from './coach.module.css';
import type { Play } from './game-ui.ts';
import type { Guide, Lesson, Moment } from './guide.ts';
import { momentOf } from './lesson-moment.ts';
import { t } from './text.ts';

const KEY = (id: string) => `orrery.lessons.${id}`;

/** The lessons shown so far, in order, and those the player has closed. */
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

/** Id of the message that follows the last lesson. */
const WAY_ON = 'way-on';
const NOWHERE: string[] = [];
const NONE: readonly Lesson[] = [];

/** The coach of the tutorial game. It shows one lesson at a time, when the lesson applies. */
export function Coach({ play, load }: { play: Play; load: () => Promise<Guide> }) {
  const [guide, setGuide] = useState<Guide | null>(null);
  const [{ shown, closed }, setCourse] = useState<Course>(() => courseOf(play.table.id));
  const [quiet, setQuiet] = useState(false);
  const touch = useTouch();
  useEffect(() => {
    load().then(setGuide);
  }, [load]);

  const moment = useMemo(
    () => momentOf(play.table, play.ask, play.draft, touch),
    [play.table, play.ask, play.draft, touch],
  );
  const lessons = guide?.lessons ?? NONE;
  const over = (lesson: Lesson) => closed.includes(lesson.id) || !!lesson.done?.(moment);
  const now = lessons.find((lesson) => !over(lesson) && lesson.when(moment)) ?? null;

  const keep = (part: Partial<Course>) => {
    const next = { shown, closed, ...part };
    setCourse(next);
    localStorage.setItem(KEY(play.table.id), JSON.stringify(next));
  };
  const fresh = now !== null && !shown.includes(now.id);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per new lesson
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
        // Lessons are numbered in the order shown. The last numbers are missing if some lessons were never needed.
        place={t('coach-lesson', {
          number: fresh ? shown.length + 1 : shown.indexOf(now.id) + 1,
          count: lessons.length,
        })}
        onDone={() => close(now.id)}
        onStop={stop}
      />
    );
  }
  if (!lessons.every(over) || closed.includes(WAY_ON)) return null;
  return (
    <Bubble
      key={WAY_ON}
      lesson={{ id: WAY_ON, title: t('coach-end'), text: t('coach-end-text'), when: () => true }}
      moment={moment}
      place={t('coach-end-place')}
      way={play.game.id}
      onDone={() => close(WAY_ON)}
      onStop={stop}
    />
  );
}

interface BubbleProps {
  lesson: Lesson;
  moment: Moment;
  /** The position among the lessons, such as “Lesson 2 of 9”. */
  place: string;
  /** The game to link to after the last lesson. */
  way?: string;
  onDone: () => void;
  onStop: () => void;
}

/** Share of the screen's height above which the sheet counts as raised. */
const RAISED = 0.55;

/** Whether the sheet of a small screen has been raised over the board. */
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
 * One lesson. On small screens it overlays the player strip and the board; touching outside collapses it into the
 * strip.
 */
function Bubble({ lesson, moment, place, way, onDone, onStop }: BubbleProps) {
  const phone = usePhone();
  const sideways = useSideways();
  const [folded, setFolded] = useState(sideways);
  const raised = useRaised(phone && !sideways);
  const bubble = useRef<HTMLDivElement>(null);
  // The lesson stays collapsed while the sheet is raised.
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
  // A new text expands the lesson.
  const lastText = useRef(text);
  useLayoutEffect(() => {
    if (lastText.current !== text && !sideways && !raised) setFolded(false);
    lastText.current = text;
  }, [text, sideways, raised]);

  const button = waits ? (
    <Button kind="quiet" onClick={onDone}>
      {t('coach-skip')}
    </Button>
  ) : (
    <Button kind={way ? 'plain' : 'go'} onClick={onDone}>
      {way ? t('coach-play-on') : t('coach-done')}
    </Button>
  );
  return (
    <>
      <Beacons kind="point" anchors={small && !waits ? NOWHERE : point} />
      <div ref={bubble} className={s.place}>
        <Glass className={s.coach} aria-label={t('coach')} role="complementary" data-lesson={lesson.id}>
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
            <IconButton label={t('coach-close')} icon={<LineIcon name="close" size={16} />} onClick={onStop} />
          </header>
          {!small && (
            <>
              <div aria-live="polite">
                <h2>{lesson.title}</h2>
                <p>{text}</p>
              </div>
              {way && (
                <nav className={s.ways} aria-label={t('coach-next')}>
                  <Link to={`/new/${way}`}>{t('coach-new-game')}</Link>
                  <Link to={`/rules/${way}`}>{t('coach-rules')}</Link>
                </nav>
              )}
              {!phone && (
                <div className={cx(s.foot, waits && s.waits)}>
                  {waits && <span>{t('coach-waiting')}</span>}
                  {button}
                </div>
              )}
            </>
          )}
        </Glass>
      </div>
    </>
  );
}
