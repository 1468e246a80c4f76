import type { Text } from '@orrery/messages';
import type { Chapter } from '../../../play/guide.ts';
import { SignTable } from './SignTable.tsx';
import { TileTable } from './TileTable.tsx';

/** The rules of Moonriser in our own words. */
export const chapters: Chapter<Text>[] = [
  {
    id: 'aim',
    title: 'Goal',
    text: [
      'Two to four players build colonies on the same stretch of the Moon. You place hexagonal *tiles*, rotate them so that their symbols meet, and use the tokens they make. When no more tiles can be placed, the colony with the *most points* wins.',
    ],
  },
  {
    id: 'board',
    title: 'The board',
    text: [
      'The board is assembled at random from pieces of seven fields each: *four pieces with two players, five with three, six with four*. Fields of different pieces that touch are ordinary neighbours.',
      'Some fields carry a *sign*. It takes effect once, when a tile is placed there, before you pay for the tile. A token it gives can help pay for it.',
      'The *−1 green* sign costs a green token first; without one you cannot choose the field. The *free action* sign lets you take one further action in the same turn without the extra 2 red.',
    ],
    figure: SignTable,
  },
  {
    id: 'start',
    title: 'Getting started',
    text: [
      'Everyone is dealt a *Main base* with a number. Bases are placed from the highest number to the lowest, each on a field *without a sign*, in any rotation, and *only one on each piece* of the board. Placing a base costs nothing.',
      'Everyone starts with *3 green and 1 blue*, looks at five Basic tiles and secretly keeps *three*.',
      'Then the *common supply* is laid out: a row of Basic tiles, two more than there are players. The player with the lowest base number goes first in every round; play continues around the table.',
    ],
  },
  {
    id: 'turn',
    title: 'A turn',
    text: [
      'In each round every player takes one turn of three phases: *planning, development, production and trade*. Each can be skipped.',
      'At the end of a round the leftmost tile of the common supply is discarded, the others move up, and a new one is added on the right.',
    ],
  },
  {
    id: 'planning',
    title: 'Phase one: planning',
    text: [
      'Pay any number of *blue* tokens, once per turn. Each draws *three tiles*, of which you keep *one*; the others are discarded.',
      'First choose how many you pay. Then, tile by tile, choose the pile to draw from: *Basic* (grey backs) or *Advanced* (golden backs, stronger and more expensive). You see each tile before you choose the next pile. You can also draw several at once.',
      'With a *planning discount*, you draw and keep tiles as if you had paid that many more blue, if you pay at least one.',
      'If a pile is empty, its discard pile is shuffled into a new one. The two kinds never mix.',
    ],
  },
  {
    id: 'development',
    title: 'Phase two: development',
    text: [
      'An action is *placing a tile* or *upgrading* one of yours. You may take as many actions as you can pay for.',
      'The *first action* of a turn costs only its price. *Every further one costs 2 red more*, unless a free action covers it. Unused free actions are lost at the end of the turn.',
      'You may place a tile from your *hand* or from the *common supply*, at the same price. When a tile is taken from the supply, the row moves up and is refilled at once.',
    ],
  },
  {
    id: 'distance',
    title: 'Distance',
    text: [
      'Reaching a field beside one of your own tiles, your base included, is free. Otherwise every field you skip costs *2 red*, counted along the shortest path on the board, occupied or not.',
      'Touching another player’s tile does not count as being connected.',
      'Price, distance and the cost of a further action add up.',
    ],
  },
  {
    id: 'space',
    title: 'Empty space',
    text: [
      'Some tiles have an arrow. The field it points at must be *on the board and without a tile*. It gets a *black token*, and no player can ever build there. One black field can serve several tiles.',
      'If the field had a sign, the sign is lost.',
    ],
  },
  {
    id: 'upgrades',
    title: 'Upgrades',
    text: [
      'Pay a tile’s printed price again to upgrade it, *once*. It then makes *twice* as much, is worth twice its value, and counts twice in every link and neighbourhood. Upgrading never costs distance and never uses a sign.',
      'The *Main base* can be upgraded without limit. Each upgrade costs what the base makes now (first 1 blue and 1 green, then 2 and 2, and so on) and adds *1 blue and 1 green* a round.',
    ],
  },
  {
    id: 'links',
    title: 'Links',
    text: [
      'There is a *link* where two tiles face each other with the *same symbol, one black and one white*. It does not matter whose tiles they are or which came first.',
      'Most tiles make tokens *for each link* of a kind. Laboratories are different: they make a token for each lab link *whose other tile also has a link* of the named kind.',
      'A link between two players works for both: each gets what is printed on their own tile, and each scores for their own tile.',
      'Symbols need not match. A symbol without a partner does nothing.',
    ],
  },
  {
    id: 'neighbourhoods',
    title: 'Neighbourhoods',
    text: [
      'Where three tiles meet at a point and all show the *same corner colour* there, they are a *neighbourhood*.',
      'If all three are yours it makes *one token* of its colour in each of your productions, upgraded or not. If it has several owners, it makes no tokens.',
      'In both cases every tile in it scores a point for its owner, two if the tile is upgraded.',
    ],
  },
  {
    id: 'production',
    title: 'Phase three: production and trade',
    text: [
      'First all *your* tiles make their tokens, including those placed this turn.',
      'Then you may *trade* as often as you like: *4 tokens of one colour for 1 of another*, or for a victory point. Yellow tokens cannot be traded.',
      'You may also give *4 tiles* from your hand for 1 token of any colour.',
      'Each *trade advantage* makes tokens one cheaper, down to 2 for 1; a victory point never costs less than 3. Tiles always cost 4.',
      'At the end of your turn, discard down to *five tiles* in hand.',
    ],
  },
  {
    id: 'end',
    title: 'The end',
    text: [
      'The game ends when *no more tiles can be placed*: no field is free, or none of the remaining tiles fits on the free fields. The player who caused this finishes the turn, including production and trade. No other player takes another turn.',
      'The others then turn every *4 tokens of one colour* into a point; trade advantages do not count.',
      'It also ends when no player has built or upgraded anything for three whole rounds, and after round 40.',
    ],
  },
  {
    id: 'score',
    title: 'Points',
    text: [
      'You score the *values* of your tiles, *1 for each link* on each of your tiles, *1 for each neighbourhood* each of your tiles belongs to, and *1 for each yellow token*. An upgraded tile counts double for its value, links and neighbourhoods.',
      'The Main base has no value and scores only for neighbourhoods. Other tokens and tiles in hand score nothing.',
      'If players are tied, the one with more points from links and neighbourhoods wins, then the one with more yellow tokens. If they are still tied, they share the win.',
    ],
  },
  {
    id: 'tiles',
    title: 'All tiles',
    text: ['Every tile of the set, with its price, its value and what it makes each round.'],
    figure: TileTable,
  },
];
