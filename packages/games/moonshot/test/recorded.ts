import { type Answer, rulesOf, seeded, type Waiting } from '@orrery/kernel';
import type { Match, Recorded } from '@orrery/testing';
import { LAST_ROUND } from '../src/content/numbers.ts';
import { PLACES } from '../src/content/places.ts';
import { cardName } from '../src/content/set.ts';
import { game, type State } from '../src/index.ts';
import { NONE, programOf } from '../src/state.ts';
import { USA } from './scene.ts';

const rules = rulesOf(game);
const PRESS = PLACES.findIndex(({ id }) => id === 'press');
const roundBegun = (n: number) => (s: State) => s.round >= n;

/** A seat's answer to a question; undefined leaves it to the bots. */
type Plan = (s: State, asked: Waiting) => Answer | undefined;

/** Plays a match with bots, except where the plan has an answer. */
function byPlan({ table, play }: Match<State>, plan: Plan): void {
  const planned = (s: State) => rules.waiting(s).find((row) => plan(s, row) !== undefined);
  for (;;) {
    play((s) => planned(s) !== undefined);
    const row = planned(table.state);
    if (!row) return;
    const { seat, question, n } = row;
    table.act({ seat, question, n, answer: plan(table.state, row) as Answer });
  }
}

/** The bots' policy without a search, which is much faster. */
const policy: Plan = (s, { seat, question, n }) => {
  const rng = seeded(`${question} ${n}`);
  const world = rules.imagine(s, seat, rng);
  const at = rules.next(world, rng);
  if (!at) return undefined;
  const { flow, step, vars } = at.frame;
  return game.ai?.policy?.(world, seat, flow, step, vars, rng);
};

/** Like the policy, except that USA's Engineer builds nothing. */
const idle: Plan = (s, asked) =>
  asked.flow === 'engineer' && s.sideOf[asked.seat] === USA ? 'pass' : policy(s, asked);

/**
 * Both sides abort every round, which costs 1 popularity, and let the opponent obstruct a card in the Press, which
 * gives that opponent 1. In the last round USA plays no card.
 */
const waiting: Plan = (s, { flow, step, seat }) => {
  const side = s.sideOf[seat] as number;
  const { hand, slots } = programOf(s, side);
  const mayLay = slots[PRESS]?.card === NONE && !(side === USA && s.round === LAST_ROUND);
  switch (`${flow}.${step}`) {
    case 'preparation.play':
      return mayLay ? { piece: cardName(hand.cards[0] as number), cell: 'press', rotation: 0 } : null;
    case 'politics.act':
      return 'abort';
    case 'engineer.act':
      return 'pass';
    case 'maneuver.fate':
      return 'evaluate';
    case 'maneuver.tie':
      return 'yield';
  }
};

/** One game for each reason the game can end. */
export const RECORDED: readonly Recorded<State>[] = [
  {
    name: 'moon',
    proves: 'two players: one lands on the Moon',
    ...{ seats: 2, options: {}, bots: 'easy', reason: 'moon' },
    script: (match) => byPlan(match, policy),
    shows: ({ programs }) => programs.filter(({ landed }) => landed).length === 1,
  },
  {
    name: 'popularity',
    proves: 'two players who play at random: one loses all popularity',
    ...{ seats: 2, options: {}, bots: 'random', reason: 'popularity' },
  },
  {
    name: 'budget',
    proves: 'two players, one of whom builds nothing: the budgets differ by more than 15',
    ...{ seats: 2, options: {}, bots: 'easy', reason: 'budget' },
    script: (match) => byPlan(match, idle),
  },
  {
    name: 'cap',
    proves: 'two players who never fly: round 30 is the last, and more popularity wins',
    ...{ seats: 2, options: {}, bots: 'random', reason: 'cap' },
    script: (match) => byPlan(match, waiting),
  },
  {
    name: 'resignation',
    proves: 'four players in simultaneous play: an undo, a timeout, then both players of a side resign',
    ...{ seats: 4, options: {}, bots: 'easy', reason: 'resignation' },
    script({ table, play }) {
      const undoing = (s: State) => s.sideOf.findIndex((_side, seat) => table.mayUndo(seat) === true);
      play((s) => undoing(s) >= 0);
      table.apply(table.undoEntry(undoing(table.state)));
      const asked = (s: State) => rules.waiting(s).find(({ flow }) => flow === 'politics');
      play((s) => asked(s) !== undefined);
      table.apply({ kind: 'expire', question: asked(table.state)?.question as string });
      play(roundBegun(2));
      const [first, second] = table.state.sideOf.flatMap((side, seat) => (side === USA ? [seat] : []));
      table.apply({ kind: 'resign', seat: first as number });
      play(roundBegun(3));
      table.apply({ kind: 'resign', seat: second as number });
    },
  },
];
