import { findGame } from '@orrery/games';
import type { AdminReport } from '@orrery/protocol';
import { useState } from 'react';
import { Link } from 'react-router';
import { api, problemText } from '../../table/online.ts';
import { formatRelativeTime } from '../../ui/format.ts';
import { Button } from '../../ui/index.ts';
import s from './admin.module.css';
import { BanForm } from './BanForm.tsx';
import { useQuery } from './shared.tsx';
import { t } from './text.ts';

/** Players' reports, with the chat around the reported message. */
export function Reports({ onChange }: { onChange: () => void }) {
  const { value: reports, setValue, trouble, again } = useQuery(api.admin.reports);
  const [refused, setRefused] = useState<string | null>(null);
  const changed = () => {
    again();
    onChange();
  };
  async function settle(id: string) {
    try {
      setValue(await api.admin.settle(id));
      onChange();
    } catch (error) {
      setRefused(problemText(error));
    }
  }
  return (
    <section aria-label={t('reports')} className={s.list}>
      {(trouble ?? refused) && <p role="alert">{trouble ?? refused}</p>}
      {reports?.map((report) => (
        <Report key={report.id} report={report} onSettle={() => void settle(report.id)} onBanned={changed} />
      ))}
    </section>
  );
}

function Report(props: { report: AdminReport; onSettle: () => void; onBanned: () => void }) {
  const { report, onSettle, onBanned } = props;
  const [banning, setBanning] = useState(false);
  const { person, name, reporter, reason, words, match, game, created, settled, banned, talk } = report;
  return (
    <article className={s.card} data-done={settled !== null || undefined}>
      <h2>{t(`reason-${reason}`, { name })}</h2>
      <p className={s.meta}>
        {reporter === null
          ? t('report-deleted', { ago: formatRelativeTime(created) })
          : t('report-by', { reporter, ago: formatRelativeTime(created) })}
        {' · '}
        {game ? (
          <Link to={`/t/${match}`}>{t('report-table', { game: findGame(game)?.name ?? game })}</Link>
        ) : (
          t('report-table-deleted')
        )}
        {' · '}
        {t('report-state', { settled: settled !== null, banned })}
      </p>
      {words !== '' && <blockquote>{words}</blockquote>}
      {talk.length > 0 && (
        <ol className={s.talk} aria-label={t('chat')}>
          {talk.map((line) => (
            <li key={`${line.at} ${line.name} ${line.text}`} data-reported={line.reported || undefined}>
              <b>{line.name}</b>
              {line.channel !== 'table' && <i> ({t('channel', { channel: line.channel })})</i>} {line.text}
            </li>
          ))}
        </ol>
      )}
      <div className={s.verbs}>
        {person !== null && !banned && !banning && (
          <Button onClick={() => setBanning(true)}>{t('ban-name-more', { name })}</Button>
        )}
        {settled === null && <Button onClick={onSettle}>{t('resolve')}</Button>}
      </div>
      {banning && person !== null && (
        <BanForm
          person={person}
          name={name}
          onDone={() => {
            setBanning(false);
            onBanned();
          }}
          onCancel={() => setBanning(false)}
        />
      )}
    </article>
  );
}
