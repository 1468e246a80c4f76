import { defined, refuse, type Seat, type Verdict } from '@orrery/kernel';
import { HIRED_CARD_CREDITS, HIRED_CREW_PRESTIGE } from '../content/numbers.ts';
import { CARD_COUNT, cardName, isAction, isCrew } from '../content/set.ts';
import { CREDITS, captainOf, ITEMS, type Mission, missionOf, PRESTIGE, pilotOf, type State } from '../state.ts';
import { abilityOf, cardOfAbility, firingOn, isFresh, isOncePerTurn, useName, useNamed } from './abilities.ts';
import { isAdvanced, typeOf } from './actions.ts';
import { canPay, holds, type Running } from './conditions.ts';
import { MERCENARIES, ownCard, plain } from './owned.ts';
import { isSmall } from './seats.ts';
import { ASK, targetOf } from './targets.ts';

/**
 * A participant's options between plays, encoded as numbers: play or hire a kind, for its own type or for Flex, or use
 * an ability.
 */
const TO_FLEX = CARD_COUNT;
const HIRE = 2 * TO_FLEX;
const USE = 2 * HIRE;
export const DONE = -1;

export const isPlay = (code: number): boolean => code >= 0 && code < HIRE;
const isUse = (code: number): boolean => code >= USE;
export const isHire = (code: number): boolean => code >= HIRE && !isUse(code);
export const kindIn = (code: number): number => code % TO_FLEX;
export const isToFlex = (code: number): boolean => !isUse(code) && code % HIRE >= TO_FLEX;
export const keyIn = (code: number): number => code - USE;

const NAMES: string[] = [];
const CODES = new Map<string, number>([['done', DONE]]);
for (let kind = 0; kind < CARD_COUNT; kind++) {
  if (!isAction(kind) && !isCrew(kind)) continue;
  for (const [word, from] of [
    ['play', 0],
    ['hire', HIRE],
  ] as const) {
    NAMES[from + kind] = `${word}:${cardName(kind)}`;
    NAMES[from + TO_FLEX + kind] = `${word}:${cardName(kind)}>flex`;
  }
}
NAMES.forEach((name, code) => {
  CODES.set(name, code);
});
/** The name of an option in answers: `play:r`, `play:C05>flex`, `hire:t`, `use:KO3`, `done`. */
export const codeName = (code: number): string =>
  code === DONE ? 'done' : isUse(code) ? useName(keyIn(code)) : defined(NAMES[code]);
export function codeNamed(name: string): number | undefined {
  const code = CODES.get(name);
  if (code !== undefined) return code;
  const key = useNamed(name);
  return key === undefined ? undefined : USE + key;
}

/** Whether a card's icons can go either to its own type or to Flex, because both are open (MK-081). */
const isSplit = (s: State, kind: number): boolean => typeOf(kind) >= 0 && targetOf(s, typeOf(kind)) === ASK;

/** The context of an ability before it is used: its owner and its card. */
export const usedBy = (s: State, seat: Seat, key: number): Running => ({
  seat,
  source: sourceOf(s, seat, cardOfAbility(key)),
});
/** The physical card of an ability: a part, or a crew card in play, owned or hired. */
function sourceOf(s: State, seat: Seat, card: number): number {
  if (!isCrew(card)) return card;
  const own = ownCard(seat, card);
  return captainOf(s, seat).play.cards.includes(own) ? own : ownCard(MERCENARIES, card);
}

export function mayUse(s: State, seat: Seat, key: number): Verdict {
  const { on, when, pay } = abilityOf(key);
  const own = captainOf(s, seat);
  if (s.mission !== null && isFresh(pilotOf(s, seat), cardOfAbility(key))) return refuse('next-contract', 'MK-155');
  if (on.on === 'use' && on.once === 'contract' && pilotOf(s, seat).used.includes(key))
    return refuse('used-already', 'MK-352');
  if (on.on === 'use' && on.once === 'turn' && own.usedInTurn.includes(key)) return refuse('used-already', 'MK-352');
  const run = usedBy(s, seat, key);
  if (when && !holds(s, run, when)) return refuse('condition-not-met', 'MK-351');
  return !pay || canPay(s, run, pay) || refuse('cannot-pay', 'MK-353');
}

const ownsAbility = (s: State, seat: Seat, key: number): boolean => {
  const card = cardOfAbility(key);
  const own = captainOf(s, seat);
  return own.parts.includes(card) || own.play.cards.some((other) => plain(other) === card);
};

/**
 * The cost of the next hire, paid from the leader's share: credits for an Action card, prestige for a crew card
 * (MK-420, MK-421).
 */
export const hirePrice = ({ hired }: Mission): { credits: number; prestige: number } => ({
  credits: HIRED_CARD_CREDITS + hired.length,
  prestige: HIRED_CREW_PRESTIGE,
});

/**
 * Whether a mercenary of this kind can be hired: only by the leader, each once, and paid from the remaining reward
 * (MK-417 to MK-423).
 */
function mayHire(s: State, seat: Seat, kind: number): Verdict {
  const mission = missionOf(s);
  if (!isSmall(s) || mission.duel) return refuse('no-mercenaries', 'MK-103');
  if (seat !== s.leader) return refuse('leader-hires', 'MK-417');
  if (hireAt(s, kind) < 0) return refuse('not-in-row', 'MK-418');
  const share = (item: number): number => defined(mission.shares[seat * ITEMS.length + item]);
  const price = hirePrice(mission);
  const canAfford = isAction(kind)
    ? mission.hireCredits + price.credits <= share(CREDITS)
    : mission.hirePrestige + price.prestige <= share(PRESTIGE);
  return canAfford || refuse('reward-too-small', 'MK-423');
}
/** The row index of an unhired mercenary of this kind, or -1. */
export const hireAt = (s: State, kind: number): number => {
  const { hired } = missionOf(s);
  return s.mercenaryRow.findIndex((card, i) => card === kind && !hired.includes(i));
};

/** Why a participant may not do this now, or true. */
export function judgePlay(s: State, seat: Seat, code: number | undefined): Verdict {
  if (code === undefined) return refuse('not-among', 'MK-336');
  if (code === DONE) return true;
  if (isUse(code)) {
    if (!ownsAbility(s, seat, keyIn(code))) return refuse('not-installed', 'MK-351');
    return isOncePerTurn(keyIn(code)) ? refuse('not-among', 'MK-613') : mayUse(s, seat, keyIn(code));
  }
  const kind = kindIn(code);
  if (isToFlex(code) && !isSplit(s, kind)) return refuse('no-flex-choice', 'MK-078');
  if (isHire(code)) return mayHire(s, seat, kind);
  const pilot = pilotOf(s, seat);
  if (!captainOf(s, seat).hand.cards.includes(ownCard(seat, kind))) return refuse('not-in-hand', 'MK-338');
  return pilot.actions > 0 || (pilot.free > 0 && isAdvanced(kind)) || refuse('no-actions', 'MK-337');
}

/** A participant's legal options; with `all` also the disabled ones, for the prompt. */
export function playsOf(s: State, seat: Seat, all = false): number[] {
  const own = captainOf(s, seat);
  const pilot = pilotOf(s, seat);
  const codes: number[] = [DONE];
  let seen = 0;
  if (all || pilot.actions > 0 || pilot.free > 0) {
    for (const card of own.hand.cards) {
      const kind = plain(card);
      // Equal cards are one option. Each crew card is unique; the kinds of Action card fit into a bit mask.
      if (isAction(kind)) {
        if (seen & (1 << kind)) continue;
        seen |= 1 << kind;
      }
      if (!all && pilot.actions === 0 && !isAdvanced(kind)) continue;
      codes.push(kind);
      if (isSplit(s, kind)) codes.push(kind + TO_FLEX);
    }
  }
  for (const part of own.parts) addUses(s, seat, part, codes, all);
  for (const card of own.play.cards) if (isCrew(plain(card))) addUses(s, seat, card, codes, all);
  const { hired, duel } = missionOf(s);
  if (seat === s.leader && !duel) {
    s.mercenaryRow.forEach((kind, at) => {
      if (hired.includes(at) || codes.includes(HIRE + kind) || (!all && mayHire(s, seat, kind) !== true)) return;
      codes.push(HIRE + kind);
      if (isSplit(s, kind)) codes.push(HIRE + TO_FLEX + kind);
    });
  }
  return codes;
}

function addUses(s: State, seat: Seat, card: number, codes: number[], all: boolean): void {
  for (const key of firingOn(card, 'use')) {
    if (isOncePerTurn(key)) continue;
    if (all || mayUse(s, seat, key) === true) codes.push(USE + key);
  }
}
