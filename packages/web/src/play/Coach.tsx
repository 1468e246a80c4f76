import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Link } from 'react-router';
import { pointedAt } from '../ui/anchors/anchors.ts';
import {
  Beacons,
  Button,
  cx,
  DUE_TAB,
  Glass,
  IconButton,
  LineIcon,
  usePhone,
  useSideways,
  useTouch,
} from '../ui/index.ts';
import { useClearPlace } from './clear-place.ts';
import s from './coach.module.css';
import { type Course, progressOf, readCourse, saveCourse, stays } from './course.ts';
import type { Play } from './game-ui.ts';
import type { Guide, Lesson, Moment } from './guide.ts';
import { momentOf } from './lesson-moment.ts';
import { t } from './text.ts';

/** The game to play after the last lesson. */
interface RealGame {
  /** Its players and length, in a few words. */
  about: string;
  onStart(): void;
}

export interface CoachProps {
  play: Play;
  load: () => Promise<Guide>;
  realGame: RealGame;
}

/** Id of the message that follows the last lesson. */
const END = 'way-on';
const NOWHERE: readonly string[] = [];
/** Where a lesson points if its target is not on the screen: back to the tab with the answers. */
const BACK: readonly string[] = [DUE_TAB];
const NONE: readonly Lesson[] = [];

/** What the coach says now. */
interface Speech {
  id: string | null;
  title: string;
  text: string;
  /** The position among the lessons, such as “Lesson 2 of 9”. */
  place: string;
  point: readonly string[];
  /** Whether the player closes it, only may skip it, or can do neither. */
  way: 'close' | 'skip' | 'none';
  /** What the lesson waits for. */
  waits: string | null;
}

function speechOf(lesson: Lesson, moment: Moment, place: string): Speech {
  const { id, title, text, point, done, tells, optional } = lesson;
  const waits = done !== undefined && !tells;
  return {
    id,
    title,
    text: typeof text === 'string' ? text : text(moment),
    place: optional ? t('coach-tip') : place,
    point: point?.(moment) ?? NOWHERE,
    way: waits ? 'skip' : 'close',
    waits: waits ? t('coach-waiting') : null,
  };
}

/** Whether the last lesson stays on the screen. */
function isHeld(
  last: Speech | null,
  lessons: readonly Lesson[],
  moment: Moment,
  closed: readonly string[],
): last is Speech {
  const lesson = lessons.find(({ id }) => id === last?.id);
  return lesson !== undefined && stays(lesson, moment, closed);
}

const endSpeech = (): Speech => ({
  id: END,
  title: t('coach-end'),
  text: t('coach-end-text'),
  place: t('coach-end-place'),
  point: NOWHERE,
  way: 'close',
  waits: null,
});

const betweenSpeech = (mine: boolean, place: string): Speech => ({
  id: null,
  title: t('coach-between-title'),
  text: t(mine ? 'coach-between-mine' : 'coach-between'),
  place,
  point: NOWHERE,
  way: 'none',
  waits: null,
});

/**
 * The coach of the tutorial game. It shows one lesson at a time: the one that applies, or else the last one until it is
 * over. It stays on the screen until the player puts it away, and can then be reopened.
 */
export function Coach({ play, load, realGame }: CoachProps) {
  const { table, game } = play;
  const [guide, setGuide] = useState<Guide | null>(null);
  const [course, setCourse] = useState<Course>(() => readCourse(table.id));
  const [last, setLast] = useState<Speech | null>(null);
  const touch = useTouch();
  useEffect(() => {
    load().then(setGuide);
  }, [load]);

  const moment = useMemo(() => momentOf(table, play.ask, play.draft, touch), [table, play.ask, play.draft, touch]);
  if (!guide) return null;
  const change = (part: Partial<Course>) => {
    const next = { ...course, ...part };
    setCourse(next);
    saveCourse(table.id, next);
  };
  const { closed, off } = course;
  const lessons = guide.lessons ?? NONE;
  const { now, over, count } = progressOf(lessons, moment, closed);
  const place = t('coach-lesson', { number: Math.min(over + 1, count), count });
  const speech = now
    ? speechOf(now, moment, place)
    : isHeld(last, lessons, moment, closed)
      ? { ...last, point: NOWHERE, waits: last.way === 'skip' ? t('coach-pending') : null }
      : over >= count || table.result
        ? endSpeech()
        : betweenSpeech(moment.mine, place);
  if (now && (last?.id !== speech.id || last.text !== speech.text)) setLast(speech);
  if (off) return <Reopen place={speech.place} onOpen={() => change({ off: false })} />;
  const hide = () => change({ off: true });
  const { id } = speech;
  return (
    <Bubble
      key={id}
      speech={speech}
      end={id === END ? { ...realGame, game: game.id } : null}
      onDone={id === END || id === null ? hide : () => change({ closed: [...closed, id] })}
      onHide={hide}
    />
  );
}

/** The button that shows the lessons again. */
function Reopen({ place, onOpen }: { place: string; onOpen: () => void }) {
  const phone = usePhone();
  const button = useRef<HTMLButtonElement>(null);
  useClearPlace(button, { anchors: NOWHERE, phone, atEnd: true });
  return (
    <button ref={button} type="button" className={s.reopen} aria-label={t('coach-open')} onClick={onOpen}>
      <LineIcon name="hint" size={16} />
      {place}
    </button>
  );
}

interface BubbleProps {
  speech: Speech;
  /** The last message: it suggests this game. */
  end: (RealGame & { game: string }) | null;
  onDone: () => void;
  onHide: () => void;
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

/** Whether the bubble of a small screen is collapsed: by a touch elsewhere, a raised sheet, or between lessons. */
function useFolded(bubble: RefObject<HTMLElement | null>, phone: boolean, { id, text }: Speech) {
  const sideways = useSideways();
  const raised = useRaised(phone && !sideways);
  const tight = sideways || raised || id === null;
  const [folded, setFolded] = useState(tight);
  // The lesson stays collapsed while the sheet is raised.
  useEffect(() => setFolded(tight), [tight]);
  useEffect(() => {
    if (!phone || folded) return;
    const onDown = (e: PointerEvent) => {
      if (e.target instanceof Element && !bubble.current?.contains(e.target)) setFolded(true);
    };
    addEventListener('pointerdown', onDown);
    return () => removeEventListener('pointerdown', onDown);
  }, [phone, folded, bubble]);
  // A new text expands the lesson.
  const lastText = useRef(text);
  useLayoutEffect(() => {
    if (lastText.current !== text && !tight) setFolded(false);
    lastText.current = text;
  }, [text, tight]);
  return [phone && folded, setFolded] as const;
}

/** How often the target is looked up, in milliseconds. */
const OFTEN = 150;

/** The label of the tab that the coach points at, because its target is on that tab; null if it points elsewhere. */
function useTabTarget(point: readonly string[]): string | null {
  const [tab, setTab] = useState<string | null>(null);
  const names = point.join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: anchors are compared by name
  useEffect(() => {
    if (!names.includes('tab:')) return setTab(null);
    const look = () => {
      const target = pointedAt(point)?.closest('[role=tab]');
      const label = [...(target?.childNodes ?? [])].find(({ nodeType }) => nodeType === Node.TEXT_NODE);
      setTab(label ? label.textContent : null);
    };
    look();
    const timer = setInterval(look, OFTEN);
    return () => clearInterval(timer);
  }, [names]);
  return tab;
}

/** One message of the coach, clear of what it points at. */
function Bubble({ speech, end, onDone, onHide }: BubbleProps) {
  const { id, title, text, place, way, waits } = speech;
  const phone = usePhone();
  const point = speech.point.length > 0 ? [...speech.point, DUE_TAB] : NOWHERE;
  const tab = useTabTarget(point);
  const bubble = useRef<HTMLDivElement>(null);
  const [folded, setFolded] = useFolded(bubble, phone, speech);
  useClearPlace(bubble, { anchors: folded && id === null ? NOWHERE : point, phone });
  const button = way !== 'none' && (
    <Button kind={way === 'close' && !end ? 'go' : 'quiet'} onClick={onDone}>
      {t(end ? 'coach-play-on' : way === 'close' ? 'coach-done' : 'coach-skip')}
    </Button>
  );
  return (
    <>
      <Beacons kind="point" anchors={folded && way === 'close' ? BACK : point} />
      <div ref={bubble} className={s.place}>
        <Glass className={s.coach} aria-label={t('coach')} role="complementary" data-lesson={id ?? undefined}>
          <header>
            {phone ? (
              <button type="button" className={s.fold} aria-expanded={!folded} onClick={() => setFolded(!folded)}>
                <span>{place}</span>
                {folded && <b>{title}</b>}
                <LineIcon name={folded ? 'down' : 'up'} size={16} />
              </button>
            ) : (
              <span>{place}</span>
            )}
            {phone && !folded && button}
            <IconButton label={t('coach-close')} icon={<LineIcon name="close" size={16} />} onClick={onHide} />
          </header>
          {!folded && (
            <>
              <div aria-live="polite">
                <h2>{title}</h2>
                <p>
                  {text} {tab && <b>{t('coach-tab', { tab })}</b>}
                </p>
              </div>
              {end && <End {...end} />}
              {!phone && (button || waits) && (
                <div className={cx(s.foot, waits && s.waits)}>
                  {waits && <span>{waits}</span>}
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

/** The ways on after the last lesson. */
function End({ about, onStart, game }: RealGame & { game: string }) {
  return (
    <div className={s.end}>
      <Button kind="go" onClick={onStart}>
        {t('coach-real-game')}
      </Button>
      <small>{about}</small>
      <nav className={s.ways} aria-label={t('coach-next')}>
        <Link to={`/new/${game}`}>{t('coach-new-game')}</Link>
        <Link to={`/rules/${game}`}>{t('coach-rules')}</Link>
        <Link to="/puzzles">{t('coach-puzzles')}</Link>
      </nav>
    </div>
  );
}
