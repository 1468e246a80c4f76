import { designNamed, type Gain, type HelionoxView, PLACE_NAMES, type Place } from '@orrery/helionox';
import type { Option, Prompt } from '@orrery/kernel';
import type { Play } from '../../../play/play.ts';
import { gainWords, inWords, type Subject } from '../board/index.ts';
import { abilityIn, effectOf, gainOf, gainOfPass } from './consequences.ts';

/** Whether a question is the Main Phase's: what would you like to do? */
export const isMenu = (prompt: Prompt | null | undefined): prompt is Extract<Prompt, { kind: 'choose' }> =>
  prompt?.kind === 'choose' && prompt.text.id === 'ask-main';

/** The options of a question, whatever its kind. */
export function optionsOf(prompt: Prompt): Option[] {
  if (prompt.kind === 'choose') return prompt.options;
  if (prompt.kind === 'subset') return prompt.items;
  return [];
}

const HERE = /^(bonus|key|embassy|cargo|deliver:.*|garrison:.*)$/;

/** Whether an action is the flight to another Location's Event. */
function isWayTo(id: string, design: string, here: string | null): boolean {
  const card = designNamed(design);
  return card?.kind === 'event' && card.place !== here && id === `travel:${card.place}`;
}

/** Which entries of the Main Phase's menu are about a thing on the table. */
function concerns(id: string, subject: Subject, here: string | null): boolean {
  switch (subject.kind) {
    case 'card':
      return id === `play:${subject.id}`;
    case 'slot':
      return id === `buy:${subject.faction}` || id === `cycle:${subject.faction}`;
    case 'prime':
      return id === 'buy:prime';
    case 'event':
      // What is wrong elsewhere can be flown to.
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

/** How a simple question names a thing on the table. */
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

/** The answers to a question that have to do with a thing on the table. */
export function optionsFor(prompt: Prompt, subject: Subject, view: HelionoxView, seat: number): Option[] {
  if (isMenu(prompt)) {
    const here = view.players[seat]?.place ?? null;
    const found = prompt.options.filter(({ id }) => concerns(id, subject, here));
    // What cannot be at all, and who is nowhere near an Event, need not be told each time.
    return found.filter(({ why }) => !why || !['partner-away', 'no-alternative'].includes(why.reason));
  }
  const name = nameIn(subject);
  return optionsOf(prompt).filter(({ id }) => id === name);
}

/** What it costs now, kept on one line with its verb. */
const priceIn = (option: Option): string => {
  const price = (option.data as { price?: number } | undefined)?.price;
  return price === undefined ? '' : `\u00a0·\u00a0${price || 'free'}`;
};

/** What it brings, behind its verb. */
const bringing = (words: string): string => (words ? ` ${words}` : '');
const gains = (option: Option): string => bringing(gainWords(gainOf(option)));
/** What a Location does, where that is said in a word or two; the rest stands on the world. */
function does(option: Option, play: Play): string {
  const words = inWords(effectOf(option, play));
  return words.length <= 12 ? bringing(words) : '';
}

/** An ability in so many letters is read on its button; a longer one on the card. */
const WORDY = 34;

function ability(option: Option, play: Play): string {
  const found = abilityIn(option, play);
  const words = found ? inWords(found.effect) : '';
  const what = words && words.length <= WORDY ? words : `Ability ${(option.data as { ability?: number }).ability}`;
  return found ? `${what} (${found.cryo} Cryo)` : what;
}

const SHORT: Record<string, (option: Option, play: Play) => string> = {
  play: (option) => `Play${gains(option)}`,
  buy: (option) => `Buy${priceIn(option)}`,
  cycle: () => 'Cycle',
  overcome: (option) => `Overcome${gains(option)}`,
  alternative: () => 'Pay otherwise',
  collaborate: (option, play) => `Call ${play.nameOf(Number((option.data as { seat?: number }).seat))}`,
  travel: (option) => `Fly to ${PLACE_NAMES[(option.data as { place: Place }).place]}${priceIn(option)}`,
  bonus: (option, play) => `Location Bonus${does(option, play)}`,
  key: (option, play) => `Key Access${does(option, play)}`,
  embassy: (option) => `Embassy${priceIn(option)}`,
  cargo: (option) => `Take Cargo${priceIn(option)}`,
  architect: ability,
  end: () => 'End turn',
};

const asksToMove = (play: Play): boolean => /^ask-move/.test(play.ask?.prompt.text.id ?? '');
const flightTo = (place: Place, verb: string, gain: Gain): string =>
  `${verb} ${PLACE_NAMES[place]}${bringing(gainWords(gain))}`;

/** What the way out of a question is called. */
export function passOf(prompt: Prompt, play: Play): string | null {
  const place = (play.table.view as HelionoxView).players[play.ask?.seat ?? 0]?.place;
  if (place && asksToMove(play)) return flightTo(place, 'Stay on', gainOfPass(prompt));
  return prompt.pass ? play.words.say(prompt.pass) : null;
}

/** An option in as few words as a button has room for. */
export function labelOf(option: Option, play: Play): string {
  const short = SHORT[option.id.split(':')[0] ?? ''];
  if (short && option.text?.id.startsWith('act-')) return short(option, play);
  if (asksToMove(play) && option.id in PLACE_NAMES) return flightTo(option.id as Place, 'Fly to', gainOf(option));
  return option.text ? play.words.say(option.text) : option.id;
}

/** The card an option stands for, if it stands for one. */
export function designIn(option: Option): string | null {
  const { card } = (option.data ?? {}) as { card?: string };
  const id = card ?? option.id;
  return designNamed(id) ? id : null;
}
