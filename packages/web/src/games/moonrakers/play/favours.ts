import { COLOURS, type Colour, REWARDS } from '@orrery/moonrakers';
import type { Play } from '../../../play/play.ts';
import type { Favour, Way } from '../board/panels/Reputation.tsx';
import { labelOf } from './labels.ts';

const isColour = (text: string): text is Colour => (COLOURS as readonly string[]).includes(text);

/** Options of standing prompts: `RW4:same:blue`, `RW9:any`, `exchange`, `use:SO8`. */
const standingOptions = (play: Play) =>
  [...play.asks, ...play.standing].flatMap((ask) =>
    ask.prompt.kind === 'choose' ? ask.prompt.options.map((option) => ({ ask, option })) : [],
  );

/** Reputation rewards, with the ways they can be paid for now. */
export function favoursOf(play: Play): Favour[] {
  const offers = standingOptions(play);
  return REWARDS.map(({ id, name, same, any }) => ({
    id,
    name,
    same,
    any,
    ways: offers.flatMap(({ ask, option }): Way[] => {
      const [reward, , colour = ''] = option.id.split(':');
      if (reward !== id || option.why) return [];
      return [
        { id: option.id, colour: isColour(colour) ? colour : null, onPress: () => void play.answer(option.id, ask) },
      ];
    }),
  }));
}

/** Other actions available at any time: the exchange, and parts that work once per turn. */
export function extrasOf(play: Play): { id: string; label: string; onPress(): void }[] {
  return standingOptions(play).flatMap(({ ask, option }) =>
    ask.standing && !option.why && (option.id === 'exchange' || option.id.startsWith('use:'))
      ? [{ id: option.id, label: labelOf(play, option), onPress: () => void play.answer(option.id, ask) }]
      : [],
  );
}
