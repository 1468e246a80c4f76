import { defined, type Message, msg, type Seat } from '@orrery/kernel';
import type { ActionCard } from '../content/cards.ts';
import { ROWS, type Row } from '../content/panel.ts';
import { sideOf, unitName, unitNamed } from '../content/units.ts';
import { facesOf } from '../rules/fight.ts';
import type { State } from '../state.ts';

/** The label for playing a card on a target. */
export function playText(s: State, seat: Seat, title: ActionCard, target: string): Message {
  const { name } = title;
  const [first = '', ...rest] = target.split('/');
  if (target === '') return msg('act-play', { name });
  if (/^\d+$/.test(first)) return numberText(s, seat, name, Number(first), rest[0]);
  const [second, third] = rest;
  if (second === undefined) return msg('act-play-on', { name, target });
  const owner = sideOf(unitNamed(first));
  if (ROWS.includes(second as Row)) return msg('act-play-row', { name, unit: first, owner, row: second });
  const { does } = title.effect;
  if (does === 'ranged' || does === 'harm') return msg('act-play-at', { name, unit: first, target: second });
  // A ship and its path of one or two cells.
  return third === undefined
    ? msg('act-play-to', { name, unit: first, cell: second })
    : msg('act-play-via', { name, unit: first, via: second, cell: third });
}

/** The label for a numeric target: one of the player's own dice, or a seat. */
function numberText(s: State, seat: Seat, name: string, n: number, what: string | undefined): Message {
  if (s.lone) return msg('act-play', { name });
  if (s.fight) {
    const { attack, defence } = s.fight;
    const die = (attack.side === seat ? attack : defence).dice[n];
    const unit = die?.unit ?? 0;
    const face = die ? defined(facesOf(die)[Number(what ?? 0)]) : 0;
    return msg('act-play-die', { name, face, unit: unitName(unit) });
  }
  return what === undefined ? msg('act-play-seat', { name, seat: n }) : msg('act-play-for', { name, seat: n, what });
}
