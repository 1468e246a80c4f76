import { memo, useMemo } from 'react';
import { beside, type Hex, hexesPath, rimPath } from '../hex.ts';
import s from './reach.module.css';

/** Minimum number of threats for the hatch. */
export const MANY = 4;
/** Minimum number of threats for the dense hatch. */
const MOST = 6;

export interface ReachProps {
  /** Reachable hexes; `risk` is set if the path needs an asteroid roll. */
  reach: ReadonlyMap<Hex, { risk: boolean }>;
  /** The number of enemies that could attack each hex. */
  danger: ReadonlyMap<Hex, number>;
  /** Enemy guardians, whose zones stop a ship. */
  guardians: readonly Hex[];
  /** Hexes that could be attacked. */
  targets: readonly Hex[];
  /** All hexes of the board; guardian zones end at its edge. */
  hexes: readonly Hex[];
}

/** A ship's options and risks: violet is allowed, sand needs a roll, red is dangerous. */
export const Reach = memo(function Reach({ reach, danger, guardians, targets, hexes }: ReachProps) {
  const paths = useMemo(() => {
    const cells = [...reach];
    const some = [...danger];
    const board = new Set(hexes);
    return {
      free: hexesPath(
        cells.filter(([, { risk }]) => !risk).map(([hex]) => hex),
        1.2,
      ),
      risk: hexesPath(
        cells.filter(([, { risk }]) => risk).map(([hex]) => hex),
        1.2,
      ),
      rim: rimPath(new Set(reach.keys())),
      many: hexesPath(
        some.filter(([, n]) => n >= MANY && n < MOST).map(([hex]) => hex),
        1.6,
      ),
      most: hexesPath(
        some.filter(([, n]) => n >= MOST).map(([hex]) => hex),
        1.6,
      ),
      rings: guardians.map((hex) => {
        const ring = [hex, ...beside(hex)].filter((one) => board.has(one));
        return { hex, fill: hexesPath(ring, 1.2), line: rimPath(new Set(ring)) };
      }),
    };
  }, [reach, danger, guardians, hexes]);
  return (
    <g aria-hidden>
      <path className={s.free} d={paths.free} />
      <path className={s.risk} d={paths.risk} />
      <path className={s.pattern} d={paths.risk} fill="url(#ms-dots)" />
      <path d={paths.many} fill="url(#ms-hatch)" />
      <path d={paths.most} fill="url(#ms-hatch-dense)" />
      {paths.rings.map(({ hex, fill, line }) => (
        <g key={hex}>
          <path className={s.zone} d={fill} />
          <path className={s.ring} d={line} />
        </g>
      ))}
      <path className={s.rim} d={paths.rim} />
      {targets.map((hex) => (
        <path key={hex} className={s.target} d={hexesPath([hex], 2)} data-anchor={`target:${hex}`} data-shape="hex" />
      ))}
    </g>
  );
});

/** Patterns and gradients shared by several layers. */
export const Defs = memo(function Defs() {
  const hatch = (id: string, width: number, opacity: number) => (
    <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <path d="M0 0V6" style={{ stroke: 'var(--ms-threat)', strokeOpacity: opacity, strokeWidth: width }} />
    </pattern>
  );
  return (
    <defs>
      <radialGradient id="ms-lit">
        <stop offset=".55" style={{ stopColor: 'var(--ms-night)', stopOpacity: 0.55 }} />
        <stop offset="1" style={{ stopColor: 'var(--ms-night)', stopOpacity: 0 }} />
      </radialGradient>
      <pattern id="ms-dots" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(30)">
        <circle cx="2" cy="2" r="1.2" style={{ fill: 'var(--ms-rock-rim)' }} />
      </pattern>
      {hatch('ms-hatch', 2.2, 0.34)}
      {hatch('ms-hatch-dense', 3, 0.62)}
    </defs>
  );
});
