import type { Message, Option } from '@orrery/kernel';
import { bringsText, cardText, contentMessages, REPLACEMENT_COST } from '@orrery/moonrakers';
import type { Play } from '../../../play/game-ui.ts';
import { actionNamed, cardCalled, cardNamed, nameOfCard } from '../board/content.ts';
import type { MoonrakersView } from '../board/view-types.ts';
import { isForPoints } from './points.ts';
import { t } from './text.ts';

/** A card's text in this game. If mercenaries replace allies, objectives name mercenaries (MK-435). */
export function textOf(id: string, view: Pick<MoonrakersView, 'captains' | 'agreed'>): string {
  const card = cardNamed(id);
  if (card?.kind === 'objective') return cardText(card, hiresAllies(view)).join(' ');
  return contentMessages[`about-${id}`] ?? '';
}

const hiresAllies = (view: Pick<MoonrakersView, 'captains' | 'agreed'>): boolean =>
  isForPoints(view) && !view.agreed.nomad;

/** What an objective asks for, without what it is worth. */
export function goalOf(id: string, view: Pick<MoonrakersView, 'captains' | 'agreed'>): string {
  const card = cardNamed(id);
  return card ? (cardText(card, hiresAllies(view))[0] ?? '') : '';
}

/** A card's text and, for a part, the Action cards that come with it. */
export function fullTextOf(id: string, view: Pick<MoonrakersView, 'captains' | 'agreed'>): string {
  const card = cardNamed(id);
  return [textOf(id, view), ...(card?.kind === 'part' ? [bringsText(card)] : [])].filter(Boolean).join(' ');
}

export const labelOf = (play: Play, option: Option): string =>
  option.text ? play.words.say(option.text) : (nameOfCard(option.id) ?? play.words.known(option.id) ?? option.id);

/** The text of the card that a question is about, or null. */
export function aboutAsked({ params }: Message, view: MoonrakersView): string | null {
  const called = params?.card || params?.name;
  const card = typeof called === 'string' ? cardCalled(called) : null;
  if (card === null) return null;
  const text = textOf(card, view);
  return params?.name === called ? text || null : t('named-card', { name: called ?? '', text });
}

/** Verbs of options that have a short label. */
const SHORT: ReadonlySet<string> = new Set([
  'buy',
  'discard',
  'talk',
  'solo',
  'duel',
  'replace',
  'swap',
  'travel',
  'play',
  'hire',
  'use',
]);

/** The label of an option shown next to its card, so that it need not name the card. */
export function shortOf(play: Play, option: Option): string {
  const [verb = ''] = option.id.split(':');
  if (!SHORT.has(verb) || !option.id.includes(':')) return labelOf(play, option);
  if (verb === 'replace') return t('replace-for', { price: REPLACEMENT_COST });
  if (verb === 'hire') return hireLabel(play.table.view as MoonrakersView, option);
  const price = option.text?.params?.price;
  if (typeof price === 'number' && verb === 'buy') return t('buy-for', { price });
  if (typeof price === 'number' && verb === 'discard') return t('discard-for', { price });
  return option.id.endsWith('>flex') ? t('play-flex') : t('short', { verb });
}

/** A hire with its price: credits for an Action card, prestige for crew. */
function hireLabel({ mission }: MoonrakersView, { id }: Option): string {
  const isCrew = actionNamed(id.slice('hire:'.length).replace('>flex', '')) === null;
  const price = isCrew ? mission?.nextHire.prestige : mission?.nextHire.credits;
  return t('hire-for', { crew: isCrew ? 'yes' : 'no', flex: id.endsWith('>flex') ? 'yes' : 'no', price: price ?? 0 });
}

export const whyNot = (play: Play, option: Option): string | null =>
  option.why ? play.words.refusal(option.why) : null;
