import { memo } from 'react';
import { seatColour } from '../../../ui/index.ts';
import { boundsOf, placeOf } from '../board/hex.ts';
import '../board/tokens.css';
import { spaceOf, unitsOf, worldsOf } from './board-data.ts';
import type { Draft } from './draft.ts';
import s from './thumb.module.css';

/** A small picture of a layout: a dot for each hex, stations in the colours of their seats. */
export const Thumb = memo(function Thumb({ draft, width }: { draft: Draft; width: number }) {
  const { hexes, belts } = spaceOf(draft);
  const box = boundsOf(hexes, 14);
  const dots = (some: readonly string[]) => some.map((hex) => `M${placeOf(hex).x} ${placeOf(hex).y}h.01`).join('');
  return (
    <svg
      aria-hidden
      data-game="mothership"
      className={s.thumb}
      width={width}
      height={(width * box.height) / box.width}
      viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
    >
      <path className={s.open} d={dots(hexes)} />
      <path className={s.rocks} d={dots(belts.flat())} />
      {worldsOf(draft).map(({ id, hex, kind }) => (
        <circle
          key={id}
          cx={placeOf(hex).x}
          cy={placeOf(hex).y}
          r={kind === 'planetoid' ? 20 : 30}
          className={s[kind]}
        />
      ))}
      {unitsOf(draft).map(({ id, hex, seat, kind }) => {
        const { x, y } = placeOf(hex);
        const style = { fill: seatColour(seat) };
        return kind === 'station' ? (
          <rect key={id} x={x - 32} y={y - 32} width="64" height="64" rx="14" style={style} />
        ) : (
          <circle key={id} cx={x} cy={y} r={kind === 'mothership' ? 26 : 17} style={style} />
        );
      })}
    </svg>
  );
});
