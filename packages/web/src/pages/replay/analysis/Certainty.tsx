import { formatDecimal, formatNumber } from '../../../ui/format.ts';
import { changeText } from './amounts.ts';
import { EngineButtons } from './EngineStatus.tsx';
import s from './panels.module.css';
import { useReviewed } from './review-context.ts';
import { t } from './text.ts';

/** How sure the analysis is, and the buttons to make it surer or to stop it. */
export function Certainty() {
  const { analysis, order } = useReviewed();
  if (!analysis) return null;
  const { spread, games, horizon, calibration, balances } = analysis;
  const drift = balances[order[0] ?? 0]?.drift ?? 0;
  const rows = [
    { label: t('games'), value: formatNumber(games) },
    { label: t('horizon'), value: horizon === null ? t('horizon-end') : t('horizon-rounds', { rounds: horizon }) },
    { label: t('sure-calibration'), value: t('within', { points: formatDecimal(calibration) }) },
    { label: t('drift-about'), value: changeText(drift) },
  ];
  return (
    <section className={s.panel} aria-label={t('sure')}>
      <header>
        <h2>{t('sure')}</h2>
        {spread > 0 && (
          <b className={s.tag} title={t('sure-worlds')}>
            ± {formatDecimal(spread)}
          </b>
        )}
      </header>
      <dl className={s.facts}>
        {rows.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <small>{t('sure-about')}</small>
      <EngineButtons />
    </section>
  );
}
