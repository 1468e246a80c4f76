import {
  addAt,
  copyJson,
  defined,
  draw,
  EVERYBODY,
  flowOf,
  type Game,
  int,
  list,
  logEvent,
  maskOf,
  move,
  msg,
  NOBODY,
  pick,
  pile,
  refuse,
  shape,
  shuffle,
  stateOf,
  type TypeOf,
  visibleCards,
  zone,
} from '@orrery/kernel';

// 1. The state: one JSON tree, described once. Hidden cards live in zones.
const state = stateOf({ deck: zone, hands: list(zone), table: zone, points: list(int), tricks: int });
type State = TypeOf<typeof state>;
const flow = flowOf<State>();
const hand = (s: State, seat: number) => defined(s.hands[seat]);
const names = (s: State, seat: number) => hand(s, seat).cards.map(String);

// 2. The flow: named steps in the order of the rulebook.
const trick = flow(
  'trick',
  {},
  {
    // All players choose a card simultaneously and secretly.
    play: {
      sealed: 'choose',
      who: (s) => [...s.hands.keys()].filter((seat) => hand(s, seat).cards.length > 0),
      prompt: (s, _v, seat) => ({ text: msg('play'), options: names(s, seat).map((id) => ({ id })) }),
      admits: (s, _v, seat, card) => names(s, seat).includes(card) || refuse('not-in-hand'),
      sample: (s, _v, seat, rng) => pick(rng, names(s, seat)),
      options: (s, _v, seat) => names(s, seat),
      reveal(s, _v, cards) {
        cards.forEach((card, seat) => {
          if (card !== null) move(s, hand(s, seat), names(s, seat).indexOf(card), s.table, EVERYBODY);
        });
        const best = Math.max(...cards.map(Number));
        const winner = cards.indexOf(String(best));
        addAt(s.points, winner, 1);
        logEvent('won', { seat: winner, card: best });
      },
    },
    again(s, _v, go) {
      s.tricks++;
      if (s.tricks < 3) return go.jump('play');
      const places = s.points.map((own) => 1 + s.points.filter((other) => other > own).length);
      const winners = places.flatMap((place, seat) => (place === 1 ? [seat] : []));
      go.finish({ scores: [...s.points], places, winners, reason: 'three-tricks' });
    },
  },
);

// 3. The game: what shared code needs to know.
export const highCard: Game<State> = {
  id: 'high-card',
  name: 'High card',
  version: 1,
  seats: { min: 2, max: 4 },
  options: shape({}),
  state,
  flows: [trick],
  start: trick,
  setup(core, seats) {
    const s: State = {
      ...core,
      deck: pile(Array.from({ length: 20 }, (_none, card) => card)),
      hands: Array.from({ length: seats }, () => pile()),
      table: pile(),
      points: new Array<number>(seats).fill(0),
      tricks: 0,
    };
    shuffle(s.deck, s.rng);
    for (let i = 0; i < 3 * seats; i++) draw(s, s.deck, hand(s, i % seats), maskOf(i % seats));
    return s;
  },
  copy: copyJson,
  view: (s, seat) => ({
    hands: s.hands.map((own) => visibleCards(own, seat)),
    table: s.table.cards.slice(),
    points: s.points.slice(),
  }),
  zones: (s) => [s.deck, ...s.hands, s.table],
  // Who may know what according to the rules: only the owner knows a hand.
  secrets: (s) => [
    { zone: s.deck, by: NOBODY },
    ...s.hands.map((own, seat) => ({ zone: own, by: maskOf(seat) })),
    { zone: s.table, by: EVERYBODY },
  ],
  census: (s) => [s.deck, ...s.hands, s.table].flatMap((z) => z.cards.map((card) => `card ${card}`)),
  progress: (s) => ({ round: s.tricks, phase: 'trick', turn: null }),
  scores: (s) => s.points.slice(),
  // The text of every prompt, refusal, event and ending.
  messages: {
    play: 'Play a card.',
    'not-in-hand': 'You do not hold that card.',
    won: '{seat} takes the trick with {card}.',
    'over-three-tricks': 'Three tricks were played.',
  },
  migrations: [],
  bound: 12,
};
