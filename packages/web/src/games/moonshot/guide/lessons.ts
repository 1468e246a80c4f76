import type { MoonshotView } from '@orrery/moonshot';
import type { Lesson, Moment } from '../../kit.ts';

const view = (at: Moment) => at.view as MoonshotView;
const side = (at: Moment) => view(at).side ?? 0;
const own = (at: Moment) => view(at).programs[side(at)];
const asked = (at: Moment, id: string) => at.mine && at.ask?.prompt.text.id === id;
const did = (at: Moment, type: string) =>
  at.events.some((event) => event.type === type && event.data.side === side(at));

/** The guided first game, for both roles: each lesson waits for its moment, so the player leads. */
export const lessons: Lesson[] = [
  {
    id: 'welcome',
    title: 'A race to the Moon',
    text: 'You run a space program: as Politician you find support, as Engineer you build. Land on the Moon to win. Watch the needle (16 apart ends the game) and the lamps (0 loses).',
    tells: true,
    when: (at) => at.round <= 1,
  },
  {
    id: 'maneuver',
    title: 'Politician: lay a maneuver',
    text: 'Take a card of your hand, then one of your four places. Places you leave empty bring something too: they say what.',
    point: () => ['slot:usa-treasury', 'slot:usa-press'],
    when: (at) => asked(at, 'ask-play'),
    done: (at) => did(at, 'played') || did(at, 'passed-play'),
  },
  {
    id: 'tokens',
    title: 'Politician: tokens lie face down',
    text: 'Press a card to lay at least two tokens on it. Chevrons are influence, masks are bluff: the rival sees only how many there are.',
    when: (at) => asked(at, 'ask-politics') && (own(at)?.slots.some(({ card }) => card !== null) ?? false),
    done: (at) => did(at, 'supported'),
  },
  {
    id: 'decide',
    title: 'Politician: GO or NO GO',
    text: 'The launch decision is your last action. The payload can still be loaded afterwards. No launch costs 1 popularity; a launch without its payload costs 3.',
    point: () => ['act:launch'],
    when: (at) => asked(at, 'ask-politics'),
    done: (at) => did(at, 'decided-launch') || did(at, 'decided-abort'),
  },
  {
    id: 'build',
    title: 'Engineer: lay a tile',
    text: 'Take a tile of your line: every cell shows what it would bring. Press a cell, turn it, and look at drums and chances before you pay.',
    point: (at) => (own(at)?.line ?? []).map((tile) => `tile:${tile}`),
    when: (at) => asked(at, 'ask-engineer') && (own(at)?.line.length ?? 0) > 0,
    done: (at) => did(at, 'installed'),
  },
  {
    id: 'payload',
    title: 'Engineer: a bay for the payload',
    text: 'Missions want a passenger. Research the Payload deck for a tile with a bay, lay it, then press the bay to load it.',
    point: () => ['deck:P'],
    when: (at) => asked(at, 'ask-engineer') && (own(at)?.cells.some(({ tile }) => tile !== null) ?? false),
    done: (at) => did(at, 'loaded'),
  },
  {
    id: 'test',
    title: 'Engineer: test what frightens you',
    text: 'Each mission chip shows a risk’s level and your chance against it. Press one to put a test on it: your check is 1 higher there.',
    point: (at) =>
      view(at).missions.flatMap(({ risks }) => risks.flatMap(({ risk }) => (risk ? [`card:${risk}`] : []))),
    when: (at) => asked(at, 'ask-engineer') && at.round >= 2,
    done: (at) => did(at, 'tested'),
  },
  {
    id: 'launch',
    title: 'Lift-off',
    text: 'Risk by risk: each face of the die shows whether it would hold. What the rocket has stands beside what is asked.',
    tells: true,
    when: (at) => view(at).flights.some(({ checks }) => checks.length > 0),
  },
  {
    id: 'fate',
    title: 'Politician: evaluate or escalate',
    text: 'Evaluated, tokens are turned up and more influence wins. Or cover the card with one of your hand: it rises a level and waits.',
    when: (at) => asked(at, 'ask-fate'),
    done: (at) => did(at, 'evaluated') || did(at, 'escalated'),
  },
];
