import { seeded } from '../../../../ui/random.ts';
import { stars, TAU, two } from './stars.ts';

/** The background of talks: a violet nebula, a large crescent, and rings behind the deal. */
export function lounge(): string {
  const r = seeded('lounge');
  let craters = '';
  for (let i = 0; i < 46; i++) {
    const a = r() * TAU,
      q = Math.sqrt(r()) * 270,
      x = q * Math.cos(a),
      y = q * Math.sin(a),
      s = 5 + r() * r() * 42;
    craters += `<g transform="translate(${two(x)} ${two(y)})"><circle r="${two(s)}" fill="oklch(.2 .03 285 / .55)"/><path d="M${two(-s)} 0A${two(s)} ${two(s)} 0 0 0 ${two(s * 0.5)} ${two(s * 0.86)}" fill="none" stroke="oklch(.86 .05 310 / .4)" stroke-width="${two(Math.max(0.8, s * 0.08))}"/></g>`;
  }
  let rings = '';
  for (const [q, o, d] of [
    [150, 0.5, ''],
    [196, 0.28, '2 7'],
    [262, 0.3, ''],
    [330, 0.2, '1 9'],
    [404, 0.22, ''],
    [470, 0.14, '3 11'],
    [560, 0.14, ''],
  ])
    rings += `<circle r="${q}" fill="none" stroke="oklch(.82 .11 300 / ${o})" stroke-width="1" stroke-dasharray="${d}"/>`;
  let ticks = '';
  for (let i = 0; i < 180; i++) {
    const a = (i / 180) * TAU,
      q = 262,
      l = i % 15 ? 4 : 11;
    ticks += `<path d="M${two(q * Math.cos(a))} ${two(q * Math.sin(a))}L${two((q + l) * Math.cos(a))} ${two((q + l) * Math.sin(a))}"/>`;
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1440 900" preserveAspectRatio="xMidYMid slice"><defs>
<radialGradient id="sk-a" cx=".5" cy=".56" r=".75"><stop stop-color="oklch(.27 .09 298)"/><stop offset=".5" stop-color="oklch(.17 .05 285)"/><stop offset="1" stop-color="oklch(.105 .025 275)"/></radialGradient>
<filter id="neb" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" baseFrequency=".0034 .0062" numOctaves="5" seed="11"/><feColorMatrix values="0 0 0 0 .62  0 0 0 0 .3  0 0 0 0 .86  2.6 0 0 0 -1.22"/></filter>
<filter id="neb2" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" baseFrequency=".0052 .004" numOctaves="5" seed="29"/><feColorMatrix values="0 0 0 0 .1  0 0 0 0 .5  0 0 0 0 .75  0 2.4 0 0 -1.2"/></filter>
<filter id="rough" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" baseFrequency=".022" numOctaves="4" seed="5"/><feColorMatrix values="0 0 0 0 .5  0 0 0 0 .45  0 0 0 0 .6  0 0 0 1.5 -.62"/><feComposite in2="SourceGraphic" operator="in"/></filter>
<radialGradient id="moonlit" cx=".28" cy=".16" r=".92"><stop stop-color="oklch(.6 .08 302)"/><stop offset=".3" stop-color="oklch(.42 .075 298)"/><stop offset=".62" stop-color="oklch(.25 .06 292)"/><stop offset="1" stop-color="oklch(.13 .035 285)"/></radialGradient>
<radialGradient id="halo"><stop offset=".82" stop-color="oklch(.78 .12 300 / .34)"/><stop offset="1" stop-color="oklch(.78 .12 300 / 0)"/></radialGradient>
<radialGradient id="beam"><stop stop-color="oklch(.72 .16 298 / .5)"/><stop offset=".5" stop-color="oklch(.6 .15 296 / .16)"/><stop offset="1" stop-color="oklch(.6 .15 296 / 0)"/></radialGradient></defs>
<rect width="1440" height="900" fill="url(#sk-a)"/><rect width="1440" height="900" filter="url(#neb)" opacity=".5"/><rect width="1440" height="900" filter="url(#neb2)" opacity=".3"/>${stars('lounge', 1440, 900, 300)}
<g transform="translate(692 486)"><circle r="318" fill="url(#halo)"/><circle r="268" fill="url(#moonlit)"/><g opacity=".6" clip-path="circle(268px)">${craters}</g><circle r="268" fill="#888" filter="url(#rough)" opacity=".3"/><circle r="267" fill="none" stroke="oklch(.95 .05 300 / .55)" stroke-width="1.4" stroke-dasharray="560 2000" stroke-dashoffset="-700"/></g>
<g transform="translate(692 486)"><ellipse rx="420" ry="300" fill="url(#beam)"/>${rings}<g stroke="oklch(.86 .1 300 / .32)" stroke-width="1">${ticks}</g></g></svg>`;
}
