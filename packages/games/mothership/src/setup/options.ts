import { type Fault, flag, json, oneOf, shape, type TypeOf, titled, withDefault } from '@orrery/kernel';
import { LAYOUTS, type Layout, layoutNamed, USUAL } from '../content/layouts.ts';
import { readLayout } from './custom.ts';

const LAYOUT_NAMES = Object.fromEntries(LAYOUTS.map(({ id, name }) => [id, `${id} ${name}`]));
const on = withDefault(flag, true);

/** What a table may agree on before the game (chapter 28 of the rules). */
export const options = shape({
  mode: titled(
    oneOf('deathmatch', 'teams', 'points', 'solo'),
    'Mode',
    'Last one standing, teams, victory points with ships that come back, or alone against a fleet.',
    { deathmatch: 'Deathmatch', teams: 'Teams', points: 'Victory points', solo: 'Solo challenge' },
  ),
  layout: titled(
    oneOf('usual', ...LAYOUTS.map(({ id }) => id), 'custom'),
    'Layout',
    'Where stations, planets and asteroids lie.',
    { usual: 'Standard', ...LAYOUT_NAMES, custom: 'Own layout' },
  ),
  developments: titled(flag, 'Developments', 'Build on explored planets. Brings Artifacts and Influence with it.'),
  moons: titled(flag, 'Moons and planetoids', 'Bonus die at captures. Brings all other modules with it.'),
  artifacts: titled(flag, 'Artifacts', 'A hidden artifact under every planet.'),
  influence: titled(flag, 'Influence', 'Win planets over, stop guardians, pay for attacks on others’ planets.'),
  level: titled(
    oneOf('1', '2', '3', '4', '5', '6', '7', '8', '9'),
    'Level',
    'How strong the opponent of the solo challenge is.',
  ),
  limit: titled(
    oneOf('usual', '10', '20', '3 rounds', '5 rounds', '8 rounds', '12 rounds'),
    'Ends at',
    'Victory points that end the game, or a number of rounds. Usual: 10, with five or six players 20.',
  ),
  prices: titled(oneOf('standard', 'quick'), 'Tech prices', 'Quick: one mineral less for each tier.', {
    standard: 'Standard',
    quick: 'Quick',
  }),
  truce: titled(oneOf('0', '1', '2'), 'Opening truce', 'Rounds in which nobody may attack another player.'),
  engines: titled(oneOf('pairs', 'each'), 'Engines', 'How much energy a mothership needs for a space.', {
    pairs: 'Two for a space',
    each: 'One for a space',
  }),
  split: titled(
    oneOf('even', 'engines', 'weapons', 'shields'),
    'Energy at the start',
    'How the 15 energy of each mothership lie at first.',
    { even: '5 / 5 / 5', engines: 'More in engines', weapons: 'More in weapons', shields: 'More in shields' },
  ),
  artifactCards: titled(flag, 'Keep artifact cards', 'Action cards about artifacts stay in a game without Artifacts.'),
  carry: titled(flag, 'Stations carry damage', 'Points under a step of a station count in later attacks.'),
  repeatTies: titled(on, 'Guardians fight on after ties', 'A tied guardian fight is fought again at once.'),
  panicSpends: titled(on, 'Panic Button costs the attackers', 'Their attack phases stay spent when the target flees.'),
  blockadeAll: titled(on, 'Trade Blockade hits its owner', 'Whoever plays it gathers nothing either.'),
  influencePerKill: titled(
    oneOf('1', '0', '2'),
    'Influence for a kill',
    'What an enemy unit destroyed in a dogfight brings.',
  ),
  npcJoint: titled(
    oneOf('needed', 'always', 'never'),
    'The opponent joins ships on planets',
    'Whether its ships beside a planet attack it together.',
    { needed: 'When needed', always: 'Always', never: 'Never' },
  ),
  custom: titled(withDefault(json, null), 'Own layout', 'A layout as the editor writes it.'),
});
export type Options = TypeOf<typeof options>;

/** Alone it can only be the solo challenge (MO-025). */
export const defaults = (seats: number): Partial<Options> => (seats === 1 ? { mode: 'solo' } : {});

/** The ways to play that bots and balance are measured in. */
export const setups: readonly { name: string; options: Partial<Options> }[] = [
  { name: 'deathmatch', options: { mode: 'deathmatch' } },
  { name: 'deathmatch, all modules', options: { mode: 'deathmatch', moons: true } },
  { name: 'victory points', options: { mode: 'points' } },
  { name: 'teams', options: { mode: 'teams' } },
  { name: 'solo', options: { mode: 'solo' } },
];

/** The sort of layout that a mode is played on. */
const sortOf = (mode: Options['mode']): Layout['mode'] => (mode === 'teams' || mode === 'solo' ? mode : 'free');

/** The layout that was agreed on, or null where there is none that fits. */
export function layoutFor(chosen: Options, seats: number): Layout | null {
  const sort = sortOf(chosen.mode);
  if (chosen.layout === 'custom') return readLayout(chosen.custom, sort, seats).layout;
  const id = chosen.layout === 'usual' ? (USUAL[sort][seats] ?? '') : chosen.layout;
  const found = layoutNamed(id);
  return found && found.mode === sort && found.stations.length === seats ? found : null;
}

/** What the options cannot say one by one (MO-025, MO-056, MO-057). */
export function checkOptions(chosen: Options, seats: number): Fault | null {
  const fault = (path: string, expected: string): Fault => ({ path, expected });
  if (chosen.mode === 'solo' && seats !== 1) return fault('.mode', 'other than solo with several players');
  if (chosen.mode !== 'solo' && seats === 1) return fault('.mode', 'solo with one player');
  if (chosen.mode === 'teams' && seats !== 4 && seats !== 6)
    return fault('.mode', `other than teams with ${seats} players: they take 4 or 6`);
  if (chosen.layout === 'custom') {
    const wrong = readLayout(chosen.custom, sortOf(chosen.mode), seats).fault;
    return wrong === null ? null : fault('.custom', wrong);
  }
  if (chosen.custom !== null) return fault('.custom', 'none on a layout that is not one’s own');
  return layoutFor(chosen, seats) === null ? fault('.layout', `one for ${chosen.mode} with ${seats} players`) : null;
}
