import { type Text, text } from '@orrery/messages';
import {
  BUDGET_GAP,
  gateLevels,
  LEAST_TOKENS,
  LOSS,
  type MoonshotView,
  PAYLOAD_PRICE,
  PRICE,
  SUPPLIER_PRICES,
} from '@orrery/moonshot';
import type { Lesson, Moment } from '../../../play/guide.ts';
import { sideOf } from '../board/sides.tsx';

const view = (at: Moment) => at.view as MoonshotView;
const side = (at: Moment) => view(at).side ?? 0;
const touch = (at: Moment) => ({ touch: at.touch ? 'yes' : 'no' });
const own = (at: Moment) => view(at).programs[side(at)];
const asked = (at: Moment, id: string) => at.mine && at.ask?.prompt.text.id === id;
const did = (at: Moment, type: string) =>
  at.events.some((event) => event.type === type && event.data.side === side(at));

/** Anchors of the player's slots on the politics board: the occupied or the empty ones. */
const slots = (at: Moment, taken: boolean): string[] =>
  (own(at)?.slots ?? []).flatMap(({ place, card }) =>
    (card !== null) === taken ? [`slot:${sideOf(side(at)).id}-${place}`] : [],
  );
const hand = (at: Moment): string[] => (own(at)?.hand ?? []).flatMap((card) => (card ? [`card:${card}`] : []));
const built = (at: Moment) => own(at)?.cells.filter(({ tile }) => tile !== null).length ?? 0;

/** The guided first game, for both roles. Each lesson appears when it applies, in any order of play. */
export const lessons: Lesson<Text>[] = [
  {
    id: 'welcome',
    title: 'A race to the Moon',
    text: text(
      'You run a space program. As Politician you find support, as Engineer you build; land on the Moon to win. Two things can end the game sooner: budgets {gap} apart (the needle), or popularity at 0 (the lamps).',
      { gap: BUDGET_GAP + 1 },
    ),
    tells: true,
    when: (at) => at.round <= 1,
  },
  {
    id: 'maneuver',
    title: 'Politician: play a maneuver',
    text: 'Choose a card from your hand, then one of your four slots. A slot that you leave empty gives you the bonus shown in it.',
    point: (at) => [...hand(at), ...slots(at, false)],
    when: (at) => asked(at, 'ask-play') && hand(at).length > 0 && slots(at, false).length > 0,
    done: (at) => did(at, 'played'),
  },
  {
    id: 'tokens',
    title: 'Politician: tokens lie face down',
    text: (at) =>
      text(
        '{touch, select, yes {Tap} other {Click}} your card to place at least {least} tokens on it. Chevrons are influence, masks are bluff; your opponent sees only their number. Place some on your opponent’s cards to beat them.',
        { ...touch(at), least: LEAST_TOKENS },
      ),
    point: (at) => slots(at, true),
    when: (at) =>
      asked(at, 'ask-politics') && slots(at, true).length > 0 && (own(at)?.tokens.count ?? 0) >= LEAST_TOKENS,
    done: (at) => did(at, 'supported'),
  },
  {
    id: 'decide',
    title: 'Politician: GO or NO GO',
    text: text(
      'The launch decision is your last action of the round. Payload may still be loaded after it. Not launching costs {abort} popularity, and a launch without its payload costs {delay}. Choose a mission whose payload you can load and whose chance is good.',
      { abort: LOSS.abort, delay: LOSS.delay },
    ),
    point: () => ['act:launch'],
    when: (at) => asked(at, 'ask-politics'),
    done: (at) => did(at, 'decided-launch') || did(at, 'decided-abort'),
  },
  {
    id: 'build',
    title: 'Engineer: install a tile',
    text: (at) =>
      text(
        'Choose a tile from your line: every cell shows what it would add. {touch, select, yes {Tap} other {Click}} a cell, {touch, select, yes {tap} other {click}} it again to rotate the tile, and look at the drums and chances before you pay.',
        touch(at),
      ),
    point: (at) => (own(at)?.line ?? []).map((tile) => `tile:${tile}`),
    when: (at) => asked(at, 'ask-engineer') && (own(at)?.line.length ?? 0) > 0,
    done: (at) => did(at, 'installed'),
  },
  {
    id: 'payload',
    title: 'Engineer: a bay for the payload',
    text: (at) =>
      text(
        'Missions need payload aboard. {touch, select, yes {Tap} other {Click}} the Payload deck twice to research a tile with a bay, install it, then {touch, select, yes {tap} other {click}} the bay to load it.',
        touch(at),
      ),
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
    text: 'A pass is final for this round. You keep unspent money, and at the end of the round you are paid your current budget.',
    point: () => ['act:pass'],
    when: (at) => asked(at, 'ask-engineer') && built(at) > 0,
    done: (at) => did(at, 'passed'),
  },
  {
    id: 'launch',
    title: 'Lift-off',
    text: 'The rocket meets one risk after another. Each face of the die shows whether it would pass. The parameters of your rocket are shown next to those required.',
    tells: true,
    when: (at) => view(at).flights.some(({ checks }) => checks.length > 0),
  },
  {
    id: 'fate',
    title: 'Politician: evaluate or escalate',
    text: 'Evaluate the card to reveal all its tokens: more influence wins. Or escalate it: it is covered with a card from your hand, keeps its tokens, rises a level and waits a round. The second time, you do not need another card.',
    when: (at) => asked(at, 'ask-fate'),
    done: (at) => did(at, 'evaluated') || did(at, 'escalated'),
  },
  {
    id: 'announce',
    title: 'Politician: announce a mission',
    text: text(
      'Missions of a higher level give larger rewards. A completed mission of level {levels} opens the Moon for both programs. Announce a mission to reveal its card and risks.',
      { levels: gateLevels() },
    ),
    point: () => ['act:announce'],
    when: (at) => asked(at, 'ask-politics') && at.round >= 2 && view(at).missions.length < 3,
    done: (at) => did(at, 'announced'),
  },
  {
    id: 'module',
    title: 'Engineer: order a module',
    text: (at) =>
      text(
        'Modules add the most, but work only while their condition holds in their rows or column. {touch, select, yes {Tap} other {Click}} one, then a supplier space: the more you pay, the sooner it arrives.',
        touch(at),
      ),
    point: (at) => view(at).sideboard.map((module) => `card:${module}`),
    when: (at) =>
      asked(at, 'ask-engineer') && at.round >= 2 && (own(at)?.money ?? 0) >= SUPPLIER_PRICES[0] && built(at) > 1,
    done: (at) => did(at, 'ordered'),
  },
  {
    id: 'test',
    title: 'Engineer: test what frightens you',
    text: (at) =>
      text(
        'Each chip on a mission shows a risk’s level and your chance against it. {touch, select, yes {Tap} other {Click}} a chip to test that risk: your check value against it is 1 higher.',
        touch(at),
      ),
    point: (at) =>
      view(at).missions.flatMap(({ risks }) => risks.flatMap(({ risk }) => (risk ? [`card:${risk}`] : []))),
    when: (at) => asked(at, 'ask-engineer') && at.round >= 2 && (own(at)?.money ?? 0) >= PRICE.test,
    done: (at) => did(at, 'tested'),
  },
];
