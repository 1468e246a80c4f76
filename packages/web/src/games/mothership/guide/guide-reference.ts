import {
  ARTIFACTS,
  artifactText,
  CARDS,
  CATEGORIES,
  cardText,
  DEVELOPMENTS,
  developmentText,
  TECH_PRICES,
  TECHS,
  techText,
} from '@orrery/mothership';
import type { Chapter } from '../../game-ui.ts';
import { CardPicture, FindPicture, TechPicture } from './guide-figures.ts';

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const copies = (n: number) => (n === 1 ? '1 card' : `${n} cards`);

const total = (all: readonly { copies: number }[]) => all.reduce((sum, one) => sum + one.copies, 0);

/** Everything that can be looked up: each has its own words from the rules. */
export const REFERENCE: Chapter[] = [
  {
    id: 'all-cards',
    part: 'To look up',
    title: 'All action cards',
    text: [`${total(CARDS)} cards of ${CARDS.length} titles.`],
    entries: CARDS.map((card) => ({
      id: String(card.id),
      name: card.name,
      facts: [copies(card.copies), ...(card.x ? ['also in others’ turns'] : [])],
      text: cardText(card),
    })),
    picture: CardPicture,
  },
  {
    id: 'all-techs',
    part: 'To look up',
    title: 'All techs',
    text: ['Four categories; two tiers, then one of two branches.'],
    entries: TECHS.map((tech) => ({
      id: tech.id,
      name: tech.name,
      facts: [
        capital(CATEGORIES[tech.category] ?? ''),
        `tier ${tech.tier}${tech.branch < 0 ? '' : tech.branch === 0 ? ', first branch' : ', second branch'}`,
        `${TECH_PRICES.standard[tech.tier - 1]} minerals`,
        ...(tech.dark ? ['dark tile'] : []),
      ],
      text: techText(tech),
    })),
    picture: TechPicture,
  },
  {
    id: 'all-artifacts',
    part: 'To look up',
    title: 'All artifacts',
    text: [`${ARTIFACTS.length} tokens; one lies under each planet, the others are left out unseen.`],
    entries: ARTIFACTS.map((artifact) => ({
      id: `a${artifact.id}`,
      name: artifact.name,
      facts: [`token ${artifact.id}`],
      text: artifactText(artifact),
    })),
    picture: FindPicture,
  },
  {
    id: 'all-developments',
    part: 'To look up',
    title: 'All developments',
    text: [`${total(DEVELOPMENTS)} cards of ${DEVELOPMENTS.length} kinds.`],
    entries: DEVELOPMENTS.map((type) => ({
      id: type.id,
      name: type.name,
      facts: [copies(type.copies), type.only ? `${type.only} planets only` : 'any planet'],
      text: developmentText(type),
    })),
    picture: FindPicture,
  },
];
