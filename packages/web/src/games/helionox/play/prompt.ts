import { cardText, type HelionoxView, isPlain, sumOf } from '@orrery/helionox';
import type { Option, Prompt } from '@orrery/kernel';
import type { Play } from '../../../play/game-ui.ts';
import { idleActions } from '../../../play/idle-actions.ts';
import { actionsFor } from '../../../prompts/actions.ts';
import { answerOf } from '../../../prompts/draft.ts';
import type { ActionItem } from '../../../ui/index.ts';
import { designOf, gainText, type Subject } from '../board/index.ts';
import { t } from '../text.ts';
import { effectOf, gainOf } from './consequences.ts';
import { asksForCards, buttonOf, HERE, isMenu, labelOf, type Menu, optionsOf, passOf, ready } from './options.ts';

/** The content of the action bar. */
export interface ShownPrompt {
  sentence: string;
  detail: string | null;
  actions: ActionItem[];
}

/** What the action bar depends on. */
export interface PromptSource {
  play: Play;
  view: HelionoxView;
  chosen: Subject | null;
  /** The options about a subject. */
  options(subject: Subject): Option[];
  choose(subject: Subject | null): void;
}

/** The action bar: the question or the chosen subject, with its actions. */
export function promptOf(from: PromptSource): ShownPrompt {
  const { play, view, chosen, options } = from;
  const prompt = play.ask?.prompt;
  if (!prompt) return idlePrompt(play, view);
  if (!isMenu(prompt)) return questionPrompt(prompt, from);
  const end = endIn(prompt);
  if (chosen?.kind === 'end' && end) return endPrompt(prompt, end, from);
  const found = chosen ? options(chosen) : [];
  return chosen && found.length > 0 ? subjectPrompt(chosen, found, from) : menuPrompt(prompt, from);
}

/** While the viewer waits, shows the last action of the active player. */
function idlePrompt(play: Play, view: HelionoxView): ShownPrompt {
  const [rests] = play.standing;
  const [newest] = play.log;
  const isWaiting = !play.isTelling && view.turn !== null && !play.table.result && play.table.viewer !== view.turn;
  const happens = isWaiting && newest?.seat === view.turn ? String(newest.text) : null;
  return {
    actions: idleActions(play),
    sentence: happens ?? play.idle,
    detail: rests ? play.words.say(rests.prompt.text) : happens && play.idle,
  };
}

/** A question other than the menu. A subject picked on the table becomes the main answer; Cancel shows the others. */
function questionPrompt(prompt: Prompt, { play, chosen, choose }: PromptSource): ShownPrompt {
  const say = play.words.say(prompt.text);
  const picked = pickedOption(prompt, play);
  if (!picked || !chosen) return { actions: answers(prompt, play), sentence: say, detail: null };
  const cancel = () => {
    play.setDraft({ picked: [] });
    choose(null);
  };
  return {
    actions: [back(cancel), itemOf(picked, play, 'Space', 'go')],
    sentence: t('question', { action: labelOf(picked, play) }),
    detail: say,
  };
}

/** Asks before the turn ends with unplayed cards. */
function endPrompt(menu: Menu, end: Option, { play, choose }: PromptSource): ShownPrompt {
  return {
    actions: [back(() => choose(null)), itemOf(end, play, '↵', 'go')],
    sentence: t('end-with-unplayed', { count: unplayedIn(menu).length }),
    detail: t('unspent-lost'),
  };
}

/** The actions on a chosen subject, or why there are none. */
function subjectPrompt(chosen: Subject, found: Option[], { play, choose }: PromptSource): ShownPrompt {
  const possible = ready(found);
  const [first] = possible;
  const others = found.flatMap((option, i) =>
    option === first ? [] : [itemOf(option, play, found.length > 1 ? `⇧${i + 1}` : undefined)],
  );
  const reasons = found.flatMap((option) =>
    option.why ? [t('why-not', { action: labelOf(option, play), reason: play.words.refusal(option.why) })] : [],
  );
  const only = possible.length === 1 ? first?.text : undefined;
  return {
    actions: [back(() => choose(null)), ...others, ...(first ? [itemOf(first, play, '↵', 'go')] : [])],
    sentence: only
      ? t('question', { action: play.words.say(only) })
      : t(possible.length > 1 ? 'choose-action' : 'not-now'),
    detail: reasons.slice(0, 2).join(' ') || textOf(chosen),
  };
}

/** The menu of the Main Phase while nothing is chosen: quick actions, playing simple cards, and ending the turn. */
function menuPrompt(menu: Menu, { play, choose }: PromptSource): ShownPrompt {
  const quick = quickActions(menu, play);
  const hints = hintsOf(menu);
  const unplayed = unplayedIn(menu);
  const actions = [...quick.slice(0, 4), ...playAll(unplayed, play)];
  const end = endIn(menu);
  if (end) {
    actions.push({
      ...itemOf(end, play, 'Space', hints.length + quick.length > 0 ? 'quiet' : 'go'),
      onPress: () => (unplayed.length > 0 ? choose({ kind: 'end' }) : void play.answer('end')),
    });
  }
  return {
    actions,
    sentence: t('your-turn'),
    detail: hints.length > 0 ? t('select-to-act', { hints: hints.join(' · ') }) : null,
  };
}

const back = (onPress: () => void): ActionItem => ({
  id: 'back',
  label: t('cancel'),
  kind: 'quiet',
  hint: 'Esc',
  onPress,
});

const itemOf = (option: Option, play: Play, hint?: string, kind?: ActionItem['kind']): ActionItem => ({
  id: option.id,
  ...buttonOf(option, play),
  ...(kind ? { kind } : {}),
  ...(hint ? { hint } : {}),
  disabled: option.why ? play.words.refusal(option.why) : null,
  onPress: () => void play.answer(option.id),
});

const endIn = (menu: Menu): Option | undefined => menu.options.find(({ id }) => id === 'end');
const unplayedIn = (menu: Menu): Option[] => ready(menu.options).filter(({ id }) => id.startsWith('play:'));

const KEYS: Record<string, string> = { bonus: 'L', key: 'K', embassy: 'E', cargo: 'C', deliver: 'D', garrison: 'G' };

/** Buttons for actions at the player's Location. If several deliveries are possible, the first one gets the key. */
function quickActions(menu: Menu, play: Play): ActionItem[] {
  const verbs = ready(menu.options).filter(({ id }) => HERE.test(id));
  const verbOf = ({ id }: Option) => id.split(':')[0] ?? '';
  return verbs.map((option, i) => {
    const isFirst = verbs.findIndex((other) => verbOf(other) === verbOf(option)) === i;
    return itemOf(option, play, isFirst ? KEYS[verbOf(option)] : undefined);
  });
}

/** The button that plays all simple cards at once, if there are several. */
function playAll(unplayed: Option[], play: Play): ActionItem[] {
  const plain = unplayed.filter((option) => isPlain(effectOf(option, play)));
  if (plain.length < 2) return [];
  return [
    {
      id: 'play-all',
      label: t('play-all', { count: plain.length }),
      note: gainText(sumOf(plain.map(gainOf))),
      hint: 'P',
      onPress: () => play.answerAll(plain.map(({ id }) => id)),
    },
  ];
}

/** What the player can still do this turn. */
function hintsOf(menu: Menu): string[] {
  const open = ready(menu.options);
  const count = (pattern: RegExp) => open.filter(({ id }) => pattern.test(id)).length;
  const plays = count(/^play:/);
  const buys = count(/^buy:/);
  const fights = count(/^(overcome|alternative|garrison|collaborate):/);
  return [
    plays > 0 ? t('hint-play', { count: plays }) : '',
    buys > 0 ? t('hint-buy', { count: buys }) : '',
    fights > 0 ? t('hint-event') : '',
    plays + buys + fights === 0 && count(/^travel:/) > 0 ? t('hint-travel') : '',
  ].filter(Boolean);
}

/** The picked option of a question that is answered in the action bar: a world or a Market slot. */
function pickedOption(prompt: Prompt, { draft }: Play): Option | null {
  if (prompt.kind !== 'choose' || asksForCards(prompt)) return null;
  return ready(prompt.options).find(({ id }) => id === draft.picked[0]) ?? null;
}

/** The text of a card, shown below the prompt; null for other subjects. */
const textOf = (subject: Subject): string | null =>
  (subject.kind === 'card' || subject.kind === 'slot') && subject.design
    ? cardText(designOf(subject.design)).join(' ')
    : null;

/** The buttons of every question except the Main Phase menu. */
function answers(prompt: Prompt, play: Play): ActionItem[] {
  const { draft, words } = play;
  const label = (option: Option) => labelOf(option, play);
  const why = (option: Option) => (option.why ? words.refusal(option.why) : null);
  const pass = passOf(prompt, play);
  const send = (answer: Parameters<Play['answer']>[0]) => void play.answer(answer);
  if (prompt.kind !== 'choose' || !asksForCards(prompt)) return actionsFor(prompt, draft, { label, why, pass }, send);
  const picked = optionsOf(prompt).find(({ id }) => id === draft.picked[0]);
  const answer = answerOf(prompt, draft);
  const confirm: ActionItem = {
    id: 'confirm',
    label: picked ? label(picked) : t('choose-card'),
    kind: 'go',
    hint: '↵',
    disabled: answer === null ? t('choose-card-first') : null,
    onPress: () => answer !== null && send(answer),
  };
  if (!prompt.pass) return [confirm];
  return [{ id: 'pass', label: pass ?? t('pass'), kind: 'quiet', hint: 'Space', onPress: () => send(null) }, confirm];
}
