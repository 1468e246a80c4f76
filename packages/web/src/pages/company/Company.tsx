import type { ReportReason, ShunKind } from '@orrery/protocol';
import { type FormEvent, useState } from 'react';
import { Button, SeatMark } from '../../look/index.ts';
import type { Play } from '../../play/play.ts';
import { Dialog } from '../../shell/Dialog.tsx';
import type { TalkLine } from '../../table/client.ts';
import { api, problemWords } from '../../table/online.ts';
import { Refused } from '../parts/Refused.tsx';
import s from './company.module.css';
import type { Company } from './useCompany.ts';

const REASONS: readonly { value: ReportReason; label: string }[] = [
  { value: 'abuse', label: 'Abuse or threats' },
  { value: 'cheating', label: 'Cheating' },
  { value: 'name', label: 'An offensive name' },
  { value: 'spam', label: 'Advertising or flooding' },
  { value: 'other', label: 'Something else' },
];

const MAX_WORDS = 400;

/** The people at a table, and what one can do where one of them spoils it. */
export function CompanyDialog({ id, play, company }: { id: string; play: Play; company: Company }) {
  const { about } = company;
  const [reporting, setReporting] = useState<{ seat: number | null } | null>(about?.line ?? null);
  if (!about) return null;
  const { seats, mySeats } = play.table;
  const others = seats.flatMap(({ kind }, seat) => (kind === 'human' && !mySeats.includes(seat) ? [seat] : []));
  const close = () => company.ask(null);
  const nameOf = (seat: number | null) => (seat === null ? (about.line?.name ?? '') : play.nameOf(seat));

  async function shun(seat: number | null, as: ShunKind | null, at?: number) {
    try {
      company.take(await api.shun(id, { seat, as, ...(at === undefined ? {} : { at }) }));
    } catch (error) {
      play.toast(problemWords(error), 'bad');
    }
  }

  if (reporting !== null) {
    return (
      <Dialog title={`Report ${nameOf(reporting.seat)}`} onClose={close}>
        <ReportForm
          id={id}
          seat={reporting.seat}
          name={nameOf(reporting.seat)}
          line={about.line}
          play={play}
          onDone={close}
          // Those who sit here have a list of their own.
          onMute={
            about.line?.seat === null
              ? () => {
                  void shun(null, 'mute', about.line?.at);
                  close();
                }
              : undefined
          }
        />
      </Dialog>
    );
  }
  return (
    <Dialog title="People at this table" onClose={close}>
      <ul className={s.people}>
        {others.map((seat) => (
          <Person
            key={seat}
            {...{ seat, name: play.nameOf(seat), as: company.shunned.get(seat) ?? null }}
            onShun={(as) => void shun(seat, as)}
            onReport={() => setReporting({ seat })}
          />
        ))}
      </ul>
      {others.length === 0 && <p>Nobody else is here.</p>}
      <p className={s.fine}>
        Mute hides what somebody says, at every table. Block does that too, and keeps the two of you apart: no quick
        match brings you together and neither can invite the other. They are not told.
      </p>
    </Dialog>
  );
}

interface PersonProps {
  seat: number;
  name: string;
  as: ShunKind | null;
  onShun: (as: ShunKind | null) => void;
  onReport: () => void;
}

function Person({ seat, name, as, onShun, onReport }: PersonProps) {
  return (
    <li>
      <span className={s.name}>
        <SeatMark seat={seat} size={20} />
        <b>{name}</b>
        {as && <i>{as === 'mute' ? 'muted' : 'blocked'}</i>}
      </span>
      <span className={s.verbs}>
        <Button aria-pressed={as === 'mute'} onClick={() => onShun(as === 'mute' ? null : 'mute')}>
          {as === 'mute' ? 'Hear again' : 'Mute'}
        </Button>
        <Button aria-pressed={as === 'block'} onClick={() => onShun(as === 'block' ? null : 'block')}>
          {as === 'block' ? 'Unblock' : 'Block'}
        </Button>
        <Button onClick={onReport}>Report…</Button>
      </span>
    </li>
  );
}

interface ReportProps {
  id: string;
  seat: number | null;
  name: string;
  line: TalkLine | null;
  play: Play;
  onDone: () => void;
  onMute?: (() => void) | undefined;
}

function ReportForm({ id, seat, name, line, play, onDone, onMute }: ReportProps) {
  const [reason, setReason] = useState<ReportReason>('abuse');
  const [words, setWords] = useState('');
  const [refused, setRefused] = useState<string | null>(null);

  async function send(e: FormEvent) {
    e.preventDefault();
    try {
      await api.report(id, { seat, reason, words: words.trim(), ...(line ? { at: line.at } : {}) });
      play.toast('The operator has your report. Thank you.');
      onDone();
    } catch (error) {
      setRefused(problemWords(error));
    }
  }

  return (
    <form className={s.report} onSubmit={(e) => void send(e)}>
      {line && <blockquote>{line.text}</blockquote>}
      <label>
        What is wrong
        <select value={reason} onChange={(e) => setReason(e.target.value as ReportReason)}>
          {REASONS.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <label>
        In your words, if you like
        <textarea
          className={s.words}
          rows={4}
          maxLength={MAX_WORDS}
          value={words}
          onChange={(e) => setWords(e.target.value)}
        />
      </label>
      <Refused why={refused} />
      <p className={s.fine}>
        The operator of this server reads it with the talk around it, and learns your name. {name} is not told.
      </p>
      <div className={s.verbs}>
        <Button kind="go" type="submit">
          Send the report
        </Button>
        {onMute && <Button onClick={onMute}>Mute {name}</Button>}
        <Button kind="quiet" onClick={onDone}>
          Not now
        </Button>
      </div>
    </form>
  );
}
