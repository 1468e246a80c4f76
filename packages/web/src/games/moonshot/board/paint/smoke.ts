import { seeded } from '../../../../ui/random.ts';

/** Size of the clouds at the pad, and the position of the fire in them. */
export const SMOKE = { width: 860, height: 190, x: 370, y: 120 } as const;

/** Draws clouds that roll away from the pad, lit by the fire at their centre. */
export function drawSmoke(brush: OffscreenCanvasRenderingContext2D): void {
  const next = seeded('lift-off');
  const ground = SMOKE.height - 8;
  const clouds = Array.from({ length: 250 }, () => {
    const left = next() < 0.42;
    const reach = left ? 330 : 450;
    const far = next() ** 0.75 * reach;
    const high = (1 - far / reach) ** 0.8;
    return {
      x: SMOKE.x + (left ? -far : far),
      y: ground - next() * (14 + 84 * high),
      r: (12 + next() * 26) * (0.55 + 0.75 * high),
      far,
    };
  }).sort((a, b) => a.y - b.y);
  const colour = (part: readonly number[], alpha: number) =>
    `rgba(${part.map((n) => Math.round(Math.min(255, n))).join(',')},${alpha})`;
  for (const { x, y, r, far } of clouds) {
    const near = Math.max(0, 1 - far / 330);
    const fire = Math.max(0, 1 - far / 140);
    const alpha = 0.72 - far / 1100;
    const high = [120 + 135 * near, 108 + 112 * near + 20 * fire, 104 + 50 * near + 60 * fire];
    const low = [56 + 120 * near, 54 + 76 * near + 20 * fire, 62 + 34 * near + 30 * fire];
    const [dx, dy] = [SMOKE.x - x, SMOKE.y - y];
    const length = Math.hypot(dx, dy) || 1;
    const lit = brush.createRadialGradient(
      x + (dx / length) * r * 0.38,
      y + (dy / length) * r * 0.3 - r * 0.18,
      r * 0.04,
      x,
      y,
      r,
    );
    lit.addColorStop(0, colour(high, alpha));
    lit.addColorStop(0.55, colour(low, alpha * 0.92));
    lit.addColorStop(0.86, colour(low, alpha * 0.55));
    lit.addColorStop(1, colour(low, 0));
    brush.fillStyle = lit;
    brush.beginPath();
    brush.arc(x, y, r, 0, 7);
    brush.fill();
  }
}
