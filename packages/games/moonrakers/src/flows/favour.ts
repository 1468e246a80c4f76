import {
  below,
  int,
  logEvent,
  msg,
  owner,
  pick,
  pickOne,
  post,
  type Seat,
  type Standing,
  seatsIn,
} from '@orrery/kernel';
import { REPUTATION_EXCHANGE } from '../content/numbers.ts';
import { cardName } from '../content/set.ts';
import { wordsFor } from '../effects/cards.ts';
import { loseReputation, spendReputation } from '../effects/gain.ts';
import { begin, carryOut, newRun, paying } from '../effects/run.ts';
import { abilityOf, cardOfAbility, useNamed } from '../rules/abilities.ts';
import { favoursOf, judgeFavour, mayAsk, priceOfReward, rewardOf } from '../rules/favours.ts';
import { colourOf, seatOfColour } from '../rules/needs.ts';
import { anyReputation, pointCosts, programNumber } from '../rules/programs.ts';
import { captainOf, flow, NONE, pilotOf, type State } from '../state.ts';

/** Exchanges three points of any colours for one; this does not count as spending (MK-212, MK-236). */
export const exchange = flow(
  'exchange',
  { seat: owner, given: int },
  {
    give: pickOne({
      who: (_s, v) => v.seat,
      text: (_s, v) => msg('ask-give', { left: REPUTATION_EXCHANGE - v.given }),
      items: (s: State, v: { seat: Seat; given: number }) =>
        captainOf(s, v.seat).reputation.flatMap((points, other) => (points > 0 ? [colourOf(s, other)] : [])),
      show: (_s, colour) => ({ text: msg(`item-${colour}`) }),
      rule: 'MK-212',
      resolving: true,
      take(s, v, seat, colour, go) {
        loseReputation(s, seat, seatOfColour(s, colour));
        v.given++;
        if (v.given < REPUTATION_EXCHANGE) go.jump('give');
      },
    }),
    gain(s, v) {
      logEvent('exchanged', { seat: v.seat });
      begin(s, v.seat, NONE, anyReputation);
    },
  },
);

/**
 * The standing prompt for favours: a reputation reward, the exchange, or a once-per-turn part, whenever its rule allows
 * (MK-213, MK-221).
 */
export const favour: Standing<State, object> = {
  ask: 'choose',
  always: true,
  // Runs after every step, so games without these expansions return early. During sealed questions, favours resolve one
  // at a time.
  who: (s) =>
    (s.agreed.binding || s.agreed.overload) && !s.stack.at(-1)?.lanes
      ? seatsIn(s).filter((seat) => mayAsk(s, seat))
      : [],
  prompt: (s, _v, seat) => ({
    text: msg('ask-favour'),
    options: favoursOf(s, seat).map((id) => {
      const verdict = judgeFavour(s, seat, id);
      return { id, text: wordsOf(s, seat, id), data: { favour: id }, ...(verdict !== true && { why: verdict }) };
    }),
  }),
  admits: (s, _v, seat, id) => judgeFavour(s, seat, id),
  sample(s, _v, seat, rng) {
    if (below(rng, 6) > 0) return undefined;
    const may = favoursOf(s, seat).filter((id) => judgeFavour(s, seat, id) === true);
    return may.length > 0 ? pick(rng, may) : undefined;
  },
  options: (s, _v, seat) => favoursOf(s, seat).filter((id) => judgeFavour(s, seat, id) === true),
  take(s, _v, seat, id) {
    if (id === 'exchange') return post(s, exchange, { seat });
    if (id.startsWith('use:')) return useOnce(s, seat, useNamed(id) as number);
    buy(s, seat, id);
  },
};

function useOnce(s: State, seat: Seat, key: number): void {
  const card = cardOfAbility(key);
  captainOf(s, seat).usedInTurn.push(key);
  logEvent('used', { seat, card: cardName(card), name: wordsFor(card) });
  const { pay, gives } = abilityOf(key);
  carryOut(s, paying(newRun(seat, card, programNumber(gives)), pay));
}

/** Pays one of the two prices: points of one colour, or of any colours (MK-216 to MK-218). */
function buy(s: State, seat: Seat, id: string): void {
  const [, row, colour = ''] = id.split(':');
  const reward = rewardOf(id);
  logEvent('favour', { seat, reward: reward.id, name: reward.name });
  const r = newRun(seat, NONE, programNumber(reward.gives));
  if (row === 'any') paying(r, pointCosts(priceOfReward(s, seat, reward, 'any')));
  else
    for (let i = priceOfReward(s, seat, reward, 'same'); i > 0; i--) spendReputation(s, seat, seatOfColour(s, colour));
  // Gaining an Action or a card makes a captain who was done active again (MK-348); other rewards do not.
  if (reward.gives[0]?.do === 'either') pilotOf(s, seat).done = false;
  carryOut(s, r);
}

function wordsOf(s: State, seat: Seat, id: string) {
  const [verb = '', row = '', colour = ''] = id.split(':');
  if (verb === 'exchange') return msg('favour-exchange');
  if (verb === 'use') return msg('use-part', { name: wordsFor(cardOfAbility(useNamed(id) as number)) });
  const reward = rewardOf(id);
  const price = priceOfReward(s, seat, reward, row as 'same' | 'any');
  return msg(`favour-${row}`, { name: reward.name, colour, price });
}
