import { type ActionCard, actionText, type Lasting, lastingTexts, sentence } from '@orrery/mothership';

/** The text of what a tech, artifact or development gives. */
export const givesText = (gives: readonly Lasting[]): string => lastingTexts(gives).map(sentence).join(' ');

/** The text of what an action card does. */
export const cardText = ({ deed }: ActionCard): string => sentence(actionText(deed));
