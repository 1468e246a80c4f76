import type { Artifact } from '../content/artifacts.ts';
import type { Development } from '../content/developments.ts';
import { lastingTexts } from './effect-text.ts';
import { counted, PLANET_NAMES, sentence } from './words.ts';

/** What an artifact does for the player who controls its planet. */
export const artifactText = ({ gives }: Artifact): string[] => lastingTexts(gives).map(sentence);

/** The text of a development: where it may be built, what it gives, and its points. */
export const developmentText = ({ only, gives, points }: Development): string[] => [
  ...(only ? [`Only on a ${PLANET_NAMES[only]}.`] : []),
  ...lastingTexts(gives).map(sentence),
  `Worth ${counted(points, 'victory point')}.`,
];
