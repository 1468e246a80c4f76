import type { Lesson, Moment } from '../kit.ts';

const mine = (at: Moment, type: string) => at.events.some((event) => event.type === type && event.seat === at.me);
const asked = (at: Moment) => at.mine && at.flow === 'main';
const player = (at: Moment) => at.view.players[at.me];

/** The guided first game: what is said, and when. */
export const lessons: Lesson[] = [
  {
    id: 'play',
    title: 'Play your hand',
    text: 'Press a card to see what it does, and press it again to play it. Credits and Defense last until the end of your turn, so play everything first.',
    when: asked,
    done: (at) => mine(at, 'played'),
  },
  {
    id: 'buy',
    title: 'Buy a better deck',
    text: 'Four face-up cards lie in the Market, one of each faction. What you buy joins your deck and comes back turn after turn. The number in green counts at the end.',
    when: (at) => asked(at) && player(at).credits >= 2,
    done: (at) => mine(at, 'bought'),
  },
  {
    id: 'event',
    title: 'Trouble at a world',
    text: 'A dashed Event is Inactive; on the next turn it turns Active and shuts its world down. Travel there and spend Defense to overcome it: that is where most Influence comes from.',
    when: (at) => asked(at) && at.round >= 2,
    done: (at) => mine(at, 'overcome'),
  },
  {
    id: 'embassy',
    title: 'Embassies',
    text: 'For 2 Credits place an Embassy where your Ship is. It opens Key Access there and makes the way back cheaper.',
    when: (at) => asked(at) && at.round >= 3,
    done: (at) => mine(at, 'embassy-placed'),
  },
  {
    id: 'architect',
    title: 'Your Architect is awake',
    text: 'Press your Architect to use one of two abilities. Each puts Cryo Counters on the card; one melts at the start of every turn.',
    when: (at) => asked(at) && at.round >= 2 && player(at).cryo === 0,
    done: (at) => mine(at, 'architect-used'),
  },
];
