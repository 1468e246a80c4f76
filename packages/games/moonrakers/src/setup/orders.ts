import {
  type Answer,
  defined,
  flag,
  int,
  type Orders,
  type Seat,
  shape,
  type TypeOf,
  titled,
  type Waiting,
  withDefault,
} from '@orrery/kernel';
import { isMet } from '../effects/achievements.ts';
import { currentOf } from '../rules/deals.ts';
import { CREDITS, captainOf, DICE, ITEMS, PRESTIGE, type State } from '../state.ts';

/**
 * Standing orders: conditions for accepting offers, such as "at least 1 prestige and at most 1 die", and whether to be
 * asked about claims when no objective is fulfilled.
 */
const schema = shape({
  accept: titled(
    flag,
    'Accept offers',
    'Accept every offer that gives at least the minimum reward for at most the maximum dice.',
  ),
  prestige: titled(withDefault(int, 1), 'Minimum prestige'),
  credits: titled(int, 'Minimum credits'),
  dice: titled(withDefault(int, 1), 'Maximum dice'),
  decline: titled(flag, 'Decline all others'),
  claims: titled(
    withDefault(flag, true),
    'Ask about objectives only when one is met',
    'Skips the question at the end of turns in which you met no objective.',
  ),
});
type Wishes = TypeOf<typeof schema>;

export const orders: Orders<State, Wishes> = {
  schema,
  usual: { accept: false, prestige: 1, credits: 0, dice: 1, decline: false, claims: true },
  obey(s, seat, wishes, asked): Answer | undefined {
    if (asked.flow === 'claims') {
      const none = !captainOf(s, seat).objectives.cards.some((card) => isMet(s, seat, card));
      return wishes.claims && none ? [] : undefined;
    }
    const deal = isOffer(s, seat, asked) && s.talks ? currentOf(s.talks) : undefined;
    if (!s.talks || !deal?.parties.includes(seat)) return undefined;
    const share = (item: number): number => defined(deal.shares[seat * ITEMS.length + item]);
    const isGood = share(PRESTIGE) >= wishes.prestige && share(CREDITS) >= wishes.credits && share(DICE) <= wishes.dice;
    const { version } = s.talks;
    if (wishes.accept && isGood) return { say: 'accept', version };
    return wishes.decline && !isGood ? { say: 'decline', version } : undefined;
  },
};

const isOffer = (s: State, seat: Seat, { flow, step }: Waiting): boolean =>
  flow === 'talks' && step === 'talk' && seat !== s.leader;
