import { memo } from 'react';
import { useUpright } from '../../../ui/index.ts';
import { usePainting } from './paint/paint.ts';
import s from './sky.module.css';

const WIDE = { width: 1440, height: 900, giant: { x: 250, y: 1420, r: 900 } };
const TALL = { width: 540, height: 1168, giant: { x: 80, y: 1400, r: 780 } };

/** The background: nebulae, stars and the edge of a giant planet. It stays still when the board moves. */
export const Sky = memo(function Sky({ tall: forced }: { tall?: boolean }) {
  const upright = useUpright();
  const picture = usePainting({ kind: 'sky', sky: (forced ?? upright) ? TALL : WIDE });
  return (
    <div aria-hidden className={s.sky}>
      {picture && <img src={picture} alt="" />}
    </div>
  );
});
