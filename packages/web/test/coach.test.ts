import { describe, expect, it } from 'vitest';
import { type Box, clearPlace } from '../src/play/clear-place.ts';
import { progressOf, stays } from '../src/play/course.ts';
import type { Lesson, Moment } from '../src/play/guide.ts';

const box = (x: number, y: number, w = 100, h = 100): Box => ({ x, y, w, h });

describe('the place of the coach', () => {
  const places = [box(0, 200), box(200, 200), box(0, 0)];

  it('is the first one that covers nothing', () => {
    expect(clearPlace(places, null, [])).toBe(places[0]);
    expect(clearPlace(places, box(50, 250, 20, 20), [])).toBe(places[1]);
  });

  it('covers the action bar rather than the target', () => {
    expect(clearPlace(places.slice(0, 2), box(0, 250, 10, 10), [box(200, 200)])).toBe(places[1]);
  });
});

describe('the progress through the lessons', () => {
  const moment = (round: number) => ({ round }) as Moment;
  const from = (id: string, round: number, more: Partial<Lesson> = {}): Lesson => ({
    id,
    title: id,
    text: id,
    when: (at) => at.round >= round,
    ...more,
  });
  const lessons = [
    from('first', 0, { done: (at) => at.round > 0 }),
    from('rare', 9, { optional: true }),
    from('second', 1),
  ];

  it('shows the first lesson that applies and is not over', () => {
    expect(progressOf(lessons, moment(0), []).now?.id).toBe('first');
    expect(progressOf(lessons, moment(1), []).now?.id).toBe('second');
    expect(progressOf(lessons, moment(0), ['first']).now).toBe(null);
  });

  it('keeps a lesson that does not apply now, but not a tip whose chance has passed', () => {
    const waits = from('waits', 0, { done: (at) => at.round > 1 });
    const tip: Lesson = { ...waits, optional: true };
    expect([stays(waits, moment(1), []), stays(waits, moment(2), []), stays(waits, moment(1), ['waits'])]).toEqual([
      true,
      false,
      false,
    ]);
    expect(stays(tip, moment(1), [])).toBe(false);
    // The player closes what only tells something.
    expect([
      stays({ ...tip, tells: true }, moment(1), []),
      stays(from('tip', 9, { optional: true }), moment(1), []),
    ]).toEqual([true, true]);
  });

  it('counts what is over, without optional lessons', () => {
    expect(progressOf(lessons, moment(0), [])).toMatchObject({ over: 0, count: 2 });
    expect(progressOf(lessons, moment(1), [])).toMatchObject({ over: 1, count: 2 });
    expect(progressOf(lessons, moment(1), ['second'])).toMatchObject({ over: 2, count: 2 });
  });
});
