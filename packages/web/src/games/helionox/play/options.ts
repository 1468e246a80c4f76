import {
  designNamed,
  type Gain,
  type HelionoxView,
  PLACES,
  type Place,
  placeInSentence,
  type SeenCard,
} from '@orrery/helionox';
import type { Option, Prompt } from '@orrery/kernel';
import type { Play } from '../../../play/game-ui.ts';
import { effectSummary, gainText, keyOf, type Subject } from '../board/index.ts';
import { t } from '../text.ts';
import { abilitiesOf, abilityIn, effectOf, gainOf, gainOfPass } from './consequences.ts';

/** The action menu of the Main Phase. */
export type Menu = Extract<Prompt, { kind: 'choose' }> & { text: { id: 'ask-main' } };

/** Whether a question is the action menu of the Main Phase. */
export const isMenu = (prompt: Prompt | null | undefined): prompt is Menu =>
  prompt?.kind === 'choose' && prompt.text.id === 'ask-main';

/** The options of a question of any kind. */
export function optionsOf(prompt: Prompt): Option[] {
  if (prompt.kind === 'choose') return prompt.options;
  if (prompt.kind === 'subset') return prompt.items;
  return [];
}

/** The options that are possible now. */
export const ready = (options: readonly Option[]): Option[] => options.filter((option) => !option.why);

/** Actions at the player's Location. */
export const HERE = /^(bonus|key|embassy|cargo|deliver:.*|garrison:.*)$/;

/** Whether an action is a move to the Location of an Event. */
function isWayTo(id: string, design: string, here: string | null): boolean {
  const card = designNamed(design);
  return card?.kind === 'event' && card.place !== here && id === `travel:${card.place}`;
}

/** Whether an action of the Main Phase is about a subject. */
function concerns(id: string, subject: Subject, here: string | null): boolean {
  switch (subject.kind) {
    case 'card':
      return id === `play:${subject.id}`;
    case 'slot':
      return id === `buy:${subject.faction}` || id === `cycle:${subject.faction}`;
    case 'prime':
      return id === 'buy:prime';
    case 'event':
      // Moving to an Event elsewhere counts as an action on it.
      return id.split(':')[1] === subject.id || isWayTo(id, subject.design, here);
    case 'place':
      return subject.place === here ? HERE.test(id) : id === `travel:${subject.place}`;
    case 'architect':
      return id.startsWith('architect:');
    case 'request':
      return id === 'cycle:request';
    case 'end':
      return id === 'end';
    default:
      return false;
  }
}

/** The option id of a subject in a question other than the Main Phase menu. */
function nameIn(subject: Subject): string | null {
  switch (subject.kind) {
    case 'card':
    case 'event':
      return subject.id;
    case 'slot':
      return subject.faction;
    case 'place':
      return subject.place;
    case 'request':
      return 'request';
    default:
      return null;
  }
}

/** The options of a question that are about a subject. */
function optionsFor(prompt: Prompt, subject: Subject, view: HelionoxView, seat: number): Option[] {
  if (isMenu(prompt)) {
    const here = view.players[seat]?.place ?? null;
    const found = prompt.options.filter(({ id }) => concerns(id, subject, here));
    // Alternatives that do not exist and players who are elsewhere are omitted instead of shown as impossible.
    return found.filter(({ why }) => !why || !['partner-away', 'no-alternative'].includes(why.reason));
  }
  const name = nameIn(subject);
  return optionsOf(prompt).filter(({ id }) => id === name);
}

/** Finds the options about a subject. Cached, because all subjects on the table ask in each render, some of them twice. */
export function optionsBySubject(
  prompt: Prompt | null,
  view: HelionoxView,
  seat: number,
): (subject: Subject) => Option[] {
  const known = new Map<string, Option[]>();
  return (subject) => {
    const key = keyOf(subject);
    const found = known.get(key) ?? (prompt ? optionsFor(prompt, subject, view, seat) : []);
    known.set(key, found);
    return found;
  };
}

interface OptionData {
  price?: number;
  seat?: number;
  place?: Place;
  ability?: number;
}
const dataOf = (option: Option): OptionData => (option.data ?? {}) as OptionData;

const priceIn = (option: Option): number => dataOf(option).price ?? 0;
const shownGain = (gain: Gain): string => gainText(gain) || 'none';
/** What an action gives; `none` if it is not allowed, because its label then stands before the reason. */
const gainIn = (option: Option): string => (option.why ? 'none' : shownGain(gainOf(option)));

/** Maximum length, in characters, of effect texts on buttons; longer ones are shown on the world or the card. */
const SHORT_BONUS = 12;
const SHORT_ABILITY = 34;

/** The effect of a Location, if it fits on a button; `none` if it is not allowed. */
function effectIn(option: Option, play: Play): string {
  if (option.why) return 'none';
  const summary = effectSummary(effectOf(option, play));
  return summary && summary.length <= SHORT_BONUS ? summary : 'none';
}

/** An ability by its effect if both abilities fit on a button; otherwise by its number. */
function abilityLabel(option: Option, play: Play): string {
  const found = abilityIn(option, play);
  const fits = abilitiesOf(play).every(({ effect }) => effectSummary(effect).length <= SHORT_ABILITY);
  const ability = found && fits ? effectSummary(found.effect) : t('ability', { number: dataOf(option).ability ?? '' });
  return found ? t('ability-cryo', { ability, cryo: found.cryo }) : ability;
}

const SHORT: Record<string, (option: Option, play: Play) => string> = {
  play: (option) => t('act-play', { gain: gainIn(option) }),
  buy: (option) => t('act-buy', { price: priceIn(option) }),
  cycle: () => t('act-cycle'),
  overcome: (option) => t('act-overcome', { gain: gainIn(option) }),
  alternative: () => t('act-alternative'),
  collaborate: (option, play) => t('act-collaborate', { name: play.nameOf(Number(dataOf(option).seat)) }),
  travel: (option) =>
    t('act-travel', { place: placeInSentence(dataOf(option).place as Place), price: priceIn(option) }),
  bonus: (option, play) => t('act-bonus', { effect: effectIn(option, play) }),
  key: (option, play) => t('act-key', { effect: effectIn(option, play) }),
  embassy: (option) => t('act-embassy', { price: priceIn(option) }),
  cargo: (option) => t('act-cargo', { price: priceIn(option) }),
  architect: abilityLabel,
  end: () => t('act-end'),
};

const isPlace = (id: string): id is Place => (PLACES as readonly string[]).includes(id);
const asksToMove = (play: Play): boolean => /^ask-move/.test(play.ask?.prompt.text.id ?? '');
const moveLabel = (message: 'move-to' | 'stay-at', place: Place, gain: Gain): string =>
  t(message, { place: placeInSentence(place), gain: shownGain(gain) });

/** The label of the pass button. */
export function passOf(prompt: Prompt, play: Play): string | null {
  const place = (play.table.view as HelionoxView).players[play.ask?.seat ?? 0]?.place;
  if (place && asksToMove(play)) return moveLabel('stay-at', place, gainOfPass(prompt));
  return prompt.pass ? play.words.say(prompt.pass) : null;
}

/** Actions whose buttons show their effect below their name. */
const EFFECTS: Record<string, { name(): string; effect(option: Option, play: Play): string }> = {
  play: { name: () => t('act-play', { gain: 'none' }), effect: gainIn },
  overcome: { name: () => t('act-overcome', { gain: 'none' }), effect: gainIn },
  bonus: { name: () => t('act-bonus', { effect: 'none' }), effect: effectIn },
  key: { name: () => t('act-key', { effect: 'none' }), effect: effectIn },
};

/** A button's label, and the effect below it. */
export function buttonOf(option: Option, play: Play): { label: string; note?: string } {
  const known = option.text?.id.startsWith('act-') ? EFFECTS[option.id.split(':')[0] ?? ''] : undefined;
  const note = known?.effect(option, play) ?? 'none';
  return known && note !== 'none' ? { label: known.name(), note } : { label: labelOf(option, play) };
}

/** The label of an option, in one line. */
export function labelOf(option: Option, play: Play): string {
  const short = SHORT[option.id.split(':')[0] ?? ''];
  if (short && option.text?.id.startsWith('act-')) return short(option, play);
  if (asksToMove(play) && isPlace(option.id)) return moveLabel('move-to', option.id, gainOf(option));
  return option.text ? play.words.say(option.text) : option.id;
}

/** The card that an option represents, or null. */
export function designIn(option: Option): string | null {
  const { card } = (option.data ?? {}) as { card?: string };
  const id = card ?? option.id;
  return designNamed(id) ? id : null;
}

/** Whether a question offers cards, which are then shown face up. */
export const asksForCards = (prompt: Prompt): boolean => optionsOf(prompt).some((option) => designIn(option) !== null);

/** Whether all options of a question are cards in that hand, so that they can be picked there. */
const isAboutHand = (prompt: Prompt, hand: readonly (SeenCard | null)[]): boolean =>
  asksForCards(prompt) && optionsOf(prompt).every(({ id }) => hand.some((card) => card?.id === id));

/**
 * Where a question is answered: on the whole `table` (the action menu), in the `hand`, from a tray of `cards`, with a
 * `widget`, or with the buttons of the `bar`; null without a question.
 */
export type AnswerPlace = 'table' | 'hand' | 'cards' | 'widget' | 'bar' | null;

/** Where a question is answered. Small screens do not show the hand, so cards from it are shown in the tray. */
export function answerPlaceOf(
  prompt: Prompt | null,
  hand: readonly (SeenCard | null)[] | null,
  phone: boolean,
): AnswerPlace {
  if (!prompt) return null;
  if (isMenu(prompt)) return 'table';
  if (!phone && hand && isAboutHand(prompt, hand)) return 'hand';
  if (asksForCards(prompt)) return 'cards';
  return prompt.kind === 'choose' ? 'bar' : 'widget';
}
