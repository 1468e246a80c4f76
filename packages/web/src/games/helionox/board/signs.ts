import { GLYPHS, type HxGlyph } from './glyphs.ts';

/** A pictogram on a square grid: a filled path and, for some, a stroked line. */
export interface Sign {
  box: number;
  d: string;
  line?: string;
}

/** Small pictograms of our own. */
const OWN = {
  credit: {
    box: 24,
    d: 'M12 1.5 21 6.7v10.6l-9 5.2-9-5.2V6.7zM12 5 6 8.5v7l6 3.5 6-3.5v-7zm0 3.2 3.3 3.8-3.3 3.8L8.7 12z',
  },
  ship: {
    box: 32,
    d: 'M16 .8c4.4 4.4 6.4 9.6 6.6 15L30 24.5v5L22 27l-1.6 4h-8.8L10 27l-8 2.5v-5l7.4-8.7C9.6 10.4 11.6 5.2 16 .8z',
  },
  draw: {
    box: 24,
    d: 'M6 3h8a2 2 0 0 1 2 2v7h-2V5H6v13h5v2H6a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zM16 14h2.2v3.4h3.4v2.2h-3.4V23H16v-3.4h-3.4v-2.2H16z',
  },
  discard: {
    box: 24,
    d: 'M6 3h8a2 2 0 0 1 2 2v7h-2V5H6v13h5v2H6a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zM13 17.4h8.6v2.2H13z',
  },
  consume: {
    box: 24,
    d: 'M6 3h8a2 2 0 0 1 2 2v7h-2V5H6v13h5v2H6a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zM17.4 11.5c.4 2.6 4.3 3.8 4.3 7.3a4.3 4.3 0 0 1-8.6 0c0-1.9 1.1-2.9 1.7-4.2.8.7 1.3 1.3 1.5 2 .9-1.4 1.3-3.2 1.1-5.1z',
  },
  copy: {
    box: 24,
    d: 'M4 2h9a2 2 0 0 1 2 2v2h-2V4H4v12h2v2H4a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2zM11 8h9a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2h-9a2 2 0 0 1-2-2V10a2 2 0 0 1 2-2z',
  },
  pin: {
    box: 24,
    d: 'M12 2a7 7 0 0 1 7 7c0 5-7 13-7 13S5 14 5 9a7 7 0 0 1 7-7zm0 4.2A2.8 2.8 0 1 0 12 11.8 2.8 2.8 0 0 0 12 6.2z',
  },
  move: {
    box: 24,
    d: 'm15.5 2.5 7 4.8-7 4.6zM3.6 15.2a2.6 2.6 0 1 0 .01 0z',
    line: 'M3 17C6 9 12 6 19 7',
  },
} as const satisfies Record<string, Sign>;

export type SignName = HxGlyph | keyof typeof OWN;

/** The drawing of a pictogram. */
export const signOf = (name: SignName): Sign =>
  name in OWN ? OWN[name as keyof typeof OWN] : { box: 512, d: GLYPHS[name as HxGlyph] };
