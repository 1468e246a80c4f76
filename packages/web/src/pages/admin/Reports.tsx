import { findGame } from '@orrery/games';
import type { AdminReport } from '@orrery/protocol';
import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '../../look/index.ts';
import { api, problemWords } from '../../table/online.ts';
import { ago } from '../home/Shelf.tsx';
import s from './admin.module.css';
import { BanForm } from './BanForm.tsx';
import { useAsked } from './parts.tsx';

const WORDS: Record<AdminReport['reason'], string> = {
  abuse: 'abuse or threats',
  cheating: 'cheating',
  name: 'an offensive name',
  spam: 'advertising or flooding',
  other: 'something else',
};

/** What people have reported, with the talk around it. */
export function Reports({ onChange }: { onChange: () => void }) {
  const { value: reports, setValue, trouble, again } = useAsked(api.admin.reports);
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
      setRefused(problemWords(error));
    }
  }
  return (
    <section aria-label="Reports" className={s.list}>
      {(trouble ?? refused) && <p role="alert">{trouble ?? refused}</p>}
      {reports?.length === 0 && <p>Nobody has reported anything.</p>}
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
      <h2>
        {name}: {WORDS[reason]}
      </h2>
      <p className={s.meta}>
        {reporter ?? 'Somebody who has left'}, {ago(created)}, at{' '}
        {game ? <Link to={`/t/${match}`}>a table of {findGame(game)?.name ?? game}</Link> : 'a table that was deleted'}
        {settled !== null && ' · settled'}
        {banned && ' · banned'}
      </p>
      {words !== '' && <blockquote>{words}</blockquote>}
      {talk.length > 0 && (
        <ol className={s.talk} aria-label="What was said">
          {talk.map((line) => (
            <li key={`${line.at} ${line.name} ${line.text}`} data-reported={line.reported || undefined}>
              <b>{line.name}</b>
              {line.channel !== 'table' && <i> ({line.channel})</i>} {line.text}
            </li>
          ))}
        </ol>
      )}
      <div className={s.verbs}>
        {person !== null && !banned && !banning && <Button onClick={() => setBanning(true)}>Ban {name}…</Button>}
        {settled === null && <Button onClick={onSettle}>Settled</Button>}
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
