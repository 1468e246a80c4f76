import type { BlockKind, ReportReason } from '@orrery/protocol';
import { type FormEvent, useState } from 'react';
import { Dialog } from '../../app/Dialog.tsx';
import type { Play } from '../../play/game-ui.ts';
import { ErrorText } from '../../shared/ErrorText.tsx';
import { SeatName } from '../../shared/players/SeatName.tsx';
import { api, problemText } from '../../table/online.ts';
import type { ChatLine } from '../../table/table-types.ts';
import { Button, SeatMark } from '../../ui/index.ts';
import s from './opponents.module.css';
import { t } from './text.ts';
import type { Opponents } from './useOpponents.ts';

const REASONS = ['abuse', 'cheating', 'name', 'spam', 'other'] as const satisfies ReportReason[];

const MAX_WORDS = 400;

/** The other players at a table, with mute, block and report. */
export function OpponentsDialog({ id, play, opponents }: { id: string; play: Play; opponents: Opponents }) {
  const { about } = opponents;
  const [reporting, setReporting] = useState<{ seat: number | null } | null>(about?.line ?? null);
  if (!about) return null;
  const { seats, mySeats } = play.table;
  const others = seats.flatMap(({ kind }, seat) => (kind === 'human' && !mySeats.includes(seat) ? [seat] : []));
  const close = () => opponents.ask(null);
  const nameOf = (seat: number | null) => (seat === null ? (about.line?.name ?? '') : play.nameOf(seat));

  async function block(seat: number | null, as: BlockKind | null, at?: number) {
    try {
      opponents.take(await api.block(id, { seat, as, ...(at === undefined ? {} : { at }) }));
    } catch (error) {
      play.toast(problemText(error), 'bad');
    }
  }

  if (reporting !== null) {
    return (
      <Dialog title={t('report-name', { name: nameOf(reporting.seat) })} onClose={close}>
        <ReportForm
          id={id}
          seat={reporting.seat}
          name={nameOf(reporting.seat)}
          line={about.line}
          play={play}
          onDone={close}
          // Seated players can be muted in the list.
          onMute={
            about.line?.seat === null
              ? () => {
                  void block(null, 'mute', about.line?.at);
                  close();
                }
              : undefined
          }
        />
      </Dialog>
    );
  }
  return (
    <Dialog title={t('players')} onClose={close}>
      <ul className={s.people}>
        {others.map((seat) => (
          <Person
            key={seat}
            {...{ seat, name: play.nameOf(seat), as: opponents.blocked.get(seat) ?? null }}
            onBlock={(as) => void block(seat, as)}
            onReport={() => setReporting({ seat })}
          />
        ))}
      </ul>
      {others.length === 0 && <p>{t('none')}</p>}
      <p className={s.fine}>{t('mute-about')}</p>
    </Dialog>
  );
}

interface PersonProps {
  seat: number;
  name: string;
  as: BlockKind | null;
  onBlock: (as: BlockKind | null) => void;
  onReport: () => void;
}

function Person({ seat, name, as, onBlock, onReport }: PersonProps) {
  return (
    <li>
      <span className={s.name}>
        <SeatMark seat={seat} size={20} />
        <b>
          <SeatName seat={seat}>{name}</SeatName>
        </b>
        {as && <i>{as === 'mute' ? t('muted') : t('blocked')}</i>}
      </span>
      <span className={s.verbs}>
        <Button aria-pressed={as === 'mute'} onClick={() => onBlock(as === 'mute' ? null : 'mute')}>
          {as === 'mute' ? t('unmute') : t('mute')}
        </Button>
        <Button aria-pressed={as === 'block'} onClick={() => onBlock(as === 'block' ? null : 'block')}>
          {as === 'block' ? t('unblock') : t('block')}
        </Button>
        <Button onClick={onReport}>{t('report')}</Button>
      </span>
    </li>
  );
}

interface ReportProps {
  id: string;
  seat: number | null;
  name: string;
  line: ChatLine | null;
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
      play.toast(t('report-sent'));
      onDone();
    } catch (error) {
      setRefused(problemText(error));
    }
  }

  return (
    <form className={s.report} onSubmit={(e) => void send(e)}>
      {line && <blockquote>{line.text}</blockquote>}
      <label>
        {t('reason')}
        <select value={reason} onChange={(e) => setReason(e.target.value as ReportReason)}>
          {REASONS.map((value) => (
            <option key={value} value={value}>
              {t(`reason-${value}`)}
            </option>
          ))}
        </select>
      </label>
      <label>
        {t('details')}
        <textarea
          className={s.words}
          rows={4}
          maxLength={MAX_WORDS}
          value={words}
          onChange={(e) => setWords(e.target.value)}
        />
      </label>
      <ErrorText why={refused} />
      <p className={s.fine}>{t('report-about', { name })}</p>
      <div className={s.verbs}>
        <Button kind="go" type="submit">
          {t('send')}
        </Button>
        {onMute && <Button onClick={onMute}>{t('mute-name', { name })}</Button>}
        <Button kind="quiet" onClick={onDone}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
