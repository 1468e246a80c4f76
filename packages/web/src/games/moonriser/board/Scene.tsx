import { memo, useMemo } from 'react';
import { useUpright } from '../../../ui/media.ts';
import { seeded } from '../../../ui/random.ts';
import { useMoonGround } from './regolith.ts';
import s from './scene.module.css';

const SIZES = {
  wide: { w: 1440, h: 900, moon: { x: 330, y: 1560, r: 1530 }, earth: { x: 970, y: 150, r: 62 }, stars: 170 },
  tall: { w: 390, h: 844, moon: { x: 20, y: 730, r: 655 }, earth: { x: 332, y: 140, r: 36 }, stars: 70 },
};

/**
 * The background of the board: the moon's limb in low light, stars, and the rising Earth. Static and seeded. Portrait
 * windows get their own composition; `tall` overrides this if the scene does not fill the window.
 */
export const Scene = memo(function Scene({ tall: forced }: { tall?: boolean }) {
  const upright = useUpright();
  const tall = forced ?? upright;
  const ground = useMoonGround();
  const { w, h, moon, earth, stars } = tall ? SIZES.tall : SIZES.wide;
  const sky = useMemo(() => {
    const next = seeded('moonriser-7');
    return Array.from({ length: stars }, (_, i) => {
      const size = next();
      return {
        id: i,
        x: next() * w,
        y: next() * h * 0.55,
        r: 0.35 + size ** 3 * 1.1,
        warm: next() < 0.3,
        opacity: 0.2 + 0.7 * size * next(),
      };
    });
  }, [w, h, stars]);
  const fill = (name: string, opacity = 1) => ({ stopColor: `var(${name})`, stopOpacity: opacity });
  const box = { x: earth.x - earth.r, y: earth.y - earth.r, width: 2 * earth.r, height: 2 * earth.r };
  return (
    <svg aria-hidden className={s.scene} viewBox={`0 0 ${w} ${h}`} preserveAspectRatio="xMidYMin slice">
      <defs>
        <radialGradient id="mr-sky" cx={tall ? 0.8 : 0.76} cy={tall ? 0.1 : 0.12} r="1">
          <stop offset="0" style={fill('--mr-sky-1')} />
          <stop offset=".3" style={fill('--mr-sky-2')} />
          <stop offset="1" style={fill('--void')} />
        </radialGradient>
        <radialGradient id="mr-earth" cx=".34" cy=".3" r=".8">
          <stop offset="0" style={fill('--mr-earth-1')} />
          <stop offset=".34" style={fill('--mr-earth-2')} />
          <stop offset=".72" style={fill('--mr-earth-3')} />
          <stop offset="1" style={fill('--mr-earth-night')} />
        </radialGradient>
        <radialGradient id="mr-halo">
          <stop offset="0" style={fill('--mr-earth-halo', 0.6)} />
          <stop offset=".35" style={fill('--mr-earth-halo', 0.42)} />
          <stop offset=".6" style={fill('--mr-earth-halo', 0.15)} />
          <stop offset="1" style={fill('--mr-earth-halo', 0)} />
        </radialGradient>
        <radialGradient id="mr-night" cx=".25" cy=".22" r=".88">
          <stop offset=".45" style={fill('--mr-earth-night', 0)} />
          <stop offset=".8" style={fill('--mr-earth-night', 0.86)} />
          <stop offset="1" style={fill('--mr-earth-night', 0.97)} />
        </radialGradient>
        <radialGradient id="mr-shade" gradientUnits="userSpaceOnUse" cx={moon.x} cy={moon.y} r={moon.r}>
          <stop offset=".55" style={fill('--mr-moon-deep', 0.82)} />
          <stop offset=".8" style={fill('--mr-moon-mid', 0.72)} />
          <stop offset=".955" style={fill('--mr-moon-mid', 0.5)} />
          <stop offset=".99" style={fill('--mr-moon-rim', 0.28)} />
          <stop offset="1" style={fill('--mr-moon-rim', 0.2)} />
        </radialGradient>
        <clipPath id="mr-moon">
          <circle cx={moon.x} cy={moon.y} r={moon.r} />
        </clipPath>
        <clipPath id="mr-globe">
          <circle cx={earth.x} cy={earth.y} r={earth.r} />
        </clipPath>
        <filter id="mr-clouds" x="0" y="0" width="100%" height="100%">
          <feTurbulence type="fractalNoise" baseFrequency={tall ? '.036 .08' : '.022 .05'} numOctaves="5" seed="23" />
          <feColorMatrix values="0 0 0 0 1 0 0 0 0 1 0 0 0 0 1 3.4 0 0 0 -1.55" />
        </filter>
      </defs>
      <rect width={w} height={h} fill="url(#mr-sky)" />
      {sky.map((star) => (
        <circle
          key={star.id}
          cx={star.x}
          cy={star.y}
          r={star.r}
          style={{ fill: star.warm ? 'var(--mr-star-warm)' : 'var(--mr-star)', opacity: star.opacity }}
        />
      ))}
      <circle cx={earth.x} cy={earth.y} r={earth.r * 5} fill="url(#mr-halo)" />
      <g clipPath="url(#mr-globe)">
        <rect {...box} fill="url(#mr-earth)" />
        <g transform={`rotate(-18 ${earth.x} ${earth.y})`}>
          <circle cx={earth.x} cy={earth.y} r={earth.r * 1.2} filter="url(#mr-clouds)" opacity={0.82} />
        </g>
        <rect {...box} fill="url(#mr-night)" />
      </g>
      <circle
        cx={earth.x}
        cy={earth.y}
        r={earth.r}
        style={{ fill: 'none', stroke: 'var(--mr-limb)', strokeWidth: 1.2 }}
      />
      <g clipPath="url(#mr-moon)">
        <rect width={w} height={h} style={{ fill: 'var(--mr-moon-mid)' }} />
        {ground && (
          <image
            className={s.ground}
            href={ground}
            x={0}
            y={0}
            width={tall ? h * 1.5 : w}
            height={h * 1.1}
            preserveAspectRatio="xMidYMid slice"
          />
        )}
        <rect width={w} height={h} fill="url(#mr-shade)" />
      </g>
      {[14, 8, 4].map((width) => (
        <circle
          key={width}
          cx={moon.x}
          cy={moon.y}
          r={moon.r}
          style={{ fill: 'none', stroke: 'var(--mr-limb-glow)', strokeWidth: width }}
        />
      ))}
      <circle cx={moon.x} cy={moon.y} r={moon.r} style={{ fill: 'none', stroke: 'var(--mr-limb)', strokeWidth: 1.2 }} />
    </svg>
  );
});
