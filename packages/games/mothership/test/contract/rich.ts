import type { Core } from '@orrery/kernel';
import { titleOf } from '../../src/content/set.ts';
import { drawCards } from '../../src/effects/hand.ts';
import { game, type Options, type State } from '../../src/index.ts';

/** The same game with large hands and plenty of resources from the start, so that random play uses every card. */
export const rich: typeof game = {
  ...game,
  setup(core: Core, seats: number, options: Options): State {
    const s = game.setup(core, seats, options);
    for (const seat of s.out.keys()) {
      drawCards(s, seat, 8);
      Object.assign(s.players[seat] as State['players'][number], { minerals: 30, gas: 12 });
    }
    return s;
  },
};

/** The card that may be cancelled now, and whether it targets this seat. */
export const cardOn = ({ declared }: State, seat: number): string =>
  declared ? `${titleOf(declared.card).name}${declared.target === `${seat}` ? ', on it' : ''}` : '';
