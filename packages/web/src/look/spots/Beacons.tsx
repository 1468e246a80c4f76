import { useEffect, useState } from 'react';
import { afterPaint } from '../afterPaint.ts';
import { cx } from '../cx.ts';
import s from './beacons.module.css';
import { isCovered, spotsNamed } from './spots.ts';

export interface BeaconsProps {
  spots: readonly string[];
  /** `point` comes with an arrow and marks the first spot that is there; `last` is quiet and stays. */
  kind: 'light' | 'point' | 'last';
}

interface Place {
  name: string;
  x: number;
  y: number;
  w: number;
  h: number;
  hex: boolean;
}

/** The air between a thing and the light round it. */
const AIR = { light: 5, point: 7, last: 2 };

/** Where things lie still it is enough to look now and then, in milliseconds. */
const NOW_AND_THEN = 150;

/** Where the spots are drawn just now. Boards move under the hand: while they do, it is looked at with every frame. */
function usePlaces(spots: readonly string[], first: boolean): Place[] {
  const [places, setPlaces] = useState<Place[]>([]);
  const names = spots.join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: by their names
  useEffect(() => {
    if (spots.length === 0) return setPlaces([]);
    let cancel = () => {};
    let before = '';
    const look = () => {
      const found = first
        ? [spots.map((name) => spotsNamed(name)[0]).find((el) => el !== undefined)].filter((el) => el !== undefined)
        : spots.flatMap(spotsNamed).filter((el) => !isCovered(el));
      const now = found.map((el) => {
        const { x, y, width: w, height: h } = el.getBoundingClientRect();
        return { name: el.getAttribute('data-spot') ?? '', x, y, w, h, hex: el.getAttribute('data-shape') === 'hex' };
      });
      const key = JSON.stringify(now);
      const moved = key !== before;
      before = key;
      if (moved) setPlaces(now);
      if (moved) {
        cancel = afterPaint(look);
      } else {
        const timer = setTimeout(look, NOW_AND_THEN);
        cancel = () => clearTimeout(timer);
      }
    };
    cancel = afterPaint(look);
    return () => cancel();
  }, [names, first]);
  return places;
}

const hexOf = (w: number, h: number, in_: number): string =>
  [
    [w / 2, in_],
    [w - in_, h / 4],
    [w - in_, (3 * h) / 4],
    [w / 2, h - in_],
    [in_, (3 * h) / 4],
    [in_, h / 4],
  ]
    .map((point) => point.join())
    .join(' ');

/** Light round the things that are spoken of, over whatever shows them. */
export function Beacons({ spots, kind }: BeaconsProps) {
  const places = usePlaces(spots, kind === 'point');
  const air = AIR[kind];
  return places.map(({ name, x, y, w, h, hex }, i) => {
    const [width, height] = [w + 2 * air, h + 2 * air];
    const shape = hex ? (
      <polygon points={hexOf(width, height, 2)} />
    ) : (
      <rect x={2} y={2} width={width - 4} height={height - 4} rx={Math.min(12, height / 2)} />
    );
    // Above the thing, or below one that lies at the very top.
    const below = y < 64;
    return (
      <div
        // biome-ignore lint/suspicious/noArrayIndexKey: a light has no other name than its place in the row
        key={i}
        className={cx(s.beacon, s[kind])}
        style={{ left: x - air, top: y - air }}
        aria-hidden
        data-beacon={kind}
        data-for={name}
      >
        <svg aria-hidden width={width} height={height}>
          {shape}
        </svg>
        {kind === 'point' && (
          <svg
            aria-hidden
            className={cx(s.arrow, below && s.up)}
            style={{ left: width / 2, top: below ? height + 4 : -44 }}
            width={34}
            height={40}
            viewBox="0 0 34 40"
          >
            <path d="M12 2h10v18h10L17 38 2 20h10z" />
          </svg>
        )}
      </div>
    );
  });
}
