import { defined, type Seat } from '@orrery/kernel';
import { ROWS } from '../content/panel.ts';
import { titleOf } from '../content/set.ts';
import { isStation, kindOf, sideOf, unitNamed } from '../content/units.ts';
import { choices as cancelChoices } from '../flows/cancel.ts';
import { choicesOf, type FightWindow, heldNamed, splitOnce } from '../flows/window.ts';
import { friendly } from '../rules/board.ts';
import { facesOf, halfOf } from '../rules/fight.ts';
import { artifactsOf } from '../rules/planets.ts';
import { neededIn, totalOf, verdictOf } from '../rules/roll.ts';
import { type Fight, fightOf, type Half, type Player, playerOf, type State } from '../state.ts';
import { fightWorth } from './strike.ts';
import { cardWorth, unitWorth } from './worth.ts';

const GAS_WORTH = 0.45;
const BEAM_WORTH = 2.2;

/** Expected value of the current fight for one side. */
const stakes = (s: State, fight: Fight, defence: boolean): number =>
  defence ? -fightWorth(s, fight) : fightWorth(s, fight);

const withHalf = (fight: Fight, defence: boolean, change: Partial<Half>): Fight =>
  defence
    ? { ...fight, defence: { ...fight.defence, ...change } }
    : { ...fight, attack: { ...fight.attack, ...change } };

/** A hypothetical fight and its state. */
interface Ahead {
  s: State;
  fight: Fight;
}
/** A copy of the state with one player changed. */
const withPlayer = (s: State, side: number, change: Partial<Player>): State => ({
  ...s,
  players: s.players.map((player, i) => (i === side ? { ...player, ...change } : player)),
});

/** The fight as it would be after a card is played; null if that cannot be predicted. */
function played(s: State, seat: Seat, id: string, defence: boolean): Ahead | null {
  const fight = fightOf(s);
  const half = halfOf(fight, defence);
  const [name, target = ''] = splitOnce(id);
  const { effect, id: card } = titleOf(heldNamed(s, seat, name));
  switch (effect.does) {
    case 'roll': {
      const n = effect.per === 'artifact' ? effect.n * artifactsOf(s, seat) : effect.n;
      const unit = target === '' ? -1 : unitNamed(target);
      return { s, fight: withHalf(fight, defence, { bonuses: [...half.bonuses, { card, n, unit }] }) };
    }
    case 'double face':
      return { s, fight: withHalf(fight, defence, { doubled: [...half.doubled, unitNamed(target)] }) };
    case 'extra shields':
      return { s, fight: withHalf(fight, defence, { shields: half.shields + effect.n }) };
    case 'break shields':
      return {
        s: withPlayer(s, sideOf(unitNamed(target)), { shields: 0 }),
        fight: withHalf(fight, !defence, { shields: 0 }),
      };
    case 'prod': {
      const [unit = '', row = ''] = target.split('/');
      const side = sideOf(unitNamed(unit));
      const prodded = playerOf(s, side).prodded.map((n, i) => (ROWS[i] === row ? n + 1 : n));
      return { s: withPlayer(s, side, { prodded }), fight };
    }
    case 'planet defence':
      return { s, fight: { ...fight, more: fight.more + effect.n } };
    default:
      return null;
  }
}

/** The best declaration now: gas, the beam or a card that is worth its cost; null to pass. */
function declaration(s: State, seat: Seat, kind: FightWindow, choices: readonly string[]): string | null {
  const fight = fightOf(s);
  const defence = kind !== 'AD';
  const now = stakes(s, fight, defence);
  let best: string | null = null;
  let most = 0;
  for (const id of choices) {
    let then: Ahead | null;
    let cost: number;
    if (id === 'beam') {
      then = { s, fight: withHalf(fight, defence, { beam: true }) };
      cost = BEAM_WORTH;
    } else if (id.startsWith('gas:')) {
      const n = Number(id.slice(4));
      then = { s, fight: withHalf(fight, defence, { gas: halfOf(fight, defence).gas + n }) };
      cost = n * GAS_WORTH;
    } else {
      if (deflects(s, seat, id)) return id;
      then = played(s, seat, id, defence);
      cost = cardWorth(heldNamed(s, seat, splitOnce(id)[0]));
    }
    if (then === null) continue;
    const gain = stakes(then.s, then.fight, defence) - now - cost;
    if (gain > most) {
      most = gain;
      best = id;
    }
  }
  return best;
}

/** Whether to play this card: it is Deflector Shields, and the expected loss to the asteroids is high. */
const deflects = (s: State, seat: Seat, id: string): boolean =>
  titleOf(heldNamed(s, seat, splitOnce(id)[0])).effect.does === 'deflect' && fightWorth(s, fightOf(s)) > 1;

/** Plays a card to flee if the expected loss is high. */
function fleeing(s: State, choices: readonly string[]): string | null {
  const [first] = choices;
  return first !== undefined && fightWorth(s, fightOf(s)) > 2.5 ? first : null;
}

/** After the roll, if the seat is behind, plays a card on a die that could turn the fight; else null. */
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
    const { effect } = titleOf(heldNamed(s, seat, name));
    const [at = 0, extra = 0] = target.split('/').map(Number);
    const die = dice[at];
    if (!die) continue;
    if (effect.does === 'extra die' && behind < die.sides) return id;
    if (effect.does === 'reroll' && defined(facesOf(die)[extra]) + behind < die.sides) return id;
  }
  return null;
}

/** Picks the most valuable ship: an enemy's to destroy or the seat's own to save. */
function afterLoss(s: State, choices: readonly string[]): string | null {
  const worth = (id: string): number => unitWorth(s, unitNamed(splitOnce(id)[1] ?? ''));
  return [...choices].sort((a, b) => worth(b) - worth(a))[0] ?? null;
}

/** A seat's answer in a window of a fight. */
export function answer(s: State, seat: Seat, { kind }: { kind: FightWindow }): string | null {
  if (s.fight === null) return null;
  const choices = choicesOf(s, seat, kind);
  if (choices.length === 0) return null;
  switch (kind) {
    case 'RD':
      return fleeing(s, choices);
    case 'AR':
      return afterRoll(s, seat, choices);
    case 'LD':
      return afterLoss(s, choices);
    default:
      return declaration(s, seat, kind, choices);
  }
}

/** Cancels an enemy's card if it is strong, or if the seat's mothership or station is attacked; null to pass. */
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
