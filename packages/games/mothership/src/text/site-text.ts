import type { Artifact } from '../content/artifacts.ts';
import type { Development } from '../content/developments.ts';
import { lastingTexts } from './effect-text.ts';
import { counted, PLANET_NAMES, sentence } from './words.ts';

/** What an artifact does for whoever controls its planet. */
export const artifactText = ({ gives }: Artifact): string[] => lastingTexts(gives).map(sentence);

/** A development in sentences: where it may stand, what it gives, and its points. */
export const developmentText = ({ only, gives, points }: Development): string[] => [
  ...(only ? [`Only on a ${PLANET_NAMES[only]}.`] : []),
  ...lastingTexts(gives).map(sentence),
  `Worth ${counted(points, 'victory point')}.`,
];
