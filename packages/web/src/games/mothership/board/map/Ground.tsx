import { memo, useMemo } from 'react';
import { boundsOf, type Hex, hexesPath, placeOf, rimPath, WIDE } from '../hex.ts';
import { usePainting } from '../paint/paint.ts';
import type { BoardSpace } from '../types.ts';
import s from './ground.module.css';

/** Image pixels per drawing unit; high enough to stay sharp when zoomed in. */
const SHARP = 3;

/** Rocks of one asteroid tile, seeded by its hexes. */
const Rocks = memo(function Rocks({ hexes }: { hexes: readonly Hex[] }) {
  const box = boundsOf(hexes, 14);
  const picture = usePainting({
    kind: 'belt',
    belt: {
      seed: hexes.join(' '),
      width: Math.round(box.width * SHARP),
      height: Math.round(box.height * SHARP),
      hex: WIDE * SHARP,
      hexes: hexes.map((hex) => {
        const { x, y } = placeOf(hex);
        return [(x - box.x) * SHARP, (y - box.y) * SHARP] as const;
      }),
    },
  });
  return picture && <image href={picture} {...box} />;
});

/** The static layer: the grid, its rim and the asteroid fields. */
export const Ground = memo(function Ground({ space }: { space: BoardSpace }) {
  const { hexes, belts } = space;
  const paths = useMemo(() => {
    const rocky = new Set(belts.flat());
    return {
      open: hexesPath(
        hexes.filter((hex) => !rocky.has(hex)),
        0.6,
      ),
      rocky: hexesPath(rocky, 0.6),
      rim: rimPath(new Set(hexes)),
      belts: belts.map((belt) => rimPath(new Set(belt))),
    };
  }, [hexes, belts]);
  return (
    <g aria-hidden>
      <path className={s.open} d={paths.open} />
      <path className={s.rocky} d={paths.rocky} />
      <path className={s.rim} d={paths.rim} />
      {belts.map((belt) => (
        <Rocks key={belt.join(' ')} hexes={belt} />
      ))}
      {paths.belts.map((belt) => (
        <path key={belt.slice(0, 40)} className={s.belt} d={belt} />
      ))}
    </g>
  );
});
