import type { AdminState } from '@orrery/protocol';
import { formatDateTime, formatNumber, formatRelativeTime } from '../../ui/format.ts';
import s from './admin.module.css';
import { Figure } from './shared.tsx';
import { t } from './text.ts';

function waitingText({ waiting, oldest }: AdminState['outbox']): string {
  if (waiting === 0) return t('notifications-none');
  if (oldest === null) return t('notifications-waiting', { count: waiting });
  return t('notifications-waiting-since', { count: waiting, ago: formatRelativeTime(oldest) });
}

/** Server status and counts. */
export function Health({ state }: { state: AdminState }) {
  const { outbox } = state;
  return (
    <section aria-label={t('health')} className={s.list}>
      <p className={state.healthy ? undefined : s.refused}>
        {state.healthy ? t('health-good') : t('health-bad')} {t('since', { date: formatDateTime(state.since) })}
      </p>
      <dl className={s.figures}>
        <Figure name={t('connections')}>{formatNumber(state.lines)}</Figure>
        <Figure name={t('matches-live')}>{formatNumber(state.live)}</Figure>
        <Figure name={t('matches')}>{formatNumber(state.matches)}</Figure>
        <Figure name={t('matches-today')}>{formatNumber(state.today)}</Figure>
        <Figure name={t('lobby-tables')}>{formatNumber(state.gathering)}</Figure>
        <Figure name={t('accounts')}>{formatNumber(state.accounts)}</Figure>
        <Figure name={t('guests')}>{formatNumber(state.guests)}</Figure>
        <Figure name={t('banned')}>{formatNumber(state.bans)}</Figure>
      </dl>
      <h2 className={s.sub}>{t('notifications')}</h2>
      <p>{waitingText(outbox)}</p>
      {outbox.failed.length > 0 && (
        <ul className={s.failed} aria-label={t('notifications-failed')}>
          {outbox.failed.map(({ way, fault, tries, created }) => (
            <li key={`${way} ${created} ${fault}`}>
              <b>{way}</b> {fault} <span>{t('tries', { count: tries, ago: formatRelativeTime(created) })}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
