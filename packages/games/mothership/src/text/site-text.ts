import type { Artifact } from '../content/artifacts.ts';
import type { Development } from '../content/developments.ts';
import { t } from './card-messages.ts';
import { lastingTexts } from './effect-text.ts';

/** The effects of an artifact for the player who controls its planet. */
export const artifactText = ({ gives }: Artifact): string[] => lastingTexts(gives);

/** The text of a development: where it may be built, its effects, and its victory points. */
export const developmentText = ({ only, gives, points }: Development): string[] => [
  ...(only ? [t('development-place', { planet: only })] : []),
  ...lastingTexts(gives),
  t('development-points', { n: points }),
];
