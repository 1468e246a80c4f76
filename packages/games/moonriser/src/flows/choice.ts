import { say } from '@orrery/kernel';
import { designOf, tileId } from '../content/set.ts';
import type { State } from '../state.ts';

/** How a choice among tiles names each and what it shows of it. */
export const ofTiles = {
  name: tileId,
  show: (_s: State, tile: number) => ({
    text: say(`tile-${designOf(tile).id}`),
    data: { design: designOf(tile).id },
  }),
};
