import { type ActionCard, actionText, type Lasting, lastingTexts } from '@orrery/mothership';

/** The effects of a tech, artifact or development as text. */
export const givesText = (gives: readonly Lasting[]): string => lastingTexts(gives).join(' ');

/** The effect of an action card as text. */
export const cardText = ({ effect }: ActionCard): string => actionText(effect);
