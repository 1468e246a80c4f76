import { kindOf, type MothershipView, placeName, unitNamed } from '@orrery/mothership';
import type { Play } from '../../../play/game-ui.ts';
import type { Stop } from '../board/map/Course.tsx';
import { type FightData, percent, toneOf } from '../board/panels/FightCard.tsx';
import { isUnderway } from './actions.tsx';
import { unitTitle } from './board-data.ts';
import { cardText } from './effect-text.ts';
import { titleNamed } from './faces.ts';
import { passage } from './plans.ts';
import { VIA } from './selection.ts';
import { t } from './text.ts';
import type { Turn } from './useTurn.ts';

interface Sentence {
  sentence: string;
  detail: string | null;
}

/** Whether asteroids may harm the ship without stopping it. */
const isHardy = (stops: readonly Stop[]): boolean => stops.some(({ survives }) => survives !== undefined);
/** Whether a path has any rolls. */
const isRisky = (stops: readonly Stop[]): boolean =>
  stops.some(({ asteroid, guardian }) => asteroid !== undefined || guardian !== undefined);

/** Each roll on the path and the total chance: `Asteroids 72 % × guardian 68 % = 49 % to get through`. */
export function waitsWords(stops: readonly Stop[]): string {
  const rolls = stops.flatMap(({ asteroid, survives, guardian }) => [
    ...(asteroid === undefined
      ? []
      : [t(survives === undefined ? 'way-asteroids' : 'way-asteroids-unharmed', { chance: percent(asteroid) })]),
    ...(guardian === undefined ? [] : [t('way-guardian', { chance: percent(guardian) })]),
  ]);
  const all = percent(passage(stops));
  const words = isHardy(stops)
    ? t('way-hardy', { rolls: rolls.join(', '), all })
    : t(rolls.length > 1 ? 'way-product' : 'way-one', { rolls: rolls.join(' × '), all });
  return words.replace(/^./, (first) => first.toUpperCase());
}

/** The prompt in one sentence, and the consequences of the selection, with the planned fight. */
export function sentenceOf(play: Play, turn: Turn, fight: FightData | null): Sentence {
  const { ask } = play;
  const { chosen, position, plan } = turn;
  if (!ask) return { sentence: play.idle, detail: null };
  if (isUnderway(play, turn)) return { sentence: t('under-way'), detail: null };
  if (chosen.card) return cardSentence(position.view, ask.seat, chosen.card);
  if (plan?.warps && chosen.goal) {
    return {
      sentence: t('warp-ask', { unit: plan.unit.name, place: placeName(chosen.goal) }),
      detail: isRisky(plan.stops) ? `${waitsWords(plan.stops)}.` : t('warp-clear'),
    };
  }
  return (
    ((position.main || position.path) && shipSentence(turn, fight)) || {
      sentence: play.words.say(ask.prompt.text),
      detail: hintOf(play, turn),
    }
  );
}

/** The prompt for a selected card, with its text, because small cards show none. */
function cardSentence(view: MothershipView, me: number, id: string): Sentence {
  const card = view.players[me]?.hand.find((one) => one?.id === id);
  const title = card && titleNamed(card.design);
  const name = title?.name ?? t('this-card');
  return {
    // Some names end with a punctuation mark.
    sentence: t(/[!?]$/.test(name) ? 'play-exclaim' : 'play-ask', { name }),
    detail: title ? cardText(title) : t('play-detail'),
  };
}

/** The prompt for the selected ship or attack; null if nothing is selected while a path is asked for. */
function shipSentence(turn: Turn, fight: FightData | null): Sentence | null {
  const { chosen, position, plan, able, ships } = turn;
  if (chosen.verb) return aimSentence(chosen.verb);
  if (plan) return planSentence(turn, fight);
  if (fight) return { sentence: t('attack-ask', { n: ships.length }), detail: winText(turn, fight) };
  if (chosen.target && able.length > 0) return { sentence: t('ships-ask'), detail: t('ships-detail') };
  const unit = position.view.units.find(({ id }) => id === chosen.unit);
  if (unit && unit.side === position.view.turn) {
    const still = t(unit.held ? 'unit-held' : 'unit-moved');
    return { sentence: unitTitle(unit), detail: turn.ways.size > 0 ? t('unit-spaces', { n: unit.spaces }) : still };
  }
  return position.main ? { sentence: t('your-turn'), detail: t('your-turn-detail') } : null;
}

function aimSentence(verb: string): Sentence {
  if (verb.startsWith('deploy')) return { sentence: t('deploy-ask'), detail: t('deploy-detail') };
  if (verb === VIA) return { sentence: t('via-ask'), detail: t('via-detail') };
  return { sentence: t('target-ask'), detail: null };
}

/** The chance of an attack. Tells beginners that more ships improve a poor one. */
function winText({ able }: Turn, { win, goal }: FightData): string {
  const alone = able.length === 1 && toneOf(win) !== 'good';
  return t(alone ? 'strike-alone' : 'strike-detail', { win: percent(win), goal });
}

/** The prompt for a planned move, with the attack after it. */
function planSentence(turn: Turn, fight: FightData | null): Sentence {
  const unit = turn.plan?.unit.name ?? '';
  const stops = turn.plan?.stops ?? [];
  const risky = isRisky(stops);
  const way = risky ? waitsWords(stops) : '';
  if (!fight)
    return { sentence: t('fly-ask', { unit }), detail: t(risky ? 'fly-risky' : 'fly-clear', { n: stops.length, way }) };
  const { win, goal } = fight;
  const all = percent(passage(stops) * win);
  return {
    sentence: t('strike-ask', { unit }),
    detail: risky ? t('strike-all', { way, win: percent(win), goal, all }) : winText(turn, fight),
  };
}

/** A hint on how to answer a prompt, if its text does not say so. */
function hintOf({ ask, draft }: Play, { position: { flow, choices } }: Turn): string | null {
  if (flow === 'sell') return t('sell-detail');
  if (choices.some(({ verb }) => verb === 'gas')) return t('gas-detail');
  if (ask?.prompt.kind !== 'place') return null;
  const [first, ...others] = ask.prompt.pieces.filter(({ cells }) => cells.length > 0);
  const piece = draft.piece ?? first?.id;
  if (!piece) return null;
  const unit = unitTitle({ id: piece, kind: kindOf(unitNamed(piece)) });
  return t(others.length > 0 ? 'place-detail-other' : 'place-detail', { unit });
}
