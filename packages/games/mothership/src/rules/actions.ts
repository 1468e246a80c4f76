import { defined, refuse, type Verdict } from '@orrery/kernel';
import { cardName } from '../content/set.ts';
import { unitName, unitNamed, unitOf } from '../content/units.ts';
import { boardOf, cellOf, NONE, type State } from '../state.ts';
import { targetsOf } from './attack.ts';
import { freeBeside, freeRound, friendly, guardiansOf, havens, shipsOf } from './board.ts';
import {
  ABILITIES,
  judgeAbility,
  judgeAttack,
  judgeBuild,
  judgeBuy,
  judgeDeploy,
  judgeExplore,
  judgeRefresh,
  judgeRemove,
  judgeScrap,
  judgeSeize,
  judgeTech,
  nextTechs,
} from './judge.ts';
import { hasAbility } from './lasting.ts';
import { movers } from './move.ts';

/** Splits an action id: `deploy:0F1:3,-2` is the verb `deploy` with two arguments. */
export const partsOf = (id: string): string[] => id.split(':');
const cellNamed = (s: State, name = ''): number => boardOf(s).byName.get(name) ?? NONE;
const numberOf = (text = ''): number => (/^\d+$/.test(text) ? Number(text) : NONE);

/** Whether any of the seat's ships can move or skip its move. */
export const canMove = (s: State, seat: number): boolean => movers(s, seat).length > 0;

/** Whether an action is allowed. Cards are judged by their rules in `effects/cards/`. */
export function judgeAction(s: State, seat: number, id: string): Verdict {
  const [verb, a, b] = partsOf(id);
  switch (verb) {
    case 'end':
      return id === 'end' || unknown(id);
    case 'move':
      if (id !== 'move') return unknown(id);
      return canMove(s, seat) || refuse('nothing-to-move', 'MO-105');
    case 'divert':
      if (id !== 'divert') return unknown(id);
      return !s.thisTurn.locked || refuse('energy-locked', 'MO-124');
    case 'attack':
      return b === undefined ? judgeAttack(s, seat, cellNamed(s, a)) : unknown(id);
    case 'buy':
      if (id !== 'buy' && id !== 'buy:gas') return unknown(id);
      return judgeBuy(s, seat, a === 'gas');
    case 'tech':
      return b === undefined ? judgeTech(s, seat, a ?? '') : unknown(id);
    case 'deploy':
      return partsOf(id).length === 3 ? judgeDeploy(s, seat, unitNamed(a ?? ''), cellNamed(s, b)) : unknown(id);
    case 'scrap':
      return b === undefined ? judgeScrap(s, seat, unitNamed(a ?? '')) : unknown(id);
    case 'explore':
      return b === undefined ? judgeExplore(s, seat, numberOf(a)) : unknown(id);
    case 'seize':
      return b === undefined ? judgeSeize(s, seat, numberOf(a)) : unknown(id);
    case 'remove':
      return b === undefined ? judgeRemove(s, seat, numberOf(a)) : unknown(id);
    case 'refresh':
      return id === 'refresh' ? judgeRefresh(s, seat) : unknown(id);
    case 'build':
      return partsOf(id).length === 3 ? judgeBuild(s, seat, a ?? '', numberOf(b)) : unknown(id);
    case 'ability':
      return judgeAbility(s, seat, a ?? '', partsOf(id).slice(2));
    default:
      return unknown(id);
  }
}
const unknown = (id: string): Verdict => refuse('no-such-action', 'MO-096', { action: id });

const nameOf = (s: State, cell: number): string => defined(boardOf(s).names[cell]);

/** All actions a seat may take now, except cards. Slow, because it tests many impossible candidates. */
export function* actionsOf(s: State, seat: number): Generator<string> {
  for (const id of candidates(s, seat)) if (judgeAction(s, seat, id) === true) yield id;
}

function* candidates(s: State, seat: number): Generator<string> {
  yield 'end';
  yield 'move';
  yield 'divert';
  for (const cell of targetsOf(s, seat)) yield `attack:${nameOf(s, cell)}`;
  yield 'buy';
  yield 'buy:gas';
  for (const id of nextTechs(s, seat)) yield `tech:${id}`;
  for (const ship of shipsOf(s, seat)) {
    for (const cell of freeBeside(s, cellOf(s, ship))) yield `deploy:${unitName(ship)}:${nameOf(s, cell)}`;
  }
  for (const unit of guardiansOf(s, seat)) yield `scrap:${unitName(unit)}`;
  for (let planet = 0; planet < s.planets.length; planet++) {
    yield `explore:${planet}`;
    yield `seize:${planet}`;
    for (const card of s.market.cards) yield `build:${cardName(card)}:${planet}`;
  }
  for (let other = 0; other < s.out.length; other++) yield `remove:${other}`;
  yield 'refresh';
  for (const ability of ABILITIES) if (hasAbility(s, seat, ability)) yield* uses(s, seat, ability);
}

/** All conceivable uses of an ability, legal or not. */
function* uses(s: State, seat: number, ability: (typeof ABILITIES)[number]): Generator<string> {
  const id = `ability:${ability}`;
  switch (ability) {
    case 'repair':
    case 'mine':
      yield id;
      return;
    case 'station move':
      for (const cell of freeBeside(s, cellOf(s, unitOf(seat, 0)))) yield `${id}:${nameOf(s, cell)}`;
      return;
    case 'torpedoes':
    case 'missile':
      for (let cell = 0; cell < s.here.length; cell++) if (s.here[cell] !== NONE) yield `${id}:${nameOf(s, cell)}`;
      return;
    case 'tractor':
      for (let unit = 0; unit < s.at.length; unit++) yield `${id}:${unitName(unit)}`;
      return;
    default: {
      const cells =
        ability === 'gates' ? freeRound(s, havens(s, seat, true)) : freeBeside(s, cellOf(s, unitOf(seat, 1)));
      for (let side = 0; side < s.players.length; side++) {
        if (!friendly(s, side, seat)) continue;
        for (const unit of shipsOf(s, side))
          for (const cell of cells) yield `${id}:${unitName(unit)}:${nameOf(s, cell)}`;
      }
    }
  }
}
