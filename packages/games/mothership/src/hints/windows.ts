import type { Seat } from '@orrery/kernel';
import { titleOf } from '../content/set.ts';
import { isMothership, isStation, kindOf, sideOf, unitNamed } from '../content/units.ts';
import { choices as cancelChoices } from '../flows/cancel.ts';
import { choicesOf, type FightWindow, heldNamed, splitOnce } from '../flows/window.ts';
import { friendly } from '../rules/board.ts';
import { halfOf } from '../rules/fight.ts';
import { type Odds, oddsOf } from '../rules/odds.ts';
import { artifactsOf } from '../rules/planets.ts';
import { neededIn, totalOf, verdictOf } from '../rules/roll.ts';
import { type Fight, fightOf, type Half, planetOf, playerOf, type State } from '../state.ts';
import { fightWorth, risk } from './strike.ts';
import { planetWorth, unitWorth } from './worth.ts';

/** What a card is worth in the hand: by its resale value, and a little for what it may do later. */
const cardWorth = (card: number): number => {
  const { minerals, gas } = titleOf(card).resale;
  return 0.8 + minerals * 0.6 + gas * 0.25;
};
const GAS_WORTH = 0.45;
const BEAM_WORTH = 2.2;

/** What a fight brings one of its sides on average as it stands. */
function stakes(s: State, fight: Fight, defence: boolean): number {
  const odds = oddsOf(s, fight);
  const worth = attackerStakes(s, fight, odds);
  return defence ? -worth : worth;
}
function attackerStakes(s: State, fight: Fight, odds: Odds): number {
  switch (fight.kind) {
    case 'planet':
      return odds.attacker * planetWorth(planetOf(s, fight.target));
    case 'station':
      return odds.attack * 1.25;
    case 'asteroids':
      return odds.attacker * unitWorth(s, fight.target) * (isMothership(fight.target) ? 0.15 : 1);
    default:
      return fightWorth(s, fight.units, fight.target, odds, fight.ranged);
  }
}

const withHalf = (fight: Fight, defence: boolean, change: Partial<Half>): Fight =>
  defence
    ? { ...fight, defence: { ...fight.defence, ...change } }
    : { ...fight, attack: { ...fight.attack, ...change } };

/** The fight as it would stand with a card played, or null where the dice do not tell. */
function played(s: State, seat: Seat, id: string, defence: boolean): Fight | null {
  const fight = fightOf(s);
  const half = halfOf(fight, defence);
  const [name, target = ''] = splitOnce(id);
  const { deed, id: card } = titleOf(heldNamed(s, seat, name));
  switch (deed.does) {
    case 'roll': {
      const n = deed.per === 'artifact' ? deed.n * artifactsOf(s, seat) : deed.n;
      const unit = target === '' ? -1 : unitNamed(target);
      return withHalf(fight, defence, { bonuses: [...half.bonuses, { card, n, unit }] });
    }
    case 'double face':
      return withHalf(fight, defence, { doubled: [...half.doubled, unitNamed(target)] });
    case 'planet defence':
      return { ...fight, more: fight.more + deed.n };
    default:
      return null;
  }
}

/** What is best declared now: gas, the beam or a card that changes more than it costs; null is done. */
function declaration(s: State, seat: Seat, kind: FightWindow, choices: readonly string[]): string | null {
  const fight = fightOf(s);
  const defence = kind !== 'AD';
  const now = stakes(s, fight, defence);
  let best: string | null = null;
  let most = 0;
  for (const id of choices) {
    let then: Fight | null;
    let cost: number;
    if (id === 'beam') {
      then = withHalf(fight, defence, { beam: true });
      cost = BEAM_WORTH;
    } else if (id.startsWith('gas:')) {
      const n = Number(id.slice(4));
      then = withHalf(fight, defence, { gas: halfOf(fight, defence).gas + n });
      cost = n * GAS_WORTH;
    } else {
      then = played(s, seat, id, defence);
      cost = cardWorth(heldNamed(s, seat, splitOnce(id)[0]));
      if (then === null && alwaysGood(s, id, seat, defence)) return id;
    }
    if (then === null) continue;
    const gain = stakes(s, then, defence) - now - cost;
    if (gain > most) {
      most = gain;
      best = id;
    }
  }
  return best;
}

/** Cards whose use the dice do not show: shields for a mothership that is likely to lose, and those that take them away. */
function alwaysGood(s: State, id: string, seat: Seat, defence: boolean): boolean {
  const { deed } = titleOf(heldNamed(s, seat, splitOnce(id)[0]));
  const fight = fightOf(s);
  const { attacker, defender, attack } = oddsOf(s, fight);
  const losing = defence ? attacker : defender;
  if (deed.does === 'extra shields') return losing > 0.4;
  if (deed.does === 'break shields') return !defence && attacker > 0.5 && attack > 5;
  if (deed.does === 'deflect') return fight.kind === 'asteroids' && attacker > 0.25;
  return false;
}

/** Fleeing pays when more is lost on average than the card is worth. */
function fleeing(s: State, seat: Seat, choices: readonly string[]): string | null {
  const fight = fightOf(s);
  const odds = oddsOf(s, fight);
  const loss =
    odds.attacker * unitWorth(s, fight.target) - odds.defender * risk(s, fight.units, fight.target, odds.defence);
  const [first] = choices;
  if (first === undefined) return null;
  const doomed = isMothership(fight.target)
    ? playerOf(s, seat).hull + playerOf(s, seat).shields <= odds.attack + 3
    : true;
  return doomed && loss > 3 ? first : null;
}

/** After the dice: whoever is behind throws again what fell low. */
function afterRoll(s: State, seat: Seat, choices: readonly string[]): string | null {
  const { fight } = s;
  if (fight === null) return null;
  const attack = totalOf(s, fight, false).sum;
  const defence = fight.kind === 'planet' ? neededIn(s, fight) : totalOf(s, fight, true).sum;
  const own = fight.attack.side === seat ? 0 : 1;
  if (verdictOf(s, fight)(attack, defence) === own) return null;
  const dice = halfOf(fight, own === 1).dice;
  const behind = own === 0 ? defence - attack : attack - defence;
  for (const id of choices) {
    const [name, target = '0'] = splitOnce(id);
    const { deed } = titleOf(heldNamed(s, seat, name));
    const die = dice[Number(target)];
    if (!die) continue;
    if (deed.does === 'extra die' && behind < die.sides) return id;
    if (deed.does === 'reroll' && die.face + behind < die.sides) return id;
  }
  return null;
}

/** The dearest enemy, or the dearest own ship, first. */
function afterLoss(s: State, choices: readonly string[]): string | null {
  const worth = (id: string): number => unitWorth(s, unitNamed(splitOnce(id)[1] ?? ''));
  return [...choices].sort((a, b) => worth(b) - worth(a))[0] ?? null;
}

/** What a seat answers in a window of a fight. */
export function answer(s: State, seat: Seat, { kind }: { kind: FightWindow }): string | null {
  if (s.fight === null) return null;
  const choices = choicesOf(s, seat, kind);
  if (choices.length === 0) return null;
  switch (kind) {
    case 'RD':
      return fleeing(s, seat, choices);
    case 'AR':
      return afterRoll(s, seat, choices);
    case 'LD':
      return afterLoss(s, choices);
    default:
      return declaration(s, seat, kind, choices);
  }
}

/** Whether to cancel: an enemy's card that turns against the own side, or a strong one. */
export function cancelling(s: State, seat: Seat): string | null {
  const [card] = cancelChoices(s, seat);
  if (card === undefined || !s.declared || friendly(s, s.declared.seat, seat)) return null;
  const { fight } = s;
  const mine = fight !== null && [fight.attack.side, fight.defence.side].some((side) => side === seat);
  const { resale } = titleOf(s.declared.card);
  const heavy =
    mine && (isStation(fight.target) || kindOf(fight.target) === 'mothership') && sideOf(fight.target) === seat;
  return heavy || resale.minerals * 2 + resale.gas >= 4 ? card : null;
}
