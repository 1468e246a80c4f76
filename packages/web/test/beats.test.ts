import type { VisibleEvent } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { type Beat, beatsOf, ROLL_MS, readingMs, schedule } from '../src/play/beats.ts';
import type { Cues } from '../src/play/cues.ts';

const words = {
  say: ({ id }: { id: string }) => id,
  nameOf: (seat: number) => `${seat}`,
  eventText: ({ type, data }: VisibleEvent) =>
    type === 'quiet' || type === 'roll' ? null : `${data.seat} does ${type}.`,
  actorOf: ({ data }: VisibleEvent) => (typeof data.seat === 'number' ? data.seat : null),
};
const cues: Cues = { fight: { beat: true }, result: { beat: true }, roll: { rolls: true } };
const events = (...types: string[]) => types.map((type, n) => ({ n, type, data: { seat: 1 } }));
const beats = (viewer: number | null, ...types: string[]) => beatsOf(events(...types), { words, cues, viewer });
const typesIn = (found: Beat[]) => found.map((beat) => beat.events.map(({ type }) => type));

describe('the announcements of a step', () => {
  it('shows several fights one after another', () => {
    expect(typesIn(beats(0, 'fight', 'quiet', 'fight'))).toEqual([['fight', 'quiet'], ['fight']]);
  });

  it('tells nothing that follows dice before they lie', () => {
    const found = beats(0, 'fight', 'roll', 'quiet', 'result');
    expect(typesIn(found)).toEqual([
      ['fight', 'roll'],
      ['quiet', 'result'],
    ]);
    expect(found[0]?.ms).toBeGreaterThanOrEqual(ROLL_MS);
  });

  it('leaves time to read, and more for longer texts', () => {
    expect(readingMs('')).toBe(0);
    expect(readingMs('A.')).toBe(900);
    expect(readingMs('A'.repeat(60))).toBeGreaterThan(1500);
    expect(readingMs('A'.repeat(600))).toBe(2500);
  });

  it('takes no time for the viewer’s own actions, except for dice', () => {
    expect(beats(1, 'place', 'fight').map(({ ms }) => ms)).toEqual([0, 0]);
    expect(beats(1, 'roll').map(({ ms }) => ms)).toEqual([ROLL_MS]);
  });

  it('leaves time to read what others do to the viewer', () => {
    const lost = { n: 2, type: 'loss', data: { seat: 0 } };
    const found = beatsOf([...events('fight', 'roll'), lost], { words, cues, viewer: 0 });
    expect(found.map(({ line, ms, isOwn = false }) => [line, ms > 0, isOwn])).toEqual([
      ['1 does fight.', true, false],
      ['0 does loss.', true, false],
    ]);
  });

  it('tells why a bot moves with the first announcement of its move', () => {
    const why = { n: 0, type: 'bot-reason', data: { seat: 1, reasons: [{ id: 'costs 2' }, { id: '+1 point' }] } };
    const move = [why, ...events('fight', 'quiet', 'fight').map((event) => ({ ...event, n: event.n + 1 }))];
    const told = (explains: boolean) => beatsOf(move, { words, cues, viewer: 0, explains });
    expect(told(true).map(({ line }) => line)).toEqual(['1 does fight. (costs 2 · +1 point)', '1 does fight.']);
    expect(told(true).map(({ events }) => events.map(({ n }) => n))).toEqual([[0, 1, 2], [3]]);
    expect(told(false).map(({ line }) => line)).toEqual(['1 does fight.', '1 does fight.']);
  });

  it('tells why a bot ends its turn, although no event tells that it does', () => {
    const why = { n: 0, type: 'bot-reason', data: { seat: 1, reasons: [{ id: 'too dear' }] } };
    const next = { n: 1, type: 'turn', data: { seat: 0 } };
    const told = beatsOf([why, next], { words, cues, viewer: 0, explains: true });
    expect(told.map(({ line, actor }) => [line, actor])).toEqual([
      ['1: too dear.', 1],
      ['0 does turn.', 0],
    ]);
    expect(beatsOf([why, next], { words, cues, viewer: 0 }).map(({ line }) => line)).toEqual(['0 does turn.']);
  });

  it('does not take longer than a few seconds for many events', () => {
    const many = beats(0, ...Array.from({ length: 40 }, () => 'fight'));
    expect(many.reduce((sum, { ms }) => sum + ms, 0)).toBeCloseTo(6000);
  });

  it('shows many events together rather than too many pictures of the table', () => {
    const many = beats(0, ...Array.from({ length: 1000 }, (_, n) => (n % 7 === 3 ? 'roll' : 'fight')));
    expect(many.length).toBeLessThanOrEqual(20);
    expect(many.flatMap(({ events }) => events)).toHaveLength(1000);
  });
});

describe('the schedule of waiting steps', () => {
  const step = beats(0, 'fight');
  const silent = beats(0, 'quiet');

  it('takes one step at the calm pace, together with silent ones before it', () => {
    expect(schedule([silent, step, step], 'calm')).toMatchObject({ take: 2 });
    expect(schedule([silent, silent], 'calm').take).toBe(2);
  });

  it('shortens steps if many wait, but keeps each readable', () => {
    const [first] = schedule([step], 'calm').beats;
    const [later] = schedule(
      Array.from({ length: 30 }, () => step),
      'calm',
    ).beats;
    expect(first?.ms).toBe(step[0]?.ms);
    expect(later?.ms).toBeCloseTo((step[0]?.ms ?? 0) / 3);
  });

  it('is never more than thirty steps behind', () => {
    const { take, beats } = schedule(
      Array.from({ length: 1000 }, () => step),
      'calm',
    );
    expect(take).toBe(970);
    expect(beats.flatMap(({ events }) => events)).toHaveLength(970);
    expect(beats.reduce((sum, { ms }) => sum + ms, 0)).toBeCloseTo(6000);
    expect(beats.length).toBeLessThan(25);
  });

  it('announces what follows dice only after the roll, also at the fast pace', () => {
    const found = schedule([beats(0, 'roll'), step, beats(0, 'roll', 'result', 'quiet')], 'quick').beats;
    expect(typesIn(found)).toEqual([
      ['roll', 'fight', 'roll'],
      ['result', 'quiet'],
    ]);
    expect(schedule([silent], 'quick').beats).toEqual([]);
  });

  it('batches everything at the fast pace, and shows everything at once at the instant pace', () => {
    expect(schedule([step, step, step], 'quick')).toMatchObject({ take: 3, beats: [{ line: '1 does fight.' }] });
    expect(schedule([step, step], 'instant')).toEqual({ take: 2, beats: [] });
  });
});
