import { defined } from '@orrery/kernel';
import { seeded } from '../../../../ui/random.ts';
import { clamp, clouds, mix, rise, type Triple } from './noise.ts';

type Brush = OffscreenCanvasRenderingContext2D;

/** The sky's size, and the position of the giant planet. */
export interface Sky {
  width: number;
  height: number;
  giant: { x: number; y: number; r: number };
}

const NIGHT: Triple = [7, 9, 23];
/** Image pixels per cloud pixel; clouds are blurry, so a low resolution is enough. */
const COARSE = 4;

function cloudAt(x: number, y: number): Triple {
  const wx = clouds(x * 1.7 + 3.1, y * 1.7, 1.7, 4);
  const wy = clouds(x * 1.7, y * 1.7 + 8.4, 4.2, 4);
  const body = clouds(x * 2.1 + wx * 1.5, y * 2.1 + wy * 1.5, 9.3, 6);
  const hue = clouds(x * 1.1 + wy, y * 1.1 - wx, 21.7, 4);
  // A bright band from lower left to upper right, broken up by dust.
  const along = x * 0.5 + y * 0.86 - 0.68 + wx * 0.5;
  const core = Math.exp(-(along * along) * 7);
  const cloud = rise(-0.34, 0.36, body);
  let colour = mix(NIGHT, [40, 36, 104], cloud * (0.3 + core * 0.7));
  colour = mix(colour, [22, 104, 142], cloud * rise(-0.1, 0.3, hue) * (0.2 + core * 0.6));
  colour = mix(colour, [150, 56, 132], cloud * rise(-0.06, 0.28, -hue) * (0.12 + core * 0.6));
  colour = mix(colour, [226, 190, 226], rise(0, 0.42, body) * core * core * 0.5);
  const dust = rise(0, 0.3, clouds(x * 3.1 - wx * 2, y * 3.1 + wy, 33.3, 5));
  return mix(colour, [6, 7, 17], dust * 0.62);
}

function plate(width: number, height: number, colourAt: (x: number, y: number) => Triple | null): OffscreenCanvas {
  const canvas = new OffscreenCanvas(width, height);
  const data = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const colour = colourAt(x, y);
      if (!colour) continue;
      data.set([...colour, 255], (y * width + x) * 4);
    }
  }
  canvas.getContext('2d')?.putImageData(new ImageData(data, width, height), 0, 0);
  return canvas;
}

/** Draws clouds, then stars, then the edge of a giant planet. */
export function drawSky(brush: Brush, { width, height, giant }: Sky): void {
  const cloud = plate(Math.ceil(width / COARSE), Math.ceil(height / COARSE), (x, y) =>
    cloudAt((x * COARSE) / 900, (y * COARSE) / 900),
  );
  brush.imageSmoothingQuality = 'high';
  brush.drawImage(cloud, 0, 0, width, height);
  const next = seeded('mothership stars');
  for (let i = 0; i < (width * height) / 1500; i++) {
    const [x, y, size] = [next() * width, next() * height, next() ** 6];
    brush.fillStyle = `hsla(${next() < 0.25 ? 28 : 218}, 70%, ${84 + next() * 12}%, ${0.18 + size * 0.75})`;
    brush.beginPath();
    brush.arc(x, y, 0.35 + size, 0, 7);
    brush.fill();
  }
  drawGiant(brush, width, height, giant);
}

const SHADES: readonly (readonly [number, Triple])[] = [
  [0, [22, 20, 52]],
  [0.45, [48, 42, 98]],
  [0.7, [78, 66, 128]],
  [1, [128, 108, 158]],
];

function shade(t: number): Triple {
  for (let i = 1; i < SHADES.length; i++) {
    const [low, from] = defined(SHADES[i - 1]);
    const [high, to] = defined(SHADES[i]);
    if (t <= high) return mix(from, to, clamp((t - low) / (high - low)));
  }
  return [128, 108, 158];
}

function drawGiant(brush: Brush, width: number, height: number, { x, y, r }: Sky['giant']): void {
  const halo = brush.createRadialGradient(x, y, r * 0.985, x, y, r * 1.16);
  halo.addColorStop(0, 'rgba(138,150,255,.42)');
  halo.addColorStop(0.25, 'rgba(110,110,235,.16)');
  halo.addColorStop(1, 'rgba(90,80,220,0)');
  brush.fillStyle = halo;
  brush.beginPath();
  brush.arc(x, y, r * 1.16, 0, 7);
  brush.fill();
  const top = Math.max(0, Math.floor(y - r));
  const q = 3;
  const body = plate(Math.ceil(width / q), Math.ceil((height - top) / q), (i, j) => {
    const px = (i * q - x) / r;
    const py = (j * q + top - y) / r;
    const away = px * px + py * py;
    if (away > 1.01) return null;
    const pz = Math.sqrt(Math.max(0, 1 - away));
    const t = py * 0.92 + px * 0.38;
    const u = px * 0.92 - py * 0.38;
    const warp = clouds(u * 3, t * 9, pz * 2, 4) * 0.12;
    const band = Math.sin((t + warp) * 46) * 0.5 + Math.sin((t + warp * 1.6) * 19 + 1) * 0.5;
    const grain = clouds(u * 9 + band * 0.4, t * 34, 3, 4);
    const colour = shade(clamp(0.5 + band * 0.28 + grain * 0.35));
    const light = clamp(-px * 0.42 - py * 0.72 + pz * 0.1 - 0.12);
    const edge = (1 - pz) ** 5 * light;
    const lit = light * 0.78 + 0.03;
    return [colour[0] * lit + 96 * edge, colour[1] * lit + 112 * edge, colour[2] * lit + 232 * edge];
  });
  brush.save();
  brush.beginPath();
  brush.arc(x, y, r, 0, 7);
  brush.clip();
  brush.drawImage(body, 0, top, body.width * q, body.height * q);
  brush.restore();
  brush.strokeStyle = 'rgba(196,204,255,.5)';
  brush.lineWidth = 1.4;
  brush.beginPath();
  brush.arc(x, y, r, Math.PI * 1.12, Math.PI * 1.72);
  brush.stroke();
}
