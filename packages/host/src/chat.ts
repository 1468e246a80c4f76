import { IllegalAction, refuse } from '@orrery/kernel';
import { type ChatLine, cleanChat, MAX_CHAT_LINES } from '@orrery/protocol';
import type { ViewMode } from './audience.ts';
import { requestError } from './errors.ts';
import type { Journal } from './journal.ts';
import type { HostClock } from './ports.ts';
import { openRateLimit } from './rate-limit.ts';
import type { ChatMessage } from './store.ts';

/** Rate limit: burst size and refill interval in milliseconds. */
const BURST = 6;
const REFILL_MS = 1500;

/** Number of recent messages that are checked for duplicates. */
const DUPLICATE_WINDOW = 100;

/** A message to send. Repeated messages with the same deduplication key `once` are sent only once. */
export interface NewChatMessage {
  channel: ChatLine['channel'];
  text: string;
  once?: string | undefined;
}

/** A signed-in spectator. */
export interface SpectatorIdentity {
  person: string;
  name: string;
}

/** The seats a device holds and, for a spectator, what they see; `mode` is null for players. */
export interface ChatReader {
  you: readonly number[];
  mode: ViewMode | null;
}

/**
 * Whether a reader may read a chat message. Players never see spectator chat, because spectators may see more. Delayed
 * spectators get table chat at the end of the game.
 */
export function canReadChat({ you, mode }: ChatReader, { channel, to }: Pick<ChatMessage, 'channel' | 'to'>): boolean {
  if (channel === 'watchers') return mode !== null;
  return to === null ? mode !== 'late' : to.some((seat) => you.includes(seat));
}

/** The chat of a match. It is saved with the match but is not part of the rules; a game can only restrict it. */
export interface Chat {
  say(seat: number, line: NewChatMessage): Promise<void>;
  /** Sends to spectator chat. */
  remark(who: SpectatorIdentity, line: NewChatMessage): Promise<void>;
  /** Messages a reader may read, from index `after` in the whole chat. */
  visibleTo(reader: ChatReader, after?: number): ChatLine[];
}

/** `clean` filters a message before it is saved. */
export function openChat(journal: Journal, clock: HostClock, clean: (text: string) => string = (text) => text): Chat {
  const { rules } = journal.table;
  const checkRate = openRateLimit<number | string>(clock.now, BURST, REFILL_MS);

  /**
   * Limits the number of messages, because all of them stay in memory. Each seat has its own limit and all spectators
   * share one, so that no one can use up a player's quota.
   */
  function checkQuota(seat: number | null): void {
    const count = journal.talk.filter((line) => line.seat === seat).length;
    if (count >= MAX_CHAT_LINES)
      throw requestError(
        'rate',
        `${seat === null ? 'Spectators' : 'You'} have reached the limit of ${MAX_CHAT_LINES} chat messages in this game.`,
      );
  }

  const isDuplicate = (who: number | string, once: string): boolean =>
    journal.talk.slice(-DUPLICATE_WINDOW).some((line) => (line.seat ?? line.by) === who && line.once === once);

  function textOf(given: string): string {
    const text = cleanChat(given);
    if (text === null)
      throw requestError(
        'malformed',
        'This chat message is empty, too long or not plain text. Change it and try again.',
      );
    return text;
  }

  return {
    async say(seat, { channel, text: given, once }) {
      if (once !== undefined && isDuplicate(seat, once)) return;
      const text = textOf(given);
      if (channel === 'watchers') throw requestError('not-your-seat', 'Players cannot use spectator chat.');
      const { state } = journal.table;
      const side = channel === 'side' ? (rules.sides(state).find((seats) => seats.includes(seat)) ?? [seat]) : null;
      if (side?.length === 1) throw new IllegalAction(refuse('no-side'));
      const verdict = rules.game.mayTalk?.(state, seat, channel, text) ?? true;
      if (verdict !== true) throw new IllegalAction(verdict);
      checkQuota(seat);
      checkRate(seat);
      const by = journal.holders[seat]?.person;
      const line = { seat, channel, text: clean(text), at: clock.now(), to: side };
      await journal.say({ ...line, ...(once && { once }), ...(by && { by }) });
    },
    async remark({ person, name }, { text: given, once }) {
      if (once !== undefined && isDuplicate(person, once)) return;
      const text = clean(textOf(given));
      checkQuota(null);
      checkRate(person);
      const line = { seat: null, name, channel: 'watchers' as const, text, at: clock.now(), to: [], by: person };
      await journal.say({ ...line, ...(once && { once }) });
    },
    visibleTo: (reader, after = 0) =>
      journal.talk
        .slice(after)
        .filter((line) => canReadChat(reader, line))
        .map(({ seat, name, channel, text, at }) => ({
          seat,
          ...(name === undefined ? {} : { name }),
          channel,
          text,
          at,
        })),
  };
}
