import { chanceText } from './amounts.ts';
import s from './graph.module.css';
import { pointAt } from './review.ts';
import { useReviewed } from './review-context.ts';
import { t } from './text.ts';

/** The win chances at the beginning of each round and at the end, as a table. */
export function ChanceTable() {
  const { analysis, order, looks, rounds, steps } = useReviewed();
  const points = analysis?.points ?? [];
  const last = rounds.at(-1)?.round ?? 0;
  const rows = [...rounds.filter(({ round }) => round > 0), { round: last, step: steps.last }];
  return (
    <div className={s.tableBox}>
      <table className={s.chances}>
        <caption>{t('table')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('round')}</th>
            {order.map((side) => (
              <th key={side} scope="col">
                {looks[side]?.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ round, step }) => (
            <tr key={step}>
              <th scope="row">
                <button type="button" onClick={() => steps.go(step)}>
                  {step === steps.last ? t('end') : round}
                </button>
              </th>
              {order.map((side) => (
                <td key={side}>{chanceText(pointAt(points, step)?.chances[side] ?? 0)}%</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
