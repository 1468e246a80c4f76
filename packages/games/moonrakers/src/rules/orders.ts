import {
  type Answer,
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
import { CREDITS, DICE, ITEMS, PRESTIGE, type State } from '../state.ts';
import { currentOf } from './deals.ts';

/** Answers to offers that a captain leaves behind: "anything with at least 1 prestige and at most 1 die". */
const schema = shape({
  accept: titled(flag, 'Accept offers', 'Accept any offer that gives at least this much for at most so many dice.'),
  prestige: titled(withDefault(int, 1), 'Prestige at least'),
  credits: titled(int, 'Credits at least'),
  dice: titled(withDefault(int, 1), 'Dice at most'),
  decline: titled(flag, 'Decline all others'),
});
type Wishes = TypeOf<typeof schema>;

export const orders: Orders<State, Wishes> = {
  schema,
  obey(s, seat, wishes, asked): Answer | undefined {
    const deal = isOffer(s, seat, asked) && s.talks ? currentOf(s.talks) : undefined;
    if (!s.talks || !deal?.parties.includes(seat)) return undefined;
    const share = (item: number): number => deal.shares[seat * ITEMS.length + item] as number;
    const isGood = share(PRESTIGE) >= wishes.prestige && share(CREDITS) >= wishes.credits && share(DICE) <= wishes.dice;
    const { version } = s.talks;
    if (wishes.accept && isGood) return { say: 'accept', version };
    return wishes.decline && !isGood ? { say: 'decline', version } : undefined;
  },
};

const isOffer = (s: State, seat: Seat, { flow, step }: Waiting): boolean =>
  flow === 'talks' && step === 'talk' && seat !== s.leader;
