import type { Lesson, Moment } from '../../kit.ts';

const mine = (at: Moment, type: string) => at.events.some((event) => event.type === type && event.seat === at.me);
const asked = (at: Moment, flow: string, step?: string) =>
  at.mine && at.flow === flow && (step === undefined || at.step === step);
const player = (at: Moment) => at.view.players[at.me];
const built = (at: Moment) => at.events.filter((event) => event.type === 'placed' && event.seat === at.me).length;

/** The guided first game: what is said, and when. Each waits for its moment, so the player leads. */
export const lessons: Lesson[] = [
  {
    id: 'welcome',
    title: 'Welcome to the Moon',
    text: 'You and Selene build colonies on the same ground. Every tile you lay brings tokens each round and points at the end. Whoever has more points when the ground is full wins.',
    when: (at) => at.round === 0,
    done: (at) => mine(at, 'base-placed'),
  },
  {
    id: 'base',
    title: 'Put down your Main base',
    text: 'Pick a lit field, turn the base with R, and confirm. It needs a field without a sign. The middle is a good place: you will build outwards from here, and neighbours are free to reach.',
    when: (at) => asked(at, 'mainBase'),
    done: (at) => mine(at, 'base-placed'),
  },
  {
    id: 'opening',
    title: 'Keep three of five',
    text: 'Look for tiles that fit together: a black and a white symbol of the same kind make a link when they face each other. A harvester and a fusion plant are made for one another, and so are a mine and a metal refinery.',
    when: (at) => asked(at, 'opening'),
    done: (at) => mine(at, 'opening-kept'),
  },
  {
    id: 'tokens',
    title: 'Three colours, three uses',
    text: 'Green builds. Blue plans: it lets you draw tiles. Red reaches out: it pays for distance and for further actions in a turn. Yellow stars are victory points.',
    when: (at) => at.round >= 1 && at.mine,
  },
  {
    id: 'planning',
    title: 'Phase one: planning',
    text: 'Each blue token draws three tiles, of which you keep one. You have blue to spend only now and then, so it is fine to pay nothing and build what you hold.',
    when: (at) => asked(at, 'planning', 'pay'),
    done: (at) => mine(at, 'paid'),
  },
  {
    id: 'piles',
    title: 'Basic or Advanced',
    text: 'Basic tiles are cheap and many. Advanced ones cost more and bring more. Draw one by one and look at each before you choose the next pile, or several at once.',
    when: (at) => asked(at, 'planning', 'pile'),
    done: (at) => mine(at, 'kept'),
  },
  {
    id: 'place',
    title: 'Phase two: build',
    text: 'Take a tile from your hand or from the common supply, then a lit field. The card beside it shows the price and what it would bring. Turn it with R until its symbols meet others, then press the field again.',
    when: (at) => asked(at, 'development') && built(at) === 0,
    done: (at) => built(at) > 0,
  },
  {
    id: 'further',
    title: 'One action is free of extra cost',
    text: 'You may act again in the same turn, but every action after the first costs 2 red on top of its price. Without red, you are done for now: press Space.',
    when: (at) => asked(at, 'development') && built(at) === 1,
  },
  {
    id: 'links',
    title: 'Links pay every round',
    text: 'A gold capsule between two tiles is a working link. Most tiles make tokens for each link, and each linked tile counts a point more at the end. Links with Selene’s tiles work too, for both of you.',
    when: (at) => built(at) >= 2 && at.mine,
  },
  {
    id: 'production',
    title: 'Phase three: production',
    text: 'Your tiles have just made tokens; the small plus numbers under your tokens say how many each round. Your base alone makes 1 green and 1 blue.',
    when: (at) => mine(at, 'produced') && at.mine,
  },
  {
    id: 'trade',
    title: 'Trading',
    text: 'Four tokens of one colour buy one of another, or a victory point. Trade when you are short of one colour, and near the end turn what is left into points.',
    when: (at) => asked(at, 'trade'),
    done: (at) => mine(at, 'traded'),
  },
  {
    id: 'upgrade',
    title: 'Upgrades count double',
    text: 'Pay a tile’s price again and it makes twice as much and scores twice as much. Your base can be upgraded again and again: each step adds 1 green and 1 blue a round. Press U, or click one of your tiles.',
    when: (at) => asked(at, 'development') && at.round >= 2 && (player(at)?.tokens.blue ?? 0) >= 1,
    done: (at) => mine(at, 'upgraded'),
  },
  {
    id: 'corners',
    title: 'Neighbourhoods',
    text: 'Look at the corners: where three tiles meet with the same corner colour, they make a neighbourhood. If all three are yours it makes a token each round, and every tile in it scores a point.',
    when: (at) => built(at) >= 3 && at.mine,
  },
  {
    id: 'space',
    title: 'Empty space',
    text: 'A tile with an arrow needs the field it points at to stay empty. A black token marks it, and nobody can build there any more. That also brings the end nearer.',
    when: (at) => at.mine && at.view.fields.some((field: { black: boolean }) => field.black),
  },
  {
    id: 'limit',
    title: 'A hand holds five',
    text: 'At the end of your turn you discard down to five tiles. Tiles you will never build can also be exchanged: four for one token.',
    when: (at) => asked(at, 'handLimit'),
  },
  {
    id: 'end',
    title: 'The end is near',
    text: 'When no tile can be laid any more, whoever laid the last one finishes the turn and the game is over. Upgrade what you can, and turn tokens into points while you can.',
    when: (at) => at.mine && at.view.freeFields <= 6 && at.round > 0,
  },
];
