import { DIE_FACES } from '@orrery/moonrakers';
import { formatList } from '../../../ui/format-list.ts';
import type { ActionItem } from '../../../ui/index.ts';
import { contractNamed, nameOfCard } from '../board/content.ts';
import { counted } from '../board/signs.tsx';
import { ITEMS, NOTHING, UNIT_OF } from '../board/talks/items.ts';
import type { MoonrakersView, Share, TalksView } from '../board/view-types.ts';
import { type ActionSet, cancel, ENTER, type Situation, SPACE } from './action-set.ts';
import type { Draft } from './deal.ts';
import type { Dealing, OfferPrompt } from './dealing.ts';
import { replacements, replacing } from './replacing.ts';
import { t } from './text.ts';

/** The most hazards that a die shows. */
const WORST = Math.max(...DIE_FACES.usual);

interface Talking extends Situation {
  talks: TalksView;
  prompt: OfferPrompt;
  /** Whether the viewer leads the talks. */
  leads: boolean;
  /** For texts that mention clicking or tapping. */
  touch: 'yes' | 'no';
}

/** The question in talks; null outside them, or if another question comes first. */
export function talksPrompt(at: Situation): ActionSet | null {
  const { ask } = at.turn;
  const { talks, seat, leader } = at.view;
  const { prompt } = at.deal;
  if ((ask && ask.prompt.kind !== 'offer') || !prompt || !talks) return null;
  const talking: Talking = { ...at, talks, prompt, leads: seat === leader, touch: at.phone ? 'yes' : 'no' };
  return replacePrompt(talking) ?? givePrompt(talking) ?? sendPrompt(talking) ?? answerPrompt(talking);
}

/** While a contract that can be replaced is selected. */
function replacePrompt({ play, turn, talks }: Talking): ActionSet | null {
  const contract = turn.held?.at === 'row' ? turn.held.target : null;
  const swaps = contract === null ? [] : replacing(play, contract);
  if (contract === null || swaps.length === 0) return null;
  return {
    sentence: nameOfCard(contract) ?? '',
    detail: t(contract === talks.contract ? 'replace-ends-talks' : 'replace-keeps-talks'),
    actions: [cancel(() => turn.take(null)), ...swaps],
    widget: false,
  };
}

/** While a unit is picked up. */
function givePrompt({ deal, touch }: Talking): ActionSet | null {
  if (!deal.held) return null;
  return {
    sentence: t('give-to', { unit: counted(1, UNIT_OF[deal.held.item]) }),
    detail: t('give-hint', { touch }),
    actions: [cancel(() => deal.hold(null))],
    widget: false,
  };
}

/** While there is a draft to send. */
function sendPrompt(at: Talking): ActionSet | null {
  const { play, view, deal, talks, leads } = at;
  if (!deal.send) return null;
  const number = talks.offers.length + 1;
  const others = deal.shown.parties.filter((seat) => seat !== view.seat).map(play.nameOf);
  return {
    sentence: leads ? t('send-offer-ask', { number }) : t('send-counter-ask'),
    detail: [t('send-needs', { names: formatList(others) }), ...shareText(view, deal.shown, 'no')].join(' '),
    actions: [
      ...(deal.changed ? [{ ...cancel(deal.reset), id: 'reset' }] : shownButtons(at, [pass])),
      {
        id: 'send',
        label: leads ? t('send-offer', { number }) : t('send-counter'),
        kind: 'go',
        hint: ENTER,
        onPress: deal.send,
      },
    ],
    widget: false,
  };
}

const answerPrompt = (at: Talking): ActionSet => ({
  sentence: at.leads ? leaderSentence(at) : allySentence(at),
  detail: (at.leads ? leaderDetail(at) : allyDetail(at)).join(' '),
  actions: shownButtons(at, [pass, decline, withdraw, accept, editCounter, acceptCounter, leaveOut, lock]),
  widget: false,
});

/** The answers to the current offer, by seat. */
interface Answers {
  /** Parties of the offer, except its proposer, who have not accepted. */
  pending: readonly number[];
  /** The pending captains who have declined. */
  refused: readonly number[];
  /** The pending captains who have not answered. */
  waiting: readonly number[];
}

function answersTo({ current }: Dealing): Answers {
  const pending = current?.parties.filter((seat) => seat !== current.by && !current.accepted.includes(seat)) ?? [];
  const refused = pending.filter((seat) => current?.declined.includes(seat));
  return { pending, refused, waiting: pending.filter((seat) => !refused.includes(seat)) };
}

/** Whether the viewer is not the leader and has an open counter-offer. */
const hasCountered = ({ counters }: Dealing, view: MoonrakersView): boolean =>
  view.seat !== view.leader && counters.some(({ by }) => by === view.seat);

/** The state of the talks in one sentence, for their leader. */
function leaderSentence({ play, deal, talks }: Talking): string {
  const { current, counter } = deal;
  const names = (seats: readonly number[]) => formatList(seats.map(play.nameOf));
  if (counter) return t(current ? 'counters' : 'asks-share', { name: play.nameOf(counter.by) });
  if (!current) return t('talks-on', { contract: contractNamed(talks.contract).name });
  const { refused, waiting } = answersTo(deal);
  if (refused.length > 0) return t('declined', { names: names(refused), count: refused.length });
  return waiting.length > 0 ? t('waiting-for', { names: names(waiting) }) : t('all-agree');
}

/** The state of the talks in one sentence, for other captains. */
function allySentence({ play, view, deal, talks }: Talking): string {
  const { current } = deal;
  const contract = contractNamed(talks.contract).name;
  const name = play.nameOf(view.leader);
  if (hasCountered(deal, view)) return t('counter-sent', { name });
  return current && view.seat !== null && current.parties.includes(view.seat)
    ? t('offers-you', { name: play.nameOf(current.by), contract })
    : t('talks-of', { name, contract });
}

/** Hints about what the leader can do, one sentence each. */
function leaderDetail({ play, view, deal, touch }: Talking): string[] {
  const { counter } = deal;
  const replace = replacements(play).length > 0 ? [t('replace-hint', { touch })] : [];
  if (counter) return shareText(view, counter, 'offered');
  if (!deal.current) return [t('invite-hint', { touch }), ...replace];
  const { pending, refused, waiting } = answersTo(deal);
  if (pending.length === 0) return [t('lock-hint'), ...shareText(view, deal.shown, 'no')];
  const undecided = waiting.length > 0 && refused.length > 0;
  return [
    ...(undecided ? [t('may-still-accept', { names: formatList(waiting.map(play.nameOf)) })] : []),
    t('change-hint', { touch }),
    ...replace,
  ];
}

/** The viewer's share and hints about what they can do, one sentence each. */
function allyDetail({ view, deal, touch }: Talking): string[] {
  const me = view.seat;
  const counters = deal.may('counter');
  if (me === null || !deal.current?.parties.includes(me)) {
    return [counters ? t('share-hint', { touch }) : t('no-action')];
  }
  return [
    ...shareText(view, deal.shown, hasCountered(deal, view) ? 'yes' : 'no'),
    ...(counters ? [t('counter-hint', { touch })] : []),
  ];
}

/** What the viewer gets in a deal, and what their dice can cost; empty for spectators. */
function shareText({ seat }: MoonrakersView, { shares }: Draft, countered: 'yes' | 'no' | 'offered'): string[] {
  if (seat === null) return [];
  const share = shares[seat] ?? NOTHING;
  return [t('your-share', { countered, reward: rewardText(share), dice: share.dice, most: WORST * share.dice })];
}

/** The rewards of a share, as text. */
function rewardText(share: Share): string {
  const reward = ITEMS.filter((item) => item !== 'dice' && share[item] > 0).map((item) =>
    counted(share[item], UNIT_OF[item]),
  );
  return reward.length > 0 ? formatList(reward) : t('nothing');
}

/** A button of the talks; null if it is not shown. */
type TalksButton = (at: Talking) => ActionItem | null;

const shownButtons = (at: Talking, buttons: readonly TalksButton[]): ActionItem[] =>
  buttons.map((make) => make(at)).filter((item) => item !== null);

const pass: TalksButton = ({ play, deal: { ask }, prompt }) =>
  prompt.pass && ask
    ? {
        id: 'pass',
        label: play.words.say(prompt.pass),
        kind: 'quiet',
        hint: SPACE,
        onPress: () => void play.answer(null, ask),
      }
    : null;

/** A button that says a word to the current offer. */
const say = (deal: Dealing, word: 'accept' | 'decline' | 'withdraw', item: Omit<ActionItem, 'id' | 'onPress'>) =>
  deal.may(word) ? { ...item, id: word, onPress: () => deal.say(word) } : null;

const decline: TalksButton = ({ deal, leads }) =>
  say(deal, 'decline', { label: t(leads ? 'end-talks' : 'decline'), kind: leads ? 'quiet' : 'plain', hint: 'X' });

const withdraw: TalksButton = ({ view, deal, leads }) => {
  const own = deal.current?.accepted.includes(view.seat ?? -1) ? 'withdraw-yes' : 'withdraw-counter';
  return say(deal, 'withdraw', { label: t(leads ? 'withdraw-offer' : own), kind: 'quiet', hint: 'W' });
};

const accept: TalksButton = ({ view, deal }) =>
  say(deal, 'accept', { label: t('accept'), kind: hasCountered(deal, view) ? 'plain' : 'go', hint: ENTER });

/** On wide screens, the counter-offer itself has these two buttons. */
const editCounter: TalksButton = ({ phone, deal: { counter, take, adopt } }) =>
  phone && counter && take
    ? { id: 'change', label: t('edit-counter'), hint: 'C', kind: 'plain', onPress: () => adopt(counter) }
    : null;

const acceptCounter: TalksButton = ({ phone, deal: { counter, take } }) =>
  phone && counter && take
    ? { id: 'take', label: t('accept-counter'), hint: 'T', kind: 'go', onPress: () => take(counter) }
    : null;

/** A captain who declined can be left out if another ally remains. */
const leaveOut: TalksButton = ({ play, deal, leads }) => {
  const [refused] = answersTo(deal).refused;
  if (!leads || refused === undefined || (deal.current?.parties.length ?? 0) <= 2) return null;
  return {
    id: 'leave',
    label: t('leave-out', { name: play.nameOf(refused) }),
    hint: 'O',
    kind: 'plain',
    onPress: () => deal.leave(refused),
  };
};

const lock: TalksButton = ({ play, deal, leads, phone }) => {
  const can = deal.may('lock');
  if (!can && (!leads || phone)) return null;
  const names = formatList(answersTo(deal).pending.map(play.nameOf));
  return {
    id: 'lock',
    label: t('lock'),
    kind: 'go',
    hint: 'L',
    disabled: can ? null : t(deal.current ? 'lock-needs' : 'lock-no-offer', { names }),
    onPress: () => deal.say('lock'),
  };
};
