import { cx } from '../../../../ui/index.ts';
import type { RingPart } from '../Ring.tsx';
import s from './coverage.module.css';

const TAU = Math.PI * 2;
const GAP = 0.16;
const two = (n: number) => Math.round(n * 100) / 100;

function arc(c: number, r: number, from: number, to: number): string {
  const at = (a: number) => `${two(c + r * Math.sin(a))} ${two(c - r * Math.cos(a))}`;
  return `M${at(from)}A${r} ${r} 0 ${to - from > Math.PI ? 1 : 0} 1 ${at(to)}`;
}

/** A small ring: one segment for every required unit, solid if the viewer holds it, with their count in the middle. */
export function Coverage({ parts, held, need }: { parts: readonly RingPart[]; held: number; need: number }) {
  const step = TAU / Math.max(1, need);
  const gap = Math.min(GAP, step * 0.3);
  const units = parts.flatMap(({ need: type, units: all }) => all.map(({ standing }) => ({ type, standing })));
  return (
    <span className={cx(s.ring, held === need && s.full)} aria-hidden>
      <svg viewBox="0 0 52 52">
        <circle cx="26" cy="26" r="19" className={s.disc} />
        {units.map(({ type, standing }, i) => (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: segments have fixed positions
            key={i}
            data-hue={type}
            className={cx(s.unit, standing !== 'have' && s.missing)}
            d={arc(26, 22, i * step + gap / 2, (i + 1) * step - gap / 2)}
          />
        ))}
      </svg>
      <b>
        {held}
        <small>/{need}</small>
      </b>
    </span>
  );
}
