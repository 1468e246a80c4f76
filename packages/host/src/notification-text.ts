import type { Core, Rules, Waiting } from '@orrery/kernel';
import { formatMessage } from '@orrery/messages';

/** A short text for a seat's question, without hidden information; null if the game provides none. */
export function notificationTextOf(
  rules: Rules<Core>,
  state: Core,
  { seat, question }: Pick<Waiting, 'seat' | 'question'>,
  seats: readonly { name: string }[],
): string | null {
  const message = rules.brief(state, seat, question);
  if (message === null) return null;
  // Bots have no display name on a server.
  const text = formatMessage(rules.game.messages, message, (gap, value) =>
    gap === 'seat' ? seats[Number(value)]?.name || 'a bot' : null,
  );
  return text.charAt(0).toUpperCase() + text.slice(1);
}
