import type { Option } from '@orrery/kernel';
import type { ReactNode } from 'react';
import type { ActionItem } from '../../../look/index.ts';
import { idleActions } from '../../../play/idle.ts';
import type { Play } from '../../../play/play.ts';
import { actionsFor } from '../../../prompts/actions.ts';
import { actionNamed, contractNamed, nameOfCard, placeNamed } from '../board/content.ts';
import type { MoonrakersView } from '../board/seen.ts';
import { counted } from '../board/signs.tsx';
import { ITEMS, NOTHING, UNIT_OF } from '../board/talks/items.ts';
import { outlook } from './alliance.ts';
import { consequence, heldPreview } from './preview.ts';
import { replacing } from './replacing.ts';
import type { Dealing } from './useDeal.ts';
import { optionsOf, type Turn, thingsIn } from './useTurn.ts';
import { aboutAsked, labelOf, shortOf, textOf, whyNot } from './words.ts';

/** One sentence on what is asked, and the possible answers. */
export interface Deeds {
  sentence: ReactNode;
  detail: ReactNode;
  actions: ActionItem[];
  /** The question needs a widget besides. */
  widget: boolean;
}

const ESC = 'Esc';
const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

/** Things that lie open where the player can press them. */
export function onTable(view: MoonrakersView, thing: string): boolean {
  const own = view.seat === null ? null : view.captains[view.seat];
  return (
    (placeNamed(thing) !== null && own?.place !== null) ||
    (!view.mission && [...view.row, view.anomaly].some((one) => one?.contract === thing)) ||
    (view.mission !== null && (own?.hand.includes(thing) ?? false)) ||
    (view.mission !== null && (view.mercenaries?.row.includes(thing) ?? false)) ||
    (view.mission !== null && (own?.parts.some(({ card }) => card === thing) ?? false)) ||
    (view.mission !== null && (own?.play.some(({ card, io }) => card === thing && io > 0) ?? false)) ||
    (view.phase === 'buying' &&
      ([...view.armory.parts, ...view.armory.crew].some(({ card }) => card === thing) ||
        view.stock.some(({ kind }) => kind === thing)))
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

/** A share in words: what it brings, and what it risks. */
function shareWords({ shown }: Dealing, seat: number): string {
  const share = shown.shares[seat] ?? NOTHING;
  const pay = ITEMS.filter((item) => item !== 'dice' && share[item] > 0).map((item) =>
    counted(share[item], UNIT_OF[item]),
  );
  return `${pay.length > 0 ? listed(pay) : 'Nothing'} if it works, ${share.dice > 0 ? counted(share.dice, 'die') : 'no dice'}.`;
}

/** What the held thing would bring, where it is not the thing itself that says so. */
function outcomeOf(view: MoonrakersView, turn: Turn): string | null {
  const { held } = turn;
  if (!held) return null;
  if (held.at === 'row') return outlook(view, held.thing);
  const will = heldPreview(turn);
  const pilot = view.mission?.pilots.find(({ seat }) => seat === view.seat);
  return will && pilot && view.mission
    ? consequence(view.mission, pilot, held.thing, will)
    : textOf(held.thing) || null;
}

/** What may be said in talks. */
function dealing(play: Play, view: MoonrakersView, turn: Turn, deal: Dealing, phone: boolean): Deeds | null {
  const { prompt, held, current } = deal;
  if (!prompt || !view.talks) return null;
  const lifted = turn.held?.at === 'row' ? turn.held.thing : null;
  const swaps = lifted ? replacing(play, lifted) : [];
  if (lifted && swaps.length > 0) {
    return {
      sentence: nameOfCard(lifted) ?? '',
      detail: lifted === view.talks.contract ? 'Replacing it ends these talks.' : 'The talks go on.',
      actions: [{ id: 'back', label: 'Put back', kind: 'quiet', hint: ESC, onPress: () => turn.take(null) }, ...swaps],
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
            hint: 'Space',
            onPress: () => void play.answer(null, deal.ask ?? undefined),
          },
        ]
      : [];
  if (held) {
    return {
      sentence: `Give ${counted(1, UNIT_OF[held.item])} to whom?`,
      detail: phone ? 'Tap the captain who shall have it.' : 'Press a captain, or drop it there.',
      actions: [{ id: 'back', label: 'Put back', kind: 'quiet', hint: ESC, onPress: () => deal.hold(null) }],
      widget: false,
    };
  }
  const send = deal.send;
  const others = deal.shown.parties.filter((seat) => seat !== me).map(play.nameOf);
  const number = view.talks.offers.length + 1;
  if (send) {
    return {
      sentence: leads ? `Send offer ${number}?` : 'Send this as a counter-offer?',
      detail: `${listed(others)} must say yes to it.`,
      actions: [
        ...(deal.changed
          ? [{ id: 'reset', label: 'Put back', kind: 'quiet' as const, hint: ESC, onPress: deal.reset }]
          : pass),
        { id: 'send', label: leads ? `Send offer ${number}` : 'Send it', kind: 'go', hint: '↵', onPress: send },
      ],
      widget: false,
    };
  }
  const counter = deal.counters.filter(({ by }) => by !== me).at(-1);
  const countered = !leads && deal.counters.some(({ by }) => by === me);
  const actions: ActionItem[] = [...pass];
  const press = (id: string, label: string, hint: string, onPress: () => void, kind: ActionItem['kind'] = 'plain') =>
    actions.push({ id, label, hint, kind, onPress });
  if (deal.may('decline')) {
    press('decline', leads ? 'End the talks' : 'Say no', 'X', () => deal.say('decline'), leads ? 'quiet' : 'plain');
  }
  if (deal.may('withdraw')) {
    const mine = current?.accepted.includes(me ?? -1) ? 'Take my yes back' : 'Withdraw my offer';
    press('withdraw', leads ? 'Take back' : mine, 'W', () => deal.say('withdraw'), 'quiet');
  }
  if (deal.may('accept')) press('accept', 'Say yes', '↵', () => deal.say('accept'), countered ? 'plain' : 'go');
  if (phone && counter && deal.take) {
    press('change', 'Change it', 'C', () => deal.adopt(counter));
    press('take', 'Take it', 'T', () => deal.take?.(counter), 'go');
  }
  const asked = current?.parties.filter((seat) => seat !== current.by && !current.accepted.includes(seat)) ?? [];
  const refused = asked.filter((seat) => current?.declined.includes(seat));
  const waiting = asked.filter((seat) => !refused.includes(seat));
  const [no] = refused;
  // Whoever refused can be left out, as long as anybody else is in.
  if (leads && no !== undefined && current && current.parties.length > 2) {
    press('leave', `Leave ${play.nameOf(no)} out`, 'O', () => deal.leave(no));
  }
  if (deal.may('lock') || (leads && !phone)) {
    actions.push({
      id: 'lock',
      label: 'Lock deal',
      kind: 'go',
      hint: 'L',
      disabled: deal.may('lock')
        ? null
        : current
          ? `Needs a yes of ${listed(asked.map(play.nameOf))}`
          : 'Nothing has been offered yet.',
      onPress: () => deal.say('lock'),
    });
  }
  const sentence =
    counter && leads
      ? `${play.nameOf(counter.by)} ${current ? 'counters' : 'asks for a share'}`
      : leads
        ? current
          ? refused.length > 0
            ? `${listed(refused.map(play.nameOf))} ${refused.length === 1 ? 'says' : 'say'} no`
            : waiting.length > 0
              ? `Waiting for ${listed(waiting.map(play.nameOf))}`
              : 'All agree'
          : `Talks over ${contract}`
        : countered
          ? `${play.nameOf(view.leader)} has your counter-offer`
          : current && me !== null && current.parties.includes(me)
            ? `${play.nameOf(current.by)} offers you a share in ${contract}`
            : `${play.nameOf(view.leader)} talks over ${contract}`;
  const detail = leads
    ? current
      ? asked.length > 0
        ? `${waiting.length > 0 && no !== undefined ? `${listed(waiting.map(play.nameOf))} may still agree. ` : ''}${phone ? 'Tap a unit' : 'Drag units'} to change it.`
        : 'Lock it to fly. What is agreed binds.'
      : `Invite allies, and ${phone ? 'tap units to give them away' : 'drag units to them'}.`
    : me !== null && current?.parties.includes(me)
      ? `${countered ? 'The offer as it is gives you' : 'You'}: ${shareWords(deal, me).replace(/^N/, 'n')}${deal.may('counter') ? ` ${phone ? 'Tap a unit' : 'Drag units'} to counter.` : ''}`
      : deal.may('counter')
        ? `${phone ? 'Tap' : 'Drag'} units to ask for a share.`
        : 'Nothing is asked of you just now.';
  return { sentence, detail, actions, widget: false };
}

/** What is asked of the player, and the buttons that answer it. */
export function deedsOf(play: Play, view: MoonrakersView, turn: Turn, deal: Dealing, phone: boolean): Deeds {
  const { ask, held } = turn;
  if (!ask || ask.prompt.kind === 'offer') {
    const talks = dealing(play, view, turn, deal, phone);
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
    // Allies first, where there is a choice; what throws a card away is never the answer that is expected.
    const free = turn.uses.filter(({ why }) => !why);
    const first =
      free.find(({ id }) => id.startsWith('talk:')) ?? free.find(({ id }) => !/^(discard|replace|swap):/.test(id));
    const name = nameOfCard(held.thing) ?? '';
    return {
      sentence: `${name}`,
      detail: outcomeOf(view, turn),
      actions: [
        { id: 'back', label: 'Put back', kind: 'quiet', hint: ESC, onPress: () => turn.take(null) },
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
    const off = optionsOf(ask).some((option) => thingsIn(option).some((thing) => !onTable(view, thing)));
    const widget = off || (turn.plain.length > 4 && turn.plain.length === turn.options.length);
    const chosen = widget ? turn.options.find(({ id }) => id === play.draft.picked[0]) : undefined;
    const shown = widget ? (chosen ? [chosen] : []) : turn.plain;
    const pass: ActionItem[] = prompt.pass
      ? [{ id: 'pass', label: play.words.say(prompt.pass), hint: 'Space', onPress: () => void play.answer(null) }]
      : [];
    const some = turn.options.length > turn.plain.length;
    const verb = widget && !chosen?.id.match(/^(none|stop|yes|no)$/) ? VERBS[prompt.text.id] : undefined;
    return {
      sentence: text,
      detail:
        [aboutAsked(prompt.text), widget || !some ? null : detailOf(view, turn, prompt.text.id)]
          .filter((line) => line !== null)
          .join(' ') || null,
      actions: [
        ...pass,
        ...shown.map((option, i) =>
          button(play, option, {
            ...(verb ? { label: verb(labelOf(play, option)) } : {}),
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
    detail: aboutAsked(prompt.text),
    actions: none
      ? actions.map((item) => (item.id === 'confirm' ? { ...item, label: 'None of them' } : item))
      : actions,
    widget: true,
  };
}

/** What is done with the chosen card, by the question. */
const VERBS: Readonly<Record<string, (name: string) => string>> = {
  'ask-objective': (name) => `Put ${name} back`,
  'need-back': (name) => `Put ${name} back`,
  'need-pay': (name) => `Pay with ${name}`,
  'need-discard': (name) => `Discard ${name}`,
  'need-keep': (name) => `Keep ${name}`,
  'need-retrieve': (name) => `Take ${name}`,
  'need-takeOne': (name) => `Take ${name}`,
  'need-mimic': (name) => `Act as ${name}`,
  'need-copy': (name) => `Repeat ${name}`,
  'need-onTop': (name) => `${name} on top`,
  'need-deepest': (name) => `${name} deepest`,
  'ask-replace': (name) => `Replace ${name}`,
};

const KEYS: Readonly<Record<string, string>> = { done: 'Space', stay: 'B', base: 'B', pass: 'Space' };

/** Where to press for what is asked. */
function detailOf(view: MoonrakersView, turn: Turn, question: string): string | null {
  switch (question) {
    case 'ask-play':
      return view.mercenaries
        ? 'Press a card of your hand or a lit part of your ship, or hire a mercenary.'
        : 'Press a card of your hand or a lit part of your ship.';
    case 'ask-buy':
      return turn.options.some((option) => !option.why && thingsIn(option).length > 0)
        ? 'Press a card of the Armory.'
        : 'Nothing in the Armory costs so little.';
    case 'ask-plan':
      return view.row.length === 0 && view.agreed.nomad
        ? 'Travel to a lit sector: three contracts are drawn there.'
        : 'Press a contract to see what it asks for.';
    case 'ask-replace':
      return 'Press a lit part of your ship.';
    default:
      return view.mission ? 'Press it where it lies.' : null;
  }
}

/** Answers at any time that have a place of their own on the screen: hints and favours. */
const isOwn = (id: string): boolean =>
  /RW\d|\bexchange\b|:(none|a-little|some|plenty)\b/.test(id) || actionNamed(id) !== null;
