import s from './blueprint.module.css';
import type { Plan } from './layout.ts';

/** The line drawing of a rocket under its tiles: nose, stage, fins and centre line. */
export function Draft({ plan, bare }: { plan: Plan; bare?: boolean }) {
  const { x0, cell, nose, below, gap, height } = plan;
  const [width, tall] = [4 * cell, 3 * cell];
  const mid = x0 + width / 2;
  const half = cell * 0.82;
  const shoulder = nose - nose * 0.26;
  const tip = 5;
  const d = `M${x0 - 3} ${nose + tall + 2}V${nose - 2}L${mid - half} ${shoulder}C${mid - half} ${shoulder - nose * 0.34} ${mid - half * 0.42} ${tip + nose * 0.1} ${mid} ${tip}C${mid + half * 0.42} ${tip + nose * 0.1} ${mid + half} ${shoulder - nose * 0.34} ${mid + half} ${shoulder}L${x0 + width + 3} ${nose - 2}V${nose + tall + 2}Z`;
  const high = shoulder - nose * 0.3;
  const struts = `M${mid - half} ${shoulder}H${mid + half}M${mid - half * 0.8} ${high}H${mid + half * 0.8}M${x0 - 3} ${nose - 2}H${x0 + width + 3}M${mid - half} ${shoulder}L${mid + half * 0.8} ${high}M${mid + half} ${shoulder}L${mid - half * 0.8} ${high}`;
  return (
    <g className={s.draft}>
      <path className={s.hull} d={d} />
      <path className={s.thin} d={struts} />
      <path d={`M${mid} ${tip}V-2`} />
      {!bare &&
        [0, 1, 2, 3].map((column) => (
          <path
            key={column}
            className={s.thin}
            d={`M${x0 + column * cell + 10} ${nose + tall + 2}L${x0 + column * cell + 5} ${nose + tall + gap + below}M${x0 + (column + 1) * cell - 10} ${nose + tall + 2}L${x0 + (column + 1) * cell - 5} ${nose + tall + gap + below}`}
          />
        ))}
      <path className={s.middle} d={`M${mid} -2V${height + 2}`} />
    </g>
  );
}
