import { BUDGET_GAP, LAST_ROUND, LEAST_TOKENS, LOSS, MOST_MISSIONS, TIE_PRICE, TOKENS, UPKEEP } from '@orrery/moonshot';
import type { Chapter } from '../../game-ui.ts';
import { PoliticsFigure, RaceFigure } from './guide-figures.ts';

const part = 'The game';

/** What it is about, how a round goes, and politics. */
export const GAME: Chapter[] = [
  {
    id: 'aim',
    part,
    title: 'The aim',
    text: [
      'Two space programs, *USA* and *CCCP*, race to the Moon. Each has a *Politician*, who finds support, and an *Engineer*, who builds the rocket. With two players, each plays both roles; with three, a pair plays against one; with four, each player has one role.',
      `The program that completes the *Moon landing* wins. The game also ends when a program’s *popularity* falls to 0, which loses, or when the *budgets* are ${BUDGET_GAP + 1} or more apart, which the richer side wins. After round ${LAST_ROUND} popularity decides.`,
    ],
    figure: RaceFigure,
  },
  {
    id: 'round',
    part,
    title: 'A round',
    text: [
      '*Discussion* (four players only): the programs talk among themselves, until all are ready or the time for talks is over.',
      '*Actions*: Politicians lay maneuvers and tokens, announce missions and decide whether to launch. Engineers spend money. With two or three players the Politicians finish first; with four both work at the same time.',
      '*Launches*: rockets fly in the order in which the launches were decided.',
      `*Round end*: budgets fall by ${UPKEEP}, supplier lines slide and deliver, maneuvers are settled, tokens go back and hands are filled, Engineers are paid what the budget then is, and the first player’s marker goes over.`,
    ],
  },
  {
    id: 'maneuvers',
    part: 'Politics',
    title: 'Maneuvers',
    text: [
      `Each Politician starts a round with ${TOKENS.influence} *influence* and ${TOKENS.bluff} *bluff* tokens, the first player with ${TOKENS.first} bluff more. In turns they lay *maneuver* cards of their hand on free places of their side, until both pass one after the other.`,
      'A place without a card of yours brings something at the end of the round: the slot says what. So laying a card has a price.',
    ],
    figure: PoliticsFigure,
  },
  {
    id: 'tokens',
    part: 'Politics',
    title: 'Influence and bluff',
    text: [
      `Then Politicians act in turns. *Place tokens*: at least ${LEAST_TOKENS}, face down, on cards of either side. All players see how many tokens each card has; only your side sees which kinds you placed. *Announce* a mission of level 1 to 4, while fewer than ${MOST_MISSIONS} are active. Once per round, *trade popularity* for the same amount of influence.`,
      `The last action is the *launch decision*: GO for an active mission or for the open Moon, or NO GO, which costs ${LOSS.abort} popularity. The payload need not be aboard yet.`,
    ],
  },
  {
    id: 'settling',
    part: 'Politics',
    title: 'How maneuvers are settled',
    text: [
      `At the end of the round the owner of a card has it *evaluated* or *escalates* it. Evaluated, all tokens on it are turned up: more influence of the owner wins what the card gives on its level; less, and the other side has *obstructed* it and gets what the place gives for that. When equal, the owner may pay ${TIE_PRICE} popularity to win.`,
      'Escalated, the card keeps its tokens, rises a level and waits a round. The first escalation covers it with a card of the hand, face down, which is discarded with it; the second slides that card on and needs no other. At level 3 the card is evaluated.',
    ],
  },
];
