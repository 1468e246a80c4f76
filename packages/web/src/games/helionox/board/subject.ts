import type { Faction, Place } from '@orrery/helionox';

/** Something on the table that can be inspected or chosen. */
export type Subject =
  | { kind: 'card'; id: string; design: string }
  | { kind: 'slot'; faction: Faction; design: string | null }
  | { kind: 'event'; id: string; design: string }
  | { kind: 'place'; place: Place }
  | { kind: 'player'; seat: number }
  | { kind: 'design'; design: string }
  | { kind: 'architect' | 'prime' | 'request' | 'end' | 'team' | 'syndicate' | 'consumed' };

/** A unique key for a subject. */
export function keyOf(subject: Subject): string {
  switch (subject.kind) {
    case 'card':
    case 'event':
      return `${subject.kind}:${subject.id}`;
    case 'slot':
      return `slot:${subject.faction}`;
    case 'place':
      return `place:${subject.place}`;
    case 'player':
      return `player:${subject.seat}`;
    case 'design':
      return `design:${subject.design}`;
    default:
      return subject.kind;
  }
}

export const same = (a: Subject | null, b: Subject | null): boolean =>
  a !== null && b !== null && keyOf(a) === keyOf(b);

/** Shared state and handlers for everything on the table that can be inspected or chosen. */
export interface Pointing {
  chosen: Subject | null;
  /** Whether the subject has an action now. */
  open(subject: Subject): boolean;
  onPick(subject: Subject): void;
  /** Called when pointer or focus enters a subject, or leaves it (null). */
  onLook(subject: Subject | null): void;
}

/** The attributes and handlers of a button that represents a subject. */
export const pointTo = ({ chosen, open, onPick, onLook }: Pointing, subject: Subject) => ({
  'data-anchor': keyOf(subject),
  'data-hold': 'design' in subject && subject.design ? subject.design : undefined,
  'aria-pressed': same(chosen, subject),
  'data-open': open(subject) ? '' : undefined,
  onClick: () => onPick(subject),
  onPointerEnter: () => onLook(subject),
  onPointerLeave: () => onLook(null),
  onFocus: () => onLook(subject),
  onBlur: () => onLook(null),
});
