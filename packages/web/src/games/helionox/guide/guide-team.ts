import type { Text } from '@orrery/messages';
import type { Chapter } from '../../game-ui.ts';
import { DifficultyFigure, TeamDecksFigure } from './guide-figures.ts';

const part = 'Together and alone';

/** The co-operative and the solo game. */
export const team: Chapter<Text>[] = [
  {
    id: 'team',
    part,
    title: 'Against the Shadow Syndicate',
    text: [
      'In a *co-operative* game all players are one team with one score. Their rival, the *Shadow Syndicate*, is played by the game itself. All win together or lose together.',
      'Everything is as in the competitive game, with or without Mercury Protocol, except for what these chapters say.',
    ],
  },
  {
    id: 'difficulty',
    part,
    title: 'Difficulty',
    text: [
      'Four difficulties decide how many *Missions* there are and whether *Garrisons* hold the Locations. *Rookie* and *Veteran* have one Mission fewer than there are players, *Normal* and *Master* as many. Veteran and Master have Garrisons, also without Mercury Protocol.',
      'Alone that makes no Mission or one.',
      '*Hard mode* goes with each of them: if a single Mission is not completed at the end the team has lost, whatever the score. If all are, the scores still decide. Without a Mission in play it changes nothing.',
    ],
    figure: DifficultyFigure,
  },
  {
    id: 'team-events',
    part,
    title: 'Events of a team',
    text: [
      'In the very first turn of the game *one* Event is placed, in every later turn *two*, one after the other. That uses up the deck in nine turns for each player.',
      'The deck is larger and has catastrophes *from the first third on*.',
    ],
    figure: TeamDecksFigure,
  },
  {
    id: 'garrisons',
    part,
    title: 'Garrisons',
    text: [
      'With Garrisons one lies at each of the five Locations at the start. A Location with a Garrison is *Shut Down*, just as by an Active Event.',
      'In your Main Phase remove the one where your Ship is for *1 Credit* of your pool or *1 Defense* of pool or Bank. It never comes back. The Location stays Shut Down as long as it has an Active Event as well.',
    ],
  },
  {
    id: 'syndicate',
    part,
    title: 'The Syndicate’s turn',
    text: [
      'After *every* player’s turn, the last one included, the Syndicate scores twice: once the new hand has been drawn, and before the next Event Phase.',
      'First *an Event*: of all Active ones the one with the most Influence; only if none is Active, of the Inactive ones. Among equals the one nearest to Earth; after that you choose, and if you do not, it is the oldest. Catastrophes are taken like any other, and what they did is over.',
      'Then *a Market card*: the most Influence, among equals the highest printed cost, after that your choice or else the leftmost. The gap is filled at once. Prime Assets are safe.',
      'It pays nothing and heeds neither tax nor Inflation. Choices are made by the player whose turn has just ended.',
    ],
  },
  {
    id: 'team-trophies',
    part,
    title: 'One Trophy Pile',
    text: [
      'Events overcome go to *one Trophy Pile of the team* and are worth the side that was face up. No Influence is taken for them at once, in a Collaboration neither; but both partners still draw a card.',
      'A completed Request lies there too and is worth *2* in all. Influence from cards, Locations and Architects is taken as usual.',
    ],
  },
  {
    id: 'team-missions',
    part,
    title: 'Missions of a team',
    text: [
      'The Missions are drawn at random from five, without Mercury Protocol from four. They count *what the whole team has* at the end.',
      'A Mission completed is worth *5 to the team*, one not completed *5 to the Syndicate*.',
      'They ask for cards consumed, Embassies on the board, Events overcome, catastrophes overcome, or Requests completed. How many depends on the number of players: see the list of all Missions.',
    ],
  },
  {
    id: 'team-score',
    part,
    title: 'Who wins',
    text: [
      '*The team* counts its Trophy Pile, the Influence all players have taken, the green numbers of all cards in all decks, hands and discard piles, and 5 for each Mission completed, less 1 for each Infamy and 3 for each Illegal Tech owned.',
      '*The Syndicate* counts its Events and Market cards, 5 for each Mission not completed, and with Mercury Protocol 2 for each Request left in the deck and 3 for each Illegal Tech still lying at a Location. Requests in your hands do not count for it.',
      'The team wins with *more* Influence. On a tie it wins only if it has overcome more *catastrophes* than the Syndicate has taken.',
    ],
  },
  {
    id: 'solo',
    part,
    title: 'Alone',
    text: [
      'The *solo* game is the co-operative game with one player. You are always first, and the Syndicate follows each of your nine turns.',
      'You *choose* your Architect (with the draft option one of three), your pair of starting cards and, with Mercury Protocol, your Fleet Asset. There are seven Requests and one Illegal Tech at each Location.',
      'There is no player to call to Collaboration.',
    ],
  },
];
