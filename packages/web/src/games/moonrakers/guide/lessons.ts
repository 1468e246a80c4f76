import { type Text, text } from '@orrery/messages';
import type { Lesson, Moment } from '../../../play/guide.ts';
import type { MoonrakersView } from '../board/view-types.ts';
import { contributions } from '../play/alliance.ts';

const view = (at: Moment) => at.view as MoonrakersView;
const touch = (at: Moment) => ({ touch: at.touch ? 'yes' : 'no' });
const isLeader = (at: Moment) => view(at).leader === at.me;
const hasDone = (at: Moment, ...types: string[]) =>
  at.events.some(({ type, seat }) => types.includes(type) && seat === at.me);

/** Anchors of the contracts in the row: fewest missing units first, then most prestige. */
function nearest(at: Moment): string[] {
  const own = view(at);
  const lacking = (contract: string) =>
    contributions(own, contract, [at.me], [], (seat) => seat).requirements.reduce((sum, { short }) => sum + short, 0);
  return own.row
    .map(({ contract, totals }) => ({ contract, short: lacking(contract), prestige: totals.prestige }))
    .sort((a, b) => a.short - b.short || b.prestige - a.prestige)
    .map(({ contract }) => `card:${contract}`);
}

/** Anchors of captains who can be invited. */
const others = (at: Moment): string[] => (view(at).talks?.invited ?? []).map((seat) => `dock:${seat}`);

/** Lessons of the first game, shown when they become relevant. */
export const lessons: Lesson<Text>[] = [
  {
    id: 'objective',
    title: 'Secret objectives',
    text: 'Each is worth 1 prestige. Put back the one you are least likely to fulfil, and keep the other two secret.',
    when: (at) => at.flow === 'choose-objectives' && at.mine,
    done: (at) => at.flow !== 'choose-objectives',
  },
  {
    id: 'contract',
    title: 'Choose a contract',
    text: (at) =>
      text(
        '{touch, select, yes {Tap} other {Click}} a contract to compare it. Its ring has one segment for every unit it requires; solid ones are already in your hand. Each contract also says what you can do alone and with an ally. Then open talks, or go alone.',
        touch(at),
      ),
    point: nearest,
    when: (at) => at.flow === 'planning' && at.mine && isLeader(at),
    done: (at) => hasDone(at, 'talks-opened', 'stayed') || view(at).mission !== null,
  },
  {
    id: 'talks',
    title: 'Make an offer',
    text: (at) =>
      text(
        'Invite a captain, then {touch, select, yes {tap a unit and then the captain to give it to} other {drag units to their panel, or click a unit and then a captain}}. Dice are shared out like rewards: each die is a risk for the captain who takes it.',
        touch(at),
      ),
    point: (at) => ['act:send', ...others(at)],
    when: (at) => view(at).talks !== null && isLeader(at) && view(at).talks?.current === null,
    done: (at) => hasDone(at, 'offer-propose'),
  },
  {
    id: 'hints',
    title: 'Give a hint',
    text: 'A hint about your hand can win over others: none, a little, some, plenty. Hints contain no numbers and do not have to be true. The ring shows hinted units hatched.',
    tells: true,
    point: () => ['hints'],
    when: (at) => view(at).talks !== null && view(at).talks?.current !== null,
    // A hint from the bot is an event of the same type, without a statement.
    done: (at) => at.events.some(({ type, seat, data }) => type === 'hinted' && 'statement' in data && seat === at.me),
  },
  {
    id: 'lock',
    title: 'Lock the deal',
    text: 'Allies accept, decline, or make a counter-offer. A counter-offer is shown next to the shares: accept it, edit it, or wait. When all agree, lock the deal.',
    point: () => ['act:lock'],
    when: (at) => view(at).talks !== null && isLeader(at) && view(at).talks?.current !== null,
    done: (at) => view(at).mission !== null || view(at).talks === null,
  },
  {
    id: 'offered',
    title: 'You have an offer',
    text: 'Check your share: you get the rewards on success, but roll the dice in any case. Accept, decline, or change the shares and send a counter-offer.',
    point: () => ['act:accept'],
    when: (at) =>
      view(at).talks !== null && !isLeader(at) && (view(at).talks?.current?.parties.includes(at.me) ?? false),
    done: (at) => hasDone(at, 'offer-accept', 'offer-decline', 'offer-counter'),
  },
  {
    id: 'play',
    title: 'Play your cards',
    text: (at) =>
      text(
        'Each card costs an Action. Start with a Reactor, which gives two, or a Thruster, which draws two. {touch, select, yes {Tap} other {Click}} a card to see what it adds to the ring, then play it.',
        touch(at),
      ),
    point: () => ['hand'],
    when: (at) => at.flow === 'plays' && at.mine,
    done: (at) => hasDone(at, 'played', 'done'),
  },
  {
    id: 'shield',
    title: 'Hazards',
    text: 'Each unblocked hazard costs you 1 prestige after the contract, even on success. Every Shield you play blocks one of yours.',
    tells: true,
    when: (at) => (view(at).mission?.pilots.find(({ seat }) => seat === at.me)?.exposed ?? 0) > 0,
  },
  {
    id: 'buy',
    title: 'The Armory',
    text: 'Only the leader buys. A part works from the next contract on and comes with Action cards; crew go into your deck. You can also save your credits.',
    point: () => ['armory'],
    when: (at) => at.flow === 'buying' && at.mine,
    done: (at) => hasDone(at, 'bought') || at.flow !== 'buying',
  },
];
