import { iconsIn, POLICIES, reachOf } from '@orrery/moonrakers';
import { contractNamed } from '../board/content.ts';
import type { RingPart, RingUnit } from '../board/Ring.tsx';
import type { Requirement } from '../board/talks/Core.tsx';
import type { HintLevel, MissionView, MoonrakersView, TalksView, Type } from '../board/view-types.ts';
import { t } from './text.ts';

const TYPES: readonly Type[] = ['reactor', 'thruster', 'shield', 'damage', 'crew', 'flex'];
/** The number of units that each hint level is taken to mean. */
export const HINT_UNITS: Readonly<Record<HintLevel, number>> = { none: 0, 'a-little': 1, some: 2, plenty: 3 };

/** The maximum value of a Damage card under the active policy. */
const capOf = ({ policy }: Pick<MoonrakersView, 'policy'>): number | undefined => {
  const cap = POLICIES.find(({ id }) => id === policy)?.lasts.find(({ is }) => is === 'damage cap');
  return cap && 'n' in cap ? cap.n : undefined;
};
const known = (hand: readonly (string | null)[]): string[] => hand.filter((card) => card !== null);
/** The units of each type in a hand. */
export const unitsIn = (hand: readonly (string | null)[]): Partial<Record<Type, number>> => iconsIn(known(hand));

/** The requirements of a contract, in order. */
export function needsOf(contract: string): [Type, number][] {
  const card = contractNamed(contract);
  if (card.kind === 'head-to-head') return [];
  return TYPES.flatMap((type) => (card.needs[type] ? [[type, card.needs[type] as number] as [Type, number]] : []));
}

/** The units that captains can contribute to a contract, according to the viewer's own hand and to hints. */
export interface Contributions {
  parts: RingPart[];
  requirements: Requirement[];
}

export function contributions(
  view: MoonrakersView,
  contract: string,
  parties: readonly number[],
  hints: TalksView['hints'],
  mark: (seat: number) => number,
): Contributions {
  const me = view.seat;
  const hand = me !== null && parties.includes(me) ? (view.captains[me]?.hand ?? []) : [];
  const mine = reachOf(contract, known(hand), capOf(view));
  const needs = needsOf(contract);
  const rows = needs.map(([type, need]) => {
    const units: RingUnit[] = [];
    const from: Requirement['from'] = [];
    const own = mine[type];
    if (me !== null && own > 0) {
      from.push({ seat: me, much: own });
      for (let i = 0; i < own && units.length < need; i++) units.push({ standing: 'have', seat: mark(me) });
    }
    for (const seat of parties) {
      if (seat === me) continue;
      const level = type === 'flex' ? undefined : hints[seat]?.[type];
      if (level === undefined || level === 'none') continue;
      from.push({ seat, much: level });
      for (let i = 0; i < HINT_UNITS[level] && units.length < need; i++)
        units.push({ standing: 'hint', seat: mark(seat) });
    }
    const short = need - units.length;
    while (units.length < need) units.push({ standing: 'empty' });
    return { part: { need: type, units }, requirement: { type, need, from, short } };
  });
  return { parts: rows.map(({ part }) => part), requirements: rows.map(({ requirement }) => requirement) };
}

/** A sentence about how much of a contract the viewer's hand covers. */
export function outlook(view: MoonrakersView, contract: string): string | null {
  if (view.seat === null) return null;
  const { requirements } = contributions(view, contract, [view.seat], [], (seat) => seat);
  const need = requirements.reduce((sum, requirement) => sum + requirement.need, 0);
  const short = requirements.reduce((sum, requirement) => sum + requirement.short, 0);
  if (need === 0) return t('outlook-open');
  return t('outlook', { missing: short, need, units: need - short });
}

/** The ring of a contract in progress: units played, then those of the selected card, then the missing ones. */
export function missionRing(
  { need, filled, pilots }: Pick<MissionView, 'need' | 'filled' | 'pilots'>,
  held: { seat: number; units: Partial<Record<Type, number>> } | null,
  mark: (seat: number) => number,
): RingPart[] {
  return TYPES.flatMap((type) => {
    if (need[type] <= 0) return [];
    const units: RingUnit[] = [];
    const put = (unit: RingUnit) => units.length < need[type] && units.push(unit);
    let left = Math.min(filled[type], need[type]);
    for (const { seat, units: own } of pilots) {
      for (let i = 0; i < own[type] && left > 0; i++, left--) put({ standing: 'done', seat: mark(seat) });
    }
    for (; left > 0; left--) put({ standing: 'done' });
    for (let i = 0; i < (held?.units[type] ?? 0); i++) put({ standing: 'preview', seat: mark(held?.seat ?? 0) });
    while (units.length < need[type]) put({ standing: 'empty' });
    return [{ need: type, units }];
  });
}
