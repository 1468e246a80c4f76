import { msg } from '@orrery/kernel';
import { designOf, tileId } from '../content/set.ts';
import type { State } from '../state.ts';

/** Naming and display of tiles as options of a question. */
export const ofTiles = {
  name: tileId,
  show: (_s: State, tile: number) => ({
    text: msg(`tile-${designOf(tile).id}`),
    data: { design: designOf(tile).id },
  }),
};
