import type { MoonshotView } from '@orrery/moonshot';
import { MAX_CHAT_LENGTH } from '@orrery/protocol';
import { type FormEvent, useState } from 'react';
import type { Play } from '../../../play/game-ui.ts';
import { Cap, cx, Glass, LineIcon, SeatMark } from '../../../ui/index.ts';
import { GlyphIcon } from '../board/glyphs.tsx';
import { peopleOf } from './people.ts';
import { anchorIn, isVote, lineOf, noteIn, type Vote, votesIn } from './signals.ts';
import s from './team.module.css';
import { t } from './text.ts';
import type { Loop } from './useTeam.ts';

const SHOWN = 6;

export interface TeamProps {
  play: Play;
  view: MoonshotView;
  loop: Loop;
  bare?: boolean;
  /** Whether there is room for the last message only. */
  slim?: boolean;
}

/** The team panel: what partners are doing, their chat, votes and shared notes. */
export function Team({ play, view, loop, bare, slim }: TeamProps) {
  const { side: seats, viewer } = play.table;
  const { lines, speaks, say, pointing } = loop;
  const [text, setText] = useState('');
  if (view.side === null || seats.length < 2) return null;

  const partners = peopleOf(play, view, view.side).filter(({ you }) => !you);
  const notes = lines.flatMap(({ text: line }) => noteIn(line) ?? []);
  const votes = votesIn(lines, view.round);
  const spoken = lines.filter(({ text: line }) => noteIn(line) === null && !isVote(line)).slice(slim ? -1 : -SHOWN);
  function send(e: FormEvent) {
    e.preventDefault();
    if (text.trim() === '') return;
    say(text.trim());
    setText('');
  }
  const inside = (
    <>
      {!slim &&
        partners.map((partner) => (
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
        {spoken.length === 0 && !slim && <li className={s.none}>{t('team-chat-empty')}</li>}
        {spoken.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines are only appended
          <li key={at} className={cx(line.seat === viewer && s.mine, anchorIn(line.text) !== null && s.ping)}>
            {line.seat !== null && line.seat !== viewer && <b>{play.nameOf(line.seat)}</b>} {line.text}
          </li>
        ))}
      </ol>
      {!slim && notes.length > 0 && (
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
          <button type="submit" aria-label={t('send')} title={t('send')}>
            {slim ? <LineIcon name="talk" size={15} /> : t('send')}
          </button>
          <button
            type="button"
            aria-pressed={pointing}
            title={t(pointing ? 'point-now' : 'point')}
            aria-label={t(pointing ? 'point-now' : 'point')}
            onClick={() => loop.point(!pointing)}
          >
            {slim ? <LineIcon name="eye" size={15} /> : t(pointing ? 'point-now' : 'point')}
          </button>
        </form>
      )}
      <div className={s.poll}>
        {/* A slim panel shows the votes of the partners; the viewer knows their own. */}
        {(slim ? seats.filter((seat) => seat !== viewer) : seats).map((seat) => (
          <span key={seat} data-vote={votes.get(seat) ?? 'none'}>
            <SeatMark seat={seat} size={12} />
            <i>{play.nameOf(seat)}</i> {votes.get(seat) ?? '–'}
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
    <Glass className={cx(s.team, slim && s.slim)} aria-label={t('your-program')}>
      {inside}
    </Glass>
  );
}
