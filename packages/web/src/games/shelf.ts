import { type ComponentType, lazy } from 'react';
import type { GameKit, Guide } from './kit.ts';

/** What the house knows of a game before its rules are fetched: enough for the shelf. */
export interface Boxed {
  id: string;
  tagline: string;
  about: string;
  players: string;
  minutes: string;
  Cover: ComponentType;
  kit(): Promise<GameKit>;
  guide(): Promise<Guide>;
}

const boxes: readonly Boxed[] = [
  {
    id: 'helionox',
    tagline: 'Hold five worlds together while the sun dies.',
    about:
      'Build a deck, fly from world to world, overcome what befalls them and gather Influence. Against each other, or together against the Shadow Syndicate.',
    players: '1–4 players',
    minutes: '40–90 minutes',
    Cover: lazy(() => import('./helionox/Cover.tsx')),
    kit: () => import('./helionox/kit.tsx').then((module) => module.kit),
    guide: () => import('./helionox/guide/guide.ts').then((module) => module.guide),
  },
  {
    id: 'moonriser',
    tagline: 'Build the first colony. Link by link.',
    about:
      'Lay hexagonal buildings on the Moon, turn them until their symbols meet, and let every link feed your colony.',
    players: '2–4 players',
    minutes: '20–40 minutes',
    Cover: lazy(() => import('./moonriser/Cover.tsx')),
    kit: () => import('./moonriser/kit.tsx').then((module) => module.kit),
    guide: () => import('./moonriser/guide/guide.ts').then((module) => module.guide),
  },
];

/** A game's box, or null where the web has none for it. */
export const boxOf = (id: string): Boxed | null => boxes.find((box) => box.id === id) ?? null;
