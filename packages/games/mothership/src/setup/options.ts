import { type Fault, flag, json, oneOf, shape, type TypeOf, titled, withDefault } from '@orrery/kernel';
import { LAYOUTS, type Layout, layoutNamed, USUAL } from '../content/layouts.ts';
import { readLayout } from './custom.ts';

const LAYOUT_NAMES = Object.fromEntries(LAYOUTS.map(({ id, name }) => [id, `${id} ${name}`]));
const on = withDefault(flag, true);

/** The options chosen before the game (chapter 28 of the rules). */
export const options = shape({
  mode: titled(
    oneOf('deathmatch', 'teams', 'points', 'solo'),
    'Mode',
    'Last fleet standing, teams, victory points (destroyed ships come back), or solo against an enemy fleet.',
    { deathmatch: 'Deathmatch', teams: 'Teams', points: 'Victory points', solo: 'Solo challenge' },
  ),
  layout: titled(
    oneOf('usual', ...LAYOUTS.map(({ id }) => id), 'custom'),
    'Layout',
    'The positions of stations, planets and asteroids.',
    { usual: 'Standard', ...LAYOUT_NAMES, custom: 'Custom layout' },
  ),
  developments: titled(flag, 'Developments', 'Build on explored planets. Includes Artifacts and Influence.'),
  moons: titled(
    flag,
    'Moons and planetoids',
    'Roll a bonus die when you capture a planetoid or a planet with a moon. Includes all other modules.',
  ),
  artifacts: titled(flag, 'Artifacts', 'A hidden artifact under every planet.'),
  influence: titled(
    flag,
    'Influence',
    'Win over planets and block guardians. Attacking other players’ planets costs influence.',
  ),
  level: titled(
    oneOf('1', '2', '3', '4', '5', '6', '7', '8', '9'),
    'Level',
    'The strength of the enemy fleet in the solo challenge.',
  ),
  limit: titled(
    oneOf('usual', '10', '20', '3 rounds', '5 rounds', '8 rounds', '12 rounds'),
    'Game ends at',
    'Victory points that end the game, or a number of rounds. Standard: 10 points, or 20 with five or six players.',
    {
      usual: 'Standard',
      '10': '10 points',
      '20': '20 points',
      '3 rounds': '3 rounds',
      '5 rounds': '5 rounds',
      '8 rounds': '8 rounds',
      '12 rounds': '12 rounds',
    },
  ),
  prices: titled(oneOf('standard', 'quick'), 'Tech prices', 'Quick: each tier costs 1 mineral less.', {
    standard: 'Standard',
    quick: 'Quick',
  }),
  truce: titled(oneOf('0', '1', '2'), 'Opening truce', 'Rounds in which players cannot attack each other.'),
  engines: titled(oneOf('pairs', 'each'), 'Engines', 'Energy a mothership needs to move one space.', {
    pairs: 'Two per space',
    each: 'One per space',
  }),
  split: titled(
    oneOf('even', 'engines', 'weapons', 'shields'),
    'Energy at the start',
    'How each mothership’s 15 energy is split at the start.',
    { even: '5 / 5 / 5', engines: 'More in engines', weapons: 'More in weapons', shields: 'More in shields' },
  ),
  artifactCards: titled(
    flag,
    'Keep artifact cards',
    'Keep action cards about artifacts in games without the Artifacts module.',
  ),
  carry: titled(
    flag,
    'Station damage adds up',
    'Damage too small to cost a station a step carries over to later attacks.',
  ),
  repeatTies: titled(on, 'Guardians fight on after ties', 'A tied fight with a guardian is repeated immediately.'),
  panicSpends: titled(
    on,
    'Panic Button uses up the attack',
    'Attackers lose their attack phase when the target flees.',
  ),
  blockadeAll: titled(on, 'Trade Blockade hits its owner', 'The player who plays it gathers nothing either.'),
  influencePerKill: titled(
    oneOf('1', '0', '2'),
    'Influence per kill',
    'Influence for each enemy unit destroyed in a dogfight.',
  ),
  npcJoint: titled(
    oneOf('needed', 'always', 'never'),
    'Joint enemy attacks (solo)',
    'Whether enemy ships beside a planet attack it together.',
    { needed: 'When needed', always: 'Always', never: 'Never' },
  ),
  custom: titled(withDefault(json, null), 'Custom layout', 'A layout from the layout editor.'),
});
export type Options = TypeOf<typeof options>;

/** With one player, only the solo challenge is possible (MO-025). */
export const defaults = (seats: number): Partial<Options> => (seats === 1 ? { mode: 'solo' } : {});

/** The option sets used to measure bots and balance. */
export const setups: readonly { name: string; options: Partial<Options> }[] = [
  { name: 'deathmatch', options: { mode: 'deathmatch' } },
  { name: 'deathmatch, all modules', options: { mode: 'deathmatch', moons: true } },
  { name: 'victory points', options: { mode: 'points' } },
  { name: 'teams', options: { mode: 'teams' } },
  { name: 'solo', options: { mode: 'solo' } },
];

/** The kind of layout a mode uses. */
const sortOf = (mode: Options['mode']): Layout['mode'] => (mode === 'teams' || mode === 'solo' ? mode : 'free');

/** The chosen layout, or null if it does not fit the mode and number of seats. */
export function layoutFor(chosen: Options, seats: number): Layout | null {
  const sort = sortOf(chosen.mode);
  if (chosen.layout === 'custom') return readLayout(chosen.custom, sort, seats).layout;
  const id = chosen.layout === 'usual' ? (USUAL[sort][seats] ?? '') : chosen.layout;
  const found = layoutNamed(id);
  return found && found.mode === sort && found.stations.length === seats ? found : null;
}

/** Checks that involve several options (MO-025, MO-056, MO-057). */
export function checkOptions(chosen: Options, seats: number): Fault | null {
  const fault = (path: string, expected: string): Fault => ({ path, expected });
  if (chosen.mode === 'solo' && seats !== 1) return fault('.mode', 'The solo challenge is for one player.');
  if (chosen.mode !== 'solo' && seats === 1)
    return fault('.mode', 'With one player, only the solo challenge is available.');
  if (chosen.mode === 'teams' && seats !== 4 && seats !== 6) return fault('.mode', 'Teams needs 4 or 6 players.');
  if (chosen.layout === 'custom') {
    const wrong = readLayout(chosen.custom, sortOf(chosen.mode), seats).fault;
    return wrong === null ? null : fault('.custom', wrong);
  }
  if (chosen.custom !== null) return fault('.custom', 'A custom layout needs the layout option “Custom layout”.');
  return layoutFor(chosen, seats) === null
    ? fault('.layout', 'This layout does not fit the mode and number of players.')
    : null;
}
