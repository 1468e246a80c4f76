import { defined, type Seat } from '@orrery/kernel';
import { CELL_NAMES } from '../content/blueprint.ts';
import { PAYLOAD_PRICE, PRICE, SUPPLIER_PRICES } from '../content/numbers.ts';
import { cardName, KIND, MOON, PAYLOAD_TILE } from '../content/set.ts';
import { engineerAction } from '../flows/engineers.ts';
import { drawable } from '../rules/engineering.ts';
import { stealable } from '../rules/missions.ts';
import { parametersOf } from '../rules/parameters.ts';
import { hasDecided } from '../rules/politics.ts';
import { rival, sideOfSeat } from '../rules/seats.ts';
import { NONE, type Program, programOf, type State } from '../state.ts';
import { baysOf, bestLay, bestModule, type Lay } from './build.ts';
import { bestTest } from './odds.ts';
import { bestTarget, missing, priceOfAll, prizeOf, targetOf, wayTo } from './target.ts';
import { demandOf } from './worth.ts';

const emptyBay = (own: Program): number =>
  own.cells.findIndex((laid, cell) => laid !== NONE && KIND[laid >> 2] === PAYLOAD_TILE && own.payload[cell] === 0);

/**
 * The mission an Engineer works for: the one decided on or, before the decision, the Politician's most likely choice.
 * `firm` tells whether to spend money on its payload and tests now.
 */
function goal(s: State, side: number): { card: number; firm: boolean } {
  if (hasDecided(s, side)) {
    const card = targetOf(s, side);
    return { card, firm: card !== NONE };
  }
  const plan = bestTarget(s, side);
  return { card: plan?.card ?? NONE, firm: plan !== null && plan.worth > 2 && s.agreed.order === 'together' };
}

/** Minimum gain for which a test is worth its price. */
const TEST_WORTH = 1.1;
/** The risk of the target mission for which a test helps most, and the value the test adds. */
function testFor(s: State, side: number, card: number): { risk: string; gain: number } | null {
  const own = programOf(s, side);
  const way = wayTo(s, side, card);
  const best = bestTest(parametersOf(own), own.sabotage, way);
  return best && { risk: cardName(defined(way.risks[best.at])), gain: best.gain * (prizeOf(s, side, card) + 3) };
}

/** Minimum gain for which a tile or a module is worth its price. */
const TILE = 1.2;
const MODULE = 1;

/**
 * The Engineer's policy, in this order: payload for the launch, a Tech Steal, sabotage, a tile from the line, a Test
 * Steal or free test, other building, paid tests. Before a Moon launch, all tests come before tiles and modules.
 */
export function nextAction(s: State, side: number): string {
  const own = programOf(s, side);
  const { card, firm } = goal(s, side);
  const wanted = card === NONE ? [] : missing(own, card);
  const bay = emptyBay(own);
  const [kind] = wanted;
  if (firm && kind && bay >= 0 && own.money >= PAYLOAD_PRICE[kind]) return `payload:${CELL_NAMES[bay]}:${kind}`;
  const money = own.money - priceOfAll(wanted);
  if (own.techSteals > 0) {
    const stolen = bestLay(own, programOf(s, rival(side)).line);
    if (stolen && stolen.gain > 0) return `steal-tech:${stolen.placement.piece}`;
  }
  if (own.sabotage > 0 && money >= PRICE.clean + own.sabotage && (firm || money >= PRICE.clean + own.sabotage + 14))
    return `clean:${own.sabotage}`;
  const lay = bestLay(own, own.line);
  if (lay && lay.gain >= TILE && money >= PRICE.line && card !== MOON && baysOf(own.cells) > 0)
    return `line:${lay.placement.piece}`;
  const test = firm ? testFor(s, side, card) : null;
  if (test && own.testSteals > 0 && stealable(s, side).map(cardName).includes(test.risk))
    return `steal-test:${test.risk}`;
  if (test && own.freeTests > 0 && test.gain > 0) return `free-test:${test.risk}`;
  const built = card === MOON ? null : building(s, side, test === null ? money : money - PRICE.test, lay);
  if (built !== null) return built;
  if (test && money >= PRICE.test && test.gain >= TEST_WORTH) return `test:${test.risk}`;
  return building(s, side, money, lay) ?? 'pass';
}

/** Decks for Research: Payload if bays are missing, else the parameters furthest below the Moon's requirements. */
export function decksFor(s: State, own: Program): string | null {
  const bays = baysOf(own.cells);
  const tiles = own.cells.filter((laid) => laid !== NONE).length;
  if ((bays < 1 || (bays < 2 && tiles > 4)) && drawable(s, PAYLOAD_TILE) >= 2) return 'PP';
  const parameters = parametersOf(own);
  const { middle } = demandOf(own);
  const order = [0, 1, 2]
    .filter((kind) => drawable(s, kind) >= 2)
    .sort((a, b) => lack(b) - lack(a))
    .slice(0, 2);
  function lack(kind: number): number {
    return defined(middle[kind]) - defined(parameters[kind]);
  }
  if (order.length === 0) return null;
  const [first = 0, second = first] = order;
  const pair = lack(first) - lack(second) > 3 ? [first, first] : [first, second].sort((a, b) => a - b);
  return pair.map((kind) => 'SEC'.charAt(kind)).join('');
}

/** Chooses how to build, or null. Uses the 13-money supplier space only with plenty of money. */
function building(s: State, side: number, money: number, lay: Lay | null): string | null {
  const own = programOf(s, side);
  const bays = baysOf(own.cells);
  const needsBay = bays < 1 || (bays < 2 && own.cells.filter((laid) => laid !== NONE).length > 4);
  if (needsBay && money >= PRICE.research && drawable(s, PAYLOAD_TILE) >= 2) return 'research:PP';
  if (lay && lay.gain >= TILE && money >= PRICE.line) return `line:${lay.placement.piece}`;
  const price = own.supplier[0] === NONE ? SUPPLIER_PRICES[0] : SUPPLIER_PRICES[1];
  if ((own.supplier[0] === NONE && money >= price) || (own.supplier[1] === NONE && money >= 40)) {
    const best = bestModule(own, s.sideboard);
    if (best && best.gain >= MODULE) return `module:${cardName(best.card)}:${price}`;
  }
  const top = s.research[s.research.length - 1];
  if (top !== undefined && money >= PRICE.discard) {
    const found = bestLay(own, [top]);
    if (found && found.gain >= 2.2) return `discard:${cardName(top)}`;
  }
  if (money >= PRICE.research && own.cells.includes(NONE)) {
    const decks = decksFor(s, own);
    if (decks !== null) return `research:${decks}`;
  }
  if (own.supplier[0] === NONE && lay && lay.gain > 0.3) return `supply:${lay.placement.piece}`;
  return null;
}

/** Money needed for payload and a few tests; an Engineer with less waits for the launch decision. */
const RESERVE = 24;
/** Whether an Engineer with little money should wait for the launch decision; only in simultaneous play. */
export function awaitsDecision(s: State, seat: Seat, flow: string): boolean {
  const side = sideOfSeat(s, seat);
  return (
    flow === engineerAction.name &&
    s.agreed.order === 'together' &&
    !hasDecided(s, side) &&
    programOf(s, side).money < RESERVE
  );
}
