import { BOARDS, NEUTRAL_NEEDS, placeName } from '@orrery/mothership';
import { facing, type Hex } from '../board/hex.ts';
import type { BoardPlanet, BoardSpace, BoardUnit } from '../board/types.ts';
import { type Draft, ENEMIES } from './draft.ts';
import { tileHexes } from './pieces.ts';
import { t } from './text.ts';

const MIDDLE = '0,0';
const inwards = (hex: Hex) => (hex === MIDDLE ? 0 : facing(hex, MIDDLE));

/** The board with its asteroid tiles; hexes of planets and stations have no asteroids. */
export function spaceOf(draft: Draft): BoardSpace {
  const worlds = new Set([...draft.mineral, ...draft.gas, ...draft.stations]);
  return {
    hexes: BOARDS[draft.board].names,
    belts: draft.asteroids.map((centre) => tileHexes(draft, centre).filter((hex) => !worlds.has(hex))),
  };
}

export function worldsOf(draft: Draft): BoardPlanet[] {
  const sorts = [
    ['mineral', draft.mineral],
    ['gas', draft.gas],
    ['planetoid', draft.planetoids],
  ] as const;
  return sorts.flatMap(([kind, hexes]) =>
    hexes.map(
      (hex): BoardPlanet => ({
        id: `${kind} ${hex}`,
        hex,
        kind,
        owner: draft.mode === 'solo' && kind !== 'planetoid' ? 0 : null,
        need: NEUTRAL_NEEDS,
        artifact: 'none',
        developments: [],
        moon: draft.moons.includes(hex),
        name: t(kind),
        place: placeName(hex),
      }),
    ),
  );
}

const enemyKind = (i: number): BoardUnit['kind'] => (i === 0 ? 'mothership' : i < 4 ? 'fighter' : 'bomber');
const enemyName = (i: number): string => t(`enemy-${ENEMIES[i] ?? 'M'}`);

/** Stations by seat; in solo layouts also the player's start and the enemy ships. */
export function unitsOf({ stations, start, npc }: Draft): BoardUnit[] {
  const unit = (id: string, kind: BoardUnit['kind'], seat: number, hex: Hex | null, name: string): BoardUnit[] =>
    hex === null ? [] : [{ id, kind, seat, hex, facing: inwards(hex), name }];
  return [
    ...stations.flatMap((hex, seat) => unit(`station ${seat}`, 'station', seat, hex, t('station-of', { n: seat + 1 }))),
    ...unit('start', 'mothership', 0, start, t('your-start')),
    ...npc.flatMap((hex, i) => unit(`enemy ${i}`, enemyKind(i), 1, hex, enemyName(i))),
  ];
}

/** Describes a hex: its pieces and faults. */
export function hexDescriber(draft: Draft, wrong: ReadonlyMap<Hex, string>): (hex: Hex) => string {
  const pieces = new Map<Hex, string>();
  for (const { hex, name } of unitsOf(draft)) pieces.set(hex, name);
  for (const { hex, name, moon } of worldsOf(draft)) pieces.set(hex, moon ? t('with-moon', { name }) : name);
  const rocks = new Set(draft.asteroids.flatMap((centre) => tileHexes(draft, centre)));
  return (hex) => {
    const what = [pieces.get(hex), rocks.has(hex) && t('asteroids'), wrong.get(hex)].filter(Boolean);
    return what.length > 0
      ? t('hex', { place: placeName(hex), pieces: what.join(', ') })
      : t('hex-empty', { place: placeName(hex) });
  };
}
