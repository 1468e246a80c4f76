import { IllegalAction, refuse } from '@orrery/kernel';
import { cleanTalk, type TalkLine } from '@orrery/protocol';
import type { Keeper } from './keeper.ts';
import type { HostClock } from './ports.ts';
import { refused } from './problems.ts';

/** So many lines at once, and one more in so many milliseconds. */
const BURST = 6;
const EVERY = 1500;

/** Of so many of the latest lines it is known which were said already. */
const REMEMBERED = 100;

/** Something to be said; with a mark of its own it is said once, however often it comes. */
export interface Spoken {
  channel: TalkLine['channel'];
  text: string;
  once?: string | undefined;
}

/** What is said at a table. It is kept with the match and is no part of the rules; a game may only judge it. */
export interface Talk {
  say(seat: number, line: Spoken): Promise<void>;
  /** What the holder of some seats may hear, from the line that is `after` in all that was said. */
  heard(you: readonly number[], after?: number): TalkLine[];
}

/** `clean` is how a line is kept: a place may have words that are not to be read there. */
export function openTalk(keeper: Keeper, clock: HostClock, clean: (text: string) => string = (text) => text): Talk {
  const { rules } = keeper.table;
  /** For each seat, when it will have used up nothing of what it may say. */
  const free: number[] = [];

  function inMeasure(seat: number): void {
    const now = clock.now();
    const from = Math.max(now, free[seat] ?? 0);
    if (from - now >= BURST * EVERY) throw refused('rate');
    free[seat] = from + EVERY;
  }

  const wasSaid = (seat: number, once: string): boolean =>
    keeper.talk.slice(-REMEMBERED).some((said) => said.seat === seat && said.once === once);

  return {
    async say(seat, { channel, text: given, once }) {
      if (once !== undefined && wasSaid(seat, once)) return;
      const text = cleanTalk(given);
      if (text === null) throw refused('malformed', 'That cannot be said: it is empty, too long or not plain text.');
      const { state } = keeper.table;
      const side = channel === 'side' ? (rules.sides(state).find((seats) => seats.includes(seat)) ?? [seat]) : null;
      if (side?.length === 1) throw new IllegalAction(refuse('no-side'));
      const verdict = rules.game.mayTalk?.(state, seat, channel, text) ?? true;
      if (verdict !== true) throw new IllegalAction(verdict);
      inMeasure(seat);
      const by = keeper.holders[seat]?.person;
      const line = { seat, channel, text: clean(text), at: clock.now(), to: side };
      await keeper.say({ ...line, ...(once && { once }), ...(by && { by }) });
    },
    heard: (you, after = 0) =>
      keeper.talk
        .slice(after)
        .filter(({ to }) => to === null || to.some((seat) => you.includes(seat)))
        .map(({ seat, channel, text, at }) => ({ seat, channel, text, at })),
  };
}
