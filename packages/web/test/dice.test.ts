import { readdirSync, readFileSync } from 'node:fs';
import { catalog } from '@orrery/games';
import { type Game, type MatchRecord, newTable, rulesOf, type Seat } from '@orrery/kernel';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { listings } from '../src/games/listings.ts';
import { beatsOf, ROLL_MS } from '../src/play/beats.ts';
import type { Cues } from '../src/play/cues.ts';
import { wordsOf } from '../src/play/game-text.ts';
import type { GameUi, Words } from '../src/play/game-ui.ts';
import { openPresenter } from '../src/play/presenter.ts';
import { emptyTableView, type NumberedEvent, type TableClient, type TableView } from '../src/table/table-types.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { hidden: false, addEventListener() {}, removeEventListener() {} });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The least time that dice are seen to roll, however much there is to show. */
const LEAST_MS = ROLL_MS / 3;

const recordsOf = (game: string): MatchRecord[] => {
  const folder = new URL(`../../games/${game}/test/fixtures/`, import.meta.url);
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return names.map((name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')));
};

/** Most moves with dice that are looked at in one record. */
const MOST = 6;

/** A move with dice: the table before and after it, as a seat or a spectator sees it. */
interface Move {
  before: TableView;
  after: TableView;
  where: string;
}

function movesOf(game: Game, record: MatchRecord, viewer: Seat | null, isRoll: (type: string) => boolean): Move[] {
  const rules = rulesOf(game);
  const table = newTable(rules, record);
  const log: NumberedEvent[] = [];
  const at = (): TableView => ({
    ...emptyTableView('m', game.id, 'live'),
    viewer,
    mySeats: viewer === null ? [] : [viewer],
    view: {},
    log: [...log],
    waiting: rules.waiting(table.state, viewer),
    result: table.state.result,
  });
  const moves: Move[] = [];
  for (const [i, entry] of record.entries.entries()) {
    if (moves.length === MOST) break;
    const events = table.apply(entry);
    const before = events.some(({ type }) => isRoll(type)) ? at() : null;
    for (const event of events) log.push({ n: log.length, ...table.visibleEvent(event, viewer) });
    if (before) moves.push({ before, after: at(), where: `${record.seats} seats, entry ${i}` });
  }
  return moves;
}

interface Told {
  /** When the event was told, in milliseconds. */
  at: number;
  event: NumberedEvent;
}

/** When each event of a move is told. */
function telling({ before, after }: Move, words: Words, cues: Cues | undefined, pace: 'calm' | 'quick'): Told[] {
  let now = before;
  let changed = () => {};
  const client = {
    subscribe(listener: () => void) {
      changed = listener;
      return () => {};
    },
    snapshot: () => now,
  } as unknown as TableClient;
  const presenter = openPresenter(client);
  presenter.configure({
    pace,
    beatsOf: (events, { viewer }) => beatsOf(events, { words, cues, viewer }),
    before() {},
  });
  const told = new Map<number, Told>();
  const start = Date.now();
  const look = () => {
    const { log } = presenter.snapshot();
    const { upTo } = presenter.presented();
    for (const event of log)
      if (event.n <= upTo && !told.has(event.n)) told.set(event.n, { at: Date.now() - start, event });
  };
  const close = presenter.subscribe(look);
  now = after;
  changed();
  vi.runAllTimers();
  close();
  return [...told.values()].filter(({ event }) => event.n >= before.log.length).sort((a, b) => a.event.n - b.event.n);
}

it.each(listings.map(({ id }) => id))('%s tells nothing that follows dice before they lie', async (id) => {
  const game = (await catalog.find((one) => one.id === id)?.load()) as Game;
  const gameUi = (await listings.find((one) => one.id === id)?.gameUi()) as GameUi;
  const isRoll = (type: string) => gameUi.cues?.[type]?.rolls === true;
  const hasDice = Object.keys(gameUi.cues ?? {}).some(isRoll);
  const words = wordsOf(game, gameUi);
  const moves = (hasDice ? recordsOf(id) : []).flatMap((record, i) =>
    movesOf(game, record, i % 3 === 2 ? null : i % record.seats, isRoll),
  );
  expect(moves.length > MOST).toBe(hasDice);
  const early = moves.flatMap((move) =>
    (['calm', 'quick'] as const).flatMap((pace) => {
      const told = telling(move, words, gameUi.cues, pace);
      expect(told).toHaveLength(move.after.log.length - move.before.log.length);
      // The fast pace shows all dice of a move together.
      const isDue = ({ event }: Told, k: number) =>
        isRoll(event.type) && (pace === 'calm' || !told.slice(k + 1).some((later) => isRoll(later.event.type)));
      return told.flatMap((one, k) => {
        const next = told[k + 1];
        const isEarly = next && isDue(one, k) && next.at < one.at + LEAST_MS;
        return isEarly ? [`${move.where}, ${pace}: ${next.event.type} follows ${one.event.type} at once`] : [];
      });
    }),
  );
  expect(early).toEqual([]);
});
