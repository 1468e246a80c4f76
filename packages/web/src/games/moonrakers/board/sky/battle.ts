import { seeded } from '../../../../ui/random.ts';
import { stars, two } from './stars.ts';

/** The background of contracts: the Matriarch's ship above the burning edge of a planet. */
export function battle(): string {
  const r = seeded('KI12-ship');
  let lights = '',
    debris = '',
    spires = '';
  for (let i = 0; i < 120; i++) {
    const t = r(),
      x = -420 + t * 840,
      y = -34 + r() * 62 * (1 - Math.abs(t - 0.5) * 1.3);
    lights += `<rect x="${two(x)}" y="${two(y)}" width="${two(1.4 + r() * 4)}" height="1.3" fill="oklch(.9 .12 ${r() > 0.3 ? 62 : 25})" opacity="${two(0.3 + r() * 0.6)}"/>`;
  }
  for (let i = 0; i < 46; i++) {
    const x = r() * 1440,
      y = 60 + r() * 420,
      s = 1.5 + r() * 6;
    debris += `<path d="M${two(x)} ${two(y)}l${two(s * 1.6)} ${two(s * 0.3)}l${two(-s * 0.4)} ${two(s)}l${two(-s * 1.3)} ${two(-s * 0.2)}z" fill="oklch(${two(0.2 + r() * 0.3)} .05 40)"/>`;
  }
  for (const [x, h, w] of [
    [-150, 96, 26],
    [-96, 132, 24],
    [-40, 170, 28],
    [10, 214, 34],
    [62, 172, 28],
    [116, 134, 24],
    [168, 98, 26],
  ] as const)
    spires += `<path d="M${x - w / 2} -40L${x - 5} ${-40 - h * 0.72}L${x} ${-40 - h}L${x + 5} ${-40 - h * 0.72}L${x + w / 2} -40Z" fill="url(#hull2)"/><path d="M${x - w / 2} -40L${x - 5} ${two(-40 - h * 0.72)}L${x} ${-40 - h}" fill="none" stroke="oklch(.84 .12 50 / .55)" stroke-width="1"/><circle cx="${x}" cy="${-40 - h}" r="2" fill="oklch(.93 .1 50)"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1440 900" preserveAspectRatio="xMidYMid slice"><defs>
<radialGradient id="sk-b" cx=".48" cy=".22" r=".9"><stop stop-color="oklch(.42 .125 32)"/><stop offset=".28" stop-color="oklch(.27 .1 18)"/><stop offset=".6" stop-color="oklch(.16 .05 330)"/><stop offset="1" stop-color="oklch(.1 .025 285)"/></radialGradient>
<filter id="neb" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" baseFrequency=".0038 .007" numOctaves="5" seed="7"/><feColorMatrix values="0 0 0 0 .95  0 0 0 0 .42  0 0 0 0 .24  2.7 0 0 0 -1.3"/></filter>
<filter id="neb2" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" baseFrequency=".006 .004" numOctaves="5" seed="19"/><feColorMatrix values="0 0 0 0 .45  0 0 0 0 .18  0 0 0 0 .6  0 2.4 0 0 -1.2"/></filter>
<filter id="lava" x="0" y="0" width="1" height="1"><feTurbulence type="turbulence" baseFrequency=".006 .022" numOctaves="4" seed="3"/><feColorMatrix values="0 0 0 0 .8  0 0 0 0 .32  0 0 0 0 .14  -5 0 0 0 .52"/></filter><filter id="soft" x="-.1" y="-.1" width="1.2" height="1.2"><feGaussianBlur stdDeviation="16"/></filter><linearGradient id="hull" x1="0" y1="0" x2="0" y2="1"><stop stop-color="oklch(.36 .06 35)"/><stop offset=".4" stop-color="oklch(.2 .035 20)"/><stop offset="1" stop-color="oklch(.1 .02 320)"/></linearGradient>
<linearGradient id="hull2" x1="0" y1="0" x2="1" y2="0"><stop stop-color="oklch(.4 .07 40)"/><stop offset=".5" stop-color="oklch(.2 .035 20)"/><stop offset="1" stop-color="oklch(.11 .02 330)"/></linearGradient>
<radialGradient id="burn"><stop stop-color="oklch(.85 .16 55 / .8)"/><stop offset=".4" stop-color="oklch(.65 .19 38 / .35)"/><stop offset="1" stop-color="oklch(.6 .19 30 / 0)"/></radialGradient>
<radialGradient id="limb" cx=".5" cy=".5" r=".5"><stop offset=".93" stop-color="oklch(.09 .02 300)"/><stop offset=".985" stop-color="oklch(.17 .04 330)"/><stop offset="1" stop-color="oklch(.3 .08 20)"/></radialGradient></defs>
<rect width="1440" height="900" fill="url(#sk-b)"/><rect width="1440" height="900" filter="url(#neb)" opacity=".5"/><rect width="1440" height="900" filter="url(#neb2)" opacity=".4"/>${stars('battle', 1440, 900, 240)}
<g transform="translate(692 230)"><ellipse rx="640" ry="240" fill="url(#burn)" opacity=".4"/>${spires}
<path d="M-520 -2L-380 -30L-240 -46L-60 -56L90 -56L260 -46L400 -28L560 6L420 26L300 52L170 66L60 92L0 118L-60 92L-190 66L-330 48L-440 24Z" fill="url(#hull)"/><path d="M-520 -2L-380 -30L-240 -46L-60 -56L90 -56L260 -46L400 -28L560 6" fill="none" stroke="oklch(.88 .13 55 / .7)" stroke-width="1.6"/><path d="M-440 6H470M-330 28H320M-200 48H180" stroke="oklch(.5 .08 40 / .5)" stroke-width="1"/>${lights}</g>
<circle cx="692" cy="2340" r="1806" fill="none" stroke="oklch(.75 .18 45 / .5)" stroke-width="26" filter="url(#soft)"/><circle cx="692" cy="2340" r="1800" fill="url(#limb)"/><g clip-path="circle(1800px at 692px 2340px)"><rect y="530" width="1440" height="370" filter="url(#lava)" opacity=".55"/></g><path d="M-108 728A1800 1800 0 0 1 1492 728" fill="none" stroke="oklch(.9 .13 60 / .75)" stroke-width="1.6"/>${debris}</svg>`;
}
