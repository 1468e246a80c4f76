import {
  addAt,
  below,
  copyJson,
  defined,
  flowOf,
  type Game,
  int,
  list,
  logEvent,
  maskOf,
  msg,
  pick,
  type Result,
  type Rng,
  refuse,
  seatsIn,
  shape,
  stateOf,
  type TypeOf,
  witness,
} from '@orrery/kernel';

// Dice are not in a zone, so the game itself records who has seen them.
const state = stateOf({ dice: list(list(int)), shown: list(list(int)), points: list(int), round: int, turn: int });
type State = TypeOf<typeof state>;
const flow = flowOf<State>();

const FACES = [1, 2, 3, 4, 5, 6];
const twoDice = (rng: Rng) => [1 + below(rng, 6), 1 + below(rng, 6)];
const sumOf = (s: State, seat: number) => defined(s.dice[seat]).reduce((a, b) => a + b, 0);

function rollFor(s: State, seat: number): void {
  const dice = twoDice(s.rng);
  s.dice[seat] = dice;
  // Only this seat learned something, so only its undo stops here.
  witness(s, maskOf(seat));
  // The log tells all players about the roll, and this seat the result.
  logEvent('rolled', { seat }, maskOf(seat), { dice });
}

function resultOf(s: State, reason: string): Result {
  const worth = s.points.map((points, seat) => (s.out[seat] ? -1 : points));
  const places = worth.map((own) => 1 + worth.filter((other) => other > own).length);
  return { scores: s.points.slice(), places, winners: [...places.keys()].filter((seat) => places[seat] === 1), reason };
}

const round = flow(
  'round',
  {},
  {
    roll(s) {
      for (const seat of seatsIn(s)) rollFor(s, seat);
      s.turn = defined(seatsIn(s)[0]);
    },
    decide: {
      ask: 'choose',
      who: (s) => s.turn,
      prompt: (s, _v, seat) => ({
        text: msg('decide', { sum: sumOf(s, seat) }),
        options: ['stand', 'again'].map((id) => ({ id, text: msg(id) })),
      }),
      admits: (_s, _v, _seat, choice) => ['stand', 'again'].includes(choice) || refuse('no-such-choice', 'CU-002'),
      sample: (_s, _v, _seat, rng) => pick(rng, ['stand', 'again']),
      options: () => ['stand', 'again'],
      take(s, _v, seat, choice) {
        if (choice === 'again') rollFor(s, seat);
        else logEvent('stood', { seat });
      },
    },
    // A seat that resigned is never asked: its question is skipped and this step follows.
    next(s, _v, go) {
      const after = seatsIn(s).find((seat) => seat > s.turn);
      if (after === undefined) return;
      s.turn = after;
      go.jump('decide');
    },
    lift(s, _v, go) {
      const best = Math.max(...seatsIn(s).map((seat) => sumOf(s, seat)));
      for (const seat of seatsIn(s)) if (sumOf(s, seat) === best) addAt(s.points, seat, 1);
      // All cups are lifted: all players see all dice.
      s.shown = s.dice.map((dice) => dice.slice());
      witness(s);
      logEvent('lifted', { round: s.round, best });
      if (s.round === 3) return go.finish(resultOf(s, 'three-rounds'));
      s.round++;
      go.jump('roll');
    },
  },
);

export const cups: Game<State> = {
  id: 'cups',
  name: 'Cups',
  version: 1,
  seats: { min: 2, max: 4 },
  options: shape({}),
  state,
  flows: [round],
  start: round,
  setup: (core, seats) => ({
    ...core,
    dice: Array.from({ length: seats }, () => [1, 1]),
    shown: [],
    points: new Array<number>(seats).fill(0),
    round: 1,
    turn: 0,
  }),
  copy: copyJson,
  // An allow-list: anything not listed here stays hidden.
  view: (s, seat) => ({
    dice: s.dice.map((dice, owner) => (owner === seat ? dice.slice() : [null, null])),
    shown: s.shown.map((dice) => dice.slice()),
    points: s.points.slice(),
    turn: s.turn,
  }),
  zones: () => [],
  // Who may know what, stated independently of `view` and `witness` so that the suite can compare them.
  // One fact per die: the suite must see every value of a fact, which is quick for few values.
  secrets: (s) =>
    s.dice.flatMap((dice, owner) =>
      dice.map((die, n) => ({ fact: `die ${n} of ${owner}`, value: die, by: maskOf(owner), among: FACES })),
    ),
  // Another world that looks the same to this seat. It depends on chance only, never on the hidden dice.
  imagine(s, seat, rng) {
    for (const owner of s.dice.keys()) if (owner !== seat) s.dice[owner] = twoDice(rng);
  },
  census: () => [],
  progress: (s) => ({ round: s.round, phase: 'cups', turn: s.result ? null : s.turn }),
  scores: (s) => s.points.slice(),
  // The kernel has put the seat out already. Without `resign`, players could not resign.
  resign: () => {},
  // Tested after every step: the game ends when one player is left.
  over: (s) => (seatsIn(s).length > 1 ? null : resultOf(s, 'resignation')),
  // A bot evaluates imagined worlds only.
  ai: {
    evaluate: (s, seat) => defined(s.points[seat]) * 10 + sumOf(s, seat) - Math.max(...s.points) * 10,
  },
  messages: {
    decide: 'You have {sum} under your cup. Stand, or roll again?',
    stand: 'Stand',
    again: 'Roll again',
    'no-such-choice': 'Choose to stand or to roll again.',
    rolled: '{seat} rolls.',
    'rolled.own': 'You roll {dice}.',
    stood: '{seat} stands.',
    lifted: 'Round {round}: the best sum is {best}.',
    'phase-cups': 'Under the cups',
    'over-three-rounds': 'Three rounds were played.',
    'over-resignation': 'All other players have resigned.',
  },
  migrations: [],
  bound: 12,
};
