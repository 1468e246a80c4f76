import type { Text } from '@orrery/messages';
import type { Chapter } from '../../../play/guide.ts';
import { DifficultyFigure, TeamDecksFigure } from './guide-figures.ts';

const part = 'Co-operative and solo';

/** The co-operative and the solo game. */
export const team: Chapter<Text>[] = [
  {
    id: 'team',
    part,
    title: 'Against the Shadow Syndicate',
    text: [
      'In a *co-operative* game all players are one team with one score. Their rival, the *Shadow Syndicate*, is played by the game itself. All win together or lose together.',
      'The rules of the competitive game apply, with or without Mercury Protocol, except for the changes in these chapters.',
    ],
  },
  {
    id: 'difficulty',
    part,
    title: 'Difficulty',
    text: [
      'Four difficulties decide how many *Missions* there are and whether *Garrisons* hold the Locations. *Rookie* and *Veteran* have one Mission fewer than there are players; *Normal* and *Master* have one for each player. Veteran and Master have Garrisons, even without Mercury Protocol.',
      'A solo game has one Mission or none.',
      '*Hard mode* can be added to each of them: if any Mission is not completed at the end, the team loses, whatever the score. If all are completed, the scores decide. Without a Mission in play it changes nothing.',
    ],
    figure: DifficultyFigure,
  },
  {
    id: 'team-events',
    part,
    title: 'Events in a team game',
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
      'In games with Garrisons, one lies at each of the five Locations at the start. A Location with a Garrison is *Shut Down*, just as with an Active Event.',
      'In your Main Phase remove the Garrison where your Ship is for *1 Credit* from your pool or *1 Defense* from your pool or Bank. It never comes back. The Location stays Shut Down while it also has an Active Event.',
    ],
  },
  {
    id: 'syndicate',
    part,
    title: 'The Syndicate’s turn',
    text: [
      'After *every* player’s turn, the last one included, the Syndicate scores twice. This happens after the new hand has been drawn and before the next Event Phase.',
      'First *an Event*: the Active one with the most Influence, or if none is Active, the Inactive one with the most. Ties go to the one nearest to Earth. If there is still a tie, you choose; on timeout the oldest is taken. Catastrophes are taken like any other Event, and their effects end.',
      'Then *a Market card*: the one with the most Influence. Ties go to the highest printed cost. If there is still a tie, you choose; on timeout the leftmost is taken. The gap is filled at once. Prime Assets are safe.',
      'The Syndicate pays nothing and ignores tax and Inflation. The player whose turn has just ended makes the choices.',
    ],
  },
  {
    id: 'team-trophies',
    part,
    title: 'One Trophy Pile',
    text: [
      'Events you overcome go to *one Trophy Pile for the whole team* and are worth the Influence of the side that was face up. They give no Influence tokens, not even in a Collaboration, but both partners still draw a card.',
      'A completed Request goes there too and is worth *2 Influence* in total. Influence from cards, Locations and Architects scores as usual.',
    ],
  },
  {
    id: 'team-missions',
    part,
    title: 'Missions in a team game',
    text: [
      'The Missions are drawn at random from five, or from four without Mercury Protocol. They count *what the whole team has* at the end.',
      'A completed Mission is worth *5 Influence to the team*; any other is worth *5 Influence to the Syndicate*.',
      'They ask for cards consumed, Embassies on the board, Events overcome, catastrophes overcome, or Requests completed. How many depends on the number of players: see the list of all Missions.',
    ],
  },
  {
    id: 'team-score',
    part,
    title: 'Who wins',
    text: [
      '*The team* counts its Trophy Pile, the Influence all players have taken, the green numbers of all cards in all decks, hands and discard piles, and 5 for each Mission completed, less 1 for each Infamy and 3 for each Illegal Tech owned.',
      '*The Syndicate* counts its Events and Market cards, 5 for each Mission not completed, and with Mercury Protocol 2 for each Request left in the deck and 3 for each Illegal Tech still lying at a Location. Requests that players still hold do not count for it.',
      'The team wins with *more* Influence. On a tie it wins only if it has overcome more *catastrophes* than the Syndicate has taken.',
    ],
  },
  {
    id: 'solo',
    part,
    title: 'Solo game',
    text: [
      'The *solo* game is the co-operative game with one player. You always go first, and the Syndicate follows each of your nine turns.',
      'You *choose* your Architect (with the draft option, one of three), your pair of starting cards and, with Mercury Protocol, your Fleet Asset. There are seven Requests and one Illegal Tech at each Location.',
      'There are no other players, so there is no Collaboration.',
    ],
  },
];
