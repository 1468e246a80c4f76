import { useEffect, useState } from 'react';
import { drawGround } from '../../../ui/drawGround.ts';
import { seeded } from '../../../ui/random.ts';
import type { Crater } from '../../../ui/relief.ts';

/** Size of field pictures, for hex radius 100; large enough to stay sharp at twice the default zoom. */
export const GROUND_WIDTH = 176;
export const GROUND_HEIGHT = 202;
const KINDS = 9;

function cratersOn(seed: string, n: number, width: number, height: number, least: number, most: number): Crater[] {
  const next = seeded(seed);
  return Array.from({ length: n }, () => {
    const size = next();
    return { x: next() * width, y: next() * height, r: least + size ** 3 * (most - least) };
  });
}

const HEX = Array.from({ length: 6 }, (_, k) => {
  const a = ((30 + 60 * k) * Math.PI) / 180;
  return [GROUND_WIDTH / 2 + 98 * Math.cos(a), GROUND_HEIGHT / 2 + 98 * Math.sin(a)] as const;
});

function drawField(i: number): Promise<string> {
  const next = seeded(`field ${i}`);
  const [width, height] = [GROUND_WIDTH, GROUND_HEIGHT];
  const craters = cratersOn(`craters ${i}`, 2 + Math.floor(next() * 4), width, height, 7, 44);
  const ground = { seed: `ground ${i}`, width, height, craters, grain: 58, rough: 13, depth: 8, flat: 0.6 };
  return drawGround({ ground, outline: HEX, quality: 0.9 });
}

function drawMoon(): Promise<string> {
  const [width, height] = [900, 620];
  const craters = cratersOn('moonriser-7', 96, width, height, 3, 60);
  const ground = { seed: 'moon', width, height, craters, grain: 120, rough: 22, depth: 4.5, flat: 0.5 };
  return drawGround({ ground, quality: 0.85 });
}

/** The result of a promise; `before` until it resolves. */
function useDrawn<T>(start: () => Promise<T>, before: T): T {
  const [drawn, setDrawn] = useState(before);
  useEffect(() => {
    let gone = false;
    start().then((picture) => gone || setDrawn(picture));
    return () => {
      gone = true;
    };
  }, [start]);
  return drawn;
}

let fields: Promise<string[]> | null = null;
let moon: Promise<string> | null = null;

function drawFields(): Promise<string[]> {
  fields ??= Promise.all(Array.from({ length: KINDS }, (_, i) => drawField(i)));
  return fields;
}
function drawMoonOnce(): Promise<string> {
  moon ??= drawMoon();
  return moon;
}

const BARE: string[] = [];

/** Lit pictures of bare ground, cut to a hex; empty until they have been drawn, shortly after the first use. */
export const useFieldGrounds = (): string[] => useDrawn(drawFields, BARE);

/** The lit picture of the moon behind the board. */
export const useMoonGround = (): string => useDrawn(drawMoonOnce, '');
