import {
  below,
  defined,
  type Go,
  logEvent,
  msg,
  type Option,
  owner,
  pick,
  type Rng,
  refuse,
  type Seat,
  type Verdict,
} from '@orrery/kernel';
import { OWN_TURN } from '../content/cards.ts';
import { cardName, titleOf } from '../content/set.ts';
import { type Tech, techNamed } from '../content/tech.ts';
import { slotOf, unitNamed, unitOf } from '../content/units.ts';
import { mine, moveStation, repair, spendMothership, tractor, warp } from '../effects/abilities.ts';
import { liftUnit } from '../effects/board.ts';
import { payCost, targetsFor, titlesHeld } from '../effects/cards/index.ts';
import { declare } from '../effects/hand.ts';
import { build, buyCard, buyTech, payExplore, refreshMarket, removeInfluence, seize } from '../effects/trade.ts';
import { actionsOf, judgeAction, partsOf } from '../rules/actions.ts';
import { someAction } from '../rules/some.ts';
import { boardOf, flow, NONE, playerOf, type State } from '../state.ts';
import { actionOption } from './action-option.ts';
import { attack, declareAttack } from './attack.ts';
import { deploy } from './deploy.ts';
import { dogfight } from './dogfight.ts';
import { divert } from './energise.ts';
import { move } from './move.ts';
import { play } from './play.ts';
import { heldNamed } from './window.ts';

/** The main part of a turn: any actions in any order, until the player ends it (MO-096, MO-100). */
export const main = flow(
  'main',
  { seat: owner },
  {
    act: {
      ask: 'choose',
      time: 'turn',
      who: (_s, v) => v.seat,
      prompt: (s, _v, seat) => ({ text: msg('ask-act'), options: menu(s, seat).map((id) => optionOf(s, seat, id)) }),
      admits: (s, _v, seat, id) => judge(s, seat, id),
      sample: some,
      options: (s, _v, seat) => menu(s, seat),
      fallback: () => 'end',
      take: (s, _v, seat, id, go) => carryOut(s, seat, id, go),
    },
    again: (_s, _v, go) => go.jump('act'),
  },
);

/** Option ids for playing a card now, one per target: `play:c01.2:0F1`. */
const playsOf = (s: State, seat: Seat, card: number): string[] =>
  targets(s, seat, card).map((target) => `play:${cardName(card)}${target === '' ? '' : `:${target}`}`);
const targets = (s: State, seat: Seat, card: number): string[] => targetsFor(s, seat, titleOf(card), ...OWN_TURN);

const menu = (s: State, seat: Seat): string[] => [
  ...actionsOf(s, seat),
  ...titlesHeld(s, seat).flatMap((card) => playsOf(s, seat, card)),
];

function judge(s: State, seat: Seat, id: string): Verdict {
  if (!id.startsWith('play:')) return judgeAction(s, seat, id);
  const [, name = '', ...rest] = partsOf(id);
  const card = heldNamed(s, seat, name);
  if (card === NONE) return refuse('not-in-hand', 'MO-303');
  return targets(s, seat, card).includes(rest.join(':')) || refuse('cannot-play', 'MO-316');
}

/** A random action, sometimes a card. */
function some(s: State, _v: unknown, seat: Seat, rng: Rng): string {
  if (below(rng, 8) === 0 && playerOf(s, seat).hand.cards.length > 0) {
    const plays = playsOf(s, seat, pick(rng, titlesHeld(s, seat)));
    if (plays.length > 0) return pick(rng, plays);
  }
  return someAction(s, seat, rng);
}

const optionOf = (s: State, seat: Seat, id: string): Option => ({ id, text: actionOption(s, seat, id) });

function carryOut(s: State, seat: Seat, id: string, go: Go): void {
  const [verb, a = '', ...rest] = partsOf(id);
  const b = rest[0] ?? '';
  // Any other action ends a move (MO-106), except a jump through a gate, which is part of the move.
  const moving = s.thisTurn.moving;
  if (verb !== 'move') s.thisTurn.moving = NONE;
  const cell = (name: string): number => defined(boardOf(s).byName.get(name));
  switch (verb) {
    case 'end':
      return go.end();
    case 'move':
      return go.call(move, { seat });
    case 'divert':
      return go.call(divert, { seat });
    case 'attack':
      return go.call(attack, { seat, cell: cell(a) });
    case 'deploy':
      // The ship's deployment is used up even if the guardian is blocked (MO-151, MO-488).
      s.thisTurn.deployed |= 1 << slotOf(unitNamed(a));
      return go.call(deploy, { seat, ship: unitNamed(a), cell: cell(b) });
    case 'play':
      declare(s, seat, heldNamed(s, seat, a), rest.join(':'));
      payCost(s);
      return go.call(play, { seat });
    case 'ability':
      s.thisTurn.moving = a === 'gates' ? moving : NONE;
      return useAbility(s, seat, a, rest, go);
    default:
      TRADES[verb as keyof typeof TRADES](s, seat, a, b);
  }
  go.jump('act');
}

/** Actions that need no further decision: purchases, building, scrapping. */
const TRADES = {
  buy: (s: State, seat: Seat, a: string) => buyCard(s, seat, a === 'gas'),
  tech: (s: State, seat: Seat, a: string) => buyTech(s, seat, techNamed(a) as Tech),
  scrap(s: State, seat: Seat, a: string) {
    liftUnit(s, unitNamed(a));
    logEvent('scrapped', { seat, unit: a });
  },
  explore: (s: State, seat: Seat, a: string) => payExplore(s, seat, Number(a)),
  seize: (s: State, seat: Seat, a: string) => seize(s, seat, Number(a)),
  remove: (s: State, seat: Seat, a: string) => removeInfluence(s, seat, Number(a)),
  refresh: (s: State, seat: Seat) => refreshMarket(s, seat),
  build: (s: State, seat: Seat, a: string, b: string) =>
    build(s, seat, defined(s.market.cards.find((card) => cardName(card) === a)), Number(b), false),
} as const;

function useAbility(s: State, seat: Seat, ability: string, args: readonly string[], go: Go): void {
  const cell = (name = ''): number => defined(boardOf(s).byName.get(name));
  const unit = (name = ''): number => unitNamed(name);
  switch (ability) {
    case 'repair':
      repair(s, seat);
      break;
    case 'mine':
      mine(s, seat);
      break;
    case 'tractor':
      tractor(s, seat, unit(args[0]));
      break;
    case 'station move':
      moveStation(s, seat, cell(args[0]));
      break;
    case 'gates':
      warp(s, unit(args[0]), cell(args[1]));
      s.thisTurn.moving = NONE;
      break;
    case 'onboard':
      spendMothership(s);
      warp(s, unit(args[0]), cell(args[1]));
      break;
    default:
      declareAttack(s, seat, [unitOf(seat, 1)], cell(args[0]), true);
      return go.call(dogfight);
  }
  go.jump('act');
}
