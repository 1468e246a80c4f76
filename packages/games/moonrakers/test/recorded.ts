import { rulesOf } from '@orrery/kernel';
import type { Recorded } from '@orrery/testing';
import { game, type State } from '../src/index.ts';

const rules = rulesOf(game);
const turnBegun = (n: number) => (s: State) => s.turn >= n;
/** Random games can be long, so only short ones are recorded. */
const isShort = (s: State): boolean => s.turn <= 36;

/** At least one recorded game for each way in which a game can end. */
export const RECORDED: readonly Recorded<State>[] = [
  {
    name: 'prestige',
    proves: 'three captains with Overload: one has ten prestige at the end of a turn',
    ...{ seats: 3, options: { overload: true }, bots: 'random', reason: 'prestige' },
    shows: isShort,
  },
  {
    name: 'everything',
    proves: 'four captains with all three expansions: Sorelia is unlocked, and one has ten prestige',
    ...{ seats: 4, options: { overload: true, nomad: true, binding: true }, bots: 'random', reason: 'prestige' },
    shows: (s) => s.unlocked && s.turn <= 48,
  },
  {
    name: 'solo',
    proves: 'one captain, ten rounds, mercenaries hired',
    ...{ seats: 1, options: {}, bots: 'random', reason: 'rounds' },
    shows: (s) => s.mercenaryDiscard.length > 0,
  },
  {
    name: 'rounds',
    proves: 'two captains with Nomad and Binding Ties, ten rounds of a turn each: most points win',
    ...{ seats: 2, options: { nomad: true, binding: true }, bots: 'random', reason: 'rounds' },
    shows: (s) => s.result?.winners.length === 1,
  },
  {
    name: 'resignation',
    proves: 'three captains: an undo, standing orders, a timeout, then two resignations',
    ...{ seats: 3, options: {}, bots: 'random', reason: 'resignation' },
    script({ table, play }) {
      play((s) => turnBegun(2)(s) && table.mayUndo(s.leader) === true);
      table.apply(table.undoEntry(table.state.leader));
      table.apply({
        kind: 'orders',
        seat: 1,
        orders: { accept: true, prestige: 1, credits: 0, dice: 1, decline: true },
      });
      play((s) => rules.waiting(s).some((row) => row.time === 'talk'));
      const talk = rules.waiting(table.state).find((row) => row.time === 'talk');
      table.apply({ kind: 'expire', question: talk?.question as string });
      play(turnBegun(4));
      table.apply({ kind: 'resign', seat: table.state.leader });
      play(turnBegun(6));
      table.apply({ kind: 'resign', seat: table.state.leader });
    },
  },
];
