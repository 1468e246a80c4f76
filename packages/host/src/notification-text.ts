import type { Core, Rules, Waiting } from '@orrery/kernel';
import { formatMessage } from '@orrery/messages';

/** A short text of a seat's question without hidden information; null if the game has none. */
export function notificationTextOf(
  rules: Rules<Core>,
  state: Core,
  { seat, question }: Pick<Waiting, 'seat' | 'question'>,
  seats: readonly { name: string }[],
): string | null {
  const words = rules.brief(state, seat, question);
  if (words === null) return null;
  // Bots have no display name on a server.
  const said = formatMessage(rules.game.messages, words, (gap, value) =>
    gap === 'seat' ? seats[Number(value)]?.name || 'a bot' : null,
  );
  return said.charAt(0).toUpperCase() + said.slice(1);
}
