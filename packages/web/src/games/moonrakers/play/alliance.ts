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

/** The requirements of a contract, in display order; empty for a head-to-head. */
export function needsOf(contract: string): [Type, number][] {
  const card = contractNamed(contract);
  if (card.kind === 'head-to-head') return [];
  return TYPES.map((type): [Type, number] => [type, card.needs[type] ?? 0]).filter(([, units]) => units > 0);
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
    const from = sourcesOf(view, type, mine[type], parties, hints);
    const units = from
      .flatMap(({ seat, much }) =>
        typeof much === 'number'
          ? repeat<RingUnit>(much, { standing: 'have', seat: mark(seat) })
          : repeat<RingUnit>(HINT_UNITS[much], { standing: 'hint', seat: mark(seat) }),
      )
      .slice(0, need);
    const short = need - units.length;
    const part = { need: type, units: [...units, ...repeat<RingUnit>(short, { standing: 'empty' })] };
    return { part, requirement: { type, need, from, short } };
  });
  return { parts: rows.map(({ part }) => part), requirements: rows.map(({ requirement }) => requirement) };
}

const repeat = <T>(n: number, unit: T): T[] => Array.from({ length: n }, () => unit);

/** Who can contribute units of a type: the viewer, then captains who hinted at it. */
function sourcesOf(
  { seat: me }: MoonrakersView,
  type: Type,
  own: number,
  parties: readonly number[],
  hints: TalksView['hints'],
): Requirement['from'] {
  const hinted = parties.flatMap((seat) => {
    const level = seat === me || type === 'flex' ? undefined : hints[seat]?.[type];
    return level === undefined || level === 'none' ? [] : [{ seat, much: level }];
  });
  return me !== null && own > 0 ? [{ seat: me, much: own }, ...hinted] : hinted;
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
  return TYPES.filter((type) => need[type] > 0).map((type) => {
    const done = Math.min(filled[type], need[type]);
    const played = pilots.flatMap(({ seat, units }) =>
      repeat<RingUnit>(units[type], { standing: 'done', seat: mark(seat) }),
    );
    const preview = repeat<RingUnit>(held?.units[type] ?? 0, { standing: 'preview', seat: mark(held?.seat ?? 0) });
    const units = [
      ...[...played, ...repeat<RingUnit>(done, { standing: 'done' })].slice(0, done),
      ...preview,
      ...repeat<RingUnit>(need[type], { standing: 'empty' }),
    ];
    return { need: type, units: units.slice(0, need[type]) };
  });
}

/** The closed ring of a completed contract: the units that each captain played, then those of other effects. */
export function completedRing(
  { contract, played }: { contract: string; played: readonly Partial<Record<Type, number>>[] },
  mark: (seat: number) => number,
): RingPart[] {
  return needsOf(contract).map(([need, n]) => {
    const units = played.flatMap((own, seat) =>
      repeat<RingUnit>(own[need] ?? 0, { standing: 'done', seat: mark(seat) }),
    );
    return { need, units: [...units, ...repeat<RingUnit>(n, { standing: 'done' })].slice(0, n) };
  });
}

/** The ring of a head-to-head: every unit scored so far, by type. */
export function duelRing({ contract, pilots }: MissionView, mark: (seat: number) => number): RingPart[] {
  const card = contractNamed(contract);
  if (card.kind !== 'head-to-head') return [];
  return card.counts.map((need) => {
    const units = pilots.flatMap(({ seat, units: own }) =>
      repeat<RingUnit>(own[need], { standing: 'done', seat: mark(seat) }),
    );
    return { need, units: units.length > 0 ? units : [{ standing: 'empty' }] };
  });
}
