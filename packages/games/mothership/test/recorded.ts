import { type Answer, pick, questionOf, rulesOf, seeded, type Table } from '@orrery/kernel';
import type { Recorded } from '@orrery/testing';
import { game, type State } from '../src/index.ts';
import { pointsOf } from '../src/rules/planets.ts';

const rules = rulesOf(game);
const roundBegun = (n: number) => (s: State) => s.round >= n;
/** Whether a seat other than the last in turn order reached the limit, so that others had one more turn. */
const hadFinishingRound = (s: State): boolean =>
  s.ending && s.order.slice(0, -1).some((seat) => pointsOf(s, seat) >= s.agreed.limit);

/** At least one recorded game for every way a game can end. */
export const RECORDED: readonly Recorded<State>[] = [
  {
    name: 'deathmatch',
    proves: 'two players, no option: the last fleet wins',
    ...{ seats: 2, options: {}, bots: 'medium', reason: 'last-standing' },
  },
  {
    name: 'modules',
    proves: 'three players with all modules: players who are eliminated later rank higher',
    ...{ seats: 3, options: { moons: true }, bots: 'medium', reason: 'last-standing' },
    shows: (s) => new Set(s.result?.places).size === 3 && s.planets.some(({ developments }) => developments.length > 0),
  },
  {
    name: 'draw',
    proves: 'two players at random: both are eliminated by the same attack',
    ...{ seats: 2, options: {}, bots: 'random', reason: 'draw' },
    // This ending is rare even in thousands of random games, so answers are sampled directly, which is faster than
    // running bots.
    script: ({ table }) => atRandom(table),
  },
  {
    name: 'teams',
    proves: 'two teams of two: the last team wins, including its eliminated member',
    ...{ seats: 4, options: { mode: 'teams' }, bots: 'medium', reason: 'last-team' },
    shows: (s) => s.result?.winners.length === 2 && s.out.some((out, seat) => out && s.result?.winners.includes(seat)),
  },
  {
    name: 'points',
    proves: 'three players for points: the limit is reached, the round is played to its end',
    ...{ seats: 3, options: { mode: 'points' }, bots: 'medium', reason: 'limit' },
    shows: hadFinishingRound,
  },
  {
    name: 'rounds',
    proves: 'two players for points, over after three rounds',
    ...{ seats: 2, options: { mode: 'points', limit: '3 rounds' }, bots: 'medium', reason: 'rounds' },
  },
  {
    name: 'solo-won',
    proves: 'a single player destroys the fleet of the first level',
    ...{ seats: 1, options: { mode: 'solo', level: '1' }, bots: 'medium', reason: 'solo-won' },
  },
  {
    name: 'solo-lost',
    proves: 'a single player loses to the fleet of the ninth level',
    ...{ seats: 1, options: { mode: 'solo', level: '9' }, bots: 'easy', reason: 'solo-lost' },
  },
  {
    name: 'resignation',
    proves: 'three players; two undos, orders left, a question that timed out, then two resign',
    ...{ seats: 3, options: { influence: true }, bots: 'easy', reason: 'last-standing' },
    script({ table, play }) {
      play((s) => roundBegun(1)(s) && table.mayUndo(s.turn) === true);
      table.apply(table.undoEntry(table.state.turn));
      table.apply({ kind: 'orders', seat: 1, orders: { pass: 'always' } });
      play(roundBegun(2));
      table.apply(table.undoEntry(table.state.turn, { reseed: 'by consent' }));
      play((s) => rules.waiting(s).some((row) => row.time === 'window'));
      table.apply({ kind: 'expire', question: rules.waiting(table.state)[0]?.question as string });
      play(roundBegun(3));
      table.apply({ kind: 'resign', seat: table.state.turn });
      play(roundBegun(4));
      table.apply({ kind: 'resign', seat: table.state.turn });
    },
  },
  {
    name: 'nobody-left',
    proves: 'two players for points: both resign in the same round',
    ...{ seats: 2, options: { mode: 'points' }, bots: 'easy', reason: 'nobody-left' },
    script({ table, play }) {
      play(roundBegun(2));
      for (const seat of table.state.order) table.apply({ kind: 'resign', seat });
    },
  },
];

function atRandom(table: Table<State>): void {
  const rng = seeded(`d${table.record.seed.split(' ')[1]}`);
  for (let at = rules.next(table.state, rng); at !== null; at = rules.next(table.state, rng)) {
    const seat = at.seats.length === 1 ? (at.seats[0] as number) : pick(rng, at.seats);
    const answer = at.step.sample(table.state, at.frame.vars, seat, rng) as Answer | undefined;
    if (answer !== undefined)
      table.act({ seat, question: questionOf(at), n: table.state.counts[seat] as number, answer });
  }
}
