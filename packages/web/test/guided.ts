import { think } from '@orrery/bots';
import { openAlone } from '@orrery/host';
import type { Core, Rules } from '@orrery/kernel';
import type { Guide } from '../src/games/kit.ts';
import type { SeatInfo } from '../src/table/client.ts';
import { openTable } from '../src/table/open.ts';
import { HERE, newTable } from '../src/table/saved.ts';

/** A guided game as the page sets it up, with a bot for an opponent that thinks as it does there. */
export async function sitGuided(rules: Rules<Core>, { seed, options, opponent }: Guide['first']) {
  const seats: SeatInfo[] = [
    { name: 'Ada', kind: 'human', level: null, connected: true },
    { name: opponent.name, kind: 'bot', level: opponent.level, connected: true },
  ];
  const fresh = newTable(rules as never, { id: 'guided', seats, options: options as object, seed, now: 0 });
  const { match, connect, store } = await openAlone(
    rules as never,
    { ...fresh, options: fresh.options as object },
    {
      clock: { now: () => 0, after: () => () => {} },
      secret: () => 'again',
      momentMs: 0,
      fault: (error) => {
        throw error;
      },
      thinker: {
        think: async ({ state, seat, question, level, seed: own }) =>
          think(rules, state as never, seat, question, { level: level as never, seed: own }),
      },
    },
  );
  const client = openTable({ match: match.id, token: HERE, connect });
  await new Promise<void>((ready) => {
    const stop = client.subscribe(() => {
      if (client.snapshot().view === null) return;
      stop();
      ready();
    });
  });
  const saved = async () => (await store.load(match.id))?.snapshot.state as never;
  return { ...client, saved };
}
