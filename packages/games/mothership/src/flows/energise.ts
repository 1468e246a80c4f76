import { addAt, below, defined, int, logEvent, msg, owner, type Rng, refuse } from '@orrery/kernel';
import { ROW_MAX, ROWS } from '../content/panel.ts';
import { setRows } from '../effects/panel.ts';
import { flow, playerOf, type State } from '../state.ts';

type Rows = Record<string, number>;
const NAMES: readonly string[] = ROWS;
const inRows = (answer: Rows): number[] => ROWS.map((row) => answer[row] ?? 0);
const sum = (counts: readonly number[]): number => counts.reduce((all, n) => all + n, 0);
const isRows = (answer: Rows): boolean => Object.keys(answer).every((name) => NAMES.includes(name));

/** Distributes energy randomly among rows, up to the room in each. */
function share(rng: Rng, n: number, room: readonly number[]): Rows {
  const got = room.map(() => 0);
  for (let left = n; left > 0; left--) {
    let row = below(rng, room.length);
    while (defined(got[row]) >= defined(room[row])) row = (row + 1) % room.length;
    addAt(got, row, 1);
  }
  return Object.fromEntries(ROWS.map((name, i) => [name, defined(got[i])]));
}
/** Like `share`, but without randomness: fills the first rows first. */
function fill(n: number, room: readonly number[]): Rows {
  let left = n;
  return Object.fromEntries(
    ROWS.map((name, i) => {
      const here = Math.min(left, defined(room[i]));
      left -= here;
      return [name, here];
    }),
  );
}

const roomToAdd = (s: State, seat: number): number[] => playerOf(s, seat).energy.map((n) => ROW_MAX - n);

/** The owner immediately places gained energy, on any player's turn (MO-126). */
export const energise = flow(
  'energise',
  { seat: owner, n: int },
  {
    place: {
      ask: 'allocate',
      resolving: true,
      time: 'window',
      who: (_s, v) => v.seat,
      prompt: (s, v, seat) => ({
        text: msg('ask-energise', { n: v.n }),
        rows: ROWS.map((id, i) => ({ id, text: msg(id), max: defined(roomToAdd(s, seat)[i]) })),
        min: v.n,
        max: v.n,
      }),
      admits(s, v, seat, answer) {
        const counts = inRows(answer);
        if (!isRows(answer) || sum(counts) !== v.n) return refuse('wrong-energy', 'MO-126', { n: v.n });
        return counts.every((n, i) => n <= defined(roomToAdd(s, seat)[i])) || refuse('row-full', 'MO-119');
      },
      sample: (s, v, seat, rng) => share(rng, v.n, roomToAdd(s, seat)),
      fallback: (s, v, seat) => fill(v.n, roomToAdd(s, seat)),
      take(s, v, seat, answer) {
        const counts = inRows(answer);
        setRows(
          s,
          seat,
          playerOf(s, seat).energy.map((n, i) => n + defined(counts[i])),
        );
        logEvent('energised', { seat, n: v.n });
      },
    },
  },
);

/** The owner chooses the rows that lose energy (MO-127). */
export const drain = flow(
  'drain',
  { seat: owner, n: int },
  {
    remove: {
      ask: 'allocate',
      resolving: true,
      time: 'window',
      who: (_s, v) => v.seat,
      prompt: (s, v, seat) => ({
        text: msg('ask-drain', { n: v.n }),
        rows: ROWS.map((id, i) => ({ id, text: msg(id), max: defined(playerOf(s, seat).energy[i]) })),
        min: v.n,
        max: v.n,
      }),
      admits(s, v, seat, answer) {
        const counts = inRows(answer);
        if (!isRows(answer) || sum(counts) !== v.n) return refuse('wrong-energy', 'MO-127', { n: v.n });
        return counts.every((n, i) => n <= defined(playerOf(s, seat).energy[i])) || refuse('row-empty', 'MO-127');
      },
      sample: (s, v, seat, rng) => share(rng, v.n, playerOf(s, seat).energy),
      fallback: (s, v, seat) => fill(v.n, playerOf(s, seat).energy),
      take(s, v, seat, answer) {
        const counts = inRows(answer);
        setRows(
          s,
          seat,
          playerOf(s, seat).energy.map((n, i) => n - defined(counts[i])),
        );
        logEvent('drained', { seat, n: v.n });
      },
    },
  },
);

/** Moves energy between rows before the mothership acts (MO-124). */
export const divert = flow(
  'divert',
  { seat: owner },
  {
    rows: {
      ask: 'allocate?',
      resolving: true,
      who: (_s, v) => v.seat,
      prompt: (s, _v, seat) => ({
        text: msg('ask-divert'),
        pass: msg('leave-energy'),
        rows: ROWS.map((id) => ({ id, text: msg(id), max: ROW_MAX })),
        min: sum(playerOf(s, seat).energy),
        max: sum(playerOf(s, seat).energy),
      }),
      admits(s, _v, seat, answer) {
        if (answer === null) return true;
        const counts = inRows(answer);
        const { energy } = playerOf(s, seat);
        if (!isRows(answer) || sum(counts) !== sum(energy)) return refuse('wrong-energy', 'MO-124', { n: sum(energy) });
        if (counts.some((n) => n > ROW_MAX)) return refuse('row-full', 'MO-119');
        return counts.some((n, i) => n !== energy[i]) || refuse('same-rows', 'MO-124');
      },
      sample(s, _v, seat, rng) {
        const { energy } = playerOf(s, seat);
        const rows = share(
          rng,
          sum(energy),
          ROWS.map(() => ROW_MAX),
        );
        return inRows(rows).some((n, i) => n !== energy[i]) ? rows : null;
      },
      fallback: () => null,
      take(s, _v, seat, answer) {
        if (answer === null) return;
        setRows(s, seat, inRows(answer));
        logEvent('diverted', { seat, rows: inRows(answer) });
      },
    },
  },
);
