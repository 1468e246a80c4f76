import {
  below,
  copyJson,
  flowOf,
  type Game,
  int,
  list,
  maskOf,
  pick,
  type Result,
  type Rng,
  refuse,
  say,
  seatsIn,
  shape,
  stateOf,
  type TypeOf,
  tell,
  witness,
} from '@orrery/kernel';

// Dice lie in no zone, so the game itself says who has seen them.
const state = stateOf({ dice: list(list(int)), shown: list(list(int)), points: list(int), round: int, turn: int });
type State = TypeOf<typeof state>;
const flow = flowOf<State>();

const FACES = [1, 2, 3, 4, 5, 6];
const twoDice = (rng: Rng) => [1 + below(rng, 6), 1 + below(rng, 6)];
const sumOf = (s: State, seat: number) => (s.dice[seat] as number[]).reduce((a, b) => a + b, 0);

function rollFor(s: State, seat: number): void {
  const dice = twoDice(s.rng);
  s.dice[seat] = dice;
  // Only this seat has looked under its cup: it has learned something, so its undo stops here.
  witness(s, maskOf(seat));
  // Everyone is told that it rolled; what it rolled is secret, for this seat alone.
  tell('rolled', { seat }, maskOf(seat), { dice });
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
      s.turn = seatsIn(s)[0] as number;
    },
    decide: {
      ask: 'choose',
      who: (s) => s.turn,
      prompt: (s, _v, seat) => ({
        text: say('decide', { sum: sumOf(s, seat) }),
        options: ['stand', 'again'].map((id) => ({ id, text: say(id) })),
      }),
      admits: (_s, _v, _seat, choice) => ['stand', 'again'].includes(choice) || refuse('no-such-choice', 'CU-002'),
      sample: (_s, _v, _seat, rng) => pick(rng, ['stand', 'again']),
      options: () => ['stand', 'again'],
      take(s, _v, seat, choice) {
        if (choice === 'again') rollFor(s, seat);
        else tell('stood', { seat });
      },
    },
    // A seat that resigned is never asked: its question is skipped, and this step goes on to the next one.
    next(s, _v, go) {
      const after = seatsIn(s).find((seat) => seat > s.turn);
      if (after === undefined) return;
      s.turn = after;
      go.jump('decide');
    },
    lift(s, _v, go) {
      const best = Math.max(...seatsIn(s).map((seat) => sumOf(s, seat)));
      for (const seat of seatsIn(s)) if (sumOf(s, seat) === best) s.points[seat] = (s.points[seat] as number) + 1;
      // All cups are lifted: everybody sees all dice.
      s.shown = s.dice.map((dice) => dice.slice());
      witness(s);
      tell('lifted', { round: s.round, best });
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
  // An allow-list: what is not written here, nobody sees.
  view: (s, seat) => ({
    dice: s.dice.map((dice, owner) => (owner === seat ? dice.slice() : [null, null])),
    shown: s.shown.map((dice) => dice.slice()),
    points: s.points.slice(),
    turn: s.turn,
  }),
  zones: () => [],
  // Who may know what, said apart from `view` and from `witness`, so that the suite can hold them to it.
  // Die by die: a fact of few values is soon seen in all of them.
  secrets: (s) =>
    s.dice.flatMap((dice, owner) =>
      dice.map((die, n) => ({ fact: `die ${n} of ${owner}`, value: die, by: maskOf(owner), among: FACES })),
    ),
  // Another world that looks the same to this seat: other cups hide other dice. From chance alone, never from the dice.
  imagine(s, seat, rng) {
    for (const owner of s.dice.keys()) if (owner !== seat) s.dice[owner] = twoDice(rng);
  },
  census: () => [],
  progress: (s) => ({ round: s.round, phase: 'cups', turn: s.result ? null : s.turn }),
  scores: (s) => s.points.slice(),
  // A seat that resigns is out already, and nothing else becomes of it. Without `resign` nobody could give up.
  resign: () => {},
  // Looked at after every step, wherever it was: with one left there is nobody to play against.
  over: (s) => (seatsIn(s).length > 1 ? null : resultOf(s, 'resignation')),
  // A bot sees an imagined world only; here it must not count on dice that it has just made up.
  hints: {
    evaluate: (s, seat) => (s.points[seat] as number) * 10 + sumOf(s, seat) - Math.max(...s.points) * 10,
  },
  messages: {
    decide: 'You have {sum} under your cup. Stand, or roll again?',
    stand: 'Stand',
    again: 'Roll again',
    'no-such-choice': 'You may stand or roll again.',
    rolled: '{seat} rolls.',
    'rolled.own': 'You roll {dice}.',
    stood: '{seat} stands.',
    lifted: 'Round {round}: {best} is best.',
    'phase-cups': 'Under the cups',
    'over-three-rounds': 'Three rounds were played.',
    'over-resignation': 'Nobody is left to play against.',
  },
  migrations: [],
  bound: 12,
};
