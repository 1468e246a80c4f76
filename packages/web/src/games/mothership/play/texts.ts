import { type ActionCard, actionText, type Lasting, lastingTexts } from '@orrery/mothership';

/** The text of what a tech, artifact or development gives. */
export const givesText = (gives: readonly Lasting[]): string => lastingTexts(gives).join(' ');

/** The text of what an action card does. */
export const cardText = ({ effect }: ActionCard): string => actionText(effect);
