import { type Text, text } from '@orrery/messages';
import {
  ARTIFACTS,
  artifactText,
  BRANCHES,
  CARDS,
  CATEGORIES,
  cardText,
  DEVELOPMENTS,
  developmentText,
  TECH_PRICES,
  TECHS,
  techText,
} from '@orrery/mothership';
import type { Chapter } from '../../../play/guide.ts';
import { CardPicture, FindPicture, TechPicture } from './guide-figures.ts';

const copies = (n: number) => text('{n, plural, one {# card} other {# cards}}', { n });

const total = (all: readonly { copies: number }[]) => all.reduce((sum, one) => sum + one.copies, 0);

/** Lists of all cards, techs, artifacts and developments with their texts. */
export const REFERENCE: Chapter<Text>[] = [
  {
    id: 'all-cards',
    part: 'Reference',
    title: 'All action cards',
    text: [text('{cards} cards with {titles} different titles.', { cards: total(CARDS), titles: CARDS.length })],
    entries: CARDS.map((card) => ({
      id: String(card.id),
      name: card.name,
      facts: [copies(card.copies), ...(card.x ? ['also on other players’ turns'] : [])],
      text: cardText(card),
    })),
    picture: CardPicture,
  },
  {
    id: 'all-techs',
    part: 'Reference',
    title: 'All techs',
    text: ['Four categories, each with two tiers and then two branches.'],
    entries: TECHS.map((tech) => ({
      id: tech.id,
      name: tech.name,
      facts: [
        text('{category, select, economy {Economy} combat {Combat} support {Support} other {Colony}}', {
          category: CATEGORIES[tech.category] ?? '',
        }),
        text('tier {tier}{branch, select, a {, first branch} b {, second branch} other {}}', {
          tier: tech.tier,
          branch: BRANCHES[tech.branch] ?? 'none',
        }),
        text('{n, plural, one {# mineral} other {# minerals}}', { n: TECH_PRICES.standard[tech.tier - 1] ?? 0 }),
        ...(tech.dark ? ['dark tile'] : []),
      ],
      text: techText(tech),
    })),
    picture: TechPicture,
  },
  {
    id: 'all-artifacts',
    part: 'Reference',
    title: 'All artifacts',
    text: [text('{n} tokens. One lies under each planet; the others are not used.', { n: ARTIFACTS.length })],
    entries: ARTIFACTS.map((artifact) => ({
      id: `a${artifact.id}`,
      name: artifact.name,
      facts: [text('token {id}', { id: artifact.id })],
      text: artifactText(artifact),
    })),
    picture: FindPicture,
  },
  {
    id: 'all-developments',
    part: 'Reference',
    title: 'All developments',
    text: [text('{cards} cards of {kinds} kinds.', { cards: total(DEVELOPMENTS), kinds: DEVELOPMENTS.length })],
    entries: DEVELOPMENTS.map((type) => ({
      id: type.id,
      name: type.name,
      facts: [
        copies(type.copies),
        text(
          '{kind, select, mineral {mineral planets only} gas {gas planets only} planetoid {planetoids only} other {any planet}}',
          { kind: type.only ?? 'any' },
        ),
      ],
      text: developmentText(type),
    })),
    picture: FindPicture,
  },
];
