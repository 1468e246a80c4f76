import type { MothershipView } from '@orrery/mothership';
import type { Lesson, Moment } from '../../kit.ts';

const view = (at: Moment) => at.view as MothershipView;
const main = (at: Moment) => at.mine && view(at).phase === 'main' && view(at).turn === at.me;
const own = (at: Moment) => view(at).players[at.me];
const did = (at: Moment, ...types: string[]) =>
  at.events.some((event) => types.includes(event.type) && event.seat === at.me);

/** The guided first game: what is said, and when. Each waits for its moment, so the player leads. */
export const lessons: Lesson[] = [
  {
    id: 'welcome',
    title: 'Shoot first',
    text: 'Your station is the ring with your mark. Lose it, or your last ship, and you are out. Put your ships round it, within two hexes; “Place the rest” does it for you.',
    when: (at) => at.mine && view(at).phase === 'setup',
    done: (at) => view(at).phase !== 'setup',
  },
  {
    id: 'fly',
    title: 'Choose a ship, then a hex',
    text: 'Press a ship: violet is where it can go, sand means a roll against asteroids, red hatching means that many enemies could hit you there. Press a hex to see the path, press it again to fly.',
    when: main,
    done: (at) => did(at, 'moved', 'flew'),
  },
  {
    id: 'planet',
    title: 'Planets feed you',
    text: 'Every planet pays each turn, and each capture draws an action card. The shield on it is the number that your ships beside it must roll together.',
    when: (at) => main(at) && view(at).planets.some(({ owner }) => owner !== at.me),
    done: (at) => (own(at)?.planets ?? 0) > 0,
  },
  {
    id: 'energy',
    title: 'The control panel is yours to set',
    text: 'Drag energy between engines, weapons and shields. It is free until your mothership acts; then it stays as it is through the others’ turns.',
    when: (at) => main(at) && at.round >= 2 && !view(at).thisTurn.locked,
  },
  {
    id: 'tech',
    title: 'Learn something',
    text: 'Minerals buy techs, from the bottom of the tree upwards. Lit violet is what you can pay now. Point at one to read it.',
    when: (at) => main(at) && (own(at)?.minerals ?? 0) >= 2,
    done: (at) => (own(at)?.tier ?? []).some((tier) => tier > 0),
  },
  {
    id: 'fight',
    title: 'The odds are on the table',
    text: 'The fight card lists every bonus on both sides and the exact chance to win. Ships beside the same target can attack together.',
    when: (at) => view(at).fight !== null,
  },
];
