import { catalog } from '@orrery/games';
import { replay, rulesOf, seeded, shuffled } from '@orrery/kernel';
import { candidateAnswers } from '@orrery/protocol';
import { effort } from '@orrery/testing';
import { describe, expect, it } from 'vitest';
import { type Guest, openWorld } from './help/world.ts';

const games = { catalog, module: '@orrery/games' };
const limits = { messages: { burst: 1e6, perSecond: 1e6 } };
/** Timing is not tested here, so quiet questions need no delay. */
const momentMs = 0;

/**
 * Number of answers after which a client resigns. Most games need far fewer, but random play can last ten times as
 * long.
 */
const PATIENCE = effort(250, 1200);
/** Maximum number of bots. */
const BOTS = effort(2, 16);

/** Answers all questions of a client at random until the game ends or the client resigns. */
async function playOn(guest: Guest, seat: number): Promise<void> {
  const rng = seeded(`guest ${seat}`);
  for (let answers = 0; ; answers++) {
    const table = await guest.until((now) => now.result !== null || now.prompts.some((row) => !row.standing));
    const row = table.prompts.find((open) => !open.standing);
    if (!row) return;
    if (answers >= PATIENCE) {
      await guest.remote.request('resign', { seat }).catch(({ problem }) => expect(problem?.code).toBe('over'));
      return;
    }
    const { question, n } = row;
    for (const answer of shuffled(rng, [...candidateAnswers(row.prompt)])) {
      const { refusal } = await guest.remote.request('why', { action: { seat, question, n, answer } });
      if (refusal !== null) continue;
      // The host may have passed for this seat, or the other player may have resigned.
      await guest.remote
        .act({ seat, question, n, answer })
        .catch(({ problem }) => expect(['repeated', 'over']).toContain(problem?.code));
      break;
    }
  }
}

describe.each(catalog.map((listed) => [listed.id, listed] as const))('%s over sockets', (id, listed) => {
  it('is played to its end by two people, and all clients agree on the state', async () => {
    const world = await openWorld({ games, limits, momentMs });
    const game = await listed.load();
    const seats = [{ kind: 'me' as const, name: 'Ada' }, { kind: 'open' as const }];
    while (seats.length < game.seats.min) seats.push({ kind: 'open' });
    const { match, token } = await world.api.create({ game: id, seats });
    const keys = [token];
    for (let i = 1; i < seats.length; i++) keys.push((await world.api.claim(match, { name: `Guest ${i}` })).token);
    const guests = keys.map((key) => world.sit(match, key));
    const watcher = world.sit(match, null);
    await watcher.until(() => true);
    await Promise.all(guests.map(playOn));
    const end = await watcher.until((table) => table.result !== null);
    const record = await world.api.record(match);
    expect(end.result?.winners.length).toBeGreaterThan(0);
    const { state } = replay(rulesOf(game), record);
    expect(state).toEqual(record.snapshot.state);
    // The state built from deltas equals the view of the rules.
    expect(end.views[0]?.view).toEqual(JSON.parse(JSON.stringify(game.view(state, null))));
    for (const [seat, guest] of guests.entries()) {
      const own = await guest.until((table) => table.result !== null);
      expect(own.views[0]?.view).toEqual(JSON.parse(JSON.stringify(game.view(state, seat))));
    }
    expect(world.log.filter((row) => row.msg === 'internal error')).toEqual([]);
    await world.end();
  });

  it('is played to its end by bots', async () => {
    const world = await openWorld({ games, limits, momentMs, botBudgetMs: 1 });
    const game = await listed.load();
    const seats = Array.from({ length: Math.min(game.seats.max, BOTS) }, () => ({
      kind: 'bot' as const,
      level: 'easy',
    }));
    const { match } = await world.api.create({ game: id, seats });
    const watcher = world.sit(match, null);
    expect((await watcher.until((table) => table.result !== null)).status).toBe('over');
    expect(world.log.filter((row) => row.msg === 'internal error')).toEqual([]);
    await world.end();
  });
});
