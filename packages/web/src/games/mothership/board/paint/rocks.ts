import { seeded } from '../../../../ui/random.ts';

type Brush = OffscreenCanvasRenderingContext2D;

/** An asteroid field: the centres of its hexes in pixels, and the width of a hex. */
export interface Belt {
  seed: string;
  width: number;
  height: number;
  hexes: readonly (readonly [x: number, y: number])[];
  hex: number;
}

const SIZES = [7.4, 5.4, 4.2, 2.8, 2.3, 1.9, 1.6];
const TRIES = 24;
const ROUND = Math.PI * 2;

/** Draws dust, then stones lit from one side. */
export function drawBelt(brush: Brush, { seed, hexes, hex }: Belt): void {
  const unit = hex / 43;
  for (const [x, y] of hexes) {
    const dust = brush.createRadialGradient(x, y, 0, x, y, hex * 0.95);
    dust.addColorStop(0, 'rgba(206,158,120,.2)');
    dust.addColorStop(0.5, 'rgba(186,134,104,.1)');
    dust.addColorStop(1, 'rgba(160,110,90,0)');
    disc(brush, x, y, hex * 0.95, dust);
  }
  hexes.forEach(([x, y], i) => {
    const next = seeded(`${seed} ${i}`);
    for (let n = 0; n < 16; n++) {
      const turn = next() * ROUND;
      const out = Math.sqrt(next()) * hex * 0.55;
      const colour = `rgba(222,190,160,${0.12 + next() * 0.3})`;
      disc(brush, x + Math.cos(turn) * out, y + Math.sin(turn) * out, (0.35 + next() * 0.6) * unit, colour);
    }
    const lying: [number, number, number][] = [];
    for (const size of SIZES) {
      const r = size * (0.85 + next() * 0.3) * unit;
      for (let t = 0; t < TRIES; t++) {
        const turn = next() * ROUND;
        const out = Math.sqrt(next()) * hex * 0.42;
        const px = x + Math.cos(turn) * out;
        const py = y + Math.sin(turn) * out * 1.05;
        if (lying.some(([qx, qy, qr]) => Math.hypot(px - qx, py - qy) < qr + r + 1.2 * unit)) continue;
        lying.push([px, py, r]);
        drawStone(brush, px, py, r, next);
        break;
      }
    }
  });
}

function disc(brush: Brush, x: number, y: number, r: number, fill: string | CanvasGradient): void {
  brush.fillStyle = fill;
  brush.beginPath();
  brush.arc(x, y, r, 0, ROUND);
  brush.fill();
}

function drawStone(brush: Brush, x: number, y: number, r: number, next: () => number): void {
  const corners = 8 + Math.floor(next() * 4);
  const spin = next() * ROUND;
  const flat = 0.72 + next() * 0.25;
  const outline = Array.from({ length: corners }, (_, i) => {
    const turn = (i / corners) * ROUND + next() * 0.35;
    const out = r * (0.78 + next() * 0.34);
    const [ux, uy] = [Math.cos(turn) * out, Math.sin(turn) * out * flat];
    return [x + ux * Math.cos(spin) - uy * Math.sin(spin), y + ux * Math.sin(spin) + uy * Math.cos(spin)] as const;
  });
  const trace = () => {
    brush.beginPath();
    for (const [px, py] of outline) brush.lineTo(px, py);
    brush.closePath();
  };
  const hue = 22 + next() * 16;
  brush.save();
  brush.shadowColor = 'rgba(0,0,0,.6)';
  brush.shadowBlur = r * 0.7;
  brush.shadowOffsetX = r * 0.3;
  brush.shadowOffsetY = r * 0.35;
  const light = brush.createRadialGradient(x - r * 0.55, y - r * 0.6, r * 0.1, x, y, r * 1.35);
  light.addColorStop(0, `hsl(${hue},24%,72%)`);
  light.addColorStop(0.38, `hsl(${hue},20%,45%)`);
  light.addColorStop(1, `hsl(${hue + 200},18%,12%)`);
  brush.fillStyle = light;
  trace();
  brush.fill();
  brush.restore();
  if (r < 2.6) return;
  brush.save();
  trace();
  brush.clip();
  for (let i = 0; i < 3; i++) {
    const turn = next() * ROUND;
    const out = next() * r * 0.6;
    const [cx, cy, cr] = [x + Math.cos(turn) * out, y + Math.sin(turn) * out, r * (0.13 + next() * 0.2)];
    brush.fillStyle = 'rgba(0,0,0,.3)';
    brush.beginPath();
    brush.ellipse(cx, cy, cr, cr * 0.8, spin, 0, ROUND);
    brush.fill();
    brush.strokeStyle = 'rgba(255,236,214,.28)';
    brush.lineWidth = Math.max(0.5, r * 0.07);
    brush.beginPath();
    brush.ellipse(cx + cr * 0.12, cy + cr * 0.16, cr, cr * 0.8, spin, 0.2, 2.3);
    brush.stroke();
  }
  brush.restore();
}
