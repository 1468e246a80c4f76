import {
  effectsText,
  KIND_NAMES,
  MANEUVERS,
  MISSIONS,
  MODULES,
  moduleText,
  PAYLOAD_NAMES,
  RISKS,
  rangeTexts,
  TILES,
} from '@orrery/moonshot';
import type { Chapter } from '../../game-ui.ts';
import { TilePicture } from './guide-figures.ts';

const part = 'All cards and tiles';

/** Everything that can turn up, each to be searched by itself. */
export const LISTS: Chapter[] = [
  {
    id: 'tiles',
    part,
    title: 'Technology tiles',
    text: ['One of each. Edges are written north, east, south, west.'],
    picture: TilePicture,
    entries: TILES.map(({ id, name, kind, centres, edges }) => ({
      id,
      name,
      facts: [KIND_NAMES[kind], edges, ...(centres > 1 ? ['counts 2'] : [])],
      text: [kind === 'P' ? 'Holds one payload.' : `${centres} ${KIND_NAMES[kind]} in the centre.`],
    })),
  },
  {
    id: 'module-list',
    part,
    title: 'Modules',
    text: ['One of each.'],
    entries: MODULES.map((module) => ({
      id: module.id,
      name: module.name,
      facts: [],
      text: [`${moduleText(module)}.`],
    })),
  },
  {
    id: 'missions',
    part,
    title: 'Missions',
    text: ['Levels of the risks in the order in which they are met.'],
    entries: MISSIONS.map(({ id, name, level, payload, risks, reward }) => ({
      id,
      name,
      facts: [`Level ${level}`, payload.map((kind) => PAYLOAD_NAMES[kind]).join(' + '), `Risks ${risks.join(', ')}`],
      text: [`Reward: ${effectsText(reward)}.`],
    })),
  },
  {
    id: 'risks',
    part,
    title: 'Risks',
    text: ['For each range of the check value: Structure / Electronics / Code that are needed.'],
    entries: RISKS.map((risk) => ({
      id: risk.id,
      name: risk.name,
      facts: [`Level ${risk.level}`],
      text: [
        `${rangeTexts(risk)
          .map((range, i) => `${range}: ${risk.needs[i]?.join(' / ')}`)
          .join('; ')}.`,
      ],
    })),
  },
  {
    id: 'maneuver-list',
    part,
    title: 'Maneuvers',
    text: ['Both decks hold the same effects under names of their own.'],
    entries: MANEUVERS.map(({ n, names, levels }) => ({
      id: `maneuver ${n}`,
      name: names.join(' · '),
      facts: [],
      text: levels.map((effects, i) => `Level ${i + 1}: ${effectsText(effects)}.`),
    })),
  },
];
