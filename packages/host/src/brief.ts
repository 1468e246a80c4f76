import { type Core, phrase, type Rules, type Waiting } from '@orrery/kernel';

/** What a seat is asked, in few words that anybody may read; null where the game has none for it. */
export function briefOf(
  rules: Rules<Core>,
  state: Core,
  { seat, question }: Pick<Waiting, 'seat' | 'question'>,
  seats: readonly { name: string }[],
): string | null {
  const words = rules.brief(state, seat, question);
  if (words === null) return null;
  // A server's bots have no names.
  const said = phrase(rules.game.messages, words, (gap, value) =>
    gap === 'seat' ? seats[Number(value)]?.name || 'a bot' : null,
  );
  return said.charAt(0).toUpperCase() + said.slice(1);
}
