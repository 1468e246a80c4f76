import type { Json } from '@orrery/kernel';
import type { MoonriserView } from '@orrery/moonriser';
import type { Lesson, Moment } from '../../game-ui.ts';
import { baseFields, heldRightly, pairIn, stepsTo, upgradeStep, wayTo } from './ways.ts';

const view = (at: Moment) => at.view as MoonriserView;
const own = (at: Moment, type: string) => at.events.filter((event) => event.type === type && event.seat === at.me);
const mine = (at: Moment, type: string) => own(at, type).length > 0;
const some = (list: Json | undefined) => Array.isArray(list) && list.length > 0;
const asked = (at: Moment, flow: string, step?: string) =>
  at.mine && at.flow === flow && (step === undefined || at.step === step);
const built = (at: Moment) => own(at, 'placed').length;
const press = (at: Moment) => (at.touch ? 'Tap' : 'Click');
const me = (at: Moment) => `player:${at.me}`;

const turning = (at: Moment) => (at.touch ? 'the turning arrow' : 'R or the mouse wheel');

/** How to do what a lesson is about, one press at a time: which tile, which field, how it is turned. */
function building(goal: string, why: (at: Moment) => string) {
  return {
    point: (at: Moment) => stepsTo(at, goal),
    text: (at: Moment) => {
      const next = stepsTo(at, goal)[0] ?? '';
      if (next.startsWith('tile:')) return `${why(at)} ${press(at)} the tile that is pointed at.`;
      if (next.startsWith('field:'))
        return `${why(at)} ${press(at)} the marked field. The card beside it says what it costs and brings.`;
      if (next === 'act:rotate') return `${why(at)} Turn it with ${turning(at)} until the card shows it.`;
      return `${why(at)} That is it: place the tile.`;
    },
  };
}

/** The guided first game: what is said, and when. Each waits for its moment and points at what is to be done. */
export const lessons: Lesson[] = [
  {
    id: 'welcome',
    title: 'Welcome to the Moon',
    text: 'You and Selene build colonies on the same ground. Most tiles you lay make tokens each round, and they count points at the end. The one with more points when no tile can be laid any more wins.',
    point: (at) => [me(at)],
    when: (at) => at.round === 0,
    done: (at) => mine(at, 'base-placed'),
    tells: true,
  },
  {
    id: 'base',
    title: 'Put down your Main base',
    text: (at) =>
      heldRightly(at)
        ? `Turn it with ${turning(at)} if you like, then place it. Its coloured corners matter later.`
        : `${press(at)} the marked field: it has room on all sides and signs close by. You will build outwards from here.`,
    point: (at) => (heldRightly(at) ? ['act:go'] : baseFields(at)),
    when: (at) => asked(at, 'mainBase'),
    done: (at) => mine(at, 'base-placed'),
  },
  {
    id: 'opening',
    title: 'Keep three of five',
    text: 'Look at the round symbols on the edges. A black one and a white one of the same kind make a link when they face each other: take two tiles that fit, and one you like.',
    point: (at) => (at.draft.picked.length >= 3 ? ['act:confirm'] : pairIn(at)),
    when: (at) => asked(at, 'opening'),
    done: (at) => mine(at, 'opening-kept'),
  },
  {
    id: 'tokens',
    title: 'Three colours, three uses',
    text: 'These are your tokens. Green builds. Blue plans: it draws new tiles. Red reaches out: it pays for distance and for further actions in a turn. Yellow stars are victory points. The small numbers come every round.',
    point: (at) => [me(at)],
    when: (at) => at.round >= 1 && at.mine,
  },
  {
    id: 'planning',
    title: 'Phase one: planning',
    text: (at) =>
      at.draft.amount > 0
        ? 'One blue draws three tiles, and you keep one of them. Pay it.'
        : 'Blue draws tiles, three for each token, and you keep one of the three. Pay one blue.',
    point: (at) => (at.draft.amount > 0 ? ['act:confirm'] : ['more']),
    when: (at) => asked(at, 'planning', 'pay') && (view(at).players[at.me]?.tokens.blue ?? 0) > 0,
    done: (at) => mine(at, 'paid'),
  },
  {
    id: 'piles',
    title: 'Basic or Advanced',
    text: 'Basic tiles are cheap. Advanced ones cost more and bring more. You see each tile before you choose the next pile. In the end keep the one you can use.',
    point: (at) => (at.step === 'pile' ? ['act:basic'] : at.draft.picked.length > 0 ? ['act:confirm'] : []),
    when: (at) => asked(at, 'planning') && at.step !== 'pay',
    done: (at) => mine(at, 'kept'),
  },
  {
    id: 'place',
    title: 'Phase two: build',
    ...building('plain', () => 'The fields beside your own tiles cost nothing extra.'),
    when: (at) => asked(at, 'development') && built(at) === 0 && wayTo(at, 'plain') !== null,
    done: (at) => built(at) > 0,
  },
  {
    id: 'further',
    title: 'One action is free of extra cost',
    text: (at) =>
      `You may act again in the same turn, but every action after the first costs 2 red on top of its price. Without red you are done for now${at.touch ? '' : ': Space ends it'}.`,
    point: () => ['act:pass'],
    when: (at) => asked(at, 'development') && built(at) === 1,
  },
  {
    id: 'production',
    title: 'Phase three: production',
    text: 'Your tiles have just made tokens, those laid this turn too. Your base alone makes 1 green and 1 blue.',
    point: (at) => [me(at)],
    when: (at) => mine(at, 'produced') && at.mine,
  },
  {
    id: 'trade',
    title: 'Trading',
    text: 'Four tokens of one colour buy one of another, or a victory point. Trade when you are short of a colour, and near the end turn what is left into points. When you are done, go on.',
    point: () => ['act:pass', 'act:done'],
    when: (at) => asked(at, 'trade'),
  },
  {
    id: 'links',
    title: 'Make a link',
    ...building('link', () => 'The same symbol, black on one tile and white on the other, facing each other: a link.'),
    when: (at) => asked(at, 'development') && built(at) > 0 && wayTo(at, 'link') !== null,
    done: (at) => own(at, 'placed').some(({ data }) => some(data.links)),
  },
  {
    id: 'linked',
    title: 'Links pay every round',
    text: 'The gold capsule between the tiles is your link. Many tiles make tokens for each link they have, and each link counts a point for both of its tiles. Links with Selene’s tiles work too, for both of you.',
    when: (at) => at.mine && own(at, 'placed').some(({ data }) => some(data.links)),
  },
  {
    id: 'signs',
    title: 'Build on a sign',
    ...building(
      'sign',
      () =>
        'Most signs on the ground are gifts, once, when you build on them: a token, a point, or a further action without the extra red.',
    ),
    when: (at) => asked(at, 'development') && built(at) > 0 && wayTo(at, 'sign') !== null,
    done: (at) => own(at, 'placed').some(({ data }) => (data.cost as { sign?: string | null } | undefined)?.sign),
  },
  {
    id: 'neighbourhoods',
    title: 'Make a neighbourhood',
    ...building(
      'corner',
      () => 'Look at the coloured corners. Three tiles that meet in a point with the same colour are a neighbourhood.',
    ),
    when: (at) => asked(at, 'development') && built(at) > 1 && wayTo(at, 'corner') !== null,
    done: (at) => own(at, 'placed').some(({ data }) => some(data.neighbourhoods)),
  },
  {
    id: 'neighbours',
    title: 'Neighbours bring points',
    text: 'Every tile of a neighbourhood counts a point more for its owner. If all three are yours it also makes a token of its colour each round.',
    when: (at) => at.mine && own(at, 'placed').some(({ data }) => some(data.neighbourhoods)),
  },
  {
    id: 'upgrade',
    title: 'Upgrades count double',
    text: (at) =>
      `Pay a tile’s price again and it makes twice as much and counts twice. Your base makes 1 green and 1 blue more with each upgrade; the price is what it makes now. ${press(at)} Upgrade, then the marked tile.`,
    point: upgradeStep,
    when: (at) => asked(at, 'development') && at.round >= 2 && upgradeStep(at).length > 0,
    done: (at) => mine(at, 'upgraded'),
  },
  {
    id: 'end',
    title: 'The end is near',
    text: 'When no more tiles can be laid, the player who laid the last one finishes the turn and the game is over. Upgrade what you can, and turn tokens into points while you can.',
    when: (at) => at.mine && at.view.freeFields <= 8 && at.round > 0,
  },
];
