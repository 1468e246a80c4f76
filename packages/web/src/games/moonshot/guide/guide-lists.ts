import { type Text, text } from '@orrery/messages';
import {
  effectsText,
  kindName,
  MANEUVERS,
  MISSIONS,
  MODULES,
  moduleText,
  payloadText,
  RISKS,
  rangeTexts,
  TILES,
} from '@orrery/moonshot';
import type { Chapter } from '../../../play/guide.ts';
import { TilePicture } from './guide-figures.ts';

const part = 'All cards and tiles';

/** All cards and tiles, one searchable entry each. */
export const LISTS: Chapter<Text>[] = [
  {
    id: 'tiles',
    part,
    title: 'Technology tiles',
    text: ['The game has one of each tile. Edges are listed in the order north, east, south, west.'],
    picture: TilePicture,
    entries: TILES.map(({ id, name, kind, centres, edges }) => ({
      id,
      name,
      facts: [text('{kind}', { kind: kindName(kind) }), edges, ...(centres > 1 ? ['double centre'] : [])],
      text: [
        kind === 'P'
          ? 'Holds one payload.'
          : text('{centres} {kind} in the centre.', { centres, kind: kindName(kind) }),
      ],
    })),
  },
  {
    id: 'module-list',
    part,
    title: 'Modules',
    text: ['The game has one of each module.'],
    entries: MODULES.map((module) => ({
      id: module.id,
      name: module.name,
      facts: [],
      text: [text('{effect}.', { effect: moduleText(module) })],
    })),
  },
  {
    id: 'missions',
    part,
    title: 'Missions',
    text: ['Risk levels are listed in the order in which you meet them.'],
    entries: MISSIONS.map(({ id, name, level, payload, risks, reward }) => ({
      id,
      name,
      facts: [
        text('Level {level}', { level }),
        text('Needs {payload}', { payload: payloadText(payload) }),
        text('Risks {levels}', { levels: risks.join(', ') }),
      ],
      text: [text('Reward: {effects}.', { effects: effectsText(reward) })],
    })),
  },
  {
    id: 'risks',
    part,
    title: 'Risks',
    text: ['Structure / Electronics / Code required for each range of the check value.'],
    entries: RISKS.map((risk) => {
      const [low = '', middle = '', high = ''] = rangeTexts(risk);
      const [least = '', medium = '', most = ''] = risk.needs.map((need) => need.join(' / '));
      return {
        id: risk.id,
        name: risk.name,
        facts: [text('Level {level}', { level: risk.level })],
        text: [text('{low}: {least}; {middle}: {medium}; {high}: {most}.', { low, least, middle, medium, high, most })],
      };
    }),
  },
  {
    id: 'maneuver-list',
    part,
    title: 'Maneuvers',
    text: ['Both decks have the same effects under different names.'],
    entries: MANEUVERS.map(({ n, names: [usa, cccp], levels }) => ({
      id: `maneuver ${n}`,
      name: text('{usa} · {cccp}', { usa, cccp }),
      facts: [],
      text: levels.map((effects, i) =>
        text('Level {level}: {effects}.', { level: i + 1, effects: effectsText(effects) }),
      ),
    })),
  },
];
