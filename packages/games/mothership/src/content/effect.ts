import type { UnitKind } from './units.ts';

export type Resource = 'minerals' | 'gas' | 'influence';

/**
 * What techs, artifacts, developments and action cards do: one vocabulary. The rules run it, texts are made from it, bots
 * weigh it. What lasts is `is`, what happens once is `does`.
 */
export type Lasting =
  /** A bonus on rolls: of these kinds (all where absent), against these, in this role; on planets only where it says so. */
  | {
      is: 'roll';
      n: number;
      kinds?: readonly UnitKind[];
      against?: UnitKind;
      role?: 'defence';
      /** Only when two or more ships attack; once for the side (MO-295). */
      several?: true;
      /** So much for each step the own station has left (MO-299). */
      per?: 'step';
      planets?: true;
    }
  | { is: 'spaces'; n: number; kinds?: readonly UnitKind[] }
  /** Own planets need this number instead of six. */
  | { is: 'walls'; needs: number }
  /** More defence for its planet, or for all own planets. */
  | { is: 'defence'; n: number; all?: true }
  /** Gathered each turn: from its planet, each mineral planet, or the station. */
  | { is: 'income'; what: Resource; n: number; from: 'here' | 'mineral planets' | 'station' }
  /** Minerals of mineral planets count double. */
  | { is: 'double minerals' }
  /** Faces count double in planet attacks. */
  | { is: 'double faces' }
  | { is: 'energy'; n: number }
  | { is: 'shields'; n: number }
  /** Guardians that may be on the board. */
  | { is: 'guardians'; n: number }
  | { is: 'ties' }
  | { is: 'piercing' }
  | { is: 'embargo' }
  | { is: 'loot'; n: number }
  /** Paid for each own ship that is lost. */
  | { is: 'scrap'; minerals: number; gas: number }
  /** Action cards may also be bought for gas. */
  | { is: 'card for gas'; n: number }
  /** Cards from the deck at each capture. */
  | { is: 'cards'; n: number }
  /** Something the owner may do; `attack` spends the mothership's attack phase. */
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

/** What an action card does when it takes effect. */
export type CardEffect =
  /** A bonus on one own roll: for the side, or for one of the ships of these kinds. */
  | {
      does: 'roll';
      n: number;
      kinds?: readonly UnitKind[];
      /** Chosen for one ship of these kinds that takes part, and belongs to its part of the total. */
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
