import { type Message, msg, type Seat } from '@orrery/kernel';
import { unitName } from '../content/units.ts';
import { facesOf } from '../rules/fight.ts';
import type { State } from '../state.ts';

/** The label for playing a card on a target. A numeric target is one of the player's own dice, or a seat. */
export function playText(s: State, seat: Seat, name: string, target: string): Message {
  const [first = '', what] = target.split('/');
  if (target === '' || (s.lone && /^\d+$/.test(first))) return msg('act-play', { name });
  if (!/^\d+$/.test(first)) return msg('act-play-on', { name, target });
  if (s.fight) {
    const { attack, defence } = s.fight;
    const die = (attack.side === seat ? attack : defence).dice[Number(first)];
    const unit = die?.unit ?? 0;
    const face = die ? (facesOf(die)[Number(what ?? 0)] as number) : 0;
    return msg('act-play-die', { name, face, unit: unitName(unit) });
  }
  return what === undefined
    ? msg('act-play-seat', { name, seat: Number(first) })
    : msg('act-play-for', { name, seat: Number(first), what });
}
