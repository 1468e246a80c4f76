import { type MothershipView, placeName } from '@orrery/mothership';
import { distance, type Hex } from '../board/hex.ts';
import type { SeenSpace, SeenUnit, SeenWorld } from '../board/seen.ts';

export interface WordsFor {
  view: MothershipView;
  space: SeenSpace;
  worlds: readonly SeenWorld[];
  units: readonly SeenUnit[];
  nameOf(side: number): string;
  me: number;
}

/** A unit for those who hear it: whose it is, and how it stands. */
export function unitAloud({ view, nameOf, me }: WordsFor, unit: SeenUnit): string {
  const whose = unit.seat === me ? 'your' : `${nameOf(unit.seat)}’s`;
  const player = view.players[unit.seat];
  const state =
    unit.kind === 'mothership'
      ? `, hull ${player?.hull}, shields ${player?.shields}`
      : unit.kind === 'station'
        ? `, ${player?.steps} of 4 steps`
        : '';
  return `${whose} ${unit.name}${state}${unit.held ? ', held' : ''}${unit.spent ? ', done' : ''}`;
}

export function worldAloud({ nameOf, me }: WordsFor, world: SeenWorld): string {
  const owner = world.owner === null ? 'neutral' : world.owner === me ? 'yours' : `of ${nameOf(world.owner)}`;
  const artifact =
    world.artifact === 'none' ? '' : world.artifact === 'hidden' ? ', unexplored' : `, ${world.artifact.name}`;
  const built = world.developments.length > 0 ? `, ${world.developments.length} developments` : '';
  return `${world.name}, ${owner}, needs ${world.need}${world.moon ? ', with a moon' : ''}${artifact}${built}`;
}

/** Every hex in words, found when it is asked for. */
export function hexWords(words: WordsFor): (hex: Hex) => string {
  const units = new Map(words.units.map((unit) => [unit.hex, unit]));
  const worlds = new Map(words.worlds.map((world) => [world.hex, world]));
  const rocks = new Set(words.space.belts.flat());
  return (hex) => {
    const unit = units.get(hex);
    const world = worlds.get(hex);
    const what = [
      unit && unitAloud(words, unit),
      world && worldAloud(words, world),
      rocks.has(hex) && 'asteroids',
    ].filter(Boolean);
    return `Hex ${placeName(hex)}: ${what.length > 0 ? what.join(', ') : 'empty'}`;
  };
}

/** How far away something is, for lists. */
export const farWords = (from: Hex | null, to: Hex): string => {
  if (from === null) return `hex ${placeName(to)}`;
  const far = distance(from, to);
  return far === 0 ? 'here' : `${far} ${far === 1 ? 'hex' : 'hexes'} from your mothership`;
};
