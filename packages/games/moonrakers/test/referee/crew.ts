import {
  ask,
  type Book,
  captain,
  type Flow,
  type Laid,
  memoryOf,
  missionOf,
  need,
  out,
  participants,
  pilotOf,
} from './book.ts';
import {
  actAs,
  allies,
  charge,
  draw,
  gain,
  gainLowest,
  gainWith,
  noteHand,
  others,
  ownLaid,
  pay,
  payPoints,
  payUpTo,
  peek,
  points,
  reduce,
  removeDie,
  tokens,
  trash,
} from './effects.ts';
import { categoryOf, isAdvanced, isCrew, isIo, type Letter } from './facts.ts';

// Effects of crew cards when played (MK-635 to MK-673), in the order of their texts (MK-164).

/** Number of cards of a category that the owner has played in this contract, without crew (D83). */
export const playedBefore = (b: Book, seat: number, letter: Letter): number =>
  pilotOf(b, seat).plays.filter((kind) => categoryOf(kind) === letter).length;

const yesNo = (seat: number) => need('may', seat, ['yes', 'no']);

/**
 * Applies the text of a crew card. `self` is that card in play. A hired crew card cannot be trashed by its own text
 * (D99).
 */
export function* crew(b: Book, seat: number, card: string, self: Laid, hired: boolean): Flow {
  const me = captain(b, seat);
  const pilot = pilotOf(b, seat);
  const actions = (n: number): void => {
    pilot.actions += n;
  };
  switch (card) {
    case 'C01':
      return actions(2);
    case 'C02':
      actions(1);
      draw(b, seat, Math.min(3, playedBefore(b, seat, 'R')));
      return;
    case 'C03':
      yield* actAs(b, seat, 'r');
      draw(b, seat, 1);
      return;
    case 'C04':
      actions(1);
      yield* reduce(b, seat, 'any', 1);
      if (participants(b).length === 1) yield* reduce(b, seat, 'any', 1);
      return;
    case 'C05':
      draw(b, seat, 3);
      if (me.hand.length > 0) yield* pay(b, seat, 'discard', () => true, 'discard');
      return;
    case 'C06': {
      actions(1);
      peek(b, seat, 3);
      if (me.looked.length === 0) return;
      const taken = (yield* ask(need('takeOne', seat, me.looked))) as string;
      me.hand.push(out(b, me.looked, taken, 'looked'));
      me.discard.push(...me.looked.splice(0));
      return noteHand(b, seat);
    }
    case 'C07':
      yield* actAs(b, seat, 't');
      return actions(1);
    case 'C08':
      if (me.discard.length > 0) {
        const taken = (yield* ask(need('retrieve', seat, me.discard))) as string;
        me.hand.push(out(b, me.discard, taken, 'discard'));
        noteHand(b, seat);
      }
      return actions(1);
    case 'C09':
      yield* actAs(b, seat, 's');
      return actions(1);
    case 'C10':
      pilot.blocks += Math.min(3, pilot.rolled);
      draw(b, seat, 1);
      return;
    case 'C11':
      yield* removeDie(b, seat);
      draw(b, seat, 1);
      return;
    case 'C12':
      yield* reduce(b, seat, 'S', 1);
      if (playedBefore(b, seat, 'S') >= 2) yield* reduce(b, seat, 'S', 1);
      return actions(1);
    case 'C13':
      if ((yield* ask(need('branch', seat, ['0', '1']))) === '0') yield* actAs(b, seat, 'd2');
      else draw(b, seat, 2);
      return;
    case 'C14':
      yield* reduce(b, seat, 'D', 2);
      return actions(1);
    case 'C15':
      actions(1);
      memoryOf(b, seat).primed += 2;
      return;
    case 'C16':
      actions(1);
      return yield* reduce(b, seat, 'D', Math.min(4, playedBefore(b, seat, 'D')));
    case 'C17':
      actions(1);
      if (me.hand.length === 0 || (yield* ask(yesNo(seat))) === 'no') return;
      yield* pay(b, seat, 'trash', () => true);
      me.credits++;
      return;
    case 'C18':
      yield* reduce(b, seat, 'any', 2);
      if (!missionOf(b).duel && seat !== b.leader) actions(1);
      return;
    case 'C19': {
      const which = yield* ask(need('branch', seat, ['0', '1', '2']));
      if (which === '0') actions(3);
      else if (which === '1') draw(b, seat, 3);
      else pilot.blocks += 2;
      return;
    }
    case 'C20': {
      const able = memoryOf(b, seat).crews.filter((other) => other !== 'C20' && !isIo(other));
      if (able.length === 0) return;
      const copied = (yield* ask(need('copy', seat, able))) as string;
      return yield* crew(b, seat, copied, self, hired);
    }
    case 'C21':
    case 'C22':
      return charge(b, seat, self, 4);
    case 'C23':
      return charge(b, seat, self, 3);
    case 'C24':
    case 'C25':
      return charge(b, seat, self, 2);
    case 'C26': {
      actions(1);
      const fits = (own: string) => own === 'm' || categoryOf(own) === 'D';
      if (me.hand.length === 0) return;
      // Only the owner knows whether they can pay, so the game always asks (D103).
      if ((yield* ask(need('may', seat, me.hand.some(fits) ? ['yes', 'no'] : ['no']))) === 'no') return;
      yield* pay(b, seat, 'trash', fits);
      return yield* gain(b, seat, 'd+');
    }
    case 'C27':
      actions(1);
      memoryOf(b, seat).free++;
      return;
    case 'C28': {
      const able = me.hand.filter((own) => !isCrew(own));
      if (able.length === 0) {
        // Only the owner knows that there is no choice, so the game still asks (D103).
        if (me.hand.length > 0) yield* ask(need('mimic', seat, ['none']));
        return;
      }
      return yield* actAs(b, seat, (yield* ask(need('mimic', seat, able))) as string);
    }
    case 'C29':
      if (draw(b, seat, 2).some(isAdvanced)) actions(2);
      return;
    case 'C30':
      if (missionOf(b).duel) pilot.score += 3;
      else actions(2);
      return;
    case 'C31':
      yield* reduce(b, seat, 'any', 2);
      return yield* gain(b, seat, 'm');
    case 'C32':
      actions(1);
      for (const own of ownLaid(b, seat)) if (own.io > 0) charge(b, seat, own, 1);
      return tokens(b, seat);
    case 'C33':
      actions(1);
      return yield* gainLowest(b, seat);
    case 'C34': {
      actions(1);
      const most = Math.min(3, points(b, seat));
      if (most === 0 || (yield* ask(yesNo(seat))) === 'no') return;
      draw(b, seat, yield* payUpTo(b, seat, most));
      return;
    }
    case 'C35':
      yield* actAs(b, seat, 's');
      if (allies(b) > 0)
        yield* gainWith(
          b,
          seat,
          participants(b).filter((other) => other !== seat),
        );
      return;
    case 'C36':
      actions(1);
      me.credits += Math.min(3, Math.floor(points(b, seat) / 3));
      return;
    case 'C37':
      if (points(b, seat) >= 2 && (yield* ask(yesNo(seat))) === 'yes') {
        yield* payPoints(b, seat, 2);
        return yield* reduce(b, seat, 'D', 4);
      }
      return yield* actAs(b, seat, 'd1');
    case 'C38': {
      draw(b, seat, 2);
      if (hired || (yield* ask(yesNo(seat))) === 'no') return;
      const at = me.play.indexOf(self);
      trash(b, seat, self.card, [self.card]);
      me.play.splice(at, 1);
      yield* gainWith(b, seat, others(b, seat));
      return yield* gainWith(b, seat, others(b, seat));
    }
  }
}
