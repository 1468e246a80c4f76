import { addAt, defined, EVERYBODY, move, take, witness } from '@orrery/kernel';
import { TOKENS } from '../content/numbers.ts';
import { PLACES } from '../content/places.ts';
import { cardName, maneuverName, maneuverOf, missionOf } from '../content/set.ts';
import type { PlaceDesign } from '../content/types.ts';
import { rival, sideMask } from '../rules/seats.ts';
import { AGES, BLUFF, INFLUENCE, kindsOf, tokenAt } from '../rules/tokens.ts';
import { NONE, programOf, type State, slotOf } from '../state.ts';
import { turnUpMission, turnUpRisk } from './decks.ts';
import { gain } from './gain.ts';
import { report, reportTo } from './report.ts';
import { changePopularity } from './tracks.ts';

const placeOf = (place: number): PlaceDesign => defined(PLACES[place]);

/** Ages the tokens on the board by one round and deals new ones to each side (MS-043 to MS-045). */
export function dealTokens(s: State): void {
  for (const [side, own] of s.programs.entries()) {
    for (const slot of own.slots) {
      for (const whose of [0, 1]) {
        for (let at = tokenAt(whose, AGES - 1, BLUFF); at >= tokenAt(whose, 1, INFLUENCE); at--)
          slot.tokens[at] = defined(slot.tokens[at - 2]);
        slot.tokens[tokenAt(whose, 0, INFLUENCE)] = 0;
        slot.tokens[tokenAt(whose, 0, BLUFF)] = 0;
      }
    }
    own.influence = TOKENS.influence;
    own.bluff = TOKENS.bluff + (side === s.first ? TOKENS.first : 0) + own.promised;
    own.promised = 0;
    own.books = [own.influence, own.bluff, ...own.books.slice(0, (AGES - 1) * 2)];
    report('dealt', side, { influence: own.influence, bluff: own.bluff });
  }
}

/** Plays a maneuver from hand into a free slot, face up (MS-046, MS-047, MS-290). */
export function playManeuver(s: State, side: number, card: number, place: number): void {
  const { hand } = programOf(s, side);
  const at = hand.cards.indexOf(card);
  const others = EVERYBODY & ~defined(hand.known[at]);
  take(hand, at);
  witness(s, others);
  const slot = slotOf(s, side, place);
  slot.card = card;
  slot.level = 1;
  report('played', side, { card: cardName(card), name: maneuverName(card), place: placeOf(place).name });
}

/** Tokens to place face down on a card: their number is public, their kinds are not (MS-053, MS-291). */
export interface Support {
  owner: number;
  place: number;
  influence: number;
  bluff: number;
}
export function support(s: State, side: number, heaps: readonly Support[]): void {
  const own = programOf(s, side);
  for (const { owner, place, influence, bluff } of heaps) {
    const { tokens } = slotOf(s, owner, place);
    const at = tokenAt(side, 0, INFLUENCE);
    addAt(tokens, at, influence);
    addAt(tokens, at + 1, bluff);
    own.influence -= influence;
    own.bluff -= bluff;
    reportTo(
      sideMask(s, side),
      'supported',
      side,
      {
        whose: { id: owner === side ? 'own-card' : 'rival-card' },
        card: cardName(slotOf(s, owner, place).card),
        place: placeOf(place).name,
        n: influence + bluff,
      },
      { influence, bluff },
    );
  }
}

/** Reveals a mission with its risks (MS-058, MS-059). */
export function announce(s: State, side: number, level: number): void {
  const card = turnUpMission(s, level);
  const risks = missionOf(card).risks.map((of) => turnUpRisk(s, of));
  s.missions.push({ card, risks, tests: new Array<number>(risks.length * 2).fill(0) });
  report('announced', side, { mission: cardName(card), name: missionOf(card).name, risks: risks.map(cardName) });
}

/** Converts popularity to influence for this round (MS-063). */
export function raiseInfluence(s: State, side: number, n: number): void {
  const own = programOf(s, side);
  own.raised = true;
  own.influence += n;
  addAt(own.books, INFLUENCE, n);
  report('raised', side, { n });
  changePopularity(s, side, -n);
}

/** Moves the card in a slot and its cover to the owner's discard pile (MS-202). */
function clearSlot(s: State, side: number, place: number): void {
  const own = programOf(s, side);
  const slot = slotOf(s, side, place);
  own.discard.cards.push(slot.card);
  own.discard.known.push(EVERYBODY);
  if (slot.cover.cards.length > 0) move(s, slot.cover, 0, own.discard, EVERYBODY);
  slot.card = NONE;
  slot.level = 0;
}

/** Reveals and returns all tokens on a card; this narrows down which tokens each side still has (MS-191, MS-293). */
export function revealTokens(s: State, side: number, place: number): [own: number, rivals: number] {
  const slot = slotOf(s, side, place);
  for (const [whose, program] of s.programs.entries()) {
    for (let i = 0; i < AGES * 2; i++) addAt(program.books, i, -defined(slot.tokens[tokenAt(whose, 0, 0) + i]));
  }
  witness(s);
  const [mine, myBluff] = kindsOf(slot, side);
  const [theirs, theirBluff] = kindsOf(slot, rival(side));
  slot.tokens.fill(0);
  report('evaluated', side, {
    card: cardName(slot.card),
    name: maneuverName(slot.card),
    place: placeOf(place).name,
    mine,
    theirs,
    bluffs: [myBluff, theirBluff],
  });
  return [mine, theirs];
}

/** Lets the owner win the card and gain the effects of its level (MS-140, MS-192). */
export function winManeuver(s: State, side: number, place: number): void {
  const slot = slotOf(s, side, place);
  const effects = defined(maneuverOf(slot.card).levels[slot.level - 1]);
  report('won', side, { card: cardName(slot.card), name: maneuverName(slot.card), level: slot.level });
  clearSlot(s, side, place);
  gain(s, side, effects);
}

/** Discards the card without effect; the other side gains the place's effects for obstruction (MS-134, MS-193). */
export function loseManeuver(s: State, side: number, place: number): void {
  const slot = slotOf(s, side, place);
  report('obstructed', rival(side), {
    card: cardName(slot.card),
    name: maneuverName(slot.card),
    place: placeOf(place).name,
  });
  clearSlot(s, side, place);
  gain(s, rival(side), placeOf(place).obstruction);
}

/** Escalates a card: first by covering it with a card from hand, then by sliding that cover (MS-196 to MS-198). */
export function escalate(s: State, side: number, place: number, cover: number): void {
  const { hand } = programOf(s, side);
  const slot = slotOf(s, side, place);
  slot.level++;
  if (cover !== NONE) move(s, hand, hand.cards.indexOf(cover), slot.cover);
  report('escalated', side, { card: cardName(slot.card), name: maneuverName(slot.card), level: slot.level });
}

/** Applies the effects of a side's empty slot: each round, and after a completed mission (MS-131, MS-132). */
export function emptySlot(s: State, side: number, place: number): void {
  const { perRound, mission } = placeOf(place);
  report('empty-place', side, { place: placeOf(place).name });
  gain(s, side, perRound);
  if (programOf(s, side).succeeded) gain(s, side, mission);
}

/** Returns unplaced tokens without revealing them (MS-203, MS-293). */
export function returnTokens(s: State): void {
  for (const own of s.programs) {
    own.influence = 0;
    own.bluff = 0;
  }
}
