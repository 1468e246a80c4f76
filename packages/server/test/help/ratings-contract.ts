import type { FinishedMatch, Store } from '@orrery/host';
import { describe, expect, it } from 'vitest';
import { openAccounts } from '../../src/accounts/accounts.ts';
import { leaderboardOf, MIN_LISTED, matchRatingsOf, ratingsOf, resultsOf } from '../../src/ratings/leaderboard.ts';
import { openRatings } from '../../src/ratings/rating-worker.ts';
import { saveResult } from '../../src/ratings/results.ts';
import type { SqlDatabase } from '../../src/store/database.ts';
import { newMatch } from './store-contract.ts';

const still = { now: () => 0, after: () => () => {} };

/** Everyone with a rating, best first; unlike the leaderboard, also guests and beginners. */
const ratedIn = ({ sql, read }: SqlDatabase, game: string, seats: number) =>
  read(
    sql
      .selectFrom('ratings')
      .selectAll()
      .where('game', '=', game)
      .where('seats', '=', seats)
      .where('person', '!=', '')
      .orderBy((row) => row('mu', '-', row('sigma', '*', 3)), 'desc')
      .orderBy('person')
      .compile(),
  );

/** The contract of results and ratings, for every database. */
export function ratingsContract(name: string, open: () => Promise<{ store: Store; db: SqlDatabase }>): void {
  describe(`ratings: ${name}`, () => {
    async function played() {
      const { store, db } = await open();
      const people = openAccounts(db);
      const [ada, bo, cy, di] = await Promise.all(
        ['Ada', 'Bo', 'Cy', 'Di'].map(async (called) => (await people.createGuest(called, '')).me.id),
      );
      let games = 0;
      /** Saves a finished game with these ranks. */
      async function end(
        seats: (string | null)[],
        places: number[],
        more: Partial<FinishedMatch> = {},
      ): Promise<FinishedMatch> {
        const match = `match-${++games}`;
        await store.create({ ...newMatch(match), id: match });
        const winners = places.flatMap((place, seat) => (place === 1 ? [seat] : []));
        const ended: FinishedMatch = {
          match,
          game: 'lanterns',
          options: {},
          hints: false,
          rated: true,
          moved: false,
          watch: { as: 'open' },
          turns: seats.map(() => 2),
          decisions: seats.map(() => 2),
          left: [],
          holders: seats.map((person) =>
            person === null
              ? { kind: 'bot', name: '', level: 'easy', token: null }
              : { kind: 'human', name: 'Somebody', level: null, token: null, person },
          ),
          sides: seats.map((_person, seat) => [seat]),
          result: { scores: places.map((place) => 10 - place), places, winners, reason: 'most' },
          ...more,
        };
        await saveResult(db, ended, games);
        return ended;
      }
      const all = { ada, bo, cy, di } as Record<'ada' | 'bo' | 'cy' | 'di', string>;
      /** Rates all pending games on `nodes` nodes. */
      async function rate(nodes = 1): Promise<void> {
        const open = Array.from({ length: nodes }, () =>
          openRatings({
            db,
            clock: still,
            fault: (error) => {
              throw error;
            },
          }),
        );
        for (const node of open) node.wake();
        const left = () =>
          db.read(db.sql.selectFrom('results').select('match').where('rated', '=', 0).limit(1).compile());
        while ((await left()).length > 0) await new Promise((done) => setTimeout(done, 5));
        await Promise.all(open.map((node) => node.close()));
      }
      return { store, db, people, end, rate, ...all };
    }

    it('count a player who left as last, even if the bot that played on won', async () => {
      const { db, end, rate, ada, bo } = await played();
      await end([ada, bo], [1, 2], { left: [0] });
      await rate();
      expect((await ratedIn(db, 'lanterns', 2)).map(({ person }) => person)).toEqual([bo, ada]);
    });

    it('exclude a game that its players cancelled', async () => {
      const { db, end, rate, ada, bo } = await played();
      await end([ada, bo], [1, 1], { result: { scores: [0, 0], places: [1, 1], winners: [], reason: 'cancelled' } });
      await rate();
      expect(await ratedIn(db, 'lanterns', 2)).toEqual([]);
    });

    it('are saved completely before the server closes', async () => {
      const { db, end, ada, bo } = await played();
      await end([ada, bo], [1, 2]);
      let writing = 0;
      const slow: typeof db = {
        ...db,
        async writeIf(...queries) {
          writing++;
          await new Promise((done) => setTimeout(done, 30));
          const done = await db.writeIf(...queries);
          writing--;
          return done;
        },
      };
      const ratings = openRatings({ db: slow, clock: still, fault: () => {} });
      ratings.wake();
      while (writing === 0) await new Promise((done) => setTimeout(done, 1));
      await ratings.close();
      expect(writing).toBe(0);
      expect(await ratedIn(db, 'lanterns', 2)).toHaveLength(2);
    });

    it('exclude a game in which a seat was lent, even after its player returned', async () => {
      const { db, end, rate, ada, bo, cy } = await played();
      const sits = (person: string, name: string) => ({
        kind: 'human' as const,
        name,
        level: null,
        token: null,
        person,
      });
      const lent = { name: 'Bo', token: null, person: bo };
      const swapped = true;
      await end([ada, cy], [1, 2], { holders: [sits(ada, 'Ada'), { ...sits(cy, 'Cy'), lent, swapped }] });
      await end([ada, bo], [1, 2], { holders: [sits(ada, 'Ada'), { ...sits(bo, 'Bo'), swapped }] });
      await rate();
      expect(await ratedIn(db, 'lanterns', 2)).toEqual([]);
      expect(await resultsOf(db, cy)).toEqual([]);
      expect(await resultsOf(db, bo)).toMatchObject([
        { rated: false, seats: [{}, { name: 'Bo', you: true }] },
        { rated: false, seats: [{}, { name: 'Bo', you: true }] },
      ]);
    });

    it('rise for winners and fall for losers, per seat count, with shrinking uncertainty', async () => {
      const { db, end, rate, ada, bo, cy } = await played();
      await end([ada, bo], [1, 2]);
      await end([bo, ada], [2, 1]);
      await end([ada, bo, cy], [3, 2, 1]);
      await rate();
      const two = await ratedIn(db, 'lanterns', 2);
      expect(two.map(({ person, played: n, won }) => [person, n, won])).toEqual([
        [ada, 2, 2],
        [bo, 2, 0],
      ]);
      expect(two[0]?.mu).toBeGreaterThan(25);
      expect(two[1]?.mu).toBeLessThan(25);
      expect(two[0]?.sigma).toBeLessThan(25 / 3);
      expect((await ratedIn(db, 'lanterns', 3)).map(({ person }) => person)).toEqual([cy, bo, ada]);
      expect((await ratingsOf(db, ada)).map(({ seats, won }) => [seats, won])).toEqual([
        [2, 2],
        [3, 0],
      ]);
    });

    it('count a game once, however often its end is reported and however many nodes rate', async () => {
      const { db, end, rate, ada, bo } = await played();
      for (let n = 0; n < 4; n++) await saveResult(db, await end([ada, bo], [1, 2]), 99);
      await rate(3);
      expect((await ratingsOf(db, ada))[0]).toMatchObject({ played: 4, won: 4 });
      expect(await resultsOf(db, bo)).toHaveLength(4);
    });

    it('exclude games with bots, hints, delayed hands or a single person, but keep their results', async () => {
      const { db, end, rate, ada, bo } = await played();
      await end([ada, null], [1, 2]);
      await end([ada, bo], [1, 2], { hints: true });
      await end([ada, ada], [1, 2]);
      await end([ada, bo], [1, 2], { watch: { as: 'late', moves: 50 } });
      await rate();
      expect(await ratingsOf(db, ada)).toEqual([]);
      expect((await resultsOf(db, ada)).map(({ rated }) => rated)).toEqual([false, false, false, false]);
    });

    it('exclude a game that ended before every seat had two turns, or that a bot won', async () => {
      const { db, end, rate, ada, bo } = await played();
      await end([ada, bo], [1, 2], { turns: [0, 0], decisions: [0, 0] });
      await end([ada, bo], [1, 2], { turns: [9, 1], decisions: [9, 1] });
      await end([ada, bo], [1, 2], { turns: [9, 9], decisions: [1, 9] });
      await rate();
      expect(await ratedIn(db, 'lanterns', 2)).toEqual([]);
      expect((await resultsOf(db, ada)).map(({ rated }) => rated)).toEqual([false, false, false]);
    });

    it('count a loss for a player who left', async () => {
      const { db, end, rate, ada, bo } = await played();
      await end([ada, bo], [1, 2], { turns: [9, 9], decisions: [9, 0] });
      await rate();
      expect((await ratedIn(db, 'lanterns', 2)).map(({ person, won }) => [person, won])).toEqual([
        [ada, 1],
        [bo, 0],
      ]);
    });

    it('count at most five games a day between the same two people, at any table', async () => {
      const { db, end, rate, ada, bo, cy } = await played();
      for (let n = 0; n < 7; n++) await end(n % 2 ? [ada, bo] : [bo, ada], [1, 2]);
      await end([ada, bo, cy], [1, 2, 3]);
      await end([ada, cy], [1, 2]);
      await rate();
      expect((await ratingsOf(db, bo)).map(({ seats, played: n }) => [seats, n])).toEqual([[2, 5]]);
      expect((await ratingsOf(db, ada)).map(({ seats, played: n }) => [seats, n])).toEqual([[2, 6]]);
      expect((await resultsOf(db, bo)).filter(({ rated }) => rated)).toHaveLength(5);
    });

    it('rate a team as one side, and a cooperative game as the opponent', async () => {
      const { db, end, rate, ada, bo, cy, di } = await played();
      const sides = [
        [0, 2],
        [1, 3],
      ];
      await end([ada, bo, cy, di], [1, 3, 1, 3], { sides });
      await end([ada, bo], [1, 1], { sides: [[0, 1]] });
      await end([ada, bo], [2, 2], { sides: [[0, 1]] });
      await rate();
      const four = new Map((await ratedIn(db, 'lanterns', 4)).map((row) => [row.person, row]));
      expect(four.get(ada)?.mu).toBe(four.get(cy)?.mu);
      expect(four.get(bo)?.mu).toBe(four.get(di)?.mu);
      expect(four.get(ada)?.mu).toBeGreaterThan(four.get(bo)?.mu ?? 0);
      // The game itself is not in the leaderboard.
      expect((await ratedIn(db, 'lanterns', 2)).map(({ played: n, won }) => [n, won])).toEqual([
        [2, 1],
        [2, 1],
      ]);
    });

    it('are listed for accounts with enough rated games only', async () => {
      const { db, end, rate, ada, bo, cy } = await played();
      for (const id of [ada, cy]) {
        await db.write(db.sql.updateTable('people').set({ account: id, password: '' }).where('id', '=', id).compile());
      }
      for (let n = 0; n < MIN_LISTED; n++) await end([ada, bo], [1, 2]);
      await end([cy, bo], [1, 2]);
      await rate();
      const rows = await leaderboardOf(db, 'lanterns', 2);
      expect(rows.map(({ person, played: n }) => [person, n])).toEqual([[ada, MIN_LISTED]]);
    });

    it('exclude games that were announced as unrated', async () => {
      const { db, end, rate, ada, bo } = await played();
      const { match } = await end([ada, bo], [1, 2], { rated: false });
      await rate();
      expect(await ratingsOf(db, ada)).toEqual([]);
      expect(await matchRatingsOf(db, match)).toEqual({ state: 'unrated', seats: [] });
    });

    it('are kept before and after each game, for every player', async () => {
      const { db, end, rate, ada, bo } = await played();
      const matches = [await end([ada, bo], [1, 2]), await end([bo, ada], [1, 2])].map(({ match }) => match);
      await db.write(db.sql.updateTable('matches').set({ rated: 1 }).compile());
      expect((await matchRatingsOf(db, matches[0] ?? ''))?.state).toBe('pending');
      await rate(2);
      const [first, second] = await Promise.all(matches.map((match) => matchRatingsOf(db, match)));
      expect(first?.state).toBe('rated');
      expect(first?.seats[0]?.before).toMatchObject({ mu: 25, played: 0 });
      expect(second?.seats[1]?.before).toEqual(first?.seats[0]?.after);
      expect(second?.seats[0]?.before).toEqual(first?.seats[1]?.after);
      const [row] = await ratingsOf(db, ada);
      expect(second?.seats[1]?.after).toEqual({ mu: row?.mu, sigma: row?.sigma, played: 2 });
    });

    it('are deleted with their person', async () => {
      const { db, people, end, rate, ada, bo } = await played();
      await end([ada, bo], [1, 2]);
      await rate();
      await people.deletePerson(ada);
      expect((await ratedIn(db, 'lanterns', 2)).map(({ person }) => person)).toEqual([bo]);
      expect(await resultsOf(db, ada)).toEqual([]);
    });
  });
}
