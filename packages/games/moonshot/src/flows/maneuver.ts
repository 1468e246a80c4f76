import { int, msg, pickOne } from '@orrery/kernel';
import { LEAST_LEFT, TIE_PRICE } from '../content/numbers.ts';
import { PLACES } from '../content/places.ts';
import { cardName, cardNamed, maneuverName } from '../content/set.ts';
import { emptySlot, escalate, loseManeuver, revealTokens, winManeuver } from '../effects/politics.ts';
import { changePopularity } from '../effects/tracks.ts';
import { politician } from '../rules/seats.ts';
import { flow, NONE, programOf, type State, slotOf } from '../state.ts';

const TOP_LEVEL = 3;

/** Ways to escalate a card: first covering it with a card from hand, then sliding that cover (MS-196 to MS-199). */
function escalations(s: State, side: number, place: number): string[] {
  const { level } = slotOf(s, side, place);
  if (level === 1) return programOf(s, side).hand.cards.map((card) => `escalate:${cardName(card)}`);
  return level < TOP_LEVEL ? ['escalate'] : [];
}
/** Whether the card can be escalated; uses only public information: the hand size and the level. */
const canEscalate = (s: State, side: number, place: number): boolean => {
  const { level } = slotOf(s, side, place);
  return level === 1 ? programOf(s, side).hand.cards.length > 0 : level < TOP_LEVEL;
};
const nameAt = (s: State, side: number, place: number): string => maneuverName(slotOf(s, side, place).card);

/** 4.3 for one slot: applies the effects of an empty slot, or evaluates or escalates its card. */
export const maneuver = flow(
  'maneuver',
  { side: int, place: int },
  {
    begin(s, v, go) {
      if (slotOf(s, v.side, v.place).card !== NONE) return;
      emptySlot(s, v.side, v.place);
      go.end();
    },
    fate: pickOne({
      who: (s, v) => (canEscalate(s, v.side, v.place) ? politician(s, v.side) : []),
      time: 'turn',
      text: (s, v) => msg('ask-fate', { name: nameAt(s, v.side, v.place), place: PLACES[v.place]?.name as string }),
      items: (s, v) => ['evaluate', ...escalations(s, v.side, v.place)],
      show: (_s, item) => {
        const [verb = '', card = ''] = item.split(':');
        return { text: card === '' ? msg(`act-${verb}`) : msg('act-cover', { name: maneuverName(cardNamed(card)) }) };
      },
      rule: 'MS-196',
      fallback: () => 'evaluate',
      take(s, v, _seat, item, go) {
        if (item === 'evaluate') return;
        const [, card = ''] = item.split(':');
        escalate(s, v.side, v.place, card === '' ? NONE : cardNamed(card));
        go.end();
      },
    }),
    /** Evaluation: the side with more influence wins (MS-191 to MS-193). */
    evaluate(s, v, go) {
      const [own, rivals] = revealTokens(s, v.side, v.place);
      if (own === rivals) return;
      if (own > rivals) winManeuver(s, v.side, v.place);
      else loseManeuver(s, v.side, v.place);
      go.end();
    },
    /** On equal influence, the owner may pay 2 popularity to win (MS-194, MS-195). */
    tie: pickOne({
      who: (s, v) => (programOf(s, v.side).popularity >= TIE_PRICE + LEAST_LEFT ? politician(s, v.side) : []),
      time: 'turn',
      text: (s, v) => msg('ask-tie', { name: nameAt(s, v.side, v.place) }),
      items: () => ['pay', 'yield'],
      show: (_s, item) => ({ text: msg(`act-${item}`) }),
      rule: 'MS-194',
      fallback: () => 'yield',
      take(s, v, _seat, item, go) {
        if (item === 'yield') return;
        changePopularity(s, v.side, -TIE_PRICE);
        winManeuver(s, v.side, v.place);
        go.end();
      },
    }),
    yield: (s, v) => loseManeuver(s, v.side, v.place),
  },
);
