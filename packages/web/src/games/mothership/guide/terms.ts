import { type Text, text } from '@orrery/messages';
import { GAS_MAX, HULL, PRICES, SHEETS, STEP, STEPS } from '@orrery/mothership';
import type { Term } from '../../../ui/explain/terms.ts';

/** The terms of Mothership, for tooltips and for the search in the rules. */
export const terms: Term<Text>[] = [
  {
    id: 'phase:setup',
    name: 'Fleets',
    text: 'Players place their ships in turn, within two hexes of their station, or of the start hex in solo games.',
  },
  {
    id: 'phase:main',
    name: 'Main',
    text: 'Fly, attack, divert energy, play and buy cards, research techs: any number of actions, in any order. Each ship flies once and attacks once, and never flies after its attack.',
    also: ['action phase', 'turn'],
  },
  { id: 'phase:end', name: 'Gather and sell', text: 'Gain your income, then sell action cards if you like.' },
  {
    id: 'minerals',
    name: 'Minerals',
    text: 'Used to pay for techs, action cards, guardians, explorations and developments. You gain 1 per turn for the station and 1 for every mineral planet.',
    also: ['crystals', 'money', 'ore'],
    written: ['mineral'],
  },
  {
    id: 'gas',
    name: 'Gas',
    text: text(
      'Each gas burned before the roll adds 1 to the roll of a mothership or guardian, up to {max}. Every gas planet gives 1 per turn.',
      { max: GAS_MAX },
    ),
    also: ['fuel', 'boost'],
  },
  {
    id: 'influence',
    name: 'Influence',
    text: 'Spend it to win over planets, block guardians, remove influence from other players or refresh the market.',
    also: ['laurel', 'politics'],
  },
  {
    id: 'cards',
    name: 'Action cards',
    text: text(
      'Draw one for every planet you capture, or buy one for {price} minerals. Cards with an X can be played on other players’ turns. Sell cards at the end of your turn.',
      { price: PRICES.card },
    ),
    also: ['hand', 'deck'],
    written: ['action card'],
  },
  {
    id: 'planets',
    name: 'Planets',
    text: 'They give income every turn. The shield on a planet is the total that ships beside it must roll to capture it.',
    also: ['world', 'capture', 'colony'],
  },
  {
    id: 'points',
    name: 'Victory points',
    text: 'Planets, developments and kills are worth points. When a player ends a turn with enough points, or is eliminated, the current round is the last.',
  },
  {
    id: 'hull',
    name: 'Hull',
    text: text('A mothership has {hull} hull points. Shields are hit first, and fighters never reach the hull.', {
      hull: HULL,
    }),
    also: ['hit points', 'health', 'damage'],
  },
  {
    id: 'station',
    name: 'Colony station',
    text: text(
      'It has {steps} steps of {points} points. An attack removes a step for every full {points} points of damage; any damage left over has no effect. A player without a station is out, except in victory-point games. Any friendly ship or guardian beside it guards it.',
      { steps: STEPS, points: STEP },
    ),
    also: ['base', 'home'],
    written: ['station'],
  },
  {
    id: 'engines',
    name: 'Engines',
    text: 'The first energy in this row lets the mothership fly one space, and every two more add another.',
    also: ['speed', 'movement'],
  },
  {
    id: 'weapons',
    name: 'Weapons',
    text: 'The first energy in this row gives the mothership a die, and every two more make it one size larger.',
    also: ['die'],
  },
  {
    id: 'shields',
    name: 'Shields',
    text: 'Each energy in this row is one shield point. Shields are hit before the hull, and all of them are full again when a turn ends.',
  },
  {
    id: 'energy',
    name: 'Energy',
    text: 'Divert it between the rows until the mothership acts; then it is locked until your next turn.',
    also: ['power', 'divert', 'control panel'],
  },
  {
    id: 'asteroids',
    name: 'Asteroids',
    text: 'A unit that enters the field rolls against a D6: a tie or higher is safe. A lower roll destroys a fighter, bomber or guardian; a mothership takes the asteroids’ roll as damage. Inside the field there are no further rolls.',
    also: ['rocks', 'belt', 'field'],
    written: ['asteroid'],
  },
  {
    id: 'guardian',
    name: 'Guardian',
    text: 'It does not fly. An enemy that comes beside it stops and is attacked at once, again and again until one of them is gone. While it stands, its side’s planets beside it cannot be attacked.',
    also: ['turret', 'mine', 'defence'],
    written: ['guardian'],
  },
  {
    id: 'fighter',
    name: 'Fighter',
    text: text(
      'Flies {spaces} spaces, rolls a D{die}. It hits ships and guardians, but only the shields of a mothership.',
      { spaces: SHEETS.fighter.spaces, die: SHEETS.fighter.die },
    ),
    written: ['fighter'],
  },
  {
    id: 'bomber',
    name: 'Bomber',
    text: text(
      'Flies {spaces} spaces, rolls a D{die}. It hits motherships, stations and guardians; it cannot hurt fighters or bombers.',
      { spaces: SHEETS.bomber.spaces, die: SHEETS.bomber.die },
    ),
    written: ['bomber'],
  },
  {
    id: 'mothership',
    name: 'Mothership',
    text: 'The control panel shows how far it flies, what it rolls and how many shields it has. It can hit everything.',
    also: ['capital ship'],
    written: ['mothership'],
  },
  {
    id: 'wingman',
    name: 'Wingman',
    text: 'Each friendly ship or guardian beside the defender adds 1. Stations do not count, and attackers have no wingmen.',
    also: ['support', 'escort'],
    written: ['wingman', 'wingmen'],
  },
  {
    id: 'warp',
    name: 'Warp',
    text: 'Moves a ship to a free hex at once and uses its movement. Asteroids or guardians there fight it.',
    also: ['teleport', 'jump'],
    written: ['warp'],
  },
  {
    id: 'dogfight',
    name: 'Dogfight',
    text: 'Both sides roll and add every bonus; the higher total wins and damages the other side. On a tie nothing happens, unless the attacker has the Targeting Computer and wins it.',
    also: ['combat', 'fight', 'battle', 'dice'],
    written: ['dogfight'],
  },
  {
    id: 'answer',
    name: 'Response',
    text: 'Every player who could hold a playable card is asked, so that being asked reveals nothing. On timeout you pass. You can set standing orders in the menu.',
    also: ['reaction', 'window', 'interrupt', 'response'],
  },
];
