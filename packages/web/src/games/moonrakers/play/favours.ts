import { COLOURS, type Colour, REWARDS } from '@orrery/moonrakers';
import type { Play } from '../../../play/game-ui.ts';
import type { Favour, Way } from '../board/panels/Reputation.tsx';
import { labelOf } from './labels.ts';

const isColour = (text: string): text is Colour => (COLOURS as readonly string[]).includes(text);

/** Options of all open choices, standing ones included: `RW4:same:blue`, `RW9:any`, `exchange`, `use:SO8`. */
const standingOptions = (play: Play) =>
  [...play.asks, ...play.standing].flatMap((ask) =>
    ask.prompt.kind === 'choose' ? ask.prompt.options.map((option) => ({ ask, option })) : [],
  );

/** Reputation rewards, with the ways they can be paid for now. */
export function favoursOf(play: Play): Favour[] {
  const offers = standingOptions(play);
  return REWARDS.map(({ id, name, same, any }) => {
    const own = offers.flatMap(({ ask, option }) => {
      const [reward, row, colour = ''] = option.id.split(':');
      const price = option.text?.params?.price;
      return reward === id && typeof price === 'number' ? [{ ask, option, row, colour, price }] : [];
    });
    const priceIn = (of: string) => own.find(({ row }) => row === of)?.price;
    return {
      id,
      name,
      // A part may lower the printed prices.
      same: same === null ? null : (priceIn('same') ?? same),
      any: priceIn('any') ?? any,
      ways: own.flatMap(({ ask, option, colour, price }): Way[] =>
        option.why
          ? []
          : [
              {
                id: option.id,
                colour: isColour(colour) ? colour : null,
                price,
                onPress: () => void play.answer(option.id, ask),
              },
            ],
      ),
    };
  });
}

/** Other actions available at any time: the exchange, and parts that work once per turn. */
export function extrasOf(play: Play): { id: string; label: string; onPress(): void }[] {
  return standingOptions(play).flatMap(({ ask, option }) =>
    ask.standing && !option.why && (option.id === 'exchange' || option.id.startsWith('use:'))
      ? [{ id: option.id, label: labelOf(play, option), onPress: () => void play.answer(option.id, ask) }]
      : [],
  );
}
