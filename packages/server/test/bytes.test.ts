import { join } from 'node:path';
import { catalog } from '@orrery/games';
import { deadlinesIn, promptsIn } from '@orrery/host';
import { type Game, msg } from '@orrery/kernel';
import { compareBytes, effort, fixtures, type LookAlike, lookAlikes, type Sender, setupsOf } from '@orrery/testing';
import { describe, expect, it, vi } from 'vitest';
import { openSqlite } from '../src/index.ts';
import { keep, know, listen, tokenOf } from './help/saved-match.ts';
import { openWorld, wsUrl } from './help/world.ts';

vi.mock(import('node:fs'), async (original) => (await import('./help/disk.ts')).waitInPlace(original));

const limits = { messages: { burst: 1e6, perSecond: 1e6 } };
/** Long enough that quiet questions are never answered by the host here; `windows.test.ts` covers that. */
const momentMs = 3_600_000;

/** How long an absent player has been away, by this machine's clock. */
const ABSENCE = /("seat":\d+,)"away":\d+,"wait":\d+,/g;

/** Compares what a real server sends over sockets in worlds that look alike to the viewer. */
async function overSockets(game: Game, pairs: LookAlike[]): Promise<number> {
  const listed = { id: game.id, name: game.name, load: async () => game };
  const world = await openWorld({ games: { catalog: [listed], module: '@orrery/games' }, limits, momentMs });
  const store = openSqlite(join(world.dir, 'matches.db'));
  await know(store, game.seats.max);
  /** Data saved for an absent player: their list of matches, and notifications. */
  const told = async (id: string, seat: number): Promise<string> => {
    // A notification becomes due once all devices have left.
    for (;;) {
      const { state = null } = (await store.load(id))?.due ?? {};
      if ((state as { calls: unknown[] } | null)?.calls.length) {
        return JSON.stringify({ times: deadlinesIn(state, seat), asks: promptsIn(state, seat) });
      }
      await new Promise((done) => setTimeout(done, 1));
    }
  };
  const send: Sender = async (standing, { viewer, action, quiet }) => {
    const id = await keep(store, game, standing, true);
    const url = wsUrl(world.server.url);
    const actor = await listen(url);
    if (action) await actor.ask({ do: 'join', match: id, token: tokenOf(action.seat) }, 'table');
    const line = await listen(url);
    await line.ask({ do: 'join', match: id, token: viewer === null ? null : tokenOf(viewer) }, 'table');
    // Spectators who follow a seat get that seat's view; others get public information.
    const onlooker = await listen(url);
    if (viewer !== null) await onlooker.ask({ do: 'join', match: id, token: null, follow: viewer }, 'table');
    if (action && quiet) actor.say({ do: 'act', id: 1, action });
    else if (action) await actor.ask({ do: 'act', id: 1, action }, 'ok');
    // This reply arrives after everything that was sent before it.
    for (const one of [line, onlooker]) await one.ask({ do: 'ping' }, 'pong');
    for (const one of [actor, line, onlooker]) one.end();
    const texts = [...line.texts, ...onlooker.texts, ...(viewer === null ? [] : [await told(id, viewer)])];
    return texts.map((text) => text.replaceAll(id, 'match').replace(ABSENCE, '$1'));
  };
  try {
    return await compareBytes(pairs, send);
  } finally {
    await store.close();
    await world.end();
  }
}

describe.each(catalog.map((listed) => [listed.id, listed] as const))('%s: traffic', (_id, listed) => {
  it('sends the same bytes in every world a seat or spectator cannot tell apart', async () => {
    const game = await listed.load();
    const setups = setupsOf(game);
    // One table of each size, with varied options.
    const sizes = [...new Set(setups.map((setup) => setup.seats))].filter((seats) => seats > 1);
    const pairs = sizes.flatMap((seats, i) => {
      const fitting = setups.filter((setup) => setup.seats === seats);
      const { options } = fitting[Math.floor(((i + 1) * (fitting.length - 1)) / sizes.length)] ?? {};
      return lookAlikes(game, { seats, options, seed: `bytes ${i}`, rests: effort(2, 6) });
    });
    expect(pairs.filter((pair) => pair.action !== null).length).toBeGreaterThan(3);
    expect(await overSockets(game, pairs)).toBeGreaterThan(10_000);
  });
});

describe('a leak', () => {
  const { duel } = fixtures;
  const pairs = (game: Game) => lookAlikes(game, { seats: 3, seed: 'telling', rests: 8 });

  it('is found in a view', async () => {
    const view: Game['view'] = (s, seat) => ({ ...duel.view(s, seat), next: s.deck.cards.at(-1) });
    const game = { ...duel, view } as Game;
    await expect(overSockets(game, pairs(game))).rejects.toThrow(/messages to .* reveal hidden information: .*"next"/);
  });

  it('is found in notifications to absent players', async () => {
    const messages = { ...duel.messages, few: 'Next is {card}' };
    const telling = (step: object) => ({
      ...step,
      brief: (s: { deck: { cards: number[] } }) => msg('few', { card: s.deck.cards.at(-1) ?? -1 }),
    });
    const flows = duel.flows.map((flow) => ({
      ...flow,
      steps: Object.fromEntries(
        Object.entries(flow.steps).map(([name, step]) => [name, typeof step === 'function' ? step : telling(step)]),
      ),
    }));
    const game = { ...duel, flows, messages } as unknown as Game;
    await expect(overSockets(game, pairs(game))).rejects.toThrow(/reveal hidden information: [\s\S]*"asks":"Next is/);
  });

  it('is not reported for a game without leaks', async () => {
    expect(await overSockets(duel as Game, pairs(duel as Game))).toBeGreaterThan(1000);
  });
});
