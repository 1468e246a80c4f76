import type { CSSProperties } from 'react';
import { minus, off } from '../ui/index.ts';
import type { Side } from './game-ui.ts';
import s from './sides.module.css';

/** The sides of a cooperative game next to each other, each with its score and categories. */
export function Sides({ sides }: { sides: readonly Side[] }) {
  const most = Math.max(1, ...sides.flatMap(({ parts }) => parts.map(({ value }) => value)));
  return (
    <div className={s.sides} data-sides>
      {sides.map(({ name, colour, total, parts }) => (
        <section key={name} style={{ '--side': colour } as CSSProperties} aria-label={name}>
          <h3>
            {name}
            {total !== null && <b>{total}</b>}
          </h3>
          <dl>
            {parts.map(({ label, value, signed }) => (
              <div key={label} style={{ '--share': `${Math.max(0, (100 * value) / most)}%` } as CSSProperties}>
                <dt>{label}</dt>
                <dd>{(signed ? off : minus)(value)}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}
