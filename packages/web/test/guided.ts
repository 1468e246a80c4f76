import { think } from '@orrery/bots';
import { openLocalMatch } from '@orrery/host';
import type { Answer, Core, Rules } from '@orrery/kernel';
import { expect } from 'vitest';
import type { Guide, Moment } from '../src/play/guide.ts';
import { momentOf } from '../src/play/lesson-moment.ts';
import { HERE, newSavedTable } from '../src/table/saved.ts';
import { openTableClient } from '../src/table/table-client.ts';
import type { Ask, SeatInfo } from '../src/table/table-types.ts';

type Seated = Awaited<ReturnType<typeof sitGuided>>;

/** Starts a tutorial game as the page does, with the same bots as opponents. */
export async function sitGuided(rules: Rules<Core>, { seed, options, opponent, others = [] }: Guide['first']) {
  const bots = [opponent.name, ...others];
  const seats: SeatInfo[] = [
    { name: 'Ada', kind: 'human', level: null, connected: true },
    ...bots.map((name) => ({ name, kind: 'bot' as const, level: opponent.level, connected: true })),
  ];
  const fresh = newSavedTable(rules as never, { id: 'guided', seats, options: options as object, seed, now: 0 });
  const { match, connect, store } = await openLocalMatch(
    rules as never,
    { ...fresh, options: fresh.options as object },
    {
      clock: { now: () => 0, after: () => () => {} },
      secret: () => 'again',
      standingOrderMs: 0,
      fault: (error) => {
        throw error;
      },
      thinker: {
        think: async ({ state, seat, question, level, seed: own }) =>
          think(rules, state as never, seat, question, { level: level as never, seed: own }),
      },
    },
  );
  const client = openTableClient({ match: match.id, token: HERE, connect });
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

/** The player's next question, once the bots have moved; null when the game is over. */
export async function asked(client: Seated): Promise<Ask | null> {
  for (let turns = 0; turns < 20_000; turns++) {
    const { result, prompts } = client.snapshot();
    if (result !== null) return null;
    const row = prompts.find(({ standing }) => !standing);
    if (row) return row;
    await new Promise((done) => setImmediate(done));
  }
  throw new Error('The bots did not finish their turns.');
}

export interface Pupil {
  /** The answer of a player who follows the lesson; undefined lets a bot answer. */
  follow(at: Moment, lesson: string | null): Answer | undefined;
  /** Maximum length of a lesson, in characters. */
  longest: number;
  /** Minimum number of answers to give, even if all lessons are shown before that. */
  least?: number;
}

/**
 * Plays a tutorial game until all lessons have been shown. Returns the lessons that were never shown and the final
 * table.
 */
export async function followLessons(rules: Rules<Core>, { first, lessons }: Guide, pupil: Pupil) {
  const client = await sitGuided(rules, first);
  const seen = new Set<string>();
  const closed = new Set<string>();
  const missing = () => lessons.map(({ id }) => id).filter((id) => !seen.has(id));
  for (let n = 0, row = await asked(client); row && n < 400; row = await asked(client), n++) {
    const at = momentOf(client.snapshot(), row);
    const now = lessons.find((one) => !closed.has(one.id) && !one.done?.(at) && one.when(at)) ?? null;
    if (now && !seen.has(now.id)) {
      seen.add(now.id);
      if (now.point) expect(now.point(at).length, now.id).toBeGreaterThan(0);
      const text = typeof now.text === 'string' ? now.text : now.text(at);
      expect(text.length > 40 && text.length < pupil.longest, `${now.id} ${text.length}`).toBe(true);
    }
    if (now?.tells) {
      closed.add(now.id);
      continue;
    }
    const { seat, question, n: count } = row;
    const answer = pupil.follow(at, now?.id ?? null);
    const action =
      answer !== undefined
        ? { seat, question, n: count, answer }
        : think(rules, await client.saved(), seat, question, { level: 'easy', seed: `${n}` });
    if (action) expect(await client.act(action)).toBe(null);
    if (missing().length === 0 && n >= (pupil.least ?? 0)) break;
  }
  return { missing: missing(), table: client.snapshot() };
}
