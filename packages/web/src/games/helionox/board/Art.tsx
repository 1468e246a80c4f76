import { useId } from 'react';
import { seeded } from '../../../ui/index.ts';
import s from './card.module.css';
import type { Face } from './faces.ts';

const W = 160;
const H = 100;
const n1 = (x: number) => Math.round(x * 10) / 10;

/** The pattern of a card family: growth, circuits, orbits, ramparts, rays or shards. */
function motif(family: Face['family'], next: () => number, cx: number, cy: number): string {
  const parts: string[] = [];
  const ring = (x: number, y: number, rx: number, ry: number) =>
    parts.push(
      `M${n1(x - rx)} ${n1(y)}a${n1(rx)} ${n1(ry)} 0 1 0 ${n1(rx * 2)} 0a${n1(rx)} ${n1(ry)} 0 1 0 ${n1(-rx * 2)} 0`,
    );
  if (family === 'bio') {
    for (let k = 0; k < 7; k++) {
      const r = 14 + k * 13 + next() * 4;
      ring(cx + (next() - 0.5) * 14, H + 8, r * 1.3, r);
    }
  } else if (family === 'cybernetic') {
    for (let k = 0; k < 10; k++) {
      const d = next() > 0.5 ? 1 : -1;
      const a = 14 + next() * 26;
      parts.push(`M${n1(next() * W)} ${n1(8 + k * 9.5)}h${n1(d * a)}l${d * 7} 7h${n1(d * a)}`);
    }
  } else if (family === 'transport' || family === 'architect') {
    for (let k = 0; k < 6; k++) ring(cx, cy, 30 + k * 20, 10 + k * 8);
  } else if (family === 'defense') {
    for (let k = 0; k < 8; k++) parts.push(`M-6 ${k * 16 + 18}L80 ${k * 16 - 12}L166 ${k * 16 + 18}`);
  } else if (family === 'event') {
    for (let k = 0; k < 14; k++) {
      const a = (k / 14) * Math.PI * 2 + next() * 0.3;
      const r = 22 + next() * 16;
      parts.push(
        `M${n1(cx + Math.cos(a) * r)} ${n1(cy + Math.sin(a) * r)}L${n1(cx + Math.cos(a) * 150)} ${n1(cy + Math.sin(a) * 150)}`,
      );
    }
  } else {
    for (let k = 0; k < 9; k++) {
      const q = 8 + next() * 16;
      parts.push(
        `M${n1(next() * W)} ${n1(60 + next() * 44)}l${n1(q)} ${n1(-q * 0.6)}l${n1(q)} ${n1(q * 0.8)}l${n1(-q * 0.7)} ${n1(q)}z`,
      );
    }
  }
  return parts.join('');
}

/** The picture of a card, generated from its id: the same card always looks the same. */
export function Art({ id, family }: Pick<Face, 'id' | 'family'>) {
  const key = useId();
  const next = seeded(id);
  const cx = 30 + next() * 100;
  const cy = 20 + next() * 50;
  let stars = '';
  for (let k = 0; k < 34; k++) stars += `M${n1(next() * W)} ${n1(next() * H)}h.01`;
  return (
    <svg className={s.art} viewBox={`0 0 ${W} ${H}`} preserveAspectRatio="xMidYMid slice" aria-hidden>
      <defs>
        <radialGradient id={key} cx={n1(cx / W)} cy={n1(cy / H)} r=".95">
          <stop offset="0" className={s.g0} />
          <stop offset=".5" className={s.g1} />
          <stop offset="1" className={s.g2} />
        </radialGradient>
      </defs>
      <rect width={W} height={H} fill={`url(#${key})`} />
      <path className={s.stars} d={stars} />
      <path className={s.motif} d={motif(family, next, cx, cy)} />
    </svg>
  );
}
