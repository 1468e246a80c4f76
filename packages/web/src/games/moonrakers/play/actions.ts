import type { Option, Prompt } from '@orrery/kernel';
import { idleActions } from '../../../play/idle-actions.ts';
import { actionsFor } from '../../../prompts/actions.ts';
import type { ActionItem } from '../../../ui/index.ts';
import { actionNamed, nameOfCard, placeNamed } from '../board/content.ts';
import type { MoonrakersView } from '../board/view-types.ts';
import { type ActionSet, button, cancel, ENTER, type Situation, SPACE } from './action-set.ts';
import { outlook } from './alliance.ts';
import { ownCaptain } from './captains.ts';
import { aboutAsked, fullTextOf, labelOf, shortOf, textOf, whyNot } from './labels.ts';
import { contractsOf } from './open-contracts.ts';
import { planPrompt } from './plan-prompt.ts';
import { consequence, heldPreview } from './preview.ts';
import { talksPrompt } from './talks-actions.ts';
import { t } from './text.ts';
import { type Turn, targetsIn } from './useTurn.ts';

/** Above this number, abilities are only selected on the table. */
const MOST_ABILITIES = 3;

/** The current question, and the buttons that answer it. The first situation that applies is shown. */
export const actionsOf = (at: Situation): ActionSet =>
  talksPrompt(at) ??
  planPrompt(at) ??
  heldPrompt(at) ??
  abilityPrompt(at) ??
  choosePrompt(at) ??
  composedPrompt(at) ??
  idlePrompt(at);

/** While the viewer has no question. */
const idlePrompt = ({ play }: Situation): ActionSet => ({
  sentence: play.idle,
  detail: null,
  actions: idleActions(play).filter(({ id }) => !isOwn(id)),
  widget: false,
});

/** Whether an answer has separate controls on the screen, as hints and reputation rewards do. */
const isOwn = (id: string): boolean =>
  /RW\d|\bexchange\b|:(none|a-little|some|plenty)\b/.test(id) || actionNamed(id) !== null;

/** While a card or place is selected: what can be done with it. */
function heldPrompt({ play, view, turn }: Situation): ActionSet | null {
  const { held, uses } = turn;
  if (!held || uses.length === 0) return null;
  // Finding allies is the default; an option that discards or replaces a card never is.
  const free = uses.filter(({ why }) => !why);
  const first =
    free.find(({ id }) => id.startsWith('talk:')) ?? free.find(({ id }) => !/^(discard|replace|swap):/.test(id));
  const isAlone = view.captains.length === 1;
  const others = uses.filter((option) => option !== first && !(option.why && isAlone && option.id.startsWith('talk:')));
  const use = (option: Option, extra: Partial<ActionItem>) =>
    button(play, option, { label: shortOf(play, option), ...extra });
  return {
    sentence: nameOfCard(held.target) ?? '',
    detail: outcomeOf(view, turn),
    actions: [
      cancel(() => turn.take(null)),
      ...others.map((option, i) => use(option, { hint: String(i + 1) })),
      ...(first ? [use(first, { kind: 'go', hint: ENTER })] : []),
    ],
    widget: false,
  };
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

/** Abilities that may be used now: each is a button as well, and a single one is explained. */
function abilityPrompt({ play, view, turn }: Situation): ActionSet | null {
  const prompt = turn.ask?.prompt;
  if (prompt?.kind !== 'choose' || prompt.text.id !== 'ask-trigger' || turn.options.length > MOST_ABILITIES)
    return null;
  const [only, ...more] = turn.options;
  const [card] = only && more.length === 0 ? targetsIn(only) : [];
  return {
    sentence: play.words.say(prompt.text),
    detail:
      card === undefined
        ? t('board-hint')
        : t('named-card', { name: nameOfCard(card) ?? card, text: textOf(card, view) }),
    actions: [
      ...passOf({ play }, prompt),
      ...turn.options.map((option) => button(play, option, card === undefined ? {} : { kind: 'go', hint: ENTER })),
    ],
    widget: false,
  };
}

/** A question with options: on the table, as buttons, or in the `Choice` panel. */
function choosePrompt(at: Situation): ActionSet | null {
  const { play, view, turn } = at;
  const prompt = turn.ask?.prompt;
  if (prompt?.kind !== 'choose') return null;
  const widget = needsPanel(view, turn);
  const hasTargets = turn.options.length > turn.plain.length;
  const hint = widget || !hasTargets ? null : whereToLook(view, turn, prompt.text.id);
  return {
    sentence: play.words.say(prompt.text),
    detail: [aboutAsked(prompt.text, view), hint].filter((line) => line !== null).join(' ') || null,
    actions: [...passOf(at, prompt), ...(widget ? confirmChosen(at, prompt) : plainButtons(at, prompt, hasTargets))],
    widget,
  };
}

/** Whether some options are not on the table, or there are too many for buttons. */
function needsPanel(view: MoonrakersView, { options, plain }: Turn): boolean {
  const selectable = targetsOn(view);
  const isOn = (target: string) => selectable.has(target) || isReachable(view, target);
  const isOff = options.some((option) => targetsIn(option).some((target) => !isOn(target)));
  return isOff || (plain.length > 4 && plain.length === options.length);
}

const isReachable = (view: MoonrakersView, target: string): boolean =>
  placeNamed(target) !== null && ownCaptain(view)?.place !== null;

/** The cards on the screen that the player can select. */
function targetsOn(view: MoonrakersView): ReadonlySet<string | null> {
  const own = ownCaptain(view);
  const mission = [
    ...(own?.hand ?? []),
    ...(view.mercenaries?.row ?? []),
    ...(own?.parts.map(({ card }) => card) ?? []),
    ...(own?.play.filter(({ io }) => io > 0).map(({ card }) => card) ?? []),
  ];
  const wares = [
    ...[...view.armory.parts, ...view.armory.crew].map(({ card }) => card),
    ...view.stock.map(({ kind }) => kind),
  ];
  return new Set([
    ...(view.mission ? mission : contractsOf(view).map(({ contract }) => contract)),
    ...(view.phase === 'buying' ? wares : []),
  ]);
}

const passOf = ({ play }: Pick<Situation, 'play'>, { pass }: Prompt): ActionItem[] =>
  pass ? [{ id: 'pass', label: play.words.say(pass), hint: SPACE, onPress: () => void play.answer(null) }] : [];

/** The button that confirms the option chosen in the panel. */
function confirmChosen({ play, turn }: Situation, { text }: Prompt): ActionItem[] {
  const chosen = turn.options.find(({ id }) => id === play.draft.picked[0]);
  if (!chosen) return [];
  const verb = /^(none|stop|yes|no)$/.test(chosen.id) ? undefined : VERBS[text.id];
  const label = labelOf(play, chosen);
  return [button(play, chosen, { label: verb ? t(verb, { name: label }) : label, kind: 'go', hint: ENTER })];
}

/** The options that are not about anything on the table. */
function plainButtons({ play, turn }: Situation, { pass }: Prompt, hasTargets: boolean): ActionItem[] {
  const isOnly = turn.plain.length === 1 && !pass && !hasTargets;
  return turn.plain.map((option, i) => {
    if (isOnly) return button(play, option, { kind: 'go', hint: ENTER });
    // Digits select cards if there are any.
    const hint = KEYS[option.id] ?? (hasTargets ? null : String(i + 1));
    return button(play, option, hint === null ? {} : { hint });
  });
}

/** A question of another kind, which is answered in the `Choice` panel. */
function composedPrompt({ play, view, turn }: Situation): ActionSet | null {
  const prompt = turn.ask?.prompt;
  if (!prompt) return null;
  const pass = prompt.pass ? play.words.say(prompt.pass) : null;
  const actions = actionsFor(
    prompt,
    play.draft,
    { label: (option) => labelOf(play, option), why: (option) => whyNot(play, option), pass },
    (answer) => void play.answer(answer),
  );
  const none = prompt.kind === 'subset' && prompt.min === 0 && play.draft.picked.length === 0;
  // Choosing nothing is the main answer only if there is nothing to choose.
  const kind = turn.options.some((option) => !option.why) ? 'plain' : 'go';
  return {
    sentence: play.words.say(prompt.text),
    detail: aboutAsked(prompt.text, view),
    actions: none
      ? actions.map((item) => (item.id === 'confirm' ? { ...item, label: t('none'), kind } : item))
      : actions,
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

const KEYS: Readonly<Record<string, string>> = { done: SPACE, stay: 'Y', base: 'Y', pass: SPACE };

/** A hint that says where the options of a question are found on the screen. */
function whereToLook(view: MoonrakersView, turn: Turn, question: string): string | null {
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
