import { createElement, lazy } from 'react';
import type { Box } from './box.ts';

/** Every room of the page has a box; nobody lists them. */
const found = import.meta.glob<Box>('./*/box.ts', { eager: true, import: 'box' });

/** A game's box with what is plain filled in. */
export type Boxed = Box & Required<Pick<Box, 'Cover' | 'kit'>>;

const PlainCover = lazy(() => import('../plain/PlainCover.tsx'));
const plainKit = () => import('../plain/kit.ts').then((module) => module.kit);

export const boxes: readonly Boxed[] = Object.values(found).map((box) => ({
  ...box,
  Cover: box.Cover ?? (() => createElement(PlainCover, { id: box.id })),
  kit: box.kit ?? plainKit,
}));

/** A game's box, or null where the web has none for it. */
export const boxOf = (id: string): Boxed | null => boxes.find((box) => box.id === id) ?? null;
