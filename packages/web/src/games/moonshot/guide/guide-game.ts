import { type Text, text } from '@orrery/messages';
import { BUDGET_GAP, LAST_ROUND, LEAST_TOKENS, LOSS, MOST_MISSIONS, TIE_PRICE, TOKENS, UPKEEP } from '@orrery/moonshot';
import type { Chapter } from '../../../play/guide.ts';
import { PoliticsFigure, RaceFigure } from './guide-figures.ts';

const part = 'The game';

/** The chapters about the goal, the round and politics. */
export const GAME: Chapter<Text>[] = [
  {
    id: 'aim',
    part,
    title: 'Goal',
    text: [
      'Two space programs, *USA* and *CCCP*, race to the Moon. Each has a *Politician*, who finds support, and an *Engineer*, who builds the rocket. With two players, each plays both roles; with three, a pair plays against one; with four, each player has one role.',
      text(
        'The program that completes the *Moon landing* wins. A program whose *popularity* falls to 0 loses at once. When the *budgets* are {gap} or more apart, the richer side wins. After round {last}, popularity decides.',
        { gap: BUDGET_GAP + 1, last: LAST_ROUND },
      ),
    ],
    figure: RaceFigure,
  },
  {
    id: 'round',
    part,
    title: 'A round',
    text: [
      '*Discussion* (four players only): partners talk until all players are ready or the discussion time is over.',
      '*Actions*: Politicians play maneuvers, place tokens, announce missions and decide whether to launch. Engineers spend money. With two or three players the Politicians finish first; with four both work at the same time.',
      '*Launches*: rockets fly in the order in which the launches were decided.',
      text(
        '*Round end*: budgets fall by {upkeep}, supplier lines slide and deliver, maneuvers are resolved, tokens return and hands are refilled. Engineers are paid the current budget, and the First Player marker passes to the other side.',
        { upkeep: UPKEEP },
      ),
    ],
  },
  {
    id: 'maneuvers',
    part: 'Politics',
    title: 'Maneuvers',
    text: [
      text(
        'Each Politician starts a round with {influence} *influence* and {bluff} *bluff* tokens; the first player gets {extra} extra bluff. They take turns playing *maneuver* cards from their hand in empty slots on their side, until both pass in a row.',
        { influence: TOKENS.influence, bluff: TOKENS.bluff, extra: TOKENS.first },
      ),
      'An empty slot gives you a bonus at the end of the round, shown in the slot. So playing a card has a price.',
    ],
    figure: PoliticsFigure,
  },
  {
    id: 'tokens',
    part: 'Politics',
    title: 'Influence and bluff',
    text: [
      text(
        'Then Politicians take turns. *Place tokens*: at least {least}, face down, on cards of either side. All players see how many tokens each card has; only your side sees which kinds you placed. *Announce* a mission of level 1 to 4, while fewer than {most} are active. Once per round, *trade popularity* for the same amount of influence.',
        { least: LEAST_TOKENS, most: MOST_MISSIONS },
      ),
      text(
        'The last action is the *launch decision*: GO for an active mission or for the open Moon, or NO GO, which costs {abort} popularity. The payload can be loaded later.',
        { abort: LOSS.abort },
      ),
    ],
  },
  {
    id: 'settling',
    part: 'Politics',
    title: 'Resolving maneuvers',
    text: [
      text(
        'At the end of the round the owner of a card *evaluates* or *escalates* it. To evaluate it, reveal all tokens on it. If the owner has more influence, the card gives its effects at its level. If the owner has less, the opponent *obstructs* it and gets the place’s bonus for obstruction. On a tie, the owner may pay {price} popularity to win.',
        { price: TIE_PRICE },
      ),
      'An escalated card keeps its tokens, rises a level and waits a round. For the first escalation, cover it with a card from your hand, face down, which is discarded with it. For the second, slide that card along; you do not need another card. At level 3 the card must be evaluated.',
    ],
  },
];
