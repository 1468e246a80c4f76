import { type Text, text } from '@orrery/messages';
import { HULL, PRICES, ROW_MAX, STEP, STEPS } from '@orrery/mothership';
import type { Chapter } from '../../../play/guide.ts';
import { PanelFigure, UnitsFigure, WorldFigure } from './guide-figures.ts';

/** Chapters on the goal of the game, the pieces, and the course of a turn. */
export const BASICS: Chapter<Text>[] = [
  {
    id: 'aim',
    part: 'The game',
    title: 'Goal',
    text: [
      'Every player has a *colony station*, a *mothership*, three *fighters* and two *bombers*, and a stretch of space that is too small for everyone. In a *deathmatch* the last player standing wins; in teams the last team. In *victory-point* games, destroyed ships come back, and the player with the most points wins. In *solo* games you fight a fleet that follows fixed orders.',
      'In a deathmatch you are out when your *station is destroyed*, or when you have *no ship left*. Your planets become neutral, and you lose your cards and resources.',
    ],
  },
  {
    id: 'board',
    part: 'The game',
    title: 'The board',
    text: [
      'Space is made of hexes. A *layout* sets the positions of stations, planets and asteroid fields; each hex holds one piece. Players then place their ships in turn order, *within two hexes of their own station*, or of the start hex in solo games.',
      '*Mineral planets* and ringed *gas planets* give income to the player who controls them. The shield on a planet shows the roll needed to capture it. An *asteroid tile* covers seven hexes; tiles that touch form one field.',
    ],
    figure: WorldFigure,
  },
  {
    id: 'units',
    part: 'The game',
    title: 'The units',
    text: [
      'Fighters, bombers and motherships are *ships*. Guardians and stations are units too, but they do not fly.',
      'A unit can only attack what it can *damage*. A fighter wears down a mothership’s *shields*, never its hull. A bomber cannot hurt fighters or bombers: when it wins against one, nothing happens.',
    ],
    figure: UnitsFigure,
  },
  {
    id: 'panel',
    part: 'The game',
    title: 'The control panel',
    text: [
      text(
        'Your mothership’s energy is in three rows of at most {max}. The first energy gives one step, and *every two more* give another. A step is one space for the engines, or one die size for the weapons. In the shields each energy is one shield point.',
        { max: ROW_MAX },
      ),
      'On your turn you *divert energy freely until the mothership acts*: moves, warps, attacks, uses an ability or deploys a guardian. Then energy is locked until your next turn.',
      text(
        'A mothership has *{hull} hull points*. A station has *{steps} steps of {points}*: it loses a step for every full {points} points of damage from one attack; any damage left over has no effect.',
        { hull: HULL, steps: STEPS, points: STEP },
      ),
      'Shields are hit before the hull. Damage to shields lasts until the end of the current player’s turn; then *all shields are full again*.',
    ],
    figure: PanelFigure,
  },
  {
    id: 'turn',
    part: 'The game',
    title: 'A turn',
    text: [
      'You may take any number of actions, in *any order*: fly and attack with each ship, divert energy, play and buy cards, research techs, deploy guardians, explore and build.',
      'Each ship has one *movement* and one *attack* in a turn, movement first: a ship cannot move after its attack. Any other action ends the movement of the ship that was flying.',
      'When you end your turn you *gather*: one mineral for your station, one for each mineral planet, one gas for each gas planet, and anything that techs, artifacts and developments add. Then you may *sell action cards* for the resources printed on them.',
    ],
  },
  {
    id: 'movement',
    part: 'Flying',
    title: 'Movement',
    text: [
      'A ship flies up to its number of *spaces* in one go, hex by hex. It can pass through units of its own side, but not stations, planets or other players’ units, and it cannot stop on another piece.',
      'A *warp* takes a ship to a free hex at once and uses up its movement. Asteroids or a guardian there fight it as if it had flown in.',
    ],
  },
  {
    id: 'asteroids',
    part: 'Flying',
    title: 'Asteroids',
    text: [
      'A unit that *enters a field* from outside rolls its die against a D6. A *tie or higher* is safe. A fighter, bomber or guardian that rolls less is destroyed; a mothership takes the asteroids’ roll as damage and flies on. Inside a field there are no further rolls.',
      'Techs, artifacts, cards and gas help against asteroids; wingmen do not. The path on the board shows where you roll and your chance of getting through.',
    ],
  },
  {
    id: 'guardians',
    part: 'Flying',
    title: 'Guardians',
    text: [
      text(
        'With *Orbital Defences* you may have one guardian on the board, with Orbital Defences II three. It costs *{price} mineral* and is placed beside one of your ships that has finished moving; each ship deploys once per turn. You may scrap a guardian on your turn.',
        { price: PRICES.guardian },
      ),
      'An enemy that comes *beside a guardian* stops there and is attacked at once. They fight *again and again* until one of them is destroyed or they are no longer next to each other. Such fights do not use up an attack, so a ship that survives may still attack.',
      'A planet beside a guardian of its own side is *guarded*: it cannot be attacked while the guardian stands. A station is guarded by any ship or guardian of its side beside it.',
    ],
  },
];
