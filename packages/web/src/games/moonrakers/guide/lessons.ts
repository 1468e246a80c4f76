import { type Text, text } from '@orrery/messages';
import type { Lesson, Moment } from '../../../play/guide.ts';
import { needName } from '../board/hues.ts';
import type { MoonrakersView } from '../board/view-types.ts';
import { allyToInvite, contractToLead, lackOf, nextCard, partToBuy, rewardsGiven } from './suggestions.ts';

const view = (at: Moment) => at.view as MoonrakersView;
const own = (at: Moment) => view(at).captains[at.me];
const isLeader = (at: Moment) => view(at).leader === at.me;
const touch = (at: Moment) => ({ touch: at.touch ? 'yes' : 'no' });
/** The viewer's panel, or their place in the strip of small screens. */
const me = (at: Moment) => [`captain:${at.me}`, `player:${at.me}`];

/** The contract in the middle of the table: the lessons are about its ring, so they do not cover it if they can. */
const CORE = 'core';

/** Whether anyone has done one of these things. */
const some = (at: Moment, ...types: string[]) => at.events.some(({ type }) => types.includes(type));
const hasDone = (at: Moment, ...types: string[]) =>
  at.events.some(({ type, seat }) => types.includes(type) && seat === at.me);
/** Whether the first turn is over. */
const isNextTurn = (at: Moment) => at.events.filter(({ type }) => type === 'turn-began').length > 1;

const pilot = (at: Moment) => view(at).mission?.pilots.find(({ seat }) => seat === at.me);
const isOffering = (at: Moment) => view(at).talks !== null && isLeader(at);
const isChosen = (at: Moment, card: string | null) => card !== null && at.draft.picked.includes(card);

/** The objectives: select one, then confirm. */
const objective: Lesson<Text> = {
  id: 'objective',
  title: 'Secret objectives',
  text: (at) =>
    (at.draft?.picked.length ?? 0) > 0
      ? 'That one goes back under the deck. Confirm it with the button.'
      : text(
          'Each is worth 1 prestige when you fulfil it. You keep two and put one back. {touch, select, yes {Tap} other {Click}} the one that looks hardest to you.',
          touch(at),
        ),
  point: (at) => {
    const [picked] = at.draft.picked;
    if (picked) return [`act:${picked}`];
    return ['choice', 'tab:act'];
  },
  when: (at) => at.flow === 'choose-objectives' && at.mine,
  done: (at) => some(at, 'objectives-chosen'),
};

/** The plan: select the suggested contract, then open talks about it. */
const contract: Lesson<Text> = {
  id: 'contract',
  title: 'Choose a contract',
  text: (at) => {
    const goal = contractToLead(at);
    if (goal === null || !isChosen(at, goal)) {
      return text(
        'You lead this turn, so you choose. Each contract shows what it asks for, what it pays, and its red hazard dice. Its ring counts the units in your hand. {touch, select, yes {Tap} other {Click}} the highlighted contract.',
        touch(at),
      );
    }
    const { type, count } = lackOf(at, goal);
    return type === null
      ? 'Your hand holds every unit of this contract: the ring is solid. You can go alone, or open talks to see how an alliance works.'
      : text(
          'The ring has one segment for every unit. Solid ones are in your hand. Dashed ones are missing: {type} × {count}. Open talks to find an ally who has them.',
          { count, type: needName(type) },
        );
  },
  point: (at) => {
    const goal = contractToLead(at);
    if (goal === null) return ['act:base'];
    return isChosen(at, goal) ? [`act:talk:${goal}`, 'tab:act', `card:${goal}`] : [`card:${goal}`];
  },
  when: (at) => at.flow === 'planning' && at.mine && isLeader(at),
  done: (at) => some(at, 'talks-opened', 'stayed', 'mission-began'),
};

/** The offer: invite an ally, give them a share, send it. */
const offer: Lesson<Text> = {
  id: 'offer',
  title: 'Make an offer',
  text: (at) => {
    const ally = allyToInvite(at);
    const { parties, piece } = at.draft;
    if (ally === null || parties.length < 2) {
      return text(
        'Captains give hints about their hands: none, a little, some, plenty. The ring shows hinted units hatched. Hints need not be true. {touch, select, yes {Tap} other {Press}} Invite on the highlighted captain.',
        touch(at),
      );
    }
    if (piece === null && rewardsGiven(at) >= 1) {
      return text(
        'Your ally gets paid only on success. {dice, plural, =0 {You keep the prestige.} one {You keep the prestige and the hazard die.} other {You keep the prestige and all # hazard dice.}} Send the offer.',
        { dice: view(at).talks?.totals.dice ?? 0 },
      );
    }
    return piece === null
      ? text(
          'Allies expect a share. All rewards are yours until you give some away. {touch, select, yes {Tap} other {Click}} a credit in your own share to pick it up.',
          touch(at),
        )
      : text('Now {touch, select, yes {tap} other {click}} the highlighted row to give it to your ally.', touch(at));
  },
  point: (at) => {
    const ally = allyToInvite(at);
    const { parties, piece } = at.draft;
    if (ally === null) return [];
    if (parties.length < 2) return [`dock:${ally}`, CORE];
    if (piece === null && rewardsGiven(at) >= 1) return ['act:send', 'tab:act', CORE];
    const partner = parties.find((seat) => seat !== at.me) ?? ally;
    const seat = piece === null ? at.me : partner;
    return [`dock:${seat}:credits`, `dock:${seat}`, CORE];
  },
  when: (at) => isOffering(at) && view(at).talks?.current === null,
  done: (at) => hasDone(at, 'offer-propose') || some(at, 'mission-began', 'stayed'),
};

/** The deal: wait for the answers, then lock it. */
const lock: Lesson<Text> = {
  id: 'lock',
  title: 'Close the deal',
  text: (at) => {
    const talks = view(at).talks;
    if (talks && talks.counters.length > 0) {
      return 'Your ally wants other shares: the small figures in their colour show them. Accept the counter-offer, edit it, or change your own offer.';
    }
    const isAgreed = talks?.current?.parties.every((seat) => seat === at.me || talks.current?.accepted.includes(seat));
    return isAgreed
      ? 'All agree. From here on the shares are fixed, and the game pays them. But what an ally will play is only a promise. Lock the deal.'
      : 'Your ally accepts, declines, or makes a counter-offer. Until you lock the deal you can change it; then all have to accept again.';
  },
  point: (at) =>
    (view(at).talks?.counters.length ?? 0) > 0
      ? ['act:take', 'counter:take', 'tab:act', CORE]
      : ['act:lock', 'tab:act', CORE],
  when: (at) => isOffering(at) && view(at).talks?.current !== null,
  done: (at) => some(at, 'deal-locked', 'mission-began', 'stayed'),
};

const order: Lesson<Text> = {
  id: 'order',
  title: 'Order of play',
  text: 'As the leader, you may set the order in which captains play their cards. In free order, all of them play at any time. Choose free order this time.',
  point: () => ['act:pass', 'tab:act'],
  when: (at) => at.flow === 'mission' && at.step === 'order' && at.mine,
  // Dice are rolled after it.
  done: (at) => some(at, 'order-free', 'order-set', 'rolled', 'played', 'done'),
};

/** The dice, once they have been rolled. */
const hazards: Lesson<Text> = {
  id: 'hazards',
  title: 'Hazard dice',
  text: (at) => {
    const count = pilot(at)?.dice.reduce((sum, icons) => sum + icons, 0) ?? 0;
    return text(
      '{count, plural, =0 {Your dice show no hazards. Each hazard would cost} one {Your dice show # hazard. It costs} other {Your dice show # hazards. Each costs}} you 1 prestige after the contract, even if it succeeds. A Shield that you play blocks one of yours.',
      { count },
    );
  },
  point: (at) => [`pilot:${at.me}`, CORE],
  tells: true,
  when: (at) => hasDone(at, 'rolled') && at.flow === 'plays' && at.mine,
  done: (at) => hasDone(at, 'played', 'done') || some(at, 'succeeded', 'failed'),
};

/** The first card: select it, see what it would do, play it. */
const play: Lesson<Text> = {
  id: 'play',
  title: 'Play a card',
  text: (at) => {
    const card = nextCard(at);
    return card !== null && isChosen(at, card)
      ? 'The ring, your Actions and your hazards show what this card would do. Nothing has happened yet. Now play it.'
      : text(
          'You have 1 Action, and every card costs one. So start with a Reactor, which gives two, or a Thruster, which draws two. {touch, select, yes {Tap} other {Click}} the highlighted card.',
          touch(at),
        );
  },
  point: (at) => {
    const card = nextCard(at);
    if (card === null) return ['hand', CORE];
    return isChosen(at, card) ? [`act:play:${card}`, 'tab:act', CORE] : [`hand:${card}`, 'hand', 'tab:act', CORE];
  },
  when: (at) => at.flow === 'plays' && at.mine,
  done: (at) => hasDone(at, 'played', 'done'),
};

/** The rest of the contract, card by card, until the player is done. */
const finish: Lesson<Text> = {
  id: 'finish',
  title: 'Fill the ring',
  text: (at) => {
    const card = nextCard(at);
    const actions = pilot(at)?.actions ?? 0;
    if (card === null) {
      return actions > 0
        ? 'None of your other cards helps here. Press Done: the contract ends when all its captains are done.'
        : 'You have no Actions left, so you cannot play more. Press Done: the contract ends when all its captains are done.';
    }
    return card === 's' && (pilot(at)?.exposed ?? 0) > 0
      ? text(
          'Your hazard is still unblocked. Play a Shield: it blocks one hazard and counts for the ring as well. You have {actions, plural, one {# Action} other {# Actions}}.',
          { actions },
        )
      : text(
          'Go on: allies fill the same ring, and you play what is still open. You have {actions, plural, one {# Action} other {# Actions}}, and the highlighted card is a good one.',
          { actions },
        );
  },
  point: (at) => {
    const card = nextCard(at);
    if (card === null) return ['act:done', 'tab:act', CORE];
    return isChosen(at, card) ? [`act:play:${card}`, 'tab:act', CORE] : [`hand:${card}`, 'hand', 'tab:act', CORE];
  },
  when: (at) => at.flow === 'plays' && at.mine && hasDone(at, 'played'),
  done: (at) => some(at, 'succeeded', 'failed'),
};

const result: Lesson<Text> = {
  id: 'result',
  title: 'Paid in prestige',
  text: (at) => {
    const { prestige = 0 } = own(at) ?? {};
    const { target } = view(at).agreed;
    return some(at, 'succeeded')
      ? text(
          'Contract completed. All captains got the shares you agreed on, then lost prestige for unblocked hazards. You have {prestige} of the {target} prestige that win the game.',
          { prestige, target },
        )
      : text(
          'The contract failed: no rewards, but unblocked hazards still cost prestige. It happens. You have {prestige} of the {target} prestige that win the game.',
          { prestige, target },
        );
  },
  point: me,
  tells: true,
  when: (at) => some(at, 'succeeded', 'failed') && view(at).mission === null && at.mine,
};

/** The Armory: select a part, buy it. */
const buy: Lesson<Text> = {
  id: 'buy',
  title: 'Buy a ship part',
  text: (at) => {
    const part = partToBuy(at);
    if (part === null)
      return 'Only the leader buys, and nothing here is cheap enough for you today. Finish buying and save your credits.';
    return isChosen(at, part)
      ? 'It takes one of your four slots. Its ability works from the next contract on, and its Action cards go to your discard pile. Buy it.'
      : text(
          'Only the leader buys. Parts make your ship better for the rest of the game, and crew join your deck. {touch, select, yes {Tap} other {Click}} the highlighted part.',
          touch(at),
        );
  },
  point: (at) => {
    const part = partToBuy(at);
    if (part === null) return ['act:done', 'tab:act'];
    return isChosen(at, part) ? [`act:buy:${part}`, 'tab:act'] : [`card:${part}`, 'armory'];
  },
  when: (at) => at.flow === 'buying' && at.mine,
  done: (at) => hasDone(at, 'bought') || isNextTurn(at),
};

const next: Lesson<Text> = {
  id: 'next',
  title: 'The next turn',
  text: 'Every turn has these phases: planning, execution, buying. When you finish buying you draw five cards, and the next captain leads. They may want you as an ally.',
  point: () => ['act:done', 'tab:act'],
  when: (at) => at.flow === 'buying' && at.mine,
  done: isNextTurn,
};

const offered: Lesson<Text> = {
  id: 'offered',
  title: 'An offer for you',
  text: (at) =>
    text(
      'The sentence says what you get on success and what your dice can cost you. Accept, decline, or {touch, select, yes {tap} other {drag}} units to make a counter-offer. Accepting does not oblige you to play a card.',
      touch(at),
    ),
  point: () => ['act:accept', 'tab:act'],
  optional: true,
  when: (at) => view(at).talks !== null && !isLeader(at) && (view(at).talks?.current?.parties.includes(at.me) ?? false),
  done: (at) => hasDone(at, 'offer-accept', 'offer-decline', 'offer-counter'),
};

const claim: Lesson<Text> = {
  id: 'claim',
  title: 'Claim your objective',
  text: 'You have fulfilled a secret objective. Claim it now for 1 prestige: if you let it pass, you have to fulfil it again.',
  point: () => ['choice', 'tab:act'],
  optional: true,
  when: (at) => at.flow === 'claims' && at.mine,
  done: (at) => hasDone(at, 'claimed'),
};

/** The lessons of the tutorial game: one turn as the leader, step by step. */
export const lessons: Lesson<Text>[] = [
  {
    id: 'welcome',
    title: 'Be the first to 10 prestige',
    text: 'You are a captain for hire. Contracts pay prestige, and the first captain with 10 at the end of a turn wins. The good ones are too big for one ship, so you win by making deals.',
    point: me,
    tells: true,
    when: () => true,
    done: (at) => some(at, 'objectives-chosen'),
  },
  objective,
  contract,
  offer,
  lock,
  order,
  hazards,
  play,
  finish,
  result,
  buy,
  next,
  offered,
  claim,
];
