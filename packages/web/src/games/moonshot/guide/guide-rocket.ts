import { type Text, text } from '@orrery/messages';
import { gateLevels, LOSS, PAYLOAD_PRICE, PRICE, SUPPLIER_PRICES } from '@orrery/moonshot';
import type { Chapter } from '../../../play/guide.ts';
import { LaunchFigure, RocketFigure } from './guide-figures.ts';

const [CHEAP, MIDDLE, DEAR] = SUPPLIER_PRICES;

/** The chapters about building and flying. */
export const ROCKET: Chapter<Text>[] = [
  {
    id: 'rocket',
    part: 'Engineering',
    title: 'The rocket',
    text: [
      'A blueprint has three rows and four columns. The first tile goes anywhere, later ones beside or on top of another tile, in any rotation. A *centre* counts for its parameter at once; two *half shapes* of the same kind that meet across an edge close into a whole and add 1. A covered tile is lost, with its payload.',
      'Every free cell shows what the selected tile would add in its best rotation. Drums, lamps and chances show the result before you pay.',
    ],
    figure: RocketFigure,
  },
  {
    id: 'actions',
    part: 'Engineering',
    title: 'What an Engineer can do',
    text: [
      text(
        'Install a tile from your *line* ({line}), draw two tiles from decks you choose and install one (*research*, {research}), or install the top tile of the discard pile ({discard}). Sending a tile from your line to the first supplier space is free.',
        { line: PRICE.line, research: PRICE.research, discard: PRICE.discard },
      ),
      text(
        'Order a *module* into a free supplier space for {cheap}, {middle} or {dear}: it arrives after the launches in two rounds, next round or this round. Place a *test* on a face-up risk ({test}). Load a bay: dog {dog}, satellite {satellite}, astronaut {astronaut}. Remove X *sabotage* for {clean} + X.',
        {
          cheap: CHEAP,
          middle: MIDDLE,
          dear: DEAR,
          test: PRICE.test,
          dog: PAYLOAD_PRICE.dog,
          satellite: PAYLOAD_PRICE.satellite,
          astronaut: PAYLOAD_PRICE.astronaut,
          clean: PRICE.clean,
        },
      ),
      'With a *Test Steal*, turn an opponent’s test on a shared mission into your own. With a *Tech Steal*, install a tile from the opponent’s line. A *pass* is final for the round. You keep unspent money.',
    ],
  },
  {
    id: 'modules',
    part: 'Engineering',
    title: 'Modules',
    text: [
      'A module belongs to a row, to two rows, or to a column, and works only while its condition holds there; its lamp is then lit. A new module may replace another. *Adaptivity* from modules is divided among Structure, Electronics and Code before the first roll of each launch.',
    ],
  },
  {
    id: 'launch',
    part: 'Launches',
    title: 'A launch',
    text: [
      text(
        'The mission’s payload must be aboard, or the launch is *delayed* and costs {delay} popularity. It is also delayed if the opponent has completed the mission first. A rocket that flies uses up all payload aboard; after a delay or NO GO you keep it.',
        { delay: LOSS.delay },
      ),
      text(
        'Risks are met in order. Roll the die and subtract sabotage: at 0 or less the rocket *explodes at once*. Otherwise add your tests on that risk. The sum picks one of three rows, and the rocket needs the Structure, Electronics and Code of that row. If it falls short, it explodes and you lose {explosion} popularity, {lives} with a dog or astronaut aboard. You keep your blueprint, modules and tests.',
        { explosion: LOSS.explosion, lives: LOSS.lives },
      ),
      'After passing all risks, take the mission’s reward or reveal a risk on your path to the Moon instead. You may reveal one only if the number already revealed is below the mission’s level.',
    ],
    figure: LaunchFigure,
  },
  {
    id: 'moon',
    part: 'Launches',
    title: 'The Moon',
    text: [
      text(
        'Each program has its own path to the Moon: three risks of level 3, face down. When either side completes a mission of level {levels}, it *opens the Moon* for both from the next round on. The landing needs two astronauts. Hidden risks are revealed at the launch and cannot be tested beforehand.',
        { levels: gateLevels() },
      ),
      'The displayed chance considers every division of Adaptivity, every die roll and every possible hidden risk.',
    ],
  },
];
