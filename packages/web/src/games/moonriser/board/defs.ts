import { useInsertionEffect } from 'react';
import type { Tint } from './art.ts';

const stop = (offset: number, colour: string, opacity = 1) =>
  `<stop offset="${offset}" style="stop-color:var(${colour});stop-opacity:${opacity}"/>`;

const TINTS: Tint[] = ['green', 'red', 'blue', 'yellow', 'grey'];

const plate = (tint: Tint) =>
  `<radialGradient id="mr-plate-${tint}" cx=".5" cy=".42" r=".72">${[1, 2, 3]
    .map((n) => stop([0, 0.55, 1][n - 1] ?? 0, `--mr-plate-${tint}-${n}`))
    .join('')}</radialGradient>`;

const glow = (id: string, colour: string) =>
  `<radialGradient id="mr-glow-${id}">${stop(0, colour, 0.85)}${stop(0.45, colour, 0.45)}${stop(1, colour, 0)}</radialGradient>`;

const MARKUP = [
  ...TINTS.map(plate),
  glow('green', '--tok-green'),
  glow('red', '--tok-red'),
  glow('blue', '--tok-blue'),
  glow('accent', '--accent-light'),
  glow('shadow', '--mr-shadow'),
  `<linearGradient id="mr-rim" x1=".1" y1="0" x2=".9" y2="1">${stop(0, '--mr-rim-1')}${stop(0.45, '--mr-rim-2')}${stop(1, '--mr-rim-3')}</linearGradient>`,
  `<linearGradient id="mr-glyph" x1="0" y1="0" x2="0" y2="1">${stop(0, '--mr-glyph-1')}${stop(1, '--mr-glyph-2')}</linearGradient>`,
  `<radialGradient id="mr-legal">${stop(0, '--accent-light', 0.08)}${stop(0.62, '--accent-light', 0.16)}${stop(1, '--accent-light', 0.4)}</radialGradient>`,
  `<radialGradient id="mr-puck" cx=".38" cy=".3" r=".8">${stop(0, '--mr-puck-1')}${stop(0.4, '--mr-puck-2')}${stop(1, '--mr-puck-3')}</radialGradient>`,
].join('');

const ID = 'moonriser-paints';

/**
 * Adds the gradients shared by all tile faces to the page, once. A gradient can be referenced from any drawing in the
 * document, so small faces do not repeat the definitions.
 */
export function usePaints(): void {
  useInsertionEffect(() => {
    if (document.getElementById(ID)) return;
    const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    svg.id = ID;
    svg.setAttribute('aria-hidden', 'true');
    svg.setAttribute('style', 'position:absolute;width:0;height:0');
    svg.innerHTML = `<defs>${MARKUP}</defs>`;
    document.body.append(svg);
  }, []);
}
