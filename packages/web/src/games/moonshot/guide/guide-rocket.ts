import { GATE_LEVELS, LOSS, PAYLOAD_PRICE, PRICE, SUPPLIER_PRICES } from '@orrery/moonshot';
import type { Chapter } from '../../game-ui.ts';
import { LaunchFigure, RocketFigure } from './guide-figures.ts';

const [CHEAP, MIDDLE, DEAR] = SUPPLIER_PRICES;

/** Building and flying. */
export const ROCKET: Chapter[] = [
  {
    id: 'rocket',
    part: 'Engineering',
    title: 'The rocket',
    text: [
      'A blueprint has three rows and four columns. The first tile goes anywhere, later ones beside another or on top of one, turned as you like. A *centre* counts for its parameter at once; two *half shapes* of the same kind that meet across an edge close into a whole and add 1. What a tile covers is lost, payload included.',
      'The table shows on every open cell what the held tile would bring there in its best turn, and every drum, lamp and chance changes before you pay.',
    ],
    figure: RocketFigure,
  },
  {
    id: 'actions',
    part: 'Engineering',
    title: 'What an Engineer can do',
    text: [
      `Install a tile of your *line* (${PRICE.line}), draw two tiles from decks you name and install one (*research*, ${PRICE.research}), or install the top of the discard (${PRICE.discard}). Send a tile of the line to the first supplier space for nothing.`,
      `Order a *module* into a free supplier space for ${CHEAP}, ${MIDDLE} or ${DEAR}: it arrives at the end of the round after the next, of the next, or of this one, after the launches. Put a *test* on a face-up risk (${PRICE.test}). Load a bay: dog ${PAYLOAD_PRICE.dog}, satellite ${PAYLOAD_PRICE.satellite}, astronaut ${PAYLOAD_PRICE.astronaut}. Remove X *sabotage* for ${PRICE.clean} + X.`,
      'With a *Test Steal* turn a test of the rival on a shared mission into your own; with a *Tech Steal* install a tile of the rival’s line. A *pass* is final for the round. Money that is left is kept.',
    ],
  },
  {
    id: 'modules',
    part: 'Engineering',
    title: 'Modules',
    text: [
      'A module belongs to a row, to two rows, or to a column, and works only while its condition holds there: its lamp is lit. A new module may replace another. *Adaptivity* from modules is divided among Structure, Electronics and Code before the first roll of each launch.',
    ],
  },
  {
    id: 'launch',
    part: 'Launches',
    title: 'A launch',
    text: [
      `The payload that the mission asks for must be aboard, or the launch is *delayed*: ${LOSS.delay} popularity. So it is when the other side has completed the mission first. A rocket that flies uses up all payload aboard; a delay or NO GO keeps it.`,
      `Risks are met in order. Roll the die, take off sabotage: 0 or less *explodes at once*. Else add your tests on that risk: the sum picks one of three rows, and the rocket must have as much Structure, Electronics and Code as it asks. Too little, and it explodes: ${LOSS.explosion} popularity, ${LOSS.lives} with a dog or astronaut aboard. Blueprint, modules and tests stay.`,
      'When all risks hold, the mission brings its reward, or instead a risk of your way to the Moon is turned up, as long as no more then lie open than the mission’s level.',
    ],
    figure: LaunchFigure,
  },
  {
    id: 'moon',
    part: 'Launches',
    title: 'The Moon',
    text: [
      `Each program has its own way to the Moon: three risks of level 3, face down. A completed mission of level ${GATE_LEVELS}, of either side, *opens the Moon* for both from the next round on. It asks for two astronauts. Hidden risks are turned up at the launch and cannot be tested before.`,
      'The chance that the table shows counts every division of Adaptivity, every face of the die and every risk that a hidden card may be.',
    ],
  },
];
