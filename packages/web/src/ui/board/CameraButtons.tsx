import type { ReactNode } from 'react';
import { useFrameInsets } from '../frame/Frame.tsx';
import { LineIcon } from '../LineIcon.tsx';
import { usePhone } from '../media.ts';
import { IconButton } from '../primitives.tsx';
import { t } from '../text.ts';
import s from './camera.module.css';
import type { Camera } from './useCamera.ts';

/** Zoom and rotation buttons of the board. On touch screens, zooming is done by gestures. */
export function CameraButtons({ camera, turns = false, more }: { camera: Camera; turns?: boolean; more?: ReactNode }) {
  const phone = usePhone();
  const { now } = useFrameInsets();
  if (phone && !turns && !camera.moved && !more) return null;
  return (
    <div className={s.controls} style={{ left: now.left + (phone ? 4 : 0), bottom: now.bottom + 4 }}>
      {turns && (
        <IconButton label={t('turn')} hint="]" icon={<LineIcon name="rotate" />} onClick={() => camera.turnBy(-1)} />
      )}
      {!phone && (
        <>
          <IconButton
            label={t('zoom-out')}
            hint="-"
            icon={<LineIcon name="minus" />}
            onClick={() => camera.zoomBy(0.8)}
          />
          <IconButton
            label={t('zoom-in')}
            hint="+"
            icon={<LineIcon name="plus" />}
            onClick={() => camera.zoomBy(1.25)}
          />
        </>
      )}
      {more}
      {camera.moved && (
        <IconButton label={t('whole-board')} hint="0" icon={<LineIcon name="fit" />} onClick={camera.fit} />
      )}
    </div>
  );
}
