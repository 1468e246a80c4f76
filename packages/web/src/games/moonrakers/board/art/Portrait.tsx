import { defined } from '@orrery/kernel';
import { seeded } from '../../../../ui/index.ts';

const SKINS = ['0.86 0.05 60', '0.76 0.07 55', '0.66 0.08 50', '0.55 0.075 48', '0.44 0.06 45', '0.36 0.045 42'];
const HAIRS = [
  '0.24 0.02 40',
  '0.38 0.07 45',
  '0.6 0.11 65',
  '0.8 0.07 85',
  '0.86 0.01 280',
  '0.5 0.15 30',
  '0.5 0.12 300',
  '0.6 0.1 195',
];
const SUITS = ['0.5 0.1 256', '0.62 0.11 85', '0.5 0.1 155', '0.55 0.14 40', '0.5 0.11 305', '0.42 0.02 280'];

/** Hair is drawn behind the head, the fringe in front of it. */
const BACK = [
  '',
  'M-19 -2C-22 -26 22 -26 19 -2L20 20C16 10 15 2 14 -6H-14C-15 2 -16 10 -20 20Z',
  'M-18 -4C-21 -28 21 -28 18 -4V4H-18Z',
  'M-22 -4C-28 -30 28 -30 22 -4C27 8 25 18 20 24C18 14 16 4 15 -4H-15C-16 4 -18 14 -20 24C-25 18 -27 8 -22 -4Z',
  'M-17 -8C-17 -24 17 -24 17 -8ZM-6 -22C-9 -34 9 -34 6 -22Z',
];
const FRINGE = [
  '',
  'M-17 -5C-15 -18 -2 -20 4 -14C10 -18 17 -12 17 -4C8 -6 0 -8 -6 -13C-9 -8 -13 -6 -17 -5Z',
  'M-17 -6C-16 -22 16 -22 17 -6C10 -12 -10 -12 -17 -6Z',
  'M-17 -4C-16 -22 16 -22 17 -4C13 -9 8 -11 2 -17C-2 -10 -10 -8 -17 -4Z',
  'M-4 -24C-2 -30 2 -30 4 -24L5 -12H-5Z',
];
const EYES = ['M-8 -1a2 2 0 1 0 .01 0zM8 -1a2 2 0 1 0 .01 0z', 'M-11 0q4 -4 7 0M4 0q4 -4 7 0', 'M-11 1h6M5 1h6'];
const MOUTHS = ['M-5 12q5 4 10 0', 'M-5 13h10', 'M-4 12q5 -3 9 1', 'M-6 12q6 2 11 -1'];
const BEARDS = [
  '',
  '',
  '',
  'M-15 4C-16 24 16 24 15 4C12 12 8 9 0 9C-8 9 -12 12 -15 4Z',
  'M-6 15Q0 26 6 15Z',
  'M-9 9Q0 5 9 9L7 11Q0 8 -7 11Z',
];

/** A portrait generated from the id: head, hair, suit and accessories. */
export function Portrait({ id, x, y, size }: { id: string; x: number; y: number; size: number }) {
  const r = seeded(`crew ${id}`);
  const pick = <T,>(of: readonly T[]): T => defined(of[Math.floor(r() * of.length)]);
  const skin = pick(SKINS);
  const hair = pick(HAIRS);
  const suit = pick(SUITS);
  const back = pick(BACK);
  const fringe = pick(FRINGE);
  const eyes = pick(EYES);
  const mouth = pick(MOUTHS);
  const beard = pick(BEARDS);
  const worn = pick(['none', 'visor', 'goggles', 'patch', 'helmet', 'hood', 'none', 'headset'] as const);
  const scar = r() > 0.75;
  const wide = 0.92 + r() * 0.16;
  const ink = 'oklch(0.2 0.03 30)';
  const shade = (of: string) => `color-mix(in oklab, oklch(${of}) 72%, oklch(0.1 0.03 290))`;
  const suitFill = { fill: `oklch(${suit})` };
  return (
    <g transform={`translate(${x} ${y + size * 0.06}) scale(${size / 74})`}>
      {worn === 'hood' && <path d="M-26 34C-30 -40 30 -40 26 34Z" style={{ fill: shade(suit) }} />}
      {worn === 'helmet' && (
        <circle
          r="27"
          cy="-1"
          style={{ fill: 'oklch(0.9 0.02 280 / 0.24)', stroke: `oklch(${suit})`, strokeWidth: 3 }}
        />
      )}
      {worn !== 'hood' && <path d={back} style={{ fill: shade(hair) }} />}
      <path d="M-36 46C-34 26 -18 24 -9 21V12H9V21C18 24 34 26 36 46Z" style={suitFill} />
      <path d="M-9 21L0 30L9 21V12H-9Z" style={{ fill: shade(skin) }} />
      <path d="M-20 27L-4 46M20 27L4 46" style={{ stroke: shade(suit), strokeWidth: 3, fill: 'none' }} />
      <g transform={`scale(${wide} 1)`}>
        <path
          d="M-16 -6C-16 -24 16 -24 16 -6C16 10 10 19 0 19C-10 19 -16 10 -16 -6Z"
          style={{ fill: `oklch(${skin})` }}
        />
        <path
          d="M4 -19C14 -16 16 -10 16 -4C16 10 10 19 2 19C12 10 14 -6 4 -19Z"
          style={{ fill: shade(skin), opacity: 0.55 }}
        />
        <path d={beard} style={{ fill: `oklch(${hair})` }} />
        <path
          d={eyes}
          style={{ fill: worn === 'visor' ? 'none' : ink, stroke: ink, strokeWidth: 1.4, strokeLinecap: 'round' }}
        />
        <path d="M0 1q-2.500 5 .5 6" style={{ stroke: shade(skin), strokeWidth: 1.5, fill: 'none' }} />
        <path d={mouth} style={{ stroke: ink, strokeWidth: 1.6, fill: 'none', strokeLinecap: 'round' }} />
        {scar && <path d="M6 -9L11 6" style={{ stroke: shade(skin), strokeWidth: 1.6 }} />}
        <path d={fringe} style={{ fill: `oklch(${hair})` }} />
        {worn === 'visor' && (
          <path
            d="M-18 -6H18L16 5Q0 8 -16 5Z"
            style={{ fill: `oklch(${suit})`, stroke: 'oklch(0.95 0.05 220 / 0.7)', strokeWidth: 1 }}
          />
        )}
        {worn === 'goggles' && (
          <g style={{ fill: 'oklch(0.8 0.09 220 / 0.75)', stroke: 'oklch(0.28 0.02 280)', strokeWidth: 2 }}>
            <circle cx="-8" cy="0" r="6" />
            <circle cx="8" cy="0" r="6" />
            <path d="M-16 -2L-18 -4M16 -2L18 -4M-2 -1H2" />
          </g>
        )}
        {worn === 'patch' && (
          <path d="M3 -4H14L12 5Q8 8 4 5ZM-17 -12L17 -1" style={{ fill: ink, stroke: ink, strokeWidth: 1.4 }} />
        )}
        {worn === 'headset' && (
          <path
            d="M-18 2C-20 -28 20 -28 18 2M-18 -2V6M18 -2V6M-18 6Q-16 15 -7 14"
            style={{ stroke: 'oklch(0.92 0.02 280)', strokeWidth: 2.6, fill: 'none', strokeLinecap: 'round' }}
          />
        )}
      </g>
      {worn === 'hood' && (
        <path d="M-19 20C-24 -30 24 -30 19 20C22 -14 14 -25 0 -25C-14 -25 -22 -14 -19 20Z" style={suitFill} />
      )}
      {worn === 'helmet' && (
        <path
          d="M-17 -17Q-8 -26 4 -25"
          style={{ stroke: 'oklch(1 0 0 / 0.75)', strokeWidth: 2.4, fill: 'none', strokeLinecap: 'round' }}
        />
      )}
    </g>
  );
}
