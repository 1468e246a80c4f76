import type { Chapter } from '../../kit.ts';
import { PoliticsFigure, RaceFigure } from './guide-figures.ts';

const part = 'The game';

/** What it is about, how a round goes, and politics. */
export const GAME: Chapter[] = [
  {
    id: 'aim',
    part,
    title: 'The aim',
    text: [
      'Two space programs, *USA* and *CCCP*, race to the Moon. Each has a *Politician*, who finds support, and an *Engineer*, who builds the rocket. With two players each plays both roles; with three a pair faces one; with four everybody has one role.',
      'Whoever completes the *Moon landing* wins. The game also ends when a program’s *popularity* falls to 0, which loses, or when the *budgets* are 16 or more apart, which the richer side wins. After round 30 popularity decides.',
    ],
    figure: RaceFigure,
  },
  {
    id: 'round',
    part,
    title: 'A round',
    text: [
      '*Discussion* (four players only): the programs talk among themselves.',
      '*Actions*: Politicians lay maneuvers and tokens, announce missions and decide whether to launch. Engineers spend money. With two or three players the Politicians finish first; with four both work at the same time.',
      '*Launches*: rockets fly in the order in which the launches were decided.',
      '*Round end*: budgets fall by 3, supplier lines slide and deliver, maneuvers are settled, tokens and hands are renewed, Engineers are paid their budget, and the first player’s marker goes over.',
    ],
  },
  {
    id: 'maneuvers',
    part: 'Politics',
    title: 'Maneuvers',
    text: [
      'Each Politician starts a round with 4 *influence* and 4 *bluff* tokens, the first player with one bluff more. In turns they lay *maneuver* cards of their hand on free places of their side, until both pass one after the other.',
      'A place without a card of yours brings something at the end of the round: the slot says what. So laying a card has a price.',
    ],
    figure: PoliticsFigure,
  },
  {
    id: 'tokens',
    part: 'Politics',
    title: 'Influence and bluff',
    text: [
      'Then Politicians act by turns. *Lay tokens*: at least two, face down, on cards of either side. Everybody sees how many lie where, only your side sees which. *Announce* a mission of level 1 to 4, while fewer than three are active. Once a round *give popularity* for as much influence.',
      'The last action is the *launch decision*: GO for an active mission, or NO GO, which costs 1 popularity. The payload need not be aboard yet.',
    ],
  },
  {
    id: 'settling',
    part: 'Politics',
    title: 'How maneuvers are settled',
    text: [
      'At the end of the round the owner of a card has it *evaluated* or *escalates* it. Evaluated, all tokens on it are turned up: more influence of the owner wins what the card gives on its level; less, and the other side has *obstructed* it and gets what the place gives for that. When equal, the owner may pay 2 popularity to win.',
      'Escalated, the card is covered with one of the hand, keeps its tokens and rises a level, at most to the third.',
    ],
  },
];
