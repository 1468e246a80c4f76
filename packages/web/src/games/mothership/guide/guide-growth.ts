import { FIRST_HAND, HULL_BACK, LEVELS, MARKET, MOST, PRICES, ROOM, SHEETS } from '@orrery/mothership';
import type { Chapter } from '../../game-ui.ts';

/** Cards, techs, and the modules. */
export const GROWTH: Chapter[] = [
  {
    id: 'tech',
    part: 'Growing',
    title: 'Techs',
    text: [
      'The tree has four categories. Each begins with two tiers that all players can learn and then forks: when you learn a third tier, you have *chosen that branch for good*. Tiers are bought in order, for minerals, in your own turn, as many as you can pay.',
      '*Dark tiles* replace the earlier dark tile of their category instead of adding to it. Abilities of the *fifth tier* need a living mothership; most of them use its attack.',
    ],
  },
  {
    id: 'cards',
    part: 'Growing',
    title: 'Action cards',
    text: [
      `You start with ${FIRST_HAND}, buy more for *${PRICES.card} minerals* in your own turn, and draw one for each planet you capture. The deck is never shuffled again. Each card says when it may be played; an *X* means that other players’ turns count too.`,
      'Any card that is played can be *cancelled* by one other card, from any seat. Every player who might hold it is asked, so the time it takes does not reveal whether they do. You can choose in the table settings when to pass automatically.',
    ],
  },
  {
    id: 'artifacts',
    part: 'Modules',
    title: 'Artifacts',
    text: [
      `A hidden token lies under each planet. In your own turn you may *explore* a planet of yours for *${PRICES.explore} minerals*: from then on its holder has the artifact.`,
    ],
  },
  {
    id: 'influence',
    part: 'Modules',
    title: 'Influence',
    text: [
      `Kills, developments and the bonus die bring influence. You may *win an enemy planet over* for as much as an attack would need, stop the deployment of a guardian for ${PRICES.block}, remove influence of another player for as much of yours, or turn up a new market for ${PRICES.refresh}.`,
      'Attacking a planet of another player costs *1 influence for each ship*, as far as you have any.',
    ],
  },
  {
    id: 'developments',
    part: 'Modules',
    title: 'Developments',
    text: [
      `${MARKET} cards lie in the market. In your own turn you may build one on each *explored* planet of yours: it costs as many minerals as the planet then has developments. A planet never has two of a kind, and some belong on mineral or gas planets only.`,
    ],
  },
  {
    id: 'moons',
    part: 'Modules',
    title: 'Moons and planetoids',
    text: [
      `A planet holds up to ${ROOM.planet} developments, *with a moon ${ROOM.moon}*. A *planetoid* yields nothing by itself, holds ${ROOM.planetoid} and brings no card. To capture either is to throw the *bonus die*: a guardian, gas, influence, a card, a development or an exploration for free.`,
    ],
  },
  {
    id: 'points',
    part: 'Modes',
    title: 'Victory points',
    text: [
      `Planets, developments and kills are worth points: fighter and bomber ${SHEETS.fighter.points}, mothership ${SHEETS.mothership.points}, station ${SHEETS.station.points}. Destroyed ships *come back* at the end of your next turn beside your station or a planet of yours, a mothership with ${HULL_BACK} hull points.`,
      'When a player ends their turn with *enough points*, or is eliminated, the round is played to its end, and the most points win. Players who resigned rank last.',
    ],
  },
  {
    id: 'teams',
    part: 'Modes',
    title: 'Teams',
    text: [
      'Team-mates pass through each other’s units, count as wingmen and guards, and may warp to each other’s planets. They do not trade, attack together, or play cards in each other’s fights. The last team with a player standing wins.',
    ],
  },
  {
    id: 'solo',
    part: 'Modes',
    title: 'The solo challenge',
    text: [
      'You hold three planets and a station; a mothership, three fighters and two bombers come for them. Destroy *all six* to win. You lose when your station or your last ship is gone.',
      `The fleet follows fixed orders: its mothership makes for your station, its bombers and fighters first claim the planet they start beside. Dice are the only chance in it. There are *${LEVELS.length} levels*: more energy, then better techs.`,
    ],
  },
  {
    id: 'layouts',
    part: 'Modes',
    title: 'Drawing layouts',
    text: [
      '“Draw your own” beside the layout of a new game opens the *layout editor*. Choose how it is played, by how many and on which board; start from a supplied layout or from an empty board. *Press* a hex to put a piece down, press again to take it away, *pull* a piece to move it. With *symmetry* whatever you do for one seat is done for the others.',
      `A layout needs a *station for each seat*, none on the edge, *one or two mineral planets more than players* and at most ${MOST.mineral}, at most ${MOST.gas} gas planets, ${MOST.asteroids} asteroid tiles that do not overlap, ${MOST.moons} moons and planetoids, and room for each fleet. Team-mates never take turns in a row. Alone it is three planets, your start and six enemy ships: the mothership beside your station, the others beside the planets. What is wrong is marked at its hex and listed; until it is mended the layout cannot be played.`,
      'The checks count *how far each seat has it to the planets* and warn where two seats differ by more than two. Your layouts stay on this device; send one as a link, as text or as a file, or play it with friends by link: it travels with the table.',
    ],
  },
];
