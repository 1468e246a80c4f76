// Mothership's windows as a server sends them: from what others hear, and when, nobody learns what a hand holds.
import { join } from 'node:path';
import type { Answer, Game, Json } from '@orrery/kernel';
import { describe, expect, it, vi } from 'vitest';
import { game } from '../../games/mothership/src/index.ts';
import { named, type Scene, scene } from '../../games/mothership/test/scene.ts';
import { testClock } from '../../host/test/help.ts';
import { openSqlite } from '../src/index.ts';
import { keep, listen, tokenOf } from './help/standing.ts';
import { type Guest, openWorld, wsUrl } from './help/world.ts';

vi.mock(import('node:fs'), async (original) => (await import('./help/disk.ts')).waitInPlace(original));

const MOMENT = 1500;
const TICK = 100;
const SECONDS = 8;

const BUFF = 3; // plays in a defender's window
const IDLE = 5; // plays in no window
const OTHER = 6; // neither does this
const NO = 34; // cancels any card
const DEFLECTORS = 4; // seat 0's card, which the others may cancel

/** What a seat does about the windows that are opened for it: by orders, by hand so long after each was opened, or both. */
interface Way {
  hand: readonly number[];
  orders?: Json;
  byHand?: { after: number; answer?: string };
}
const ALWAYS: Json = { pass: 'always', whenNothingFits: false };
const UNLESS: Json = { pass: 'unless-attacked', whenNothingFits: false };
const ASK: Json = { pass: 'never', whenNothingFits: false };

/** All that somebody was sent, with the time since seat 0 acted. */
type Heard = { at: number; text: string }[];

/**
 * Seat 0 acts, the others go their ways for some seconds of the table's own time. What those hear who must learn nothing:
 * the seats named, a watcher, and a watcher who comes in the middle of the first window.
 */
async function told(t: Scene, first: string, ways: readonly Way[], witnesses: readonly number[]): Promise<Heard[]> {
  const clock = testClock();
  const world = await openWorld({
    games: { catalog: [{ id: game.id, name: game.name, load: async () => game as Game }], module: '@orrery/games' },
    limits: { messages: { burst: 1e6, perSecond: 1e6 } },
    clock,
  });
  const store = openSqlite(join(world.dir, 'matches.db'));
  const seats = ways.length + 1;
  const id = await keep(store, game as Game, {
    seats,
    options: t.table.record.options,
    state: t.state as unknown as Json,
    events: [],
  });
  const guests = Array.from({ length: seats }, (_none, seat) => world.sit(id, tokenOf(seat)));
  for (const guest of guests) await guest.until(() => true);
  for (const [i, { orders }] of ways.entries()) if (orders) await guests[i + 1]?.remote.orders(i + 1, orders);

  const heard: Heard[] = [];
  const lines: Awaited<ReturnType<typeof listen>>[] = [];
  const listenAs = async (seat: number | null) => {
    const line = await listen(wsUrl(world.server.url));
    lines.push(line);
    heard.push([]);
    await line.ask({ do: 'join', match: id, token: seat === null ? null : tokenOf(seat) }, 'table');
  };
  /** Everything that is under way has been sent when it comes back from here. */
  const settle = async () => {
    for (let round = 0; round < 3; round++) {
      await clock.pass(0);
      for (const line of lines) await line.ask({ do: 'ping' }, 'pong');
    }
    for (const [i, line] of lines.entries()) {
      for (const text of line.texts.splice(0)) {
        if (!text.startsWith('{"say":"pong"'))
          heard[i]?.push({ at: clock.now() - begun, text: text.replaceAll(id, 'match') });
      }
    }
  };

  const opened = new Map<string, number>();
  /** A question that was answered is not answered again. */
  const act = (guest: Guest, seat: number, { byHand }: Way) => {
    const row = guest.remote.table?.prompts.find((ask) => !ask.standing && ask.seat === seat);
    if (!row || !byHand) return;
    const name = `${seat} ${row.question} ${row.n}`;
    const since = opened.get(name) ?? clock.now();
    opened.set(name, since);
    if (clock.now() - since !== byHand.after) return;
    const offered = row.prompt.kind === 'choose' ? row.prompt.options.map((option) => option.id) : [];
    const answer: Answer = byHand.answer && offered.includes(byHand.answer) ? byHand.answer : null;
    void guest.remote.act({ seat, question: row.question, n: row.n, answer });
  };

  for (const seat of [...witnesses, null]) await listenAs(seat);
  const begun = clock.now();
  await guests[0]?.answer(first);
  await settle();
  for (let tick = 0; tick < (SECONDS * 1000) / TICK; tick++) {
    for (const [i, way] of ways.entries()) act(guests[i + 1] as Guest, i + 1, way);
    if (tick === 8) await listenAs(null);
    await settle();
    await clock.pass(TICK);
    await settle();
  }
  for (const line of lines) line.end();
  expect(world.log.filter((row) => row.msg === 'internal error')).toEqual([]);
  await store.close();
  await world.end();
  return heard;
}

/** The first difference between what was heard twice, in short; null where there is none. */
function difference(one: Heard[], two: Heard[]): string | null {
  for (const [i, heard] of one.entries()) {
    for (let n = 0; n < Math.max(heard.length, two[i]?.length ?? 0); n++) {
      const [a = '', b = ''] = [heard[n], two[i]?.[n]].map((one) => (one ? `${one.at} ${one.text}` : 'nothing'));
      if (a === b) continue;
      let at = 0;
      while (a[at] === b[at]) at++;
      const shown = (text: string) => `${text.slice(0, 30)} … ${text.slice(Math.max(0, at - 60), at + 60)}`;
      return `listener ${i}, message ${n}: ${shown(a)}  or  ${shown(b)}`;
    }
  }
  return null;
}

const times = (heard: Heard[]) => [...new Set(heard.flat().map(({ at }) => at))].sort((a, b) => a - b);

describe('a window of a fight', () => {
  const units = { '0M': '-5,-3', '0F1': '0,-4', '1F1': '1,-4', '1M': '6,3' };
  /** Seat 0 attacks a fighter of seat 1; what seat 0 and two watchers hear. */
  const attacked = (way: Way) => told(scene({ units, hands: [[], way.hand] }), 'attack:1,-4', [way], [0]);
  const card = named(scene({ units, hands: [[], [BUFF]] }), 1, BUFF);

  it('MO-631 MO-635 sends the same bytes at the same times, whatever cards are held and however players pass', async () => {
    const nothing = await attacked({ hand: [IDLE] });
    expect(nothing.flat().length).toBeGreaterThan(8);
    // Every window is passed by the host at its moment, and the fight ends with the last of them.
    expect(times(nothing).every((at) => at % MOMENT === 0 || at === 8 * TICK)).toBe(true);
    expect(nothing[0]?.at(-1)?.text).toContain('"phase"');
    const ways: Way[] = [
      { hand: [BUFF], orders: ALWAYS },
      { hand: [BUFF], orders: UNLESS },
      { hand: [BUFF], byHand: { after: 300 } },
      { hand: [BUFF], byHand: { after: 1400 } },
      { hand: [IDLE], orders: ASK, byHand: { after: 700 } },
    ];
    for (const way of ways) expect(difference(await attacked(way), nothing), JSON.stringify(way)).toBe(null);
  });

  it('MO-631 shows a card when it is played, and not before', async () => {
    const nothing = await attacked({ hand: [IDLE] });
    const played = await attacked({ hand: [BUFF], byHand: { after: 400, answer: card } });
    for (const [i, heard] of played.entries()) {
      const from = heard.findIndex(({ text }) => text.includes('"played"'));
      expect(from).toBeGreaterThan(0);
      expect(heard.slice(0, from)).toEqual(nothing[i]?.slice(0, from));
      expect(heard[from]?.at).toBe(nothing[i]?.[from]?.at);
    }
  });

  it('MO-634 stays open for a seat that thinks, and for one that wants to be asked without a fitting card', async () => {
    const thinks = await attacked({ hand: [BUFF], orders: ASK, byHand: { after: 2000 } });
    expect(times(thinks)).toContain(2000);
    const asked = await attacked({ hand: [IDLE], orders: ASK, byHand: { after: 2000 } });
    expect(difference(asked, thinks)).toBe(null);
  });
});

describe('the window in which a card may be cancelled', () => {
  /** Seat 0 plays a card; what seats 0 and 2 and two watchers hear of seat 1. */
  const declared = (way: Way, other: Way = { hand: [OTHER] }) => {
    const t = scene({ seats: 3, hands: [[DEFLECTORS], way.hand, other.hand] });
    const [first] = (t.legal(0, 'act') as string[]).filter((id) => id.startsWith(`play:${named(t, 0, DEFLECTORS)}`));
    return told(t, first as string, [way, other], [0, 2]);
  };

  it('MO-631 MO-635 does not reveal who holds the cancelling card', async () => {
    const nothing = await declared({ hand: [IDLE] });
    expect(times(nothing)).toContain(MOMENT);
    const ways: Way[] = [
      { hand: [NO], orders: ALWAYS },
      { hand: [NO], orders: UNLESS },
      { hand: [NO], byHand: { after: 500 } },
    ];
    for (const way of ways) expect(difference(await declared(way), nothing), JSON.stringify(way)).toBe(null);
  });
});
