import type { Option } from '@orrery/kernel';
import type { ReactNode } from 'react';
import { idleActions } from '../../../play/idle-actions.ts';
import type { Play } from '../../../play/play.ts';
import { actionsFor } from '../../../prompts/actions.ts';
import { formatList } from '../../../ui/format-list.ts';
import type { ActionItem } from '../../../ui/index.ts';
import { actionNamed, contractNamed, nameOfCard, placeNamed } from '../board/content.ts';
import { counted } from '../board/signs.tsx';
import { ITEMS, NOTHING, UNIT_OF } from '../board/talks/items.ts';
import type { MoonrakersView } from '../board/view-types.ts';
import { outlook } from './alliance.ts';
import { aboutAsked, fullTextOf, labelOf, shortOf, whyNot } from './labels.ts';
import { consequence, heldPreview } from './preview.ts';
import { replacements, replacing } from './replacing.ts';
import { t } from './text.ts';
import type { Dealing } from './useDeal.ts';
import { optionsOf, type Turn, targetsIn } from './useTurn.ts';

/** The current question in one sentence, and the possible answers. */
export interface ActionSet {
  sentence: ReactNode;
  detail: ReactNode;
  actions: ActionItem[];
  /** Whether the question also needs a widget. */
  widget: boolean;
}

const ESC = 'Esc';
const SPACE = 'Space';

/** Whether a card or place is on the screen, where the player can select it. */
export function onTable(view: MoonrakersView, target: string): boolean {
  const own = view.seat === null ? null : view.captains[view.seat];
  return (
    (placeNamed(target) !== null && own?.place !== null) ||
    (!view.mission && [...view.row, view.anomaly].some((one) => one?.contract === target)) ||
    (view.mission !== null && (own?.hand.includes(target) ?? false)) ||
    (view.mission !== null && (view.mercenaries?.row.includes(target) ?? false)) ||
    (view.mission !== null && (own?.parts.some(({ card }) => card === target) ?? false)) ||
    (view.mission !== null && (own?.play.some(({ card, io }) => card === target && io > 0) ?? false)) ||
    (view.phase === 'buying' &&
      ([...view.armory.parts, ...view.armory.crew].some(({ card }) => card === target) ||
        view.stock.some(({ kind }) => kind === target)))
  );
}

/** An option as a button. */
function button(play: Play, option: Option, extra: Partial<ActionItem>): ActionItem {
  return {
    id: option.id,
    label: labelOf(play, option),
    disabled: whyNot(play, option),
    onPress: () => void play.answer(option.id),
    ...extra,
  };
}

/** The rewards of a share, as text. */
function rewardText({ shown }: Dealing, seat: number): string {
  const share = shown.shares[seat] ?? NOTHING;
  const reward = ITEMS.filter((item) => item !== 'dice' && share[item] > 0).map((item) =>
    counted(share[item], UNIT_OF[item]),
  );
  return reward.length > 0 ? formatList(reward) : t('nothing');
}

/** A sentence about what the selected card or contract would do. */
function outcomeOf(view: MoonrakersView, turn: Turn): string | null {
  const { held } = turn;
  if (!held) return null;
  if (held.at === 'row') return outlook(view, held.target);
  const will = heldPreview(turn);
  const pilot = view.mission?.pilots.find(({ seat }) => seat === view.seat);
  return will && pilot && view.mission
    ? consequence(view.mission, pilot, held.target, will)
    : fullTextOf(held.target, view) || null;
}

const putBack = (onPress: () => void): ActionItem => ({
  id: 'back',
  label: t('put-back'),
  kind: 'quiet',
  hint: ESC,
  onPress,
});

/** The answers to the current offer, by seat. */
interface Answers {
  /** Invited captains who have not accepted. */
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

/** The state of the talks in one sentence. */
function talksSentence(play: Play, view: MoonrakersView, deal: Dealing, contract: string): string {
  const { current, counters } = deal;
  const me = view.seat;
  const name = play.nameOf(view.leader);
  const names = (seats: readonly number[]) => formatList(seats.map(play.nameOf));
  if (me === view.leader) {
    const counter = counters.filter(({ by }) => by !== me).at(-1);
    if (counter) return t(current ? 'counters' : 'asks-share', { name: play.nameOf(counter.by) });
    if (!current) return t('talks-on', { contract });
    const { refused, waiting } = answersTo(deal);
    if (refused.length > 0) return t('declined', { names: names(refused), count: refused.length });
    return waiting.length > 0 ? t('waiting-for', { names: names(waiting) }) : t('all-agree');
  }
  if (hasCountered(deal, view)) return t('counter-sent', { name });
  return current && me !== null && current.parties.includes(me)
    ? t('offers-you', { name: play.nameOf(current.by), contract })
    : t('talks-of', { name, contract });
}

/** What the viewer can do in the talks, one sentence each. */
function talksDetail(play: Play, view: MoonrakersView, deal: Dealing, touch: string): string[] {
  const { current } = deal;
  const me = view.seat;
  const replace = replacements(play).length > 0 ? [t('replace-hint', { touch })] : [];
  if (me === view.leader) {
    if (!current) return [t('invite-hint', { touch }), ...replace];
    const { pending, refused, waiting } = answersTo(deal);
    if (pending.length === 0) return [t('lock-hint')];
    const undecided = waiting.length > 0 && refused.length > 0;
    return [
      ...(undecided ? [t('may-still-accept', { names: formatList(waiting.map(play.nameOf)) })] : []),
      t('change-hint', { touch }),
      ...replace,
    ];
  }
  if (me !== null && current?.parties.includes(me)) {
    return [
      t('your-share', {
        countered: hasCountered(deal, view) ? 'yes' : 'no',
        reward: rewardText(deal, me),
        dice: (deal.shown.shares[me] ?? NOTHING).dice,
      }),
      ...(deal.may('counter') ? [t('counter-hint', { touch })] : []),
    ];
  }
  return [deal.may('counter') ? t('share-hint', { touch }) : t('no-action')];
}

/** The actions in talks; null outside them. */
function talksActions(play: Play, view: MoonrakersView, turn: Turn, deal: Dealing, phone: boolean): ActionSet | null {
  const { prompt, held, current } = deal;
  if (!prompt || !view.talks) return null;
  const touch = phone ? 'yes' : 'no';
  const lifted = turn.held?.at === 'row' ? turn.held.target : null;
  const swaps = lifted ? replacing(play, lifted) : [];
  if (lifted && swaps.length > 0) {
    return {
      sentence: nameOfCard(lifted) ?? '',
      detail: t(lifted === view.talks.contract ? 'replace-ends-talks' : 'replace-keeps-talks'),
      actions: [putBack(() => turn.take(null)), ...swaps],
      widget: false,
    };
  }
  const me = view.seat;
  const leads = me === view.leader;
  const contract = contractNamed(view.talks.contract).name;
  const pass: ActionItem[] =
    prompt.pass && deal.ask
      ? [
          {
            id: 'pass',
            label: play.words.say(prompt.pass),
            kind: 'quiet',
            hint: SPACE,
            onPress: () => void play.answer(null, deal.ask ?? undefined),
          },
        ]
      : [];
  if (held) {
    return {
      sentence: t('give-to', { unit: counted(1, UNIT_OF[held.item]) }),
      detail: t('give-hint', { touch }),
      actions: [putBack(() => deal.hold(null))],
      widget: false,
    };
  }
  const send = deal.send;
  const others = deal.shown.parties.filter((seat) => seat !== me).map(play.nameOf);
  const number = view.talks.offers.length + 1;
  if (send) {
    return {
      sentence: leads ? t('send-offer-ask', { number }) : t('send-counter-ask'),
      detail: t('send-needs', { names: formatList(others) }),
      actions: [
        ...(deal.changed ? [{ ...putBack(deal.reset), id: 'reset' }] : pass),
        {
          id: 'send',
          label: leads ? t('send-offer', { number }) : t('send-counter'),
          kind: 'go',
          hint: '↵',
          onPress: send,
        },
      ],
      widget: false,
    };
  }
  const counter = deal.counters.filter(({ by }) => by !== me).at(-1);
  const actions: ActionItem[] = [...pass];
  const press = (id: string, label: string, hint: string, onPress: () => void, kind: ActionItem['kind'] = 'plain') =>
    actions.push({ id, label, hint, kind, onPress });
  if (deal.may('decline')) {
    press('decline', t(leads ? 'end-talks' : 'decline'), 'X', () => deal.say('decline'), leads ? 'quiet' : 'plain');
  }
  if (deal.may('withdraw')) {
    const own = current?.accepted.includes(me ?? -1) ? 'withdraw-yes' : 'withdraw-counter';
    press('withdraw', t(leads ? 'withdraw-offer' : own), 'W', () => deal.say('withdraw'), 'quiet');
  }
  if (deal.may('accept')) {
    press('accept', t('accept'), '↵', () => deal.say('accept'), hasCountered(deal, view) ? 'plain' : 'go');
  }
  if (phone && counter && deal.take) {
    press('change', t('edit-counter'), 'C', () => deal.adopt(counter));
    press('take', t('accept-counter'), 'T', () => deal.take?.(counter), 'go');
  }
  const { pending, refused } = answersTo(deal);
  const [no] = refused;
  // A captain who declined can be left out if another ally remains.
  if (leads && no !== undefined && current && current.parties.length > 2) {
    press('leave', t('leave-out', { name: play.nameOf(no) }), 'O', () => deal.leave(no));
  }
  if (deal.may('lock') || (leads && !phone)) {
    const why = current ? t('lock-needs', { names: formatList(pending.map(play.nameOf)) }) : t('lock-no-offer');
    actions.push({
      id: 'lock',
      label: t('lock'),
      kind: 'go',
      hint: 'L',
      disabled: deal.may('lock') ? null : why,
      onPress: () => deal.say('lock'),
    });
  }
  return {
    sentence: talksSentence(play, view, deal, contract),
    detail: talksDetail(play, view, deal, touch).join(' '),
    actions,
    widget: false,
  };
}

/** The current question, and the buttons that answer it. */
export function actionsOf(play: Play, view: MoonrakersView, turn: Turn, deal: Dealing, phone: boolean): ActionSet {
  const { ask, held } = turn;
  if (!ask || ask.prompt.kind === 'offer') {
    const talks = talksActions(play, view, turn, deal, phone);
    if (talks) return talks;
  }
  if (!ask)
    return {
      sentence: play.idle,
      detail: null,
      actions: idleActions(play).filter(({ id }) => !isOwn(id)),
      widget: false,
    };
  const { prompt } = ask;
  const text = play.words.say(prompt.text);
  if (held && turn.uses.length > 0) {
    // Finding allies is the default; an option that discards or replaces a card never is.
    const free = turn.uses.filter(({ why }) => !why);
    const first =
      free.find(({ id }) => id.startsWith('talk:')) ?? free.find(({ id }) => !/^(discard|replace|swap):/.test(id));
    const name = nameOfCard(held.target) ?? '';
    return {
      sentence: name,
      detail: outcomeOf(view, turn),
      actions: [
        putBack(() => turn.take(null)),
        ...turn.uses
          .filter(
            (option) =>
              option !== first && !(option.why && view.captains.length === 1 && option.id.startsWith('talk:')),
          )
          .map((option, i) => button(play, option, { label: shortOf(play, option), hint: String(i + 1) })),
        ...(first ? [button(play, first, { label: shortOf(play, first), kind: 'go' as const, hint: '↵' })] : []),
      ],
      widget: false,
    };
  }
  if (prompt.kind === 'choose') {
    const off = optionsOf(ask).some((option) => targetsIn(option).some((target) => !onTable(view, target)));
    const widget = off || (turn.plain.length > 4 && turn.plain.length === turn.options.length);
    const chosen = widget ? turn.options.find(({ id }) => id === play.draft.picked[0]) : undefined;
    const shown = widget ? (chosen ? [chosen] : []) : turn.plain;
    const pass: ActionItem[] = prompt.pass
      ? [{ id: 'pass', label: play.words.say(prompt.pass), hint: SPACE, onPress: () => void play.answer(null) }]
      : [];
    const some = turn.options.length > turn.plain.length;
    const verb = widget && !chosen?.id.match(/^(none|stop|yes|no)$/) ? VERBS[prompt.text.id] : undefined;
    return {
      sentence: text,
      detail:
        [aboutAsked(prompt.text, view), widget || !some ? null : detailOf(view, turn, prompt.text.id)]
          .filter((line) => line !== null)
          .join(' ') || null,
      actions: [
        ...pass,
        ...shown.map((option, i) =>
          button(play, option, {
            ...(verb ? { label: t(verb, { name: labelOf(play, option) }) } : {}),
            ...(widget ? { kind: 'go', hint: '↵' } : { hint: KEYS[option.id] ?? (some ? '' : String(i + 1)) }),
            ...(!widget && shown.length + pass.length === 1 && !some ? { kind: 'go' as const, hint: '↵' } : {}),
          }),
        ),
      ].map(({ hint, ...item }) => (hint ? { ...item, hint } : item)),
      widget,
    };
  }
  const pass = prompt.pass ? play.words.say(prompt.pass) : null;
  const actions = actionsFor(
    prompt,
    play.draft,
    { label: (option) => labelOf(play, option), why: (option) => whyNot(play, option), pass },
    (answer) => void play.answer(answer),
  );
  const none = prompt.kind === 'subset' && prompt.min === 0 && play.draft.picked.length === 0;
  return {
    sentence: text,
    detail: aboutAsked(prompt.text, view),
    actions: none ? actions.map((item) => (item.id === 'confirm' ? { ...item, label: t('none') } : item)) : actions,
    widget: true,
  };
}

/** The label of the button that confirms a card, by question. */
const VERBS: Readonly<Record<string, Parameters<typeof t>[0]>> = {
  'ask-objective': 'put-card-back',
  'need-back': 'put-card-back',
  'need-pay': 'pay-with',
  'need-discard': 'discard-card',
  'need-keep': 'keep-card',
  'need-retrieve': 'take-card',
  'need-takeOne': 'take-card',
  'need-mimic': 'act-as',
  'need-copy': 'repeat-card',
  'need-onTop': 'put-on-top',
  'need-deepest': 'put-deepest',
  'ask-replace': 'replace-card',
};

const KEYS: Readonly<Record<string, string>> = { done: SPACE, stay: 'B', base: 'B', pass: SPACE };

/** A hint that says where the options of a question are found on the screen. */
function detailOf(view: MoonrakersView, turn: Turn, question: string): string | null {
  switch (question) {
    case 'ask-play':
      return t('play-hint', { hire: view.mercenaries ? 'yes' : 'no' });
    case 'ask-buy':
      return t(turn.options.some((option) => !option.why && targetsIn(option).length > 0) ? 'buy-hint' : 'buy-none');
    case 'ask-plan':
      return t(view.row.length === 0 && view.agreed.nomad ? 'travel-hint' : 'contract-hint');
    case 'ask-replace':
      return t('part-hint');
    default:
      return view.mission ? t('board-hint') : null;
  }
}

/** Whether an answer has separate controls on the screen, as hints and reputation rewards do. */
const isOwn = (id: string): boolean =>
  /RW\d|\bexchange\b|:(none|a-little|some|plenty)\b/.test(id) || actionNamed(id) !== null;
