import { GAS_MAX, NEUTRAL_NEEDS, SHEETS, STEP } from '@orrery/mothership';
import type { Chapter } from '../../game-ui.ts';
import { FightFigure } from './guide-figures.ts';

/** Dogfights, stations and planets. */
export const FIGHTS: Chapter[] = [
  {
    id: 'dogfight',
    part: 'Fighting',
    title: 'The dogfight',
    text: [
      'A ship attacks a unit *beside it*. Both roll their dice and add what they have; the *higher total wins* and is the damage. A tie does nothing; with the Targeting Computer the attacker wins it.',
      'It goes in order. *Declare*: ships and target. The attacked player may flee with a Panic Button. The *attacker* plays cards and burns gas, then the *defender*. Dice are thrown. Cards for *after the roll* follow in turn, until both pass. Totals are compared; the *loser* may play what helps losers. Then comes the damage.',
      'Before you declare, the fight card lists every bonus of both sides and the exact chance to win.',
    ],
    figure: FightFigure,
  },
  {
    id: 'several',
    part: 'Fighting',
    title: 'Several ships',
    text: [
      'Own ships that stand beside the same target may attack *together*: their dice add up to one total. If they lose, *each of them* takes the defender’s whole total.',
      'When fighters and others attack a mothership together, the part of the fighters only ever takes shields.',
    ],
  },
  {
    id: 'wingmen',
    part: 'Fighting',
    title: 'Wingmen and gas',
    text: [
      'Each friendly ship or guardian *beside the defender* adds *1* to its roll. Stations do not count, and attackers have no wingmen.',
      `*Gas* may be burned for a roll of a mothership or a guardian: 1 each, at most ${GAS_MAX} for a side in a fight, said before any die is thrown. It never helps against planets.`,
    ],
  },
  {
    id: 'loot',
    part: 'Fighting',
    title: 'Loot',
    text: [
      `The player who destroys a unit in a dogfight, attacking or defending, takes minerals: *${SHEETS.mothership.loot}* for a mothership or a station, *${SHEETS.fighter.loot}* for anything else. Nothing is paid for what asteroids destroy.`,
    ],
  },
  {
    id: 'stations',
    part: 'Fighting',
    title: 'Stations',
    text: [
      `A station does not roll: the attackers’ total is the damage, and every *${STEP} full points* take a step. It cannot be attacked while a ship or guardian of its side is beside it.`,
    ],
  },
  {
    id: 'planets',
    part: 'Fighting',
    title: 'Capturing planets',
    text: [
      `Ships beside a planet roll together and need the *number on its shield*: ${NEUTRAL_NEEDS} for a neutral one, more with walls, developments or artifacts of its owner. Of all bonuses only few count here; the fight card shows them.`,
      'A capture brings an *action card*: from the deck, or blindly from the hand of the player who held the planet. Developments of a planet that was taken by force go back; its artifact stays with it.',
    ],
  },
  {
    id: 'answers',
    part: 'Fighting',
    title: 'Answers',
    text: [
      'A fight has several steps, and at each step a player may *respond*: the attacked ship may flee; the attacker adds cards and gas, then the defender; after the roll, both may still change the dice; and the loser may save something. Every action card can itself be *cancelled*, by any player who holds the card for it.',
      'All who might hold something that fits are asked *at once and in secret*, whatever they really hold, so that nothing can be read from it. When time runs out, things happen as they were declared. In the menu you may leave *standing orders*, so that you are asked only when it matters to you.',
    ],
  },
];
