import { encode } from 'uqr';
import { t } from './text.ts';
import s from './waiting-room.module.css';

/** A link as a QR code. */
export function Qr({ text }: { text: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 2 });
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg className={s.qr} role="img" aria-label={t('qr')} viewBox={`0 0 ${size} ${size}`}>
      <rect width={size} height={size} className={s.qrGround} />
      <path d={path} className={s.qrDots} shapeRendering="crispEdges" />
    </svg>
  );
}
