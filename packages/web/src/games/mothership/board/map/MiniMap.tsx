import { memo, type PointerEvent } from 'react';
import type { Box, Camera } from '../../../../ui/board/index.ts';
import { SeatShape, seatColour } from '../../../../ui/index.ts';
import { boundsOf, placeOf } from '../hex.ts';
import { t } from '../text.ts';
import type { BoardPlanet, BoardSpace, BoardUnit, Kind } from '../types.ts';
import s from './minimap.module.css';

/** Width in pixels. */
const WIDTH = 96;
/** Units drawn larger. */
const BIG: ReadonlySet<Kind> = new Set(['station', 'mothership']);

const Dots = memo(function Dots({ space }: { space: BoardSpace }) {
  const rocky = new Set(space.belts.flat());
  const dots = (rocks: boolean) =>
    space.hexes
      .filter((hex) => rocky.has(hex) === rocks)
      .map((hex) => `M${placeOf(hex).x} ${placeOf(hex).y}h.01`)
      .join('');
  return (
    <>
      <path className={s.open} d={dots(false)} />
      <path className={s.rocks} d={dots(true)} />
    </>
  );
});

export interface MiniMapProps {
  space: BoardSpace;
  worlds: readonly BoardPlanet[];
  units: readonly BoardUnit[];
  camera: Camera;
  /** The visible part of the board, in pixels. */
  window: Box;
  onLook: (point: { x: number; y: number }) => void;
}

/**
 * The whole board in a corner, with the visible part outlined; a click moves the view there. Hidden if everything is
 * visible.
 */
export function MiniMap({ space, worlds, units, camera, window, onLook }: MiniMapProps) {
  const box = boundsOf(space.hexes, 14);
  const origin = camera.seenAt({ x: 0, y: 0 });
  const sight = {
    x: (window.x - origin.x) / camera.seen,
    y: (window.y - origin.y) / camera.seen,
    width: window.width / camera.seen,
    height: window.height / camera.seen,
  };
  const all = boundsOf(space.hexes, 0);
  const inSight =
    sight.x <= all.x &&
    sight.y <= all.y &&
    sight.x + sight.width >= all.x + all.width &&
    sight.y + sight.height >= all.y + all.height;
  if (inSight) return null;
  const look = (e: PointerEvent<HTMLButtonElement>) => {
    const at = e.currentTarget.getBoundingClientRect();
    onLook({
      x: box.x + ((e.clientX - at.left) / at.width) * box.width,
      y: box.y + ((e.clientY - at.top) / at.height) * box.height,
    });
  };
  return (
    <button
      type="button"
      className={s.map}
      aria-label={t('mini-map')}
      onPointerDown={(e) => {
        e.stopPropagation();
        e.currentTarget.setPointerCapture(e.pointerId);
        look(e);
      }}
      onPointerMove={(e) => e.currentTarget.hasPointerCapture(e.pointerId) && look(e)}
      onClick={(e) => e.detail === 0 && camera.fit()}
    >
      <svg
        aria-hidden
        width={WIDTH}
        height={(WIDTH * box.height) / box.width}
        viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
      >
        <Dots space={space} />
        {worlds.map(({ id, hex, owner }) => (
          <circle
            key={id}
            cx={placeOf(hex).x}
            cy={placeOf(hex).y}
            r="26"
            className={s.world}
            style={owner === null ? undefined : { stroke: seatColour(owner) }}
          />
        ))}
        {units.map(({ id, hex, seat, kind }) => (
          <SeatShape key={id} seat={seat} {...placeOf(hex)} r={BIG.has(kind) ? 27 : 18} />
        ))}
        <rect {...sight} rx="14" className={s.sight} />
      </svg>
    </button>
  );
}
