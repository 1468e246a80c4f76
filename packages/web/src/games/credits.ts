import type { HxGlyph } from './helionox/board/glyphs.ts';

/** Who made a game, and what our relation to it is. */
export interface GameCredit {
  name: string;
  by: string;
  note: string;
  /** The icons its screen has besides those of the look, by the names their makers gave them. */
  icons?: readonly string[];
}

const HELIONOX_ICONS: Record<HxGlyph, string> = {
  defense: 'shield',
  influence: 'laurels',
  infamy: 'hood',
  obtain: 'card-pickup',
  cycle: 'cycle',
  key: 'key',
  embassy: 'capitol',
  cryo: 'snowflake-2',
  bank: 'bank',
  cargo: 'wooden-crate',
  overcome: 'slashed-shield',
  stellar: 'sun-radiations',
  social: 'minions',
  catastrophe: 'explosion-rays',
  hourglass: 'hourglass',
  lock: 'plain-padlock',
  hands: 'shaking-hands',
  request: 'scroll-unfurled',
  trophy: 'trophy',
  bio: 'dna1',
  cybernetic: 'processor',
  transport: 'ringed-planet',
  shieldHalf: 'checked-shield',
  engineer: 'radar-dish',
  splicer: 'dna2',
  wing: 'starfighter',
  mirror: 'mirror-mirror',
  minerals: 'minerals',
  lattice: 'brain-stem',
  marshal: 'police-badge',
  ring: 'orbital',
  mycel: 'mushrooms-cluster',
  foreman: 'robot-antennas',
  concourse: 'greek-temple',
  helm: 'visored-helm',
  prime: 'crystal-cluster',
  architect: 'astronaut-helmet',
  quake: 'earth-crack',
  dust: 'dust-cloud',
  riot: 'fist',
  rogue: 'mining-helmet',
  warp: 'vortex',
  hauler: 'cargo-ship',
  hand: 'stack',
  illegal: 'robber-mask',
};

export const GAME_CREDITS: readonly GameCredit[] = [
  {
    name: 'Helionox',
    by: 'After the board game Helionox, designed by Taran Lewis Kratz, illustrated by Luke Green, developed by Josh Reedy and Jeffrey Nelson and published by Zeroic Games, to whom all rights in it belong.',
    note: 'This is an unofficial implementation. It follows the rules of the game, described in our own words; pictures and texts are original, and so is the card set apart from the few cards that the rulebook names.',
    icons: Object.values(HELIONOX_ICONS),
  },
  {
    name: 'Moonriser',
    by: 'After the board game Moonriser by its designers and publisher, to whom all rights in it belong.',
    note: 'This is an unofficial implementation. It follows the rules of the game, described in our own words; tiles, board pieces, pictures and texts are original and not those of the published edition.',
  },
];

/** All icons that games bring along. */
export const GAME_ICONS: readonly string[] = GAME_CREDITS.flatMap(({ icons = [] }) => icons);
