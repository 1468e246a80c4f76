import type { MoonshotView } from '@orrery/moonshot';
import { MAX_CHAT_LENGTH } from '@orrery/protocol';
import { type FormEvent, useState } from 'react';
import type { Play } from '../../../play/play.ts';
import { Cap, cx, Glass, SeatMark } from '../../../ui/index.ts';
import { GlyphIcon } from '../board/glyphs.tsx';
import { peopleOf } from './people.ts';
import { anchorIn, isVote, lineOf, noteIn, type Vote, votesIn } from './signals.ts';
import s from './team.module.css';
import { t } from './text.ts';
import type { Loop } from './useTeam.ts';

const SHOWN = 6;

/** The team panel: what partners are doing, their chat, votes and shared notes. */
export function Team({ play, view, loop, bare }: { play: Play; view: MoonshotView; loop: Loop; bare?: boolean }) {
  const { side: seats, viewer } = play.table;
  const { lines, speaks, say, pointing } = loop;
  const [text, setText] = useState('');
  if (view.side === null || seats.length < 2) return null;

  const partners = peopleOf(play, view, view.side).filter(({ you }) => !you);
  const notes = lines.flatMap(({ text: line }) => noteIn(line) ?? []);
  const votes = votesIn(lines, view.round);
  const spoken = lines.filter(({ text: line }) => noteIn(line) === null && !isVote(line)).slice(-SHOWN);
  function send(e: FormEvent) {
    e.preventDefault();
    if (text.trim() === '') return;
    say(text.trim());
    setText('');
  }
  const inside = (
    <>
      {partners.map((partner) => (
        <header key={partner.name} className={s.partner}>
          <GlyphIcon name={partner.role === 'engineer' ? 'engineer' : 'politician'} size={20} />
          <div>
            <h2>{partner.name}</h2>
            <p>{partner.does}</p>
          </div>
          {partner.live && <i>{t('live')}</i>}
        </header>
      ))}
      <ol className={s.talk} aria-live="polite" aria-label={t('team-chat')}>
        {spoken.length === 0 && <li className={s.none}>{t('team-chat-empty')}</li>}
        {spoken.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines are only appended
          <li key={at} className={cx(line.seat === viewer && s.mine, anchorIn(line.text) !== null && s.ping)}>
            {line.seat !== null && line.seat !== viewer && <b>{play.nameOf(line.seat)}</b>} {line.text}
          </li>
        ))}
      </ol>
      {notes.length > 0 && (
        <div className={s.notes}>
          <Cap as="h3">{t('team-notes')}</Cap>
          <ul>
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </div>
      )}
      {speaks && (
        <form onSubmit={send} className={s.say}>
          <input
            type="text"
            aria-label={t('team-message')}
            placeholder={t('team-placeholder')}
            maxLength={MAX_CHAT_LENGTH}
            value={text}
            onChange={(e) => setText(e.target.value)}
          />
          <button type="submit">{t('send')}</button>
          <button type="button" aria-pressed={pointing} onClick={() => loop.point(!pointing)}>
            {t(pointing ? 'point-now' : 'point')}
          </button>
        </form>
      )}
      <div className={s.poll}>
        {seats.map((seat) => (
          <span key={seat} data-vote={votes.get(seat) ?? 'none'}>
            <SeatMark seat={seat} size={12} />
            {play.nameOf(seat)} {votes.get(seat) ?? '–'}
          </span>
        ))}
        {speaks &&
          (['GO', 'NO GO'] as const).map((vote: Vote) => (
            <button
              key={vote}
              type="button"
              className={vote === 'GO' ? s.go : s.no}
              aria-label={t('vote', { vote })}
              onClick={() => say(lineOf(vote, view.round))}
            >
              {vote}
            </button>
          ))}
      </div>
    </>
  );
  return bare ? (
    <section className={s.bare} aria-label={t('your-program')}>
      {inside}
    </section>
  ) : (
    <Glass className={s.team} aria-label={t('your-program')}>
      {inside}
    </Glass>
  );
}
