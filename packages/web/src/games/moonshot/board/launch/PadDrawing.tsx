import { PAD } from './course.ts';
import s from './launch.module.css';

const tower = (x: number, high: number, wide: number): string => {
  let d = `M${x} ${PAD.y}V${PAD.y - high}M${x + wide} ${PAD.y}V${PAD.y - high}`;
  for (let y = 0; y < high; y += wide)
    d += `M${x} ${PAD.y - y}L${x + wide} ${PAD.y - y - wide}M${x + wide} ${PAD.y - y}L${x} ${PAD.y - y - wide}M${x} ${PAD.y - y}H${x + wide}`;
  return d;
};

/** The launch pad: gantry with its arms, masts, deck and beacons. */
export function PadDrawing() {
  const { x, y } = PAD;
  return (
    <g>
      <path d={`${tower(x - 92, 224, 20)}M${x - 82} ${y - 224}V${y - 272}`} className={s.tower} />
      {[40, 84, 128, 172, 206].map((up) => (
        <path key={up} d={`M${x - 72} ${y - up}H${x - 26}v5H${x - 72}z`} className={s.arm} />
      ))}
      <path d={tower(x + 92, 168, 12)} className={s.tower} />
      <path d={`${tower(x - 212, 150, 9)}${tower(x + 250, 132, 9)}`} className={s.far} />
      <path d={`M${x - 130} ${y}h260l26 26H${x - 156}z`} className={s.deck} />
      <circle cx={x - 82} cy={y - 274} r={3} className={s.beacon} />
      <circle cx={x + 98} cy={y - 172} r={2.4} className={s.beacon} />
    </g>
  );
}
