import { type Fault, flag, oneOf, shape, type TypeOf, titled } from '@orrery/kernel';

/** The game options. */
export const options = shape({
  mode: titled(
    oneOf('competitive', 'cooperative'),
    'Mode',
    'Play against each other, or together against the Shadow Syndicate.',
    { competitive: 'Competitive', cooperative: 'Co-operative' },
  ),
  mercury: titled(flag, 'Mercury Protocol', 'The expansion: Cargo, Requests, Illegal Tech, Fleet Assets and the Bank.'),
  missions: titled(flag, 'Missions', 'Four public goals, worth 5 Influence each at the end.'),
  difficulty: titled(
    oneOf('normal', 'rookie', 'veteran', 'master'),
    'Difficulty',
    'Rookie and Veteran have one Mission fewer than the others. Veteran and Master start with Garrisons.',
    { rookie: 'Rookie', normal: 'Normal', veteran: 'Veteran', master: 'Master' },
  ),
  hard: titled(flag, 'Hard mode', 'The team loses unless every Mission is completed.'),
  draft: titled(
    flag,
    'Architect draft',
    'Players pick an Architect and pass the others on, instead of being dealt one.',
  ),
  locations: titled(
    oneOf('base', 'mercury', 'mixed', 'picked'),
    'Locations',
    'The five from the base game, the five from Mercury Protocol, a random mix, or the first player’s choice.',
    { base: 'Base', mercury: 'Mercury', mixed: 'Mixed', picked: 'Picked' },
  ),
  chooseStart: titled(flag, 'Choose starting Location', 'Each player chooses where their Ship starts.'),
  ring: titled(flag, 'Ring board', 'House rule: the Locations form a ring, so Europa is next to Earth.'),
  embassyScoring: titled(flag, 'Embassy scoring', 'Each Embassy is worth 1 Influence at the end.'),
});
export type Options = TypeOf<typeof options>;

/** A single player can only play the co-operative game (HX-003). */
export const defaults = (count: number): Partial<Options> => (count === 1 ? { mode: 'cooperative' } : {});

/** The option sets used to measure bots and balance. */
export const setups: readonly { name: string; options: Partial<Options> }[] = [
  { name: 'competitive', options: { mode: 'competitive' } },
  { name: 'competitive, Mercury', options: { mode: 'competitive', mercury: true, missions: true } },
  { name: 'together', options: { mode: 'cooperative' } },
  { name: 'together, Mercury', options: { mode: 'cooperative', mercury: true } },
];

/** Checks combinations of options (HX-003, HX-008, HX-010, HX-011, HX-022). */
export function checkOptions(chosen: Options, count: number): Fault | null {
  const fault = (path: string, expected: string): Fault => ({ path, expected });
  if (chosen.locations !== 'base' && !chosen.mercury) {
    return fault('.locations', 'Without Mercury Protocol, only the base Locations are available.');
  }
  if (chosen.mode === 'cooperative') {
    return chosen.missions ? fault('.missions', 'Co-operative games always have their own Missions.') : null;
  }
  if (count === 1) return fault('.mode', 'With one player, the game is co-operative.');
  if (chosen.difficulty !== 'normal') return fault('.difficulty', 'Only co-operative games have a difficulty.');
  return chosen.hard ? fault('.hard', 'Hard mode is for co-operative games.') : null;
}
