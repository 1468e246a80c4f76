import { REWARDS } from '@orrery/moonrakers';
import type { Play } from '../../../play/play.ts';
import type { Favour } from '../board/panels/Reputation.tsx';
import { whyNot } from './words.ts';

/** What reputation buys, and what of it may be bought just now. */
export function favoursOf(play: Play): Favour[] {
  const offers = [...play.asks, ...play.standing].flatMap((ask) =>
    ask.prompt.kind === 'choose' ? ask.prompt.options.map((option) => ({ ask, option })) : [],
  );
  return REWARDS.map(({ id, name, same, any }) => {
    const mine = offers.filter(({ option }) => option.id.split(/[:\s]/).includes(id));
    const free = mine.find(({ option }) => !option.why);
    const [closed] = mine;
    return {
      id,
      name,
      same,
      any,
      ...(free ? { onPress: () => void play.answer(free.option.id, free.ask) } : {}),
      ...(!free && closed ? { why: whyNot(play, closed.option) ?? undefined } : {}),
    };
  });
}
