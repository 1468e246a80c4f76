import {
  copyJson,
  flowOf,
  type Game,
  int,
  msg,
  pick,
  pile,
  refuse,
  shape,
  shuffle,
  stateOf,
  type TypeOf,
  zone,
} from '@orrery/kernel';

/** A test game: each well's apparent yield, its average yield, and the amounts of luck. */
export interface Wells {
  looks: readonly number[];
  yields: readonly number[];
  /** Luck that differs between wells, and luck shared by all wells. */
  own: number;
  common: number;
}

const CARDS = 64;
const state = stateOf({ deck: zone, chosen: int, score: int });
type State = TypeOf<typeof state>;
const flow = flowOf<State>();

/** A value from -1 to 1, determined by the card at this position. */
const luckOf = (s: State, at: number): number => (2 * (s.deck.cards[at] as number)) / (CARDS - 1) - 1;

/**
 * A game in which one seat picks a well, which yields when another seat answers. Looking one decision ahead shows only
 * a well's apparent yield; simulation shows its real yield, including the luck of hidden cards.
 */
export function wellsOf({ looks, yields, own, common }: Wells): Game<State> {
  const names = looks.map((_look, at) => `well-${at}`);
  const pump = flow(
    'pump',
    {},
    {
      choose: {
        ask: 'choose',
        who: () => 0,
        prompt: () => ({ text: msg('choose'), options: names.map((id) => ({ id })) }),
        admits: (_s, _v, _seat, name) => names.includes(name) || refuse('no-such-well'),
        sample: (_s, _v, _seat, rng) => pick(rng, names),
        options: () => names,
        take(s, _v, _seat, name) {
          s.chosen = names.indexOf(name);
        },
      },
      tell: {
        ask: 'choose',
        who: () => 1,
        prompt: () => ({ text: msg('tell'), options: [{ id: 'now' }] }),
        admits: (_s, _v, _seat, word) => word === 'now' || refuse('no-such-well'),
        sample: () => 'now',
        options: () => ['now'],
        take(s, _v, _seat, _word, go) {
          s.score = (yields[s.chosen] as number) + own * luckOf(s, s.chosen + 1) + common * luckOf(s, 0);
          go.finish({ scores: [s.score, 0], places: [1, 1], winners: [], reason: 'pumped' });
        },
      },
    },
  );
  return {
    id: 'wells',
    name: 'Wells',
    version: 1,
    seats: { min: 2, max: 2 },
    options: shape({}),
    state,
    flows: [pump],
    start: pump,
    setup(core) {
      const s: State = {
        ...core,
        deck: pile(Array.from({ length: CARDS }, (_none, card) => card)),
        chosen: -1,
        score: 0,
      };
      shuffle(s.deck, s.rng);
      return s;
    },
    copy: (s) => copyJson(s),
    view: (s) => ({ chosen: s.chosen, score: s.score }),
    zones: (s) => [s.deck],
    census: (s) => s.deck.cards.map(String),
    progress: (s) => ({ round: s.chosen < 0 ? 1 : 2, phase: 'wells', turn: s.result ? null : 0 }),
    scores: (s) => [s.score, 0],
    messages: { choose: 'Pick a well.', tell: 'What does it yield?', 'no-such-well': 'There is no such well.' },
    migrations: [],
    bound: 2,
    ai: {
      evaluate: (s) => (s.result ? s.score : (looks[s.chosen] ?? 0)),
      policy: (_s, seat) => (seat === 0 ? names[0] : 'now'),
    },
  };
}
