import { seeded } from '../../../../ui/random.ts';
import { clamp, clouds, mix, noise, rise, type Triple } from './noise.ts';

/** The surface of a planet. */
export type Skin = 'rust' | 'ice' | 'ocean' | 'jade' | 'ember' | 'dune' | 'rose' | 'teal' | 'moon';

/** The colour of a surface at a point on the sphere; the optional fourth number is its glow. */
type Paint = (p: Triple, seed: number) => Triple | [...Triple, number];

const bands = (p: Triple, seed: number, tight: number, wide: number): number => {
  const warp = clouds(p[0] * 2.3 + seed, p[1] * 6.5, p[2] * 2.3, 5) * 0.12;
  return Math.sin((p[1] + warp) * tight) * 0.6 + Math.sin((p[1] + warp * 1.7) * wide + 1) * 0.32;
};

const SKINS: Record<Skin, Paint> = {
  rust(p, seed) {
    const land = clouds(p[0] * 2.3 + seed, p[1] * 2.3, p[2] * 2.3, 6);
    const dark = clouds(p[0] * 5, p[1] * 5 + seed, p[2] * 5, 4);
    const ground = mix(
      mix([96, 46, 34], [222, 142, 92], clamp(0.5 + land * 1.1)),
      [70, 34, 32],
      rise(0.08, 0.32, dark),
    );
    return mix(ground, [246, 232, 222], rise(0.8, 0.92, -p[1] + dark * 0.25));
  },
  ice(p, seed) {
    const land = clouds(p[0] * 1.8 + seed, p[1] * 1.8, p[2] * 1.8, 5);
    const cracks = 1 - Math.abs(clouds(p[0] * 3.2 + land, p[1] * 3.2, p[2] * 3.2 + seed, 4)) * 9;
    return mix(mix([128, 162, 186], [232, 244, 250], clamp(0.55 + land * 1.2)), [104, 116, 150], clamp(cracks) * 0.75);
  },
  ocean(p, seed) {
    const land = clouds(p[0] * 1.9 + seed, p[1] * 1.9, p[2] * 1.9, 6);
    const shore = mix([70, 112, 74], [168, 150, 104], rise(0.1, 0.28, land));
    const globe = mix(mix([14, 54, 112], [42, 124, 172], clamp(0.5 + land * 2)), shore, rise(0.02, 0.09, land));
    const cover = rise(0.02, 0.34, clouds(p[0] * 3 + 9, p[1] * 6, p[2] * 3 + seed, 5));
    return mix(globe, [240, 246, 250], cover * 0.75);
  },
  jade(p, seed) {
    const warp = clouds(p[0] * 2 + seed, p[1] * 2, p[2] * 2, 4);
    const land = clouds(p[0] * 2.4 + warp * 1.6, p[1] * 3.6 + warp, p[2] * 2.4, 5);
    return mix(mix([26, 66, 62], [142, 190, 138], clamp(0.5 + land * 1.3)), [226, 216, 160], rise(0.16, 0.4, land));
  },
  ember(p, seed) {
    const crust = clouds(p[0] * 2.6 + seed, p[1] * 2.6, p[2] * 2.6, 6);
    const veins = 1 - Math.abs(clouds(p[0] * 2.2, p[1] * 2.2 + seed, p[2] * 2.2, 4)) * 10;
    return [...mix([52, 42, 58], [128, 104, 116], clamp(0.5 + crust * 1.2)), clamp(veins) * 0.95];
  },
  dune(p, seed) {
    const land = clouds(p[0] * 1.6 + seed, p[1] * 3.2, p[2] * 1.6, 6);
    const ridge = Math.sin((p[1] * 1.2 + p[0] * 0.5 + land * 1.1) * 26) * 0.5;
    const ground = mix([148, 106, 58], [240, 212, 150], clamp(0.5 + land * 1.1 + ridge * 0.22));
    return mix(ground, [96, 66, 54], rise(0.14, 0.36, clouds(p[0] * 2.4, p[1] * 2.4, p[2] * 2.4 + seed, 4)) * 0.7);
  },
  rose(p, seed) {
    const storm = Math.hypot((p[0] - 0.25) / 0.24, (p[1] - 0.28) / 0.12);
    const skin = mix([122, 78, 108], [246, 214, 186], clamp(0.5 + bands(p, seed, 15, 34) * 0.55));
    return mix(skin, [216, 112, 92], rise(1.1, 0.6, storm) * 0.9);
  },
  teal: (p, seed) => mix([44, 92, 108], [196, 232, 214], clamp(0.5 + bands(p, seed, 12, 29) * 0.52)),
  moon: (p, seed) =>
    mix([104, 104, 112], [214, 212, 206], clamp(0.55 + clouds(p[0] * 3 + seed, p[1] * 3, p[2] * 3, 5) * 1.4)),
};

const AIR: Record<Skin, Triple | null> = {
  rust: [255, 170, 120],
  ice: [190, 220, 255],
  ocean: [120, 190, 255],
  jade: [170, 240, 190],
  ember: [255, 140, 90],
  dune: [255, 224, 170],
  rose: [255, 200, 180],
  teal: [160, 240, 230],
  moon: null,
};

const LAVA: Triple = [255, 128, 58];
const LIGHT: Triple = [-0.58, -0.6, 0.55];
const CRATERS: Partial<Record<Skin, number>> = { rust: 18, ember: 18, moon: 26 };
/** The disc's share of the image width; the rest is atmosphere and halo. */
export const DISC = 0.84;

type Crater = readonly [x: number, y: number, z: number, radius: number];

function cratersOf(skin: Skin, seed: number): Crater[] {
  const next = seeded(`${skin} ${seed}`);
  return Array.from({ length: CRATERS[skin] ?? 0 }, () => {
    const turn = next() * 6.28;
    const z = next() * 2 - 1;
    const k = Math.sqrt(1 - z * z);
    return [k * Math.cos(turn), z, Math.abs(k * Math.sin(turn)), 0.05 + next() ** 2 * 0.22];
  });
}

/** The atmosphere around the disc, brighter on the lit side. */
function paintAir(out: Uint8ClampedArray, k: number, px: number, py: number, air: Triple): void {
  const away = Math.hypot(px, py);
  const lit = clamp(((-px * 0.6 - py * 0.6) / away) * 0.5 + 0.6);
  out.set(air, k);
  out[k + 3] = clamp(1 - (away - 1) / 0.19) ** 2.4 * 0.42 * lit * 255;
}

/** How craters bend the normal at a point, and shade it. */
function cratered(craters: readonly Crater[], [x, y, z]: Triple): Triple {
  const bent: Triple = [0, 0, 1];
  for (const [cx, cy, cz, radius] of craters) {
    const d = Math.hypot(x - cx, y - cy, z - cz) / radius;
    if (d >= 1.15) continue;
    const dip = d < 0.95 ? d * 0.5 : 0;
    bent[0] -= ((x - cx) / radius) * dip;
    bent[1] -= ((y - cy) / radius) * dip;
    bent[2] *= 1 + Math.exp(-((d - 0.95) ** 2) * 60) * 0.22 - (d < 0.9 ? 0.16 : 0);
  }
  return bent;
}

/** Paints one pixel of the disc. */
function surface(skin: Skin, seed: number) {
  const air = AIR[skin] ?? [0, 0, 0];
  const gas = skin === 'rose' || skin === 'teal';
  const tilt = gas ? -0.32 : 0.2;
  const [cos, sin] = [Math.cos(tilt), Math.sin(tilt)];
  const craters = cratersOf(skin, seed);
  return (out: Uint8ClampedArray, k: number, px: number, py: number): void => {
    const m = Math.min(Math.hypot(px, py), 0.9999);
    const pz = Math.sqrt(1 - m * m);
    const point: Triple = [px * cos - py * sin, px * sin + py * cos, pz];
    const colour = SKINS[skin](point, seed * 1.37);
    const [dx, dy, shade] = cratered(craters, point);
    const bump = gas ? 0 : noise(px * 9 + seed, py * 9, pz * 9) * 0.12;
    const dot = (px + dx + bump) * LIGHT[0] + (py + dy + bump) * LIGHT[1] + pz * LIGHT[2];
    const light = clamp(dot * 1.1 + 0.1) ** 0.85 * 1.12 + 0.035;
    const rim = (1 - pz) ** 3 * clamp(dot + 0.35) * 0.8;
    const own = (colour[3] ?? 0) * (0.35 + 0.65 * (1 - clamp(dot)));
    for (let i = 0; i < 3; i++) {
      out[k + i] = (colour[i] ?? 0) * shade * light + (air[i] ?? 0) * rim + own * (LAVA[i] ?? 0);
    }
  };
}

/** RGBA pixels of a square image of a lit sphere. */
export function globe(skin: Skin, size: number, seed: number): Uint8ClampedArray<ArrayBuffer> {
  const out = new Uint8ClampedArray(size * size * 4);
  const radius = (size * DISC) / 2;
  const air = AIR[skin];
  const paint = surface(skin, seed);
  for (let at = 0; at < size * size; at++) {
    const px = ((at % size) + 0.5 - size / 2) / radius;
    const py = (Math.floor(at / size) + 0.5 - size / 2) / radius;
    const away = Math.hypot(px, py);
    const k = at * 4;
    if (away <= 1.02) {
      paint(out, k, px, py);
      out[k + 3] = 255 * clamp((1.01 - away) * radius * 0.9);
    } else if (air) paintAir(out, k, px, py, air);
  }
  return out;
}
