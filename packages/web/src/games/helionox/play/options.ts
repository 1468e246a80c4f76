import { designNamed, type Gain, type HelionoxView, PLACES, type Place, placeName } from '@orrery/helionox';
import type { Option, Prompt } from '@orrery/kernel';
import type { Play } from '../../../play/play.ts';
import { effectSummary, gainText, type Subject } from '../board/index.ts';
import { t } from '../text.ts';
import { abilityIn, effectOf, gainOf, gainOfPass } from './consequences.ts';

/** Whether a question is the action menu of the Main Phase. */
export const isMenu = (prompt: Prompt | null | undefined): prompt is Extract<Prompt, { kind: 'choose' }> =>
  prompt?.kind === 'choose' && prompt.text.id === 'ask-main';

/** The options of a question of any kind. */
export function optionsOf(prompt: Prompt): Option[] {
  if (prompt.kind === 'choose') return prompt.options;
  if (prompt.kind === 'subset') return prompt.items;
  return [];
}

const HERE = /^(bonus|key|embassy|cargo|deliver:.*|garrison:.*)$/;

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

/** The option id of a subject in a simple question. */
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
export function optionsFor(prompt: Prompt, subject: Subject, view: HelionoxView, seat: number): Option[] {
  if (isMenu(prompt)) {
    const here = view.players[seat]?.place ?? null;
    const found = prompt.options.filter(({ id }) => concerns(id, subject, here));
    // Alternatives that do not exist and players who are elsewhere are omitted instead of shown as impossible.
    return found.filter(({ why }) => !why || !['partner-away', 'no-alternative'].includes(why.reason));
  }
  const name = nameIn(subject);
  return optionsOf(prompt).filter(({ id }) => id === name);
}

interface OptionData {
  price?: number;
  seat?: number;
  place?: Place;
  ability?: number;
}
const dataOf = (option: Option): OptionData => (option.data ?? {}) as OptionData;

const priceIn = (option: Option): number => dataOf(option).price ?? 0;
const gainIn = (gain: Gain): string => gainText(gain) || 'none';

/** Maximum length, in letters, of effect texts on buttons; longer ones are shown on the world or the card. */
const SHORT_BONUS = 12;
const SHORT_ABILITY = 34;

/** The effect of a Location, if it fits on a button. */
function effectIn(option: Option, play: Play): string {
  const summary = effectSummary(effectOf(option, play));
  return summary && summary.length <= SHORT_BONUS ? summary : 'none';
}

function abilityLabel(option: Option, play: Play): string {
  const found = abilityIn(option, play);
  const summary = found ? effectSummary(found.effect) : '';
  const ability =
    summary && summary.length <= SHORT_ABILITY ? summary : t('ability', { number: dataOf(option).ability ?? '' });
  return found ? t('ability-cryo', { ability, cryo: found.cryo }) : ability;
}

const SHORT: Record<string, (option: Option, play: Play) => string> = {
  play: (option) => t('act-play', { gain: gainIn(gainOf(option)) }),
  buy: (option) => t('act-buy', { price: priceIn(option) }),
  cycle: () => t('act-cycle'),
  overcome: (option) => t('act-overcome', { gain: gainIn(gainOf(option)) }),
  alternative: () => t('act-alternative'),
  collaborate: (option, play) => t('act-collaborate', { name: play.nameOf(Number(dataOf(option).seat)) }),
  travel: (option) => t('act-travel', { place: placeName(dataOf(option).place as Place), price: priceIn(option) }),
  bonus: (option, play) => t('act-bonus', { effect: effectIn(option, play) }),
  key: (option, play) => t('act-key', { effect: effectIn(option, play) }),
  embassy: (option) => t('act-embassy', { price: priceIn(option) }),
  cargo: (option) => t('act-cargo', { price: priceIn(option) }),
  architect: abilityLabel,
  end: () => t('act-end'),
};

const isPlace = (id: string): id is Place => (PLACES as readonly string[]).includes(id);
const asksToMove = (play: Play): boolean => /^ask-move/.test(play.ask?.prompt.text.id ?? '');
const moveLabel = (message: 'fly-to' | 'stay-on', place: Place, gain: Gain): string =>
  t(message, { place: placeName(place), gain: gainIn(gain) });

/** The label of the pass button. */
export function passOf(prompt: Prompt, play: Play): string | null {
  const place = (play.table.view as HelionoxView).players[play.ask?.seat ?? 0]?.place;
  if (place && asksToMove(play)) return moveLabel('stay-on', place, gainOfPass(prompt));
  return prompt.pass ? play.words.say(prompt.pass) : null;
}

/** The label of an option, short enough for a button. */
export function labelOf(option: Option, play: Play): string {
  const short = SHORT[option.id.split(':')[0] ?? ''];
  if (short && option.text?.id.startsWith('act-')) return short(option, play);
  if (asksToMove(play) && isPlace(option.id)) return moveLabel('fly-to', option.id, gainOf(option));
  return option.text ? play.words.say(option.text) : option.id;
}

/** The card that an option represents, or null. */
export function designIn(option: Option): string | null {
  const { card } = (option.data ?? {}) as { card?: string };
  const id = card ?? option.id;
  return designNamed(id) ? id : null;
}
