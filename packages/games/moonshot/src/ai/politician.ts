import { type Answer, below, type Placement, type Rng } from '@orrery/kernel';
import { LEAST_TOKENS, MOST_MISSIONS } from '../content/numbers.ts';
import { PLACES } from '../content/places.ts';
import { cardName, MOON } from '../content/set.ts';
import { explorable } from '../rules/missions.ts';
import { parametersOf } from '../rules/parameters.ts';
import { supportTargets, targetName } from '../rules/politics.ts';
import { rival } from '../rules/seats.ts';
import { countOf, kindsOf, unplaced } from '../rules/tokens.ts';
import { NONE, programOf, type State, slotOf } from '../state.ts';
import { usualChance } from './odds.ts';
import { bestTarget, chanceReady, popularityLost } from './target.ts';
import { cardWorth, effectsWorth, placesWorth, strengthOf } from './worth.ts';

/** Maximum number of own cards in play; there is not enough influence to support more. */
const MOST_CARDS = 2;
/** Places, ordered by the value of their empty slot, lowest first. */
export const CHEAPEST = [1, 3, 2, 0];

/** Plays the best card in hand into the place whose empty slot is worth least, or passes. */
export function playCard(s: State, side: number): Placement | null {
  const own = programOf(s, side);
  const laid = own.slots.filter(({ card }) => card !== NONE).length;
  const place = CHEAPEST.find((at) => own.slots[at]?.card === NONE);
  if (laid >= MOST_CARDS || place === undefined || own.hand.cards.length === 0) return null;
  const card = own.hand.cards.reduce((a, b) => (cardWorth(b, 1) > cardWorth(a, 1) ? b : a));
  return { piece: cardName(card), cell: PLACES[place]?.id as string, rotation: 0 };
}

/** Typical missions of each level: risk levels and the value of the reward. */
const USUAL: readonly { risks: readonly number[]; prize: number }[] = [
  { risks: [0, 1], prize: 4 },
  { risks: [1, 2], prize: 6 },
  { risks: [2, 2], prize: 8 },
  { risks: [2, 3], prize: 10 },
];
const GATE = 3;

/** The mission level with the highest expected value, and that value. */
function bestLevel(s: State, side: number): { level: number; worth: number } {
  const own = programOf(s, side);
  const parameters = parametersOf(own);
  const tests = own.passed ? 0 : Math.min(2, Math.floor(own.money / 16));
  let best = { level: 0, worth: 0 };
  USUAL.forEach(({ risks, prize }, i) => {
    if ((s.missionDecks[i]?.cards.length ?? 0) === 0) return;
    const gate = i + 1 >= GATE && !s.moonOpen ? 4 : 0;
    const chance = usualChance(parameters, own.sabotage, risks, tests);
    const worth = chance * (prize + gate + placesWorth(own)) - (1 - chance) * popularityLost(own, 3) - 2;
    if (worth > best.worth) best = { level: i + 1, worth };
  });
  return best;
}

/** The lowest chance at which to try a Moon launch; lower if the opponent is about to land. */
function lowestMoonChance(s: State, side: number): number {
  const own = programOf(s, side);
  const threat = s.moonOpen ? chanceReady(s, rival(side), MOON) : 0;
  const usual = own.popularity > 6 ? 0.35 : own.popularity > 3 ? 0.5 : 0.7;
  return usual * (1 - 0.6 * threat);
}

/** Places tokens first. Then launches for the Moon if that is likely to succeed, else may announce, then decides. */
export function politicsAction(s: State, side: number): string {
  const own = programOf(s, side);
  const mine = own.slots.some(({ card }) => card !== NONE);
  if (unplaced(own) >= LEAST_TOKENS && own.influence > 0 && mine) return 'support';
  const plan = bestTarget(s, side);
  const isMoon = plan?.card === MOON;
  if (plan && isMoon && plan.chance >= lowestMoonChance(s, side)) return 'launch:MOON';
  const usual = isMoon ? bestTarget(s, side, false) : plan;
  if (s.missions.length < MOST_MISSIONS) {
    const next = bestLevel(s, side);
    if (next.level > 0 && next.worth * 0.8 > (usual?.worth ?? 0)) return `announce:${next.level}`;
  }
  return usual && usual.worth > -popularityLost(own, 1) ? `launch:${cardName(usual.card)}` : 'abort';
}

/** The stakes of a card: its own effects, and the place's effects for obstructing it. */
const stakeOf = (s: State, owner: number, place: number): number => {
  const { card, level } = slotOf(s, owner, place);
  return Math.max(0.3, cardWorth(card, level)) + effectsWorth(PLACES[place]?.obstruction ?? []);
};
/** How much more the side's own cards matter than the opponent's. */
const OWN = 2;

/**
 * Influence and bluff are placed with the same probabilities, which rise with the stakes, so the size of a stack says
 * nothing about its content.
 */
export function supportRows(s: State, side: number, rng: Rng): Answer {
  const own = programOf(s, side);
  const targets = supportTargets(s).map((target) => ({
    name: targetName(target),
    weight: stakeOf(s, target.owner, target.place) * (target.owner === side ? OWN : 1),
  }));
  const all = targets.reduce((sum, { weight }) => sum + weight, 0);
  const rows: Record<string, number> = {};
  const drop = (kind: string): void => {
    let left = (below(rng, 1000) / 1000) * all;
    const target = targets.find(({ weight }) => {
      left -= weight;
      return left < 0;
    });
    const row = `${target?.name}:${kind}`;
    rows[row] = (rows[row] ?? 0) + 1;
  };
  for (let i = 0; i < own.influence; i++) drop('influence');
  for (let i = 0; i < own.bluff; i++) drop('bluff');
  return rows;
}

/** Escalates a card that would probably lose, with the least valuable card as its cover; otherwise evaluates it. */
export function fateOf(s: State, side: number, place: number): string {
  const slot = slotOf(s, side, place);
  const [mine] = kindsOf(slot, side);
  const theirs = countOf(slot, rival(side)) / 2;
  const { hand } = programOf(s, side);
  if (mine > theirs || slot.level === 3) return 'evaluate';
  if (slot.level === 2) return 'escalate';
  const [cover] = [...hand.cards].sort((a, b) => cardWorth(a, 1) - cardWorth(b, 1));
  return cover === undefined ? 'evaluate' : `escalate:${cardName(cover)}`;
}

export const tieAnswer = (s: State, side: number, place: number): string => {
  const slot = slotOf(s, side, place);
  return programOf(s, side).popularity >= 7 && cardWorth(slot.card, slot.level) > 3.5 ? 'pay' : 'yield';
};

/** Explores if the rocket is nearly strong enough for the Moon. */
export function exploreAnswer(s: State, side: number, mission: number): string {
  const own = programOf(s, side);
  const [at] = explorable(own, mission);
  return at !== undefined && strengthOf(own) >= 14 ? `explore:${at + 1}` : 'reward';
}
