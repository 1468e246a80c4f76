import { ROOT3 } from './geometry.ts';
import { TileFace } from './TileFace.tsx';

export interface TilePictureProps {
  design: string;
  rotation?: number;
  /** Hex radius in pixels. */
  radius: number;
  className?: string | undefined;
}

/** A standalone tile face: in the hand, the supply, the inspector, or while dragged. */
export function TilePicture({ design, rotation = 0, radius, className }: TilePictureProps) {
  return (
    <svg
      aria-hidden
      className={className}
      width={radius * ROOT3}
      height={radius * 2}
      viewBox={`${-50 * ROOT3} -100 ${100 * ROOT3} 200`}
      overflow="visible"
    >
      <TileFace design={design} rotation={rotation} plain />
    </svg>
  );
}
