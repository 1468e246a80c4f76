import type { Avatar, Planet as Kind } from '@orrery/protocol';
import { type ReactNode, useId } from 'react';

const colour = (hue: number, light: number, chroma: number) => `oklch(${light} ${chroma} ${hue})`;

/** What lies on the sphere, by kind of planet. The sphere has radius 30 around (50, 50). */
const surfaces: Record<Kind, (hue: number) => ReactNode> = {
  gas: (hue) => (
    <g fill={colour(hue + 25, 0.9, 0.07)} opacity={0.55}>
      <path d="M18 38q32 10 64 0v6q-32 10-64 0z" />
      <path d="M16 52q34 11 68 0v4q-34 11-68 0z" opacity={0.7} />
      <path d="M20 66q30 9 60 0v7q-30 8-60 0z" fill={colour(hue - 20, 0.42, 0.1)} />
      <ellipse cx="62" cy="61" rx="8" ry="4" fill={colour(hue - 30, 0.55, 0.14)} />
    </g>
  ),
  rings: (hue) => <path d="M19 56q31 9 62 -5v7q-31 13-62 6z" fill={colour(hue, 0.36, 0.1)} opacity={0.4} />,
  craters: (hue) => (
    <g fill={colour(hue, 0.4, 0.07)} opacity={0.6}>
      <circle cx="42" cy="40" r="8" />
      <circle cx="63" cy="56" r="6" />
      <circle cx="45" cy="64" r="5" />
      <circle cx="60" cy="34" r="3.5" />
      <circle cx="33" cy="54" r="3" />
    </g>
  ),
  ice: (hue) => (
    <g fill={colour(hue, 0.97, 0.025)} opacity={0.9}>
      <path d="M24 34q10-14 26-14t26 14q-9 6-15 1t-12 3-12-1-13-3z" />
      <path d="M31 74q9 6 19 6t19-6q-8-5-14-1t-12-2-12 3z" />
    </g>
  ),
  ocean: (hue) => (
    <g fill={colour(hue + 70, 0.62, 0.13)} opacity={0.85}>
      <path d="M27 40q9-12 20-8t5 11-12 6-5 9-9-4z" />
      <path d="M59 50q10-7 17 0t-4 14-12 8-6-9 5-13z" />
      <path d="M44 74q6-5 11 0t-6 5z" />
    </g>
  ),
  lava: (hue) => (
    <g fill="none" stroke={colour(hue + 30, 0.86, 0.17)} strokeWidth={2.4} strokeLinecap="round" strokeLinejoin="round">
      <path d="M25 44l11 5 6-9 9 7 13-8 12 5" />
      <path d="M31 64l10-5 9 8 12-5 8 6" />
      <path d="M42 40l-2-10M50 67l2 10M51 47l-1 20" strokeWidth={1.6} />
    </g>
  ),
};

/** An avatar: a small planet, drawn from its kind and hue. It says nothing that the name beside it does not. */
export function PlanetAvatar({ avatar: { hue, planet }, size = 32 }: { avatar: Avatar; size?: number }) {
  const id = useId();
  const ring = { fill: 'none', stroke: colour(hue + 20, 0.93, 0.06), strokeWidth: 4 };
  return (
    <svg aria-hidden width={size} height={size} viewBox="0 0 100 100" data-planet={planet}>
      <defs>
        <radialGradient id={`${id}body`} cx="36%" cy="30%" r="78%">
          <stop offset="0" stopColor={colour(hue, 0.9, 0.08)} />
          <stop offset="0.45" stopColor={colour(hue, 0.66, 0.15)} />
          <stop offset="1" stopColor={colour(hue, 0.3, 0.1)} />
        </radialGradient>
        <radialGradient id={`${id}shade`} cx="34%" cy="28%" r="80%">
          <stop offset="0.55" stopColor="oklch(0.1 0.02 268 / 0)" />
          <stop offset="1" stopColor="oklch(0.1 0.02 268 / 0.6)" />
        </radialGradient>
        <clipPath id={`${id}disc`}>
          <circle cx="50" cy="50" r="31" />
        </clipPath>
      </defs>
      <circle cx="50" cy="50" r="48" fill={colour(hue, 0.2, 0.035)} stroke={colour(hue, 0.5, 0.06)} strokeWidth="2" />
      {planet === 'rings' && <path d="M14 62A40 13 -20 0 1 86 38" {...ring} opacity={0.55} />}
      <circle cx="50" cy="50" r="31" fill={`url(#${id}body)`} />
      <g clipPath={`url(#${id}disc)`}>{surfaces[planet](hue)}</g>
      <circle cx="50" cy="50" r="31" fill={`url(#${id}shade)`} />
      {planet === 'rings' && <path d="M86 38A40 13 -20 0 1 14 62" {...ring} />}
    </svg>
  );
}
