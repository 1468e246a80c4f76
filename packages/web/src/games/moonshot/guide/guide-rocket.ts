import type { Chapter } from '../../kit.ts';
import { LaunchFigure, RocketFigure } from './guide-figures.ts';

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
      'Install a tile of your *line* (7), draw two tiles from decks you name and install one (*research*, 10), or install the top of the discard (10). Send a tile of the line to the suppliers for nothing.',
      'Order a *module* into a free supplier space for 8, 13 or 20: it arrives in two rounds, in the next, or in this one. Put a *test* on a risk (4). Load a bay: dog 2, satellite 5, astronaut 7. Remove X *sabotage* for 10 + X.',
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
      'The payload that the mission asks for must be aboard, or the launch is *delayed*: 3 popularity. So it is when the other side has completed the mission first. All payload aboard is used up by a launch.',
      'Risks are met in order. Roll the die, take off sabotage: 0 or less *explodes at once*. Else add your tests on that risk: the sum picks one of three rows, and the rocket must have as much Structure, Electronics and Code as it asks. Too little, and it explodes: 2 popularity, 3 with a dog or astronaut aboard. Blueprint and tests stay.',
      'When all risks hold, the mission brings its reward, or instead a risk of your way to the Moon is turned up, as long as no more lie open than the mission’s level.',
    ],
    figure: LaunchFigure,
  },
  {
    id: 'moon',
    part: 'Launches',
    title: 'The Moon',
    text: [
      'Each program has its own way to the Moon: three risks of level 3, face down. A completed mission of level 3 or 4, by whomever, *opens the Moon* for both. It asks for two astronauts. Hidden risks are turned up at the launch and cannot be tested before.',
      'The chance that the table shows counts every division of Adaptivity, every face of the die and every risk that a hidden card may be.',
    ],
  },
];
