import type { Lesson, Moment } from './guide.ts';

/** What a player has closed in the tutorial game of a table. Stored, so that lessons resume where they stopped. */
export interface Course {
  /** Ids of the lessons that the player has closed. */
  closed: string[];
  /** Whether the player has put the lessons away. */
  off: boolean;
}

const KEY = (table: string) => `orrery.lessons.${table}`;
const FRESH: Course = { closed: [], off: false };

export function readCourse(table: string): Course {
  try {
    return { ...FRESH, ...(JSON.parse(localStorage.getItem(KEY(table)) ?? '{}') as Partial<Course>) };
  } catch {
    return FRESH;
  }
}

export const saveCourse = (table: string, course: Course): void =>
  localStorage.setItem(KEY(table), JSON.stringify(course));

export interface Progress {
  /** The lesson that applies now: the first one in the game's order that is not over. */
  now: Lesson | null;
  /** How many of the counted lessons are over. */
  over: number;
  count: number;
}

/** Whether a lesson needs no attention any more. */
const isOver = (lesson: Lesson, moment: Moment, closed: readonly string[]): boolean =>
  closed.includes(lesson.id) || !!lesson.done?.(moment);

/**
 * Whether the last lesson stays although it does not apply now, such as during another player's turn. A tip that waits
 * for a move goes when its chance has passed.
 */
export const stays = (lesson: Lesson, moment: Moment, closed: readonly string[]): boolean =>
  !isOver(lesson, moment, closed) && !(lesson.optional && lesson.done && !lesson.tells);

/** The lesson to show, and how far the player has come. Optional lessons do not count. */
export function progressOf(lessons: readonly Lesson[], moment: Moment, closed: readonly string[]): Progress {
  const open = lessons.filter((lesson) => !isOver(lesson, moment, closed));
  const count = lessons.filter(({ optional }) => !optional).length;
  return {
    now: open.find((lesson) => lesson.when(moment)) ?? null,
    over: count - open.filter(({ optional }) => !optional).length,
    count,
  };
}
