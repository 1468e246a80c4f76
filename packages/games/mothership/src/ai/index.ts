import { type Answer, addAt, byStep, defined, type GameAi, on } from '@orrery/kernel';
import { ROWS } from '../content/panel.ts';
import { cardName, titleOf } from '../content/set.ts';
import { unitName } from '../content/units.ts';
import { attack } from '../flows/attack.ts';
import { bonus, unexplored } from '../flows/bonus.ts';
import { cancel } from '../flows/cancel.ts';
import { deploy } from '../flows/deploy.ts';
import { divert, drain, energise } from '../flows/energise.ts';
import { fleet } from '../flows/fleet.ts';
import { main } from '../flows/main.ts';
import { move } from '../flows/move.ts';
import { respawn } from '../flows/respawn.ts';
import { retreat } from '../flows/retreat.ts';
import { reward } from '../flows/reward.ts';
import { sell } from '../flows/sell.ts';
import { window } from '../flows/window.ts';
import { wormhole } from '../flows/wormhole.ts';
import { attackersOn } from '../rules/attack.ts';
import { playerOf, type State } from '../state.ts';
import { acts, nextAct } from './act.ts';
import { bestCourse, courses } from './course.ts';
import { evaluate } from './evaluate.ts';
import { levels } from './levels.ts';
import {
  comeBack,
  freeBuilding,
  freeGuardian,
  retreatFrom,
  retreatPlace,
  retreatTo,
  start,
  wormholeEnd,
} from './places.ts';
import { reason } from './reasons.ts';
import { bestShips } from './strike.ts';
import { rowsFor } from './trade.ts';
import { answer, cancelling } from './windows.ts';

const named = (counts: readonly number[]) => Object.fromEntries(ROWS.map((row, i) => [row, defined(counts[i])]));
/** Adds energy to the emptiest row or removes it from the fullest, one energy at a time. */
function oneByOne(s: State, seat: number, n: number, add: boolean): Record<string, number> {
  const rows = playerOf(s, seat).energy.slice();
  const moved = [0, 0, 0];
  for (let i = 0; i < n; i++) {
    const pick = add ? Math.min(...rows) : Math.max(...rows);
    const row = rows.indexOf(pick);
    rows[row] = pick + (add ? 1 : -1);
    addAt(moved, row, 1);
  }
  return named(moved);
}

/** Maximum hand size after selling; cards with the highest resale value are sold first. */
const KEPT = 6;
const toSell = (s: State, seat: number): string[] => {
  const price = (card: number): number => titleOf(card).resale.minerals * 2 + titleOf(card).resale.gas;
  const cards = [...playerOf(s, seat).hand.cards].sort((a, b) => price(b) - price(a));
  return cards.slice(0, Math.max(0, cards.length - KEPT)).map(cardName);
};

function diverted(s: State, seat: number): Answer {
  const rows = rowsFor(s, seat);
  return rows.some((n, i) => n !== playerOf(s, seat).energy[i]) ? named(rows) : null;
}

function shipsFor(s: State, seat: number, cell: number): string[] {
  const { ships } = bestShips(s, seat, cell);
  return (ships.length > 0 ? ships : attackersOn(s, seat, cell).slice(0, 1)).map(unitName);
}

/** The policy's answers; other questions are answered at random. */
const policy = byStep<State, Answer | undefined>(
  [
    on(main, { act: (s, seat) => nextAct(s, seat) }),
    on(move, { way: bestCourse }),
    on(attack, { ships: (s, seat, v) => shipsFor(s, seat, v.cell) }),
    on(window, { answer }),
    on(cancel, { window: cancelling }),
    on(divert, { rows: diverted }),
    on(energise, { place: (s, seat, v) => oneByOne(s, seat, v.n, true) }),
    on(drain, { remove: (s, seat, v) => oneByOne(s, seat, v.n, false) }),
    on(fleet, { place: start }),
    on(wormhole, { place: wormholeEnd }),
    on(retreat, { from: retreatFrom, to: retreatTo, place: retreatPlace }),
    on(respawn, { place: comeBack }),
    on(reward, { choose: () => 'steal' }),
    on(sell, { cards: toSell }),
    on(deploy, { block: (s, seat) => (playerOf(s, seat).influence >= 4 ? 'block' : null) }),
    on(bonus, {
      offer: () => 'roll',
      guardian: freeGuardian,
      build: freeBuilding,
      explore: (s, seat) => String(unexplored(s, seat)[0]),
    }),
  ],
  undefined,
);

/** Candidate answers for a search, the policy's answer first. */
const candidates = byStep<State, Answer[]>(
  [
    on(main, { act: acts }),
    on(move, { way: courses }),
    on(attack, { ships: (s, seat, v) => [shipsFor(s, seat, v.cell), attackersOn(s, seat, v.cell).map(unitName)] }),
    on(window, { answer: (s, seat, v) => [answer(s, seat, v)] }),
    on(cancel, { window: (s, seat) => [cancelling(s, seat)] }),
    on(divert, { rows: (s, seat) => [diverted(s, seat)] }),
    on(energise, { place: (s, seat, v) => [oneByOne(s, seat, v.n, true)] }),
    on(drain, { remove: (s, seat, v) => [oneByOne(s, seat, v.n, false)] }),
    on(fleet, { place: (s, seat) => [start(s, seat)] }),
    on(sell, { cards: (s, seat) => [toSell(s, seat)] }),
  ],
  [],
);

/** Heuristics for bots. */
export const ai: GameAi<State> = { evaluate, candidates, policy, margin: 4, idle: ['end'], levels, reason };
