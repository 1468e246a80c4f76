import type { Event } from '@orrery/kernel';
import { cardName, titleOf } from '../../src/content/set.ts';
import { named, offered, own, type Scene } from '../scene.ts';

/** Plays a card with this title on a target, on the seat's own turn. */
export function play(t: Scene, title: number, target = '', seat = 0): Event[] {
  return t.say(seat, `play:${named(t, seat, title)}${target === '' ? '' : `:${target}`}`, 'act');
}

/** The targets of a card with this title now; empty if it cannot be played. */
export function playable(t: Scene, title: number, seat = 0): string[] {
  const start = `play:${named(t, seat, title)}`;
  return offered(t, seat).flatMap((id) =>
    id === start || id.startsWith(`${start}:`) ? [id.slice(start.length + 1)] : [],
  );
}

/** The targets of a card with this title in the seat's open window. */
export function answers(t: Scene, title: number, seat: number): string[] {
  const held = own(t, seat)
    .hand.cards.filter((card) => titleOf(card).id === title)
    .map(cardName);
  return t
    .legal(seat)
    .filter((id): id is string => typeof id === 'string')
    .flatMap((id) => {
      const name = held.find((one) => id === one || id.startsWith(`${one}:`));
      return name === undefined ? [] : [id.slice(name.length + 1)];
    });
}
/** Plays a card in the seat's open window. */
export const answer = (t: Scene, seat: number, title: number, target = ''): Event[] =>
  t.say(seat, `${named(t, seat, title)}${target === '' ? '' : `:${target}`}`, 'answer');
export const pass = (t: Scene, seat: number): Event[] => t.say(seat, null, 'answer');

/** Plays a card that another seat cancels. */
export function cancelled(t: Scene, title: number, target = '', by = 1): Event[] {
  play(t, title, target);
  return t.say(by, named(t, by, 34), 'window');
}

/** Passes all open windows until another question is asked; returns the events. */
export function settle(t: Scene): Event[] {
  const out: Event[] = [];
  for (let rows = t.asked(); rows.some(({ flow }) => flow === 'window' || flow === 'cancel'); rows = t.asked()) {
    const row = rows.find(({ flow }) => flow === 'window' || flow === 'cancel');
    if (row) out.push(...t.say(row.seat, null, row.step));
  }
  return out;
}

/** The open questions: `1 cancel/window`. */
export const asked = (t: Scene): string[] => t.asked().map(({ seat, flow, step }) => `${seat} ${flow}/${step}`);

/** The kind of the open window, or the current flow. */
export const windowKind = (t: Scene): string | null => {
  const top = t.state.stack.at(-1);
  return top?.flow === 'window' ? (top.vars.kind as string) : (top?.flow ?? null);
};

/** Passes all questions about cancelling a card; returns the events. */
export function passCancels(t: Scene): Event[] {
  const out: Event[] = [];
  for (let row = canceller(t); row; row = canceller(t)) out.push(...t.say(row.seat, null, row.step));
  return out;
}
const canceller = (t: Scene) => t.asked().find(({ flow }) => flow === 'cancel');

/** Passes windows until a seat is asked in a window of this kind. */
export function until(t: Scene, seat: number, kind: string): void {
  for (;;) {
    const row = t.asked().find(({ flow }) => flow === 'window' || flow === 'cancel');
    if (!row) throw new Error(`seat ${seat} was never asked in ${kind}`);
    if (row.flow === 'window' && row.seat === seat && windowKind(t) === kind) return;
    t.say(row.seat, null, row.step);
  }
}

/** Passes windows until a seat can play a card with this title; returns its targets. */
export function whenAble(t: Scene, seat: number, title: number): string[] {
  for (;;) {
    const row = t.asked().find(({ flow }) => flow === 'window' || flow === 'cancel');
    if (!row) throw new Error(`seat ${seat} could never answer with card ${title}`);
    const able = row.seat === seat && row.flow === 'window' ? answers(t, title, seat) : [];
    if (able.length > 0) return able;
    t.say(row.seat, null, row.step);
  }
}
