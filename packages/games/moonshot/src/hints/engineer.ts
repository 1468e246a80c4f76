import { CELL_NAMES } from '../content/blueprint.ts';
import { PAYLOAD_PRICE, PRICE, SUPPLIER_PRICES } from '../content/numbers.ts';
import { cardName, KIND, MOON, PAYLOAD_TILE } from '../content/set.ts';
import { activeMission, stealable } from '../rules/missions.ts';
import { hasDecided } from '../rules/politics.ts';
import { rival } from '../rules/seats.ts';
import { NONE, type Program, programOf, type State } from '../state.ts';
import { baysOf, bestLay, moduleWorth } from './build.ts';
import { bestTarget, chance, missing, targetOf } from './target.ts';

const emptyBay = (own: Program): number =>
  own.cells.findIndex((laid, cell) => laid !== NONE && KIND[laid >> 2] === PAYLOAD_TILE && own.payload[cell] === 0);

/**
 * The mission an Engineer works for: the one that was decided on, else the most promising. Where both roles act at the
 * same time, a good one is prepared before it is decided.
 */
function goal(s: State, side: number): { card: number; firm: boolean } {
  if (hasDecided(s, side)) {
    const card = targetOf(s, side);
    return { card, firm: card !== NONE };
  }
  const plan = bestTarget(s, side);
  return { card: plan?.card ?? NONE, firm: plan !== null && plan.chance >= 0.5 && s.agreed.order === 'together' };
}

/** The risk of the goal that a test would help most; null where none is worth it. */
function riskToTest(s: State, side: number, card: number): string | null {
  const own = programOf(s, side);
  const risks = card === MOON ? own.path.cards : activeMission(s, card)?.risks;
  if (!risks) return null;
  const { each } = chance(s, side, card);
  let worst = -1;
  each.forEach((one, i) => {
    const hidden = card === MOON && !own.explored[i];
    if (!hidden && one < 1 && (worst < 0 || one < (each[worst] as number))) worst = i;
  });
  return worst < 0 ? null : cardName(risks[worst] as number);
}

/** What an Engineer does next: payload for the decided launch first, then tiles, modules and tests while money lasts. */
export function nextAction(s: State, side: number): string {
  const own = programOf(s, side);
  const { card, firm } = goal(s, side);
  const wanted = card === NONE ? [] : missing(own, card);
  const bay = emptyBay(own);
  const [kind] = wanted;
  if (firm && kind && bay >= 0 && own.money >= PAYLOAD_PRICE[kind]) return `payload:${CELL_NAMES[bay]}:${kind}`;
  const reserve = wanted.reduce((sum, one) => sum + PAYLOAD_PRICE[one], 0);
  const money = own.money - reserve;
  if (own.techSteals > 0) {
    const stolen = bestLay(own, programOf(s, rival(side)).line);
    if (stolen) return `steal-tech:${stolen.placement.piece}`;
  }
  const target = firm ? riskToTest(s, side, card) : null;
  if (target && own.testSteals > 0 && stealable(s, side).map(cardName).includes(target)) return `steal-test:${target}`;
  if (target && own.freeTests > 0) return `free-test:${target}`;
  if (own.sabotage > 0 && money >= PRICE.clean + own.sabotage + 6) return `clean:${own.sabotage}`;
  const needsBay =
    baysOf(own.cells) < 1 || (baysOf(own.cells) < 2 && own.cells.filter((laid) => laid !== NONE).length > 4);
  if (needsBay && money >= PRICE.research) return 'research:PP';
  if (firm && target && money >= PRICE.test && chance(s, side, card).whole < 0.8) return `test:${target}`;
  const lay = money >= PRICE.line ? bestLay(own, own.line) : null;
  if (lay && lay.gain >= 1.5) return `line:${lay.placement.piece}`;
  if (own.supplier[0] === NONE && money >= SUPPLIER_PRICES[0]) {
    const best = s.sideboard.reduce(
      (a, b) => (moduleWorth(own, b) > moduleWorth(own, a) ? b : a),
      s.sideboard[0] ?? NONE,
    );
    if (best !== NONE && moduleWorth(own, best) >= 1) return `module:${cardName(best)}:${SUPPLIER_PRICES[0]}`;
  }
  if (money >= PRICE.research && own.cells.includes(NONE)) return `research:${weakest(own)}`;
  if (target && money >= PRICE.test) return `test:${target}`;
  return 'pass';
}

/** Two decks for Research: the kinds of which the rocket has fewest tiles. */
function weakest(own: Program): string {
  const counts = [0, 1, 2].map((kind) => own.cells.filter((laid) => laid !== NONE && KIND[laid >> 2] === kind).length);
  const order = [0, 1, 2].sort((a, b) => (counts[a] as number) - (counts[b] as number)).slice(0, 2);
  return order
    .sort((a, b) => a - b)
    .map((kind) => 'SEC'.charAt(kind))
    .join('');
}
