import { type ReactNode, type RefObject, useMemo } from 'react';
import { cx } from '../cx.ts';
import { CameraButtons } from './CameraButtons.tsx';
import s from './camera.module.css';
import { cameraKeys } from './keys.ts';
import type { Camera, Drawing } from './useCamera.ts';
import type { useGestures } from './useGestures.ts';

export interface StageProps {
  room: RefObject<HTMLDivElement | null>;
  drawing: Drawing;
  camera: Camera;
  gestures: ReturnType<typeof useGestures>;
  /** The accessible name of the board. */
  label: string;
  /** A background that does not move with the board. */
  behind?: ReactNode;
  /** Content over the board, such as cards and tooltips, placed with `camera.seenAt`. */
  over?: ReactNode;
  /** Additional camera buttons. */
  buttons?: ReactNode;
  /** The drawing itself, in its own units, as SVG elements. Cells have `data-cell`. */
  children: ReactNode;
}

/** A board that can be panned, zoomed and rotated by mouse, touch and keyboard. */
export function Stage({ room, drawing, camera, gestures, label, behind, over, buttons, children }: StageProps) {
  const { bounds, scale, rest, view: at } = camera;
  const onKeyDown = useMemo(() => cameraKeys(camera), [camera]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the cells inside are the controls, this only moves the camera
    <div ref={room} className={s.room} data-room onKeyDown={onKeyDown} {...gestures.handlers}>
      {behind}
      {camera.ready && (
        <section
          aria-label={label}
          data-board
          className={cx(s.stage, gestures.moving ? s.moving : camera.steady && s.gliding)}
          style={{ transform: `translate(${rest.x + at.x}px, ${rest.y + at.y}px) scale(${camera.stretch})` }}
        >
          <svg
            className={s.drawing}
            width={bounds.width * scale}
            height={bounds.height * scale}
            viewBox={`${bounds.x} ${bounds.y} ${bounds.width} ${bounds.height}`}
            overflow="visible"
          >
            {children}
          </svg>
        </section>
      )}
      {over}
      <CameraButtons camera={camera} turns={drawing.turns > 1} more={buttons} />
    </div>
  );
}
