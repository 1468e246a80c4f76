// Mothership's windows as a server sends them: messages and their times reveal no hand.
import { join } from 'node:path';
import type { Answer, Game, Json } from '@orrery/kernel';
import { describe, expect, it, vi } from 'vitest';
import { game } from '../../games/mothership/src/index.ts';
import { named, type Scene, scene } from '../../games/mothership/test/scene.ts';
import { testClock } from '../../host/test/help.ts';
import { openSqlite } from '../src/index.ts';
import { keep, listen, tokenOf } from './help/saved-match.ts';
import { type Guest, openWorld, wsUrl } from './help/world.ts';

vi.mock(import('node:fs'), async (original) => (await import('./help/disk.ts')).waitInPlace(original));

const MOMENT = 1500;
const TICK = 100;
const SECONDS = 8;

const BUFF = 3; // plays in a defender's window
const IDLE = 5; // plays in no window
const OTHER = 6; // also plays in no window
const NO = 34; // cancels any card
const DEFLECTORS = 4; // seat 0's card, which the others may cancel

/** How a seat answers its windows: by standing orders, manually after a delay, or both. */
interface Responder {
  hand: readonly number[];
  orders?: Json;
  manual?: { after: number; answer?: string };
}
const ALWAYS: Json = { pass: 'always', whenNothingFits: false };
const UNLESS: Json = { pass: 'unless-attacked', whenNothingFits: false };
const ASK: Json = { pass: 'never', whenNothingFits: false };

/** All messages to a client, with the time since seat 0 acted. */
type Received = { at: number; text: string }[];

/**
 * Seat 0 acts, and the others respond for some seconds of simulated time. Returns the messages that must not differ:
 * those to the given seats, to a spectator, and to a spectator who joins in the middle of the first window.
 */
async function messagesOf(
  t: Scene,
  first: string,
  responders: readonly Responder[],
  witnesses: readonly number[],
): Promise<Received[]> {
  const clock = testClock();
  const world = await openWorld({
    games: { catalog: [{ id: game.id, name: game.name, load: async () => game as Game }], module: '@orrery/games' },
    limits: { messages: { burst: 1e6, perSecond: 1e6 } },
    clock,
  });
  const store = openSqlite(join(world.dir, 'matches.db'));
  const seats = responders.length + 1;
  const id = await keep(store, game as Game, {
    seats,
    options: t.table.record.options,
    state: t.state as unknown as Json,
    events: [],
  });
  const guests = Array.from({ length: seats }, (_none, seat) => world.sit(id, tokenOf(seat)));
  for (const guest of guests) await guest.until(() => true);
  for (const [i, { orders }] of responders.entries())
    if (orders) await guests[i + 1]?.remote.request('orders', { seat: i + 1, orders });

  const received: Received[] = [];
  const lines: Awaited<ReturnType<typeof listen>>[] = [];
  const listenAs = async (seat: number | null) => {
    const line = await listen(wsUrl(world.server.url));
    lines.push(line);
    received.push([]);
    await line.ask({ do: 'join', match: id, token: seat === null ? null : tokenOf(seat) }, 'table');
  };
  /** Makes a round trip, after which everything pending has been sent. */
  const settle = async () => {
    for (let round = 0; round < 3; round++) {
      await clock.pass(0);
      for (const line of lines) await line.ask({ do: 'ping' }, 'pong');
    }
    for (const [i, line] of lines.entries()) {
      for (const text of line.texts.splice(0)) {
        if (!text.startsWith('{"say":"pong"'))
          received[i]?.push({ at: clock.now() - begun, text: text.replaceAll(id, 'match') });
      }
    }
  };

  const opened = new Map<string, number>();
  /** Answers an open question once its delay has passed. */
  const act = (guest: Guest, seat: number, { manual }: Responder) => {
    const row = guest.remote.table?.prompts.find((ask) => !ask.standing && ask.seat === seat);
    if (!row || !manual) return;
    const name = `${seat} ${row.question} ${row.n}`;
    const since = opened.get(name) ?? clock.now();
    opened.set(name, since);
    if (clock.now() - since !== manual.after) return;
    const offered = row.prompt.kind === 'choose' ? row.prompt.options.map((option) => option.id) : [];
    const answer: Answer = manual.answer && offered.includes(manual.answer) ? manual.answer : null;
    void guest.remote.act({ seat, question: row.question, n: row.n, answer });
  };

  for (const seat of [...witnesses, null]) await listenAs(seat);
  const begun = clock.now();
  await guests[0]?.answer(first);
  await settle();
  for (let tick = 0; tick < (SECONDS * 1000) / TICK; tick++) {
    for (const [i, responder] of responders.entries()) act(guests[i + 1] as Guest, i + 1, responder);
    if (tick === 8) await listenAs(null);
    await settle();
    await clock.pass(TICK);
    await settle();
  }
  for (const line of lines) line.end();
  expect(world.log.filter((row) => row.msg === 'internal error')).toEqual([]);
  await store.close();
  await world.end();
  return received;
}

/** The first difference between two runs, shortened; null if there is none. */
function difference(one: Received[], two: Received[]): string | null {
  for (const [i, received] of one.entries()) {
    for (let n = 0; n < Math.max(received.length, two[i]?.length ?? 0); n++) {
      const [a = '', b = ''] = [received[n], two[i]?.[n]].map((one) => (one ? `${one.at} ${one.text}` : 'nothing'));
      if (a === b) continue;
      let at = 0;
      while (a[at] === b[at]) at++;
      const shown = (text: string) => `${text.slice(0, 30)} … ${text.slice(Math.max(0, at - 60), at + 60)}`;
      return `listener ${i}, message ${n}: ${shown(a)}  or  ${shown(b)}`;
    }
  }
  return null;
}

const times = (received: Received[]) => [...new Set(received.flat().map(({ at }) => at))].sort((a, b) => a - b);

describe('a window of a fight', () => {
  const units = { '0M': '-5,-3', '0F1': '0,-4', '1F1': '1,-4', '1M': '6,3' };
  /** Seat 0 attacks a fighter of seat 1; returns what seat 0 and two spectators receive. */
  const attacked = (responder: Responder) =>
    messagesOf(scene({ units, hands: [[], responder.hand] }), 'attack:1,-4', [responder], [0]);
  const card = named(scene({ units, hands: [[], [BUFF]] }), 1, BUFF);

  it('MO-631 MO-635 sends the same bytes at the same times, whatever cards are held and however players pass', async () => {
    const nothing = await attacked({ hand: [IDLE] });
    expect(nothing.flat().length).toBeGreaterThan(8);
    // The host passes every window at its moment, and the fight ends with the last window.
    expect(times(nothing).every((at) => at % MOMENT === 0 || at === 8 * TICK)).toBe(true);
    expect(nothing[0]?.at(-1)?.text).toContain('"phase"');
    const responders: Responder[] = [
      { hand: [BUFF], orders: ALWAYS },
      { hand: [BUFF], orders: UNLESS },
      { hand: [BUFF], manual: { after: 300 } },
      { hand: [BUFF], manual: { after: 1400 } },
      { hand: [IDLE], orders: ASK, manual: { after: 700 } },
    ];
    for (const responder of responders)
      expect(difference(await attacked(responder), nothing), JSON.stringify(responder)).toBe(null);
  });

  it('MO-631 shows a card when it is played, and not before', async () => {
    const nothing = await attacked({ hand: [IDLE] });
    const played = await attacked({ hand: [BUFF], manual: { after: 400, answer: card } });
    for (const [i, received] of played.entries()) {
      const from = received.findIndex(({ text }) => text.includes('"played"'));
      expect(from).toBeGreaterThan(0);
      expect(received.slice(0, from)).toEqual(nothing[i]?.slice(0, from));
      expect(received[from]?.at).toBe(nothing[i]?.[from]?.at);
    }
  });

  it('MO-634 stays open for a seat that thinks, and for one that wants to be asked without a fitting card', async () => {
    const thinks = await attacked({ hand: [BUFF], orders: ASK, manual: { after: 2000 } });
    expect(times(thinks)).toContain(2000);
    const asked = await attacked({ hand: [IDLE], orders: ASK, manual: { after: 2000 } });
    expect(difference(asked, thinks)).toBe(null);
  });
});

describe('the window in which a card may be cancelled', () => {
  /** Seat 0 plays a card; returns what seats 0 and 2 and two spectators learn about seat 1. */
  const declared = (responder: Responder, other: Responder = { hand: [OTHER] }) => {
    const t = scene({ seats: 3, hands: [[DEFLECTORS], responder.hand, other.hand] });
    const [first] = (t.legal(0, 'act') as string[]).filter((id) => id.startsWith(`play:${named(t, 0, DEFLECTORS)}`));
    return messagesOf(t, first as string, [responder, other], [0, 2]);
  };

  it('MO-631 MO-635 does not reveal who holds the cancelling card', async () => {
    const nothing = await declared({ hand: [IDLE] });
    expect(times(nothing)).toContain(MOMENT);
    const responders: Responder[] = [
      { hand: [NO], orders: ALWAYS },
      { hand: [NO], orders: UNLESS },
      { hand: [NO], manual: { after: 500 } },
    ];
    for (const responder of responders)
      expect(difference(await declared(responder), nothing), JSON.stringify(responder)).toBe(null);
  });
});
