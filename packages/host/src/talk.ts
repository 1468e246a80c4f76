import { IllegalAction, refuse } from '@orrery/kernel';
import { cleanTalk, MOST_TALK, type TalkLine } from '@orrery/protocol';
import type { Eyes } from './audience.ts';
import type { Keeper } from './keeper.ts';
import { openMeasure } from './measure.ts';
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

/** Somebody who watches and is known. */
export interface Onlooker {
  person: string;
  name: string;
}

/** What is said at a table. It is kept with the match and is no part of the rules; a game may only judge it. */
export interface Talk {
  say(seat: number, line: Spoken): Promise<void>;
  /** Somebody who watches says something to others who do. */
  remark(who: Onlooker, line: Spoken): Promise<void>;
  /**
   * What an audience may hear, from the line that is `after` in all that was said. Those who play never hear what those
   * who watch say, who may see more; who sees all hands late hears what is said at the table at the end.
   */
  heard(audience: { you: readonly number[]; eyes: Eyes | null }, after?: number): TalkLine[];
}

/** `clean` is how a line is kept: a place may have words that are not to be read there. */
export function openTalk(keeper: Keeper, clock: HostClock, clean: (text: string) => string = (text) => text): Talk {
  const { rules } = keeper.table;
  const inMeasure = openMeasure<number | string>(clock.now, BURST, EVERY);

  /** Every line is kept with the match and in memory. No seat fills it for the others, nor do spectators for players. */
  function hasRoom(seat: number | null): void {
    const said = keeper.talk.filter((line) => line.seat === seat).length;
    if (said >= MOST_TALK) throw refused('rate', `A game keeps no more than ${MOST_TALK} lines of chat from you.`);
  }

  const wasSaid = (who: number | string, once: string): boolean =>
    keeper.talk.slice(-REMEMBERED).some((said) => (said.seat ?? said.by) === who && said.once === once);

  function textOf(given: string): string {
    const text = cleanTalk(given);
    if (text === null) throw refused('malformed', 'That cannot be said: it is empty, too long or not plain text.');
    return text;
  }

  return {
    async say(seat, { channel, text: given, once }) {
      if (once !== undefined && wasSaid(seat, once)) return;
      const text = textOf(given);
      if (channel === 'watchers') throw refused('not-your-seat', 'Who plays does not talk to those who watch.');
      const { state } = keeper.table;
      const side = channel === 'side' ? (rules.sides(state).find((seats) => seats.includes(seat)) ?? [seat]) : null;
      if (side?.length === 1) throw new IllegalAction(refuse('no-side'));
      const verdict = rules.game.mayTalk?.(state, seat, channel, text) ?? true;
      if (verdict !== true) throw new IllegalAction(verdict);
      hasRoom(seat);
      inMeasure(seat);
      const by = keeper.holders[seat]?.person;
      const line = { seat, channel, text: clean(text), at: clock.now(), to: side };
      await keeper.say({ ...line, ...(once && { once }), ...(by && { by }) });
    },
    async remark({ person, name }, { text: given, once }) {
      if (once !== undefined && wasSaid(person, once)) return;
      const text = clean(textOf(given));
      hasRoom(null);
      inMeasure(person);
      const line = { seat: null, name, channel: 'watchers' as const, text, at: clock.now(), to: [], by: person };
      await keeper.say({ ...line, ...(once && { once }) });
    },
    heard: ({ you, eyes }, after = 0) =>
      keeper.talk
        .slice(after)
        .filter(({ channel, to }) => {
          if (channel === 'watchers') return eyes !== null;
          return to === null ? eyes !== 'late' : to.some((seat) => you.includes(seat));
        })
        .map(({ seat, name, channel, text, at }) => ({
          seat,
          ...(name === undefined ? {} : { name }),
          channel,
          text,
          at,
        })),
  };
}
