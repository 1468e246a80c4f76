// Seats and states must be told apart with every common kind of colour vision.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { SeatShape } from '../src/ui/SeatMark.tsx';

type Colour = readonly [number, number, number];
type Matrix = readonly [Colour, Colour, Colour];

const tokens = readFileSync(fileURLToPath(new URL('../src/ui/tokens.css', import.meta.url)), 'utf8');

/** A colour token by day and by night, as lightness, chroma and hue. */
function token(name: string): { day: Colour; night: Colour } {
  const pair = new RegExp(`--${name}: light-dark\\(oklch\\(([^/)]+)\\), oklch\\(([^/)]+)\\)\\)`).exec(tokens);
  const read = (text = ''): Colour => {
    const [l = Number.NaN, c = Number.NaN, h = Number.NaN] = text.split(' ').map(Number);
    return [l, c, h];
  };
  return { day: read(pair?.[1]), night: read(pair?.[2]) };
}

const apply = (matrix: Matrix, [x, y, z]: Colour): Colour => {
  const [a, b, c] = matrix.map(([p, q, r]) => p * x + q * y + r * z);
  return [a ?? 0, b ?? 0, c ?? 0];
};

/** From Oklab to the cube roots of cone responses, and from those to linear sRGB; and back. */
const LAB_TO_CONES: Matrix = [
  [1, 0.3963377774, 0.2158037573],
  [1, -0.1055613458, -0.0638541728],
  [1, -0.0894841775, -1.291485548],
];
const CONES_TO_RGB: Matrix = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
];
const RGB_TO_CONES: Matrix = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];
const CONES_TO_LAB: Matrix = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
];

/** Machado, Oliveira and Fernandes 2009, at full severity, for linear sRGB. */
const VISIONS: Record<string, Matrix> = {
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** How a colour looks, in Oklab. */
function seen([l, c, h]: Colour, vision: Matrix): Colour {
  const turn = (h * Math.PI) / 180;
  const cones = apply(LAB_TO_CONES, [l, c * Math.cos(turn), c * Math.sin(turn)]).map((x) => x ** 3);
  const rgb = apply(vision, apply(CONES_TO_RGB, cones as unknown as Colour)).map((x) => Math.max(0, Math.min(1, x)));
  return apply(CONES_TO_LAB, apply(RGB_TO_CONES, rgb as unknown as Colour).map(Math.cbrt) as unknown as Colour);
}

const distance = (a: Colour, b: Colour) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);

/** Pairs of tokens that look alike, by vision and theme. */
const alike = (names: readonly string[], least: number): string[] =>
  Object.entries(VISIONS).flatMap(([vision, matrix]) =>
    (['day', 'night'] as const).flatMap((theme) =>
      names.flatMap((a, i) =>
        names
          .slice(i + 1)
          .filter((b) => !(distance(seen(token(a)[theme], matrix), seen(token(b)[theme], matrix)) >= least))
          .map((b) => `${a} and ${b}, ${vision}, ${theme}`),
      ),
    ),
  );

/** The least distance of colours that stand for different things; about three times what is just noticeable. */
const CLEAR = 0.06;

const SEATS = [0, 1, 2, 3, 4, 5];

describe('colour vision', () => {
  it('tells states apart by colour', () => {
    expect(alike(['good', 'bad'], CLEAR)).toEqual([]);
    expect(alike(['accent', 'lamp', 'bad'], CLEAR)).toEqual([]);
  });

  it('tells seats apart by colour and by their marks', () => {
    expect(
      alike(
        SEATS.map((seat) => `seat-${seat + 1}`),
        CLEAR,
      ),
    ).toEqual([]);
    const marks = SEATS.map((seat) => {
      const drawn = renderToStaticMarkup(createElement(SeatShape, { seat, r: 1 }));
      return /\bd="([^"]+)"/.exec(drawn)?.[1];
    });
    expect(new Set(marks).size).toBe(SEATS.length);
  });
});
