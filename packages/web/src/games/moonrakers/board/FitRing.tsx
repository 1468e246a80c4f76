import { useRef } from 'react';
import { useSize } from '../../../ui/index.ts';
import s from './fit-ring.module.css';
import { Ring, type RingProps } from './Ring.tsx';

const SMALLEST = 112;
/** Room for the labels outside the ring, and the height from which they are shown. */
const LABEL = 40;
const LABELLED = 190;

/** A ring as large as its container allows. */
export function FitRing({ most, label, ...ring }: Omit<RingProps, 'size' | 'thick'> & { most: number }) {
  const room = useRef<HTMLDivElement>(null);
  const { width, height } = useSize(room);
  const labelled = label !== undefined && height >= LABELLED;
  const fits = Math.min(most, height - (labelled ? LABEL * 0.7 : 0), width - LABEL);
  const size = Math.max(SMALLEST, Math.round(fits));
  return (
    <div ref={room} className={s.room}>
      <Ring {...ring} size={size} thick={Math.round(size * 0.13)} {...(labelled && { label })} />
    </div>
  );
}
