import { bySince, defined, type Since } from '@orrery/kernel';
import { ACTION_CARDS } from '../content/actions.ts';
import { CREW } from '../content/crew.ts';
import { type Costs, type Effects, type Happening, objectives, reputation } from '../content/effect.ts';
import { EVENTS } from '../content/events.ts';
import { PARTS } from '../content/parts.ts';
import { PROTOTYPES } from '../content/prototypes.ts';
import { REWARDS } from '../content/rewards.ts';

/**
 * Every list of effects and every list of costs has a number, so that the state can store a running text as plain
 * numbers: the list and the progress in it.
 */
const PROGRAMS: Effects[] = [];
const COSTS: Costs[] = [];
const numbers = new Map<Effects | Costs, number>();

function register(effects: Effects): void {
  if (numbers.has(effects)) return;
  numbers.set(effects, PROGRAMS.push(effects) - 1);
  for (const effect of effects) {
    if (effect.do === 'either') effect.branches.forEach(register);
    if (effect.do !== 'if' && effect.do !== 'may') continue;
    register(effect.gives);
    if (effect.otherwise) register(effect.otherwise);
    if (effect.do === 'may') registerCosts(effect.pay);
  }
}
function registerCosts(costs: Costs): void {
  if (!numbers.has(costs)) numbers.set(costs, COSTS.push(costs) - 1);
}

/**
 * A point of reputation with a faction of the receiver's choice, given if the printed colour is the receiver's own or
 * not in the game (MK-207).
 */
const ANY_REPUTATION: Effects = [reputation(1, 'any')];
register(ANY_REPUTATION);
/** Stay at Base: draws objectives and keeps one (MK-317, MK-526). */
const STAY: readonly Effects[] = [1, 2, 3].map((n) => [objectives(n, n - 1, 'drawn')]);
STAY.forEach(register);
/** Costs of n points of reputation in any colours. */
const POINTS: readonly Costs[] = [0, 1, 2, 3, 4, 5, 6].map((n) => [{ pay: 'reputation', n }]);
POINTS.forEach(registerCosts);
/** Empty lists of effects and costs. */
const NOTHING: Effects = [];
const FREE: Costs = [];
register(NOTHING);
registerCosts(FREE);

/** One line of a card: its effects and costs. */
interface Line extends Since {
  gives: Effects;
  pay?: Costs | undefined;
}
function linesOf(happening: Happening): Line[] {
  switch (happening.is) {
    case 'roll':
      return happening.icons.map((gives) => ({ gives }));
    case 'each':
      return [{ gives: happening.gives }];
    case 'offer':
      return [{ gives: happening.gives, pay: happening.pay }];
    default:
      return [];
  }
}
const LINES: readonly Line[] = [
  ...ACTION_CARDS.map(({ effect }) => ({ gives: effect })),
  ...CREW.map(({ since, play }) => ({ since, gives: play })),
  ...[...PARTS, ...PROTOTYPES, ...CREW].flatMap(({ since, abilities }) =>
    abilities.map(({ gives, pay }) => ({ since, gives, pay })),
  ),
  ...REWARDS.map(({ gives }) => ({ gives })),
  ...EVENTS.flatMap(({ since, happens }) => happens.flatMap(linesOf).map((line) => ({ ...line, since }))),
];
// Saves contain these numbers, so content of later versions is numbered after all earlier content.
for (const { gives, pay } of bySince(LINES)) {
  register(gives);
  if (pay) registerCosts(pay);
}

export const anyReputation = defined(numbers.get(ANY_REPUTATION));
export const pointCosts = (n: number): Costs => defined(POINTS[n]);
export const stayProgram = (drawn: number): number => defined(numbers.get(defined(STAY[drawn - 1])));
export const programNumber = (effects: Effects | undefined): number => defined(numbers.get(effects ?? NOTHING));
export const costNumber = (costs: Costs | undefined): number => defined(numbers.get(costs ?? FREE));
export const programAt = (number: number): Effects => defined(PROGRAMS[number]);
export const costsAt = (number: number): Costs => defined(COSTS[number]);
