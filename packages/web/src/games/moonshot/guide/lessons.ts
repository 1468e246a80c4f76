import {
  BUDGET_GAP,
  GATE_LEVELS,
  LEAST_TOKENS,
  LOSS,
  type MoonshotView,
  PAYLOAD_PRICE,
  PRICE,
  SUPPLIER_PRICES,
} from '@orrery/moonshot';
import type { Lesson, Moment } from '../../game-ui.ts';
import { sideOf } from '../board/sides.tsx';

const view = (at: Moment) => at.view as MoonshotView;
const side = (at: Moment) => view(at).side ?? 0;
const own = (at: Moment) => view(at).programs[side(at)];
const asked = (at: Moment, id: string) => at.mine && at.ask?.prompt.text.id === id;
const did = (at: Moment, type: string) =>
  at.events.some((event) => event.type === type && event.data.side === side(at));

/** Own slots of the politics board, with a card or without. */
const slots = (at: Moment, taken: boolean): string[] =>
  (own(at)?.slots ?? []).flatMap(({ place, card }) =>
    (card !== null) === taken ? [`slot:${sideOf(side(at)).id}-${place}`] : [],
  );
const hand = (at: Moment): string[] => (own(at)?.hand ?? []).flatMap((card) => (card ? [`card:${card}`] : []));
const built = (at: Moment) => own(at)?.cells.filter(({ tile }) => tile !== null).length ?? 0;

/** The guided first game, for both roles: each lesson waits for its moment, so the player leads. */
export const lessons: Lesson[] = [
  {
    id: 'welcome',
    title: 'A race to the Moon',
    text: `You run a space program. As Politician you find support, as Engineer you build; land on the Moon to win. Two things may end it sooner: budgets ${BUDGET_GAP + 1} apart (the needle), or popularity at 0 (the lamps).`,
    tells: true,
    when: (at) => at.round <= 1,
  },
  {
    id: 'maneuver',
    title: 'Politician: lay a maneuver',
    text: 'Take a card of your hand, then one of your four places. Places that you leave empty bring something too: they say what.',
    point: (at) => [...hand(at), ...slots(at, false)],
    when: (at) => asked(at, 'ask-play') && hand(at).length > 0 && slots(at, false).length > 0,
    done: (at) => did(at, 'played'),
  },
  {
    id: 'tokens',
    title: 'Politician: tokens lie face down',
    text: `Press your card to lay at least ${LEAST_TOKENS} tokens on it. Chevrons are influence, masks are bluff: the rival sees only how many lie there. Lay some on the rival’s cards to beat them.`,
    point: (at) => slots(at, true),
    when: (at) =>
      asked(at, 'ask-politics') && slots(at, true).length > 0 && (own(at)?.tokens.count ?? 0) >= LEAST_TOKENS,
    done: (at) => did(at, 'supported'),
  },
  {
    id: 'decide',
    title: 'Politician: GO or NO GO',
    text: `The launch decision is your last action of the round. Payload may still be loaded after it. Not launching costs ${LOSS.abort} popularity, a launch without its payload ${LOSS.delay}: choose a mission that you can load and that the chance speaks for.`,
    point: () => ['act:launch'],
    when: (at) => asked(at, 'ask-politics'),
    done: (at) => did(at, 'decided-launch') || did(at, 'decided-abort'),
  },
  {
    id: 'build',
    title: 'Engineer: lay a tile',
    text: 'Take a tile of your line: every cell shows what it would bring. Press a cell, press it again to turn the tile, and look at drums and chances before you pay.',
    point: (at) => (own(at)?.line ?? []).map((tile) => `tile:${tile}`),
    when: (at) => asked(at, 'ask-engineer') && (own(at)?.line.length ?? 0) > 0,
    done: (at) => did(at, 'installed'),
  },
  {
    id: 'payload',
    title: 'Engineer: a bay for the payload',
    text: 'Missions want something aboard. Press the Payload deck twice to research a tile with a bay, lay it, then press the bay to load it.',
    point: (at) =>
      (own(at)?.cells ?? [])
        .flatMap(({ cell, tile }) => (tile?.startsWith('P') ? [`field:${cell}`] : []))
        .concat('deck:P'),
    when: (at) => asked(at, 'ask-engineer') && built(at) > 0 && (own(at)?.money ?? 0) >= PAYLOAD_PRICE.dog,
    done: (at) => did(at, 'loaded'),
  },
  {
    id: 'pass',
    title: 'Engineer: pass when you are done',
    text: 'A pass is final for this round. Money that is left stays yours, and at the end of the round you are paid what your budget then is.',
    point: () => ['act:pass'],
    when: (at) => asked(at, 'ask-engineer') && built(at) > 0,
    done: (at) => did(at, 'passed'),
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
    text: 'Evaluated, all tokens on the card are turned up and more influence wins. Or escalate it: covered with a card of your hand it keeps its tokens, rises a level and waits a round. A second time needs no other card.',
    when: (at) => asked(at, 'ask-fate'),
    done: (at) => did(at, 'evaluated') || did(at, 'escalated'),
  },
  {
    id: 'announce',
    title: 'Politician: announce a mission',
    text: `Higher missions bring more, and one of level ${GATE_LEVELS} opens the Moon for both programs once it is completed. Announce one: its card and risks are turned up.`,
    point: () => ['act:announce'],
    when: (at) => asked(at, 'ask-politics') && at.round >= 2 && view(at).missions.length < 3,
    done: (at) => did(at, 'announced'),
  },
  {
    id: 'module',
    title: 'Engineer: order a module',
    text: 'Modules give most, but work only while their rows or column hold what they ask. Press one, then a place of your suppliers: the dearer, the sooner it comes.',
    point: (at) => view(at).sideboard.map((module) => `card:${module}`),
    when: (at) =>
      asked(at, 'ask-engineer') && at.round >= 2 && (own(at)?.money ?? 0) >= SUPPLIER_PRICES[0] && built(at) > 1,
    done: (at) => did(at, 'ordered'),
  },
  {
    id: 'test',
    title: 'Engineer: test what frightens you',
    text: 'Each chip of a mission shows a risk’s level and your chance against it. Press one to put a test on it: your check is 1 higher there.',
    point: (at) =>
      view(at).missions.flatMap(({ risks }) => risks.flatMap(({ risk }) => (risk ? [`card:${risk}`] : []))),
    when: (at) => asked(at, 'ask-engineer') && at.round >= 2 && (own(at)?.money ?? 0) >= PRICE.test,
    done: (at) => did(at, 'tested'),
  },
];
