import type { RefObject } from 'react';
import type { Camera } from '../../../../ui/board/index.ts';
import { type Insets, useStable } from '../../../../ui/index.ts';
import { type Hex, placeOf, WIDE } from '../hex.ts';

/** Moves the camera so that a place is visible in the area that bars and panels leave free. */
export function useFocus(room: RefObject<HTMLDivElement | null>, camera: Camera, insets: Insets) {
  /** Centres a point of the screen in the free area. */
  const centre = useStable((seen: { x: number; y: number }) => {
    const el = room.current;
    if (!el) return;
    const x = (insets.left + el.clientWidth - insets.right) / 2;
    const y = (insets.top + el.clientHeight - insets.bottom) / 2;
    camera.panBy(x - seen.x, y - seen.y);
  });

  /** Centres a point of the drawing in the free area. */
  const look = useStable((point: { x: number; y: number }) => centre(camera.seenAt(point)));

  /** Brings a focused or contested hex into view, with a margin of `around` hexes. */
  const walk = useStable((hex: Hex, around: number = 0) => {
    const el = room.current;
    if (!el) return;
    const { x, y } = camera.seenAt(placeOf(hex));
    const air = camera.seen * WIDE * around;
    const beside = x < insets.left + air || x > el.clientWidth - insets.right - air;
    const beyond = y < insets.top + air || y > el.clientHeight - insets.bottom - air;
    if (beside || beyond) look(placeOf(hex));
  });

  /** Centres the middle of several hexes, or the one nearest to it, so that at least that one is in view. */
  const gather = useStable((hexes: readonly Hex[]) => {
    const places = hexes.map(placeOf);
    if (places.length === 0) return;
    const middle = {
      x: places.reduce((sum, { x }) => sum + x, 0) / places.length,
      y: places.reduce((sum, { y }) => sum + y, 0) / places.length,
    };
    const far = ({ x, y }: { x: number; y: number }) => Math.hypot(x - middle.x, y - middle.y);
    look(places.reduce((best, place) => (far(place) < far(best) ? place : best)));
  });

  /** Whether all hexes are in the free area. */
  const isInView = useStable((hexes: readonly Hex[]): boolean => {
    const el = room.current;
    return (
      el !== null &&
      hexes.every((hex) => {
        const { x, y } = camera.seenAt(placeOf(hex));
        return (
          x > insets.left && x < el.clientWidth - insets.right && y > insets.top && y < el.clientHeight - insets.bottom
        );
      })
    );
  });

  return { look, walk, gather, isInView, centre };
}
