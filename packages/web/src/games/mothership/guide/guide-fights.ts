import { type Text, text } from '@orrery/messages';
import { GAS_MAX, NEUTRAL_NEEDS, SHEETS, STEP } from '@orrery/mothership';
import type { Chapter } from '../../../play/guide.ts';
import { FightFigure } from './guide-figures.ts';

/** Chapters on dogfights, stations and planets. */
export const FIGHTS: Chapter<Text>[] = [
  {
    id: 'dogfight',
    part: 'Fighting',
    title: 'The dogfight',
    text: [
      'A ship attacks a unit *beside it*. Both sides roll their dice and add their bonuses; the *higher total wins* and is dealt as damage. A tie has no effect, but an attacker with the Targeting Computer wins it.',
      'First, *declare* your ships and the target. The attacked player may flee with a Panic Button. The *attacker* plays cards and burns gas, then the *defender*. Both roll. Cards for *after the roll* follow in turn, until both pass. Totals are compared; the *loser* may play a card for a lost dogfight. Then damage is dealt.',
      'Before you declare, the fight card lists every bonus of both sides and the exact chance of winning.',
    ],
    figure: FightFigure,
  },
  {
    id: 'several',
    part: 'Fighting',
    title: 'Several ships',
    text: [
      'Your ships beside the same target may attack *together*: their dice add up to one total. If they lose, *each of them* takes the defender’s whole total.',
      'When fighters and others attack a mothership together, the fighters’ part of the total removes shields only.',
    ],
  },
  {
    id: 'wingmen',
    part: 'Fighting',
    title: 'Wingmen and gas',
    text: [
      'Each friendly ship or guardian *beside the defender* adds *1* to its roll. Stations do not count, and attackers have no wingmen.',
      text(
        'You may burn *gas* to add to the roll of a mothership or a guardian: +1 for each gas, at most {max} per side in a fight, declared before the roll. It never helps against planets.',
        { max: GAS_MAX },
      ),
    ],
  },
  {
    id: 'loot',
    part: 'Fighting',
    title: 'Loot',
    text: [
      text(
        'The player who destroys a unit in a dogfight, attacking or defending, takes minerals: *{big}* for a mothership or a station, *{small}* for anything else. Units destroyed by asteroids give no loot.',
        { big: SHEETS.mothership.loot, small: SHEETS.fighter.loot },
      ),
    ],
  },
  {
    id: 'stations',
    part: 'Fighting',
    title: 'Stations',
    text: [
      text(
        'A station does not roll: the attackers’ total is the damage, and *every full {points} points* cost it one step. It cannot be attacked while a ship or guardian of its side is beside it.',
        { points: STEP },
      ),
    ],
  },
  {
    id: 'planets',
    part: 'Fighting',
    title: 'Capturing planets',
    text: [
      text(
        'Ships beside a planet roll together and need the *number on its shield*: {needs} for a neutral one, more with its owner’s walls, developments or artifacts. Only a few bonuses count here; the fight card shows them.',
        { needs: NEUTRAL_NEEDS },
      ),
      'A capture earns an *action card*: from the deck, or at random from the hand of the player who held the planet. A capture by force removes the planet’s developments; its artifact stays.',
    ],
  },
  {
    id: 'answers',
    part: 'Fighting',
    title: 'Responses',
    text: [
      'A fight has several steps, and at each step a player may *respond*: the attacked ship may flee; the attacker adds cards and gas, then the defender; after the roll, both may still change the dice; and the loser may limit the loss. Every action card can itself be *cancelled* by a player who holds the right card.',
      'All players who might hold a matching card are asked *at the same time and in secret*, so being asked reveals nothing. On timeout you pass. Set *standing orders* in the menu to be asked only when it matters to you.',
    ],
  },
];
