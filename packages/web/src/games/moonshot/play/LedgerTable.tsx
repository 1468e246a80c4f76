import { cx, signed } from '../../../ui/index.ts';
import { Badge, LETTERS, PARAMETERS } from '../board/params.tsx';
import type { Ledger } from '../board/rocket.ts';
import s from './ledger.module.css';
import { t } from './text.ts';

/** The sources of the rocket's points and, with a preview, their changes. */
export function LedgerTable({ now, then }: { now: Ledger; then: Ledger | null }) {
  const after = then ?? now;
  return (
    <table className={s.ledger}>
      <thead>
        <tr>
          <td />
          <th scope="col">{t('col-centres')}</th>
          <th scope="col">{t('col-pairs')}</th>
          <th scope="col">{t('col-modules')}</th>
          <th scope="col">{t('col-rocket')}</th>
        </tr>
      </thead>
      <tbody>
        {LETTERS.map((letter, i) => (
          <tr key={letter} className={cx(now.sum[i] !== after.sum[i] && s.changes)} data-about={`parameter:${letter}`}>
            <th scope="row">
              <Badge of={letter} size={18} silent />
              {PARAMETERS[letter]}
            </th>
            {(['centre', 'pair', 'module'] as const).map((from) => {
              const more = (after[from][i] ?? 0) - (now[from][i] ?? 0);
              return (
                <td key={from}>
                  {now[from][i] === 0 && more === 0 ? <i>–</i> : now[from][i]}
                  {more !== 0 && <em data-less={more < 0 || undefined}>{signed(more)}</em>}
                </td>
              );
            })}
            <td className={s.sum}>
              {now.sum[i] !== after.sum[i] && (
                <>
                  <s>{now.sum[i]}</s> ›{' '}
                </>
              )}
              <b>{after.sum[i]}</b>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
