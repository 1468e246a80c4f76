import type { Since } from '@orrery/kernel';
import type { CardEffect } from './effect.ts';

/** When a card may be played (MO-317); the texts `window-…` in `text/card-messages.ts` explain each code. */
export type Window = 'OT' | 'MV' | 'ST' | 'AT' | 'AD' | 'DD' | 'PD' | 'RD' | 'AR' | 'LD' | 'AS' | 'NO';
/** Windows in which a card is played as an action on its owner's turn. */
export const OWN_TURN: readonly Window[] = ['OT', 'MV', 'ST', 'AT'];

export interface ActionCard extends Since {
  /** From 1, in print order; saves store this number. */
  id: number;
  name: string;
  copies: number;
  windows: readonly Window[];
  /** Whether it may be played on other players' turns. */
  x: boolean;
  resale: { minerals: number; gas: number };
  effect: CardEffect;
}

function card(
  id: number,
  copies: number,
  name: string,
  windows: string,
  resale: string,
  effect: CardEffect,
): ActionCard {
  const [minerals, gas] = resale.split('+').map(Number) as [number, number];
  const [when, x] = windows.split('/') as [string, string?];
  return { id, name, copies, windows: when.split(' ') as Window[], x: x === 'X', resale: { minerals, gas }, effect };
}

/**
 * All titles by id; version 1 has 38 titles and 72 cards (MO-016, MO-323 to MO-404). Windows that end in `/X` also
 * apply on other players' turns. The resale value is written as minerals+gas.
 */
export const CARDS: readonly ActionCard[] = [
  card(1, 4, 'Afterburner', 'MV', '0+1', { does: 'spaces', n: 4 }),
  card(2, 3, 'Backup Generator', 'AR/X', '0+1', { does: 'extra die' }),
  card(3, 3, 'Defence Buff', 'DD AS/X', '0+1', { does: 'roll', n: 1 }),
  card(4, 4, 'Deflector Shields', 'MV AS/X', '0+1', { does: 'deflect' }),
  card(5, 3, 'Hull Repair', 'OT', '0+1', { does: 'hull', n: 1 }),
  card(6, 3, 'Wallet Inspector', 'OT', '0+1', { does: 'steal', what: 'resource' }),
  card(7, 2, 'Enhanced Sensors', 'AD DD AS/X', '0+2', {
    does: 'roll',
    n: 2,
    kinds: ['fighter', 'bomber'],
    ship: true,
    needs: 'beside mothership',
  }),
  card(8, 2, 'Ninja Rope', 'OT', '0+2', { does: 'dash', n: 2 }),
  card(9, 2, 'Prod', 'OT AD DD/X', '0+2', { does: 'prod' }),
  card(10, 2, 'Wingman', 'DD/X', '0+2', { does: 'roll', n: 2, needs: 'wingman' }),
  card(11, 2, 'Recon Droid', 'OT', '1+0', { does: 'explore' }),
  card(12, 2, 'Git off mah propertay!', 'PD/X', '1+0', { does: 'planet defence', n: 3 }),
  card(13, 2, 'Gravity Manipulator', 'OT', '1+0', { does: 'push', n: 2, within: 3 }),
  card(14, 2, 'Alien Antiques Roadshow', 'AD DD AS/X', '1+0', { does: 'roll', n: 1, per: 'artifact' }),
  card(15, 2, 'Panic Button', 'RD/X', '1+0', { does: 'escape' }),
  card(16, 2, 'Punch It!', 'MV', '1+0', { does: 'double spaces' }),
  card(17, 2, 'Seismic Charge', 'AD DD/X', '1+0', { does: 'roll', n: 3, needs: 'enemy near asteroids' }),
  card(18, 2, 'Volt Switch', 'AD DD AS/X', '1+0', { does: 'roll', n: 3, kinds: ['mothership'], ship: true }),
  card(19, 2, 'Auxiliary Shield', 'AD DD AS/X', '1+1', { does: 'extra shields', n: 4 }),
  card(20, 1, 'Convoy', 'ST', '1+1', { does: 'spaces', n: 3, escort: true }),
  card(21, 2, 'Forced Update', 'OT', '1+1', { does: 'hold' }),
  card(22, 2, 'Friendly Negotiations', 'OT', '1+1', { does: 'capture', within: 2 }),
  card(23, 2, 'Migration', 'OT', '1+1', { does: 'move station' }),
  card(24, 2, 'Replicator', 'OT', '1+1', { does: 'gain', die: 4 }),
  card(25, 1, 'Trade Blockade', 'OT', '1+1', { does: 'blockade' }),
  card(26, 1, 'Cowardly Retreat', 'OT', '1+2', { does: 'retreat' }),
  card(27, 2, 'Expansion Pak', 'AD DD AS/X', '1+2', { does: 'double face' }),
  card(28, 1, 'Last Stand', 'LD/X', '1+2', { does: 'last stand', hull: 4 }),
  card(29, 1, 'Life Support', 'LD/X', '1+2', { does: 'save' }),
  card(30, 1, 'Pick up two cards', 'OT', '1+2', { does: 'draw', n: 2 }),
  card(31, 2, 'Surprise Attack', 'OT', '1+2', { does: 'steal', what: 'card' }),
  card(32, 2, 'The Forks', 'AR/X', '1+2', { does: 'reroll' }),
  card(33, 1, 'Dedotated Wam', 'AT', '2+0', { does: 'harm', n: 3 }),
  card(34, 1, 'Noooooooo!', 'NO/X', '2+0', { does: 'cancel' }),
  card(35, 1, 'Planet Laser Pointer', 'OT', '2+0', { does: 'remove planet', within: 2 }),
  card(36, 1, 'Railguns', 'AT', '2+0', { does: 'ranged', distance: 4 }),
  // This is an attacker's card, so on another player's turn it requires one of the seat's guardians as the attacker
  // (MO-402).
  card(37, 1, 'Shield Breaker', 'AD/X', '2+0', { does: 'break shields' }),
  card(38, 1, 'Wormhole', 'MV', '2+0', { does: 'warp' }),
];

/** Titles removed in games without artifacts, unless an option keeps them (MO-028). */
export const ARTIFACT_CARDS: readonly number[] = [11, 14];
