import { type ActionCard, deedText, type Lasting, lastingTexts, sentence } from '@orrery/mothership';

/** What a tech, an artifact or a development gives, in words. */
export const givesText = (gives: readonly Lasting[]): string => lastingTexts(gives).map(sentence).join(' ');

/** What an action card does, in words. */
export const cardText = ({ deed }: ActionCard): string => sentence(deedText(deed));
