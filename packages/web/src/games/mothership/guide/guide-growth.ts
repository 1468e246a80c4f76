import { type Text, text } from '@orrery/messages';
import { FIRST_HAND, HULL_BACK, LEVELS, MARKET, MOST, PRICES, ROOM, SHEETS } from '@orrery/mothership';
import type { Chapter } from '../../../play/guide.ts';

/** Chapters on cards, techs and the modules. */
export const GROWTH: Chapter<Text>[] = [
  {
    id: 'tech',
    part: 'Growing',
    title: 'Techs',
    text: [
      'The tree has four categories. Each begins with two tiers that all players can research and then forks: your first third-tier tech *fixes the branch* for the rest of the game. You buy tiers in order, with minerals, on your turn, as many as you can afford.',
      '*Dark tiles* replace the earlier dark tile of their category instead of adding to it. Abilities of the *fifth tier* need a living mothership; most of them use its attack.',
    ],
  },
  {
    id: 'cards',
    part: 'Growing',
    title: 'Action cards',
    text: [
      text(
        'You start with {hand} cards, buy more for *{price} minerals* on your turn, and draw one for each planet you capture. The discard pile is never shuffled back. Each card says when it may be played; an *X* means also on other players’ turns.',
        { hand: FIRST_HAND, price: PRICES.card },
      ),
      'One particular card can *cancel* any other action card as it is played. Every player who might hold it is asked, so the pause does not reveal who does. Set *standing orders* in the menu to choose when to pass automatically.',
    ],
  },
  {
    id: 'artifacts',
    part: 'Modules',
    title: 'Artifacts',
    text: [
      text(
        'A hidden token lies under each planet. On your turn you may *explore* one of your planets for *{price} minerals*: from then on the player who controls it has the artifact.',
        { price: PRICES.explore },
      ),
    ],
  },
  {
    id: 'influence',
    part: 'Modules',
    title: 'Influence',
    text: [
      text(
        'Kills, developments and the bonus die give influence. You can spend it to *win over an enemy planet* (it costs the number on the planet’s shield), block a guardian ({block}), remove 1 influence from another player (1), or refresh the market ({refresh}).',
        { block: PRICES.block, refresh: PRICES.refresh },
      ),
      'Attacking another player’s planet costs *1 influence for each ship*, if you have any.',
    ],
  },
  {
    id: 'developments',
    part: 'Modules',
    title: 'Developments',
    text: [
      text(
        'The market shows {cards} cards. On your turn you may build one on each of your *explored* planets: it costs one mineral for each development the planet will then have. A planet never has two of a kind, and some developments need a mineral or gas planet.',
        { cards: MARKET },
      ),
    ],
  },
  {
    id: 'moons',
    part: 'Modules',
    title: 'Moons and planetoids',
    text: [
      text(
        'A planet holds up to {room} developments, or *{moon} with a moon*. A *planetoid* gives no income and no card, and holds {planetoid}. When you capture a planetoid or a planet with a moon, roll the *bonus die* for a free guardian, gas, influence, card, development or exploration.',
        { room: ROOM.planet, moon: ROOM.moon, planetoid: ROOM.planetoid },
      ),
    ],
  },
  {
    id: 'points',
    part: 'Modes',
    title: 'Victory points',
    text: [
      text(
        'Planets, developments and kills are worth points: fighter and bomber {ship}, mothership {mothership}, station {station}. Destroyed ships *come back* at the end of your next turn beside your station or one of your planets; a mothership comes back with {hull} hull points.',
        {
          ship: SHEETS.fighter.points,
          mothership: SHEETS.mothership.points,
          station: SHEETS.station.points,
          hull: HULL_BACK,
        },
      ),
      'When a player ends their turn with *enough points*, or is eliminated, the current round is finished, and the player with the most points wins. Players who resigned rank last.',
    ],
  },
  {
    id: 'teams',
    part: 'Modes',
    title: 'Teams',
    text: [
      'Teammates pass through each other’s units, count as wingmen and guards, and may warp to each other’s planets. They do not trade, attack together, or play cards in each other’s fights. The last team with a player standing wins.',
    ],
  },
  {
    id: 'solo',
    part: 'Modes',
    title: 'The solo challenge',
    text: [
      'You hold three planets and a station; a mothership, three fighters and two bombers attack. Destroy *all six* to win. You lose when your station or your last ship is gone.',
      text(
        'The fleet follows fixed orders: its mothership heads for your station; its bombers and fighters first claim the planet they start beside. Only the dice are random. There are *{levels} levels*: more energy, then better techs.',
        { levels: LEVELS.length },
      ),
    ],
  },
  {
    id: 'layouts',
    part: 'Modes',
    title: 'Custom layouts',
    text: [
      '“Draw your own” next to the layout of a new game opens the *layout editor*. Choose the mode, the number of players and the board; start from a standard layout or an empty board. *Click or tap* a hex to place a piece, again to remove it, *drag* a piece to move it. With *symmetry* every change for one seat is made for the others.',
      text(
        'A layout needs a *station for each seat*, none on the edge, *one or two more mineral planets than players* and at most {mineral}, at most {gas} gas planets, {asteroids} asteroid tiles that do not overlap, {moons} moons and planetoids, and room for each fleet. Teammates never take turns in a row. A solo layout has three planets, your start and six enemy ships: the mothership beside your station, the others beside the planets. Faults are listed and marked on the board; fix them before you play the layout.',
        { mineral: MOST.mineral, gas: MOST.gas, asteroids: MOST.asteroids, moons: MOST.moons },
      ),
      'The checks compare *the distances from each seat to the planets* and warn if two seats differ by more than two. Your layouts are saved on this device; share one as a link, text or file, or play it with friends: invited players get it with the table.',
    ],
  },
];
