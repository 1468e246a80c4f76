import type { UnitKind } from './units.ts';

export type Resource = 'minerals' | 'gas' | 'influence';

/**
 * The effects of techs, artifacts, developments and action cards. The rules apply them, texts are generated from them,
 * and bots value them. Lasting effects have `is`, one-time effects have `does`.
 */
export type Lasting =
  /**
   * A roll bonus for units of these kinds (all if absent), limited to one enemy kind or role if given. It applies
   * against planets only if `planets` is set.
   */
  | {
      is: 'roll';
      n: number;
      kinds?: readonly UnitKind[];
      against?: UnitKind;
      role?: 'defence';
      /** Only when two or more ships attack; once for the side (MO-295). */
      several?: true;
      /** The bonus is multiplied by the remaining steps of the owner's station (MO-299). */
      per?: 'step';
      planets?: true;
    }
  | { is: 'spaces'; n: number; kinds?: readonly UnitKind[] }
  /** Attacks on the owner's planets need this total instead of six. */
  | { is: 'walls'; needs: number }
  /** Extra defence for the planet it is on, or for all of the owner's planets. */
  | { is: 'defence'; n: number; all?: true }
  /** Income each turn: from the planet it is on, from each mineral planet, or from the station. */
  | { is: 'income'; what: Resource; n: number; from: 'here' | 'mineral planets' | 'station' }
  /** Mineral planets give twice as many minerals. */
  | { is: 'double minerals' }
  /** Faces count double in attacks on planets. */
  | { is: 'double faces' }
  | { is: 'energy'; n: number }
  | { is: 'shields'; n: number }
  /** Maximum number of guardians on the board. */
  | { is: 'guardians'; n: number }
  | { is: 'ties' }
  | { is: 'piercing' }
  | { is: 'embargo' }
  | { is: 'loot'; n: number }
  /** Paid for each ship the owner loses. */
  | { is: 'scrap'; minerals: number; gas: number }
  /** Action cards may also be bought for gas. */
  | { is: 'card for gas'; n: number }
  /** Extra cards from the deck for each capture. */
  | { is: 'cards'; n: number }
  /** An ability of the owner; `attack` spends the mothership's attack phase. */
  | { is: 'ability'; ability: Ability; attack?: true };

export type Ability =
  | 'repair'
  | 'mine'
  | 'beam'
  | 'torpedoes'
  | 'tractor'
  | 'missile'
  | 'gates'
  | 'onboard'
  | 'station move';

/** The effect of an action card. */
export type CardEffect =
  /** A bonus on one of the player's rolls: for the whole side, or for one ship of these kinds. */
  | {
      does: 'roll';
      n: number;
      kinds?: readonly UnitKind[];
      /** Applies to one participating ship of these kinds, and counts towards its part of the total. */
      ship?: true;
      needs?: 'wingman' | 'beside mothership' | 'enemy near asteroids';
      per?: 'artifact';
    }
  | { does: 'spaces'; n: number; escort?: true }
  | { does: 'double spaces' }
  | { does: 'deflect' }
  | { does: 'hull'; n: number }
  | { does: 'steal'; what: 'resource' | 'card' }
  | { does: 'dash'; n: number }
  | { does: 'prod' }
  | { does: 'explore' }
  | { does: 'planet defence'; n: number }
  | { does: 'push'; n: number; within: number }
  | { does: 'escape' }
  | { does: 'extra shields'; n: number }
  | { does: 'hold' }
  | { does: 'capture'; within: number }
  | { does: 'move station' }
  | { does: 'gain'; die: number }
  | { does: 'blockade' }
  | { does: 'retreat' }
  | { does: 'double face' }
  | { does: 'last stand'; hull: number }
  | { does: 'save' }
  | { does: 'draw'; n: number }
  | { does: 'reroll' }
  | { does: 'extra die' }
  | { does: 'harm'; n: number }
  | { does: 'cancel' }
  | { does: 'remove planet'; within: number }
  | { does: 'ranged'; distance: number }
  | { does: 'break shields' }
  | { does: 'warp' };
export type CardEffectName = CardEffect['does'];
