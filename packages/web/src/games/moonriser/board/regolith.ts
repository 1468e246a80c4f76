import { useEffect, useState } from 'react';
import { seeded } from '../../../look/random.ts';
import { type Crater, lightGround } from '../../../look/relief.ts';

/** Field pictures are this large; drawn at hex radius 100, so they stay sharp at twice the usual zoom. */
export const GROUND_WIDTH = 176;
export const GROUND_HEIGHT = 202;
const KINDS = 9;

let fields: string[] | null = null;
let moon: string | null = null;

function cratersOn(seed: string, n: number, width: number, height: number, least: number, most: number): Crater[] {
  const next = seeded(seed);
  return Array.from({ length: n }, () => {
    const size = next();
    return { x: next() * width, y: next() * height, r: least + size ** 3 * (most - least) };
  });
}

function cutHex(source: HTMLCanvasElement): string {
  const canvas = document.createElement('canvas');
  canvas.width = GROUND_WIDTH;
  canvas.height = GROUND_HEIGHT;
  const brush = canvas.getContext('2d');
  if (!brush) return '';
  brush.beginPath();
  for (let k = 0; k < 6; k++) {
    const a = ((30 + 60 * k) * Math.PI) / 180;
    brush.lineTo(GROUND_WIDTH / 2 + 98 * Math.cos(a), GROUND_HEIGHT / 2 + 98 * Math.sin(a));
  }
  brush.closePath();
  brush.clip();
  brush.drawImage(source, 0, 0);
  return canvas.toDataURL('image/webp', 0.9);
}

function drawFields(): string[] {
  return Array.from({ length: KINDS }, (_, i) => {
    const next = seeded(`field ${i}`);
    const craters = cratersOn(`craters ${i}`, 2 + Math.floor(next() * 4), GROUND_WIDTH, GROUND_HEIGHT, 7, 44);
    const canvas = lightGround({
      seed: `ground ${i}`,
      width: GROUND_WIDTH,
      height: GROUND_HEIGHT,
      craters,
      grain: 58,
      rough: 13,
      depth: 8,
      flat: 0.6,
    });
    return canvas ? cutHex(canvas) : '';
  });
}

function drawMoon(): string {
  const [width, height] = [900, 620];
  const craters = cratersOn('moonriser-7', 96, width, height, 3, 60);
  const canvas = lightGround({
    seed: 'moon',
    width,
    height,
    craters,
    grain: 120,
    rough: 22,
    depth: 4.5,
    flat: 0.5,
  });
  return canvas?.toDataURL('image/webp', 0.85) ?? '';
}

const later = (work: () => void) => {
  const id = setTimeout(work, 0);
  return () => clearTimeout(id);
};

/** Lit pictures of bare ground, cut to a hex; empty until they are drawn, a moment after the first use. */
export function useFieldGrounds(): string[] {
  const [pictures, setPictures] = useState(fields ?? []);
  useEffect(() => {
    if (fields) return;
    return later(() => {
      fields ??= drawFields();
      setPictures(fields);
    });
  }, []);
  return pictures;
}

/** The lit picture of the moon behind the board. */
export function useMoonGround(): string {
  const [picture, setPicture] = useState(moon ?? '');
  useEffect(() => {
    if (moon) return;
    return later(() => {
      moon ??= drawMoon();
      setPicture(moon);
    });
  }, []);
  return picture;
}
