import { EVERYBODY, logEvent, msg, pickManySealed, seatsIn, show, take } from '@orrery/kernel';
import { OBJECTIVE_PRESTIGE } from '../content/numbers.ts';
import { cardName, objectiveOf } from '../content/set.ts';
import { isMet } from '../effects/achievements.ts';
import { FROM_OBJECTIVES, gainPrestige } from '../effects/gain.ts';
import { inOrder } from '../rules/seats.ts';
import { captainOf, flow, type State } from '../state.ts';

/**
 * Claims at the end of a turn. Every captain who holds objectives is asked, so that the question reveals nothing
 * (MK-109 to MK-118, MK-488).
 */
export const claims = flow(
  'claims',
  {},
  {
    begin(s) {
      s.phase = 'claims';
      s.clock++;
    },
    claim: pickManySealed({
      who: (s) => seatsIn(s).filter((seat) => captainOf(s, seat).objectives.cards.length > 0),
      time: 'window',
      text: () => msg('ask-claim'),
      items: (s: State, _v, seat) => captainOf(s, seat).objectives.cards,
      name: cardName,
      show: (_s, card) => ({
        text: msg('item-card', { name: objectiveOf(card).name }),
        data: { card: cardName(card) },
      }),
      may: (s, _v, seat, card) => isMet(s, seat, card) || { reason: 'not-fulfilled', params: {}, rule: 'MK-118' },
      count: (s, _v, seat) => [0, captainOf(s, seat).objectives.cards.filter((card) => isMet(s, seat, card)).length],
      rule: 'MK-107',
      quiet: true,
      fits: () => true,
      sample: (s, _v, seat) => captainOf(s, seat).objectives.cards.filter((card) => isMet(s, seat, card)),
      fallback: (s, _v, seat) => captainOf(s, seat).objectives.cards.filter((card) => isMet(s, seat, card)),
      reveal(s, _v, chosen) {
        for (const seat of inOrder(s)) for (const card of chosen[seat] ?? []) score(s, seat, card);
      },
    }),
  },
);

/** Scores a claimed objective, which is revealed and stays in front of its owner (MK-110, MK-111). */
function score(s: State, seat: number, card: number): void {
  const own = captainOf(s, seat);
  const at = own.objectives.cards.indexOf(card);
  show(s, own.objectives, at, EVERYBODY);
  take(own.objectives, at);
  own.drawnAt.splice(at, 1);
  own.claimed.push(card);
  gainPrestige(s, seat, OBJECTIVE_PRESTIGE, FROM_OBJECTIVES);
  logEvent('claimed', { seat, card: cardName(card), name: objectiveOf(card).name });
}
