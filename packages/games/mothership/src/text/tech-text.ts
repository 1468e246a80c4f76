import { TECHS, type Tech, TIERS } from '../content/tech.ts';
import { t } from './card-messages.ts';
import { lastingTexts } from './effect-text.ts';

/** The dark tile a tech replaces, if it is the later one of a pair (MO-256). */
const replaced = (tech: Tech): Tech | undefined =>
  tech.dark
    ? TECHS.find((other) => other.dark && other.category === tech.category && other.tier < tech.tier)
    : undefined;

/** The text of a tech: its effects, the tech it replaces, and its requirements. */
export function techText(tech: Tech): string[] {
  const before = replaced(tech);
  return [
    ...lastingTexts(tech.gives),
    ...(before ? [t('tech-replaces', { name: before.name })] : []),
    ...(tech.tier === TIERS ? [t('tech-needs-mothership')] : []),
  ];
}
