import { MAX_CHAT_LENGTH } from '@orrery/protocol';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { SeatName } from '../shared/players/SeatName.tsx';
import { api } from '../table/online.ts';
import type { ChatLine, TableClient, TableView } from '../table/table-types.ts';
import { Button, Glass, IconButton, LineIcon, SeatMark, Segments, useBack, usePhone } from '../ui/index.ts';
import type { Play } from './game-ui.ts';
import s from './play.module.css';
import { t } from './text.ts';

/** Whether the table has a chat: there are messages, or players on other devices. */
export const hasChat = ({ seats, mySeats, talk }: TableView): boolean =>
  talk.length > 0 || seats.some((seat, at) => seat.kind === 'human' && !mySeats.includes(at));

export interface ChatProps {
  client: TableClient;
  play: Play;
  /** The chat messages, without those of muted players. */
  lines: readonly ChatLine[];
  /** Reports a message. */
  onAbout?: ((line: ChatLine) => void) | undefined;
  onClose: () => void;
}

/** The chat of a table. */
export function Chat({ client, play, lines, onAbout, onClose }: ChatProps) {
  // On phones it covers the board, so Back closes it.
  useBack(usePhone() ? onClose : null);
  const { viewer, mySeats, side } = play.table;
  const [text, setText] = useState('');
  const [channel, setChannel] = useState<ChatLine['channel']>('table');
  const end = useRef<HTMLLIElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls to the newest message
  useEffect(() => {
    // Newer browsers return a promise here, which must not be returned as a cleanup function.
    end.current?.scrollIntoView({ block: 'nearest' });
  }, [lines.length]);
  const watches = mySeats.length === 0;
  const speaks = watches || (viewer !== null && mySeats.includes(viewer));
  const [known, setKnown] = useState<boolean | null>(null);
  useEffect(() => {
    // Spectators need an account or guest session to chat.
    if (watches)
      api.me().then(
        (me) => setKnown(me !== null),
        () => setKnown(false),
      );
  }, [watches]);
  const nameOf = (line: ChatLine) => line.name ?? play.nameOf(line.seat ?? 0);

  async function say(e: FormEvent) {
    e.preventDefault();
    if (text.trim() === '') return;
    const refusal = watches
      ? await client.talk(null, 'watchers', text)
      : await client.talk(viewer, side.length > 1 ? channel : 'table', text);
    if (refusal) play.toast(play.words.refusal(refusal), 'bad');
    else setText('');
  }

  return (
    <Glass className={s.talk} aria-label={t('chat')} role="complementary">
      <header>
        <h2>{t('chat')}</h2>
        <IconButton label={t('chat-close')} icon={<LineIcon name="close" size={16} />} onClick={onClose} />
      </header>
      <ol aria-live="polite">
        {lines.length === 0 && <li>{t('chat-none')}</li>}
        {lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: messages are only appended
          <li key={at} ref={at === lines.length - 1 ? end : undefined}>
            {line.seat === null ? <LineIcon name="eye" size={14} /> : <SeatMark seat={line.seat} size={14} />}
            <p>
              <b>
                <SeatName seat={line.seat}>{nameOf(line)}</SeatName>
              </b>
              {line.channel === 'side' && <i> {t('chat-team')}</i>} {line.text}
            </p>
            {onAbout && (line.seat === null || !mySeats.includes(line.seat)) && (
              <IconButton
                className={s.about}
                label={t('chat-report', { name: nameOf(line) })}
                icon={<LineIcon name="flag" size={14} />}
                onClick={() => onAbout(line)}
              />
            )}
          </li>
        ))}
      </ol>
      {speaks && watches && known === false && (
        <p className={s.quietly}>
          <Link to="/account">{t('chat-sign-in')}</Link>
        </p>
      )}
      {speaks && (!watches || known) && (
        <form onSubmit={(e) => void say(e)}>
          {side.length > 1 && (
            <Segments<ChatLine['channel']>
              name="channel"
              choices={[
                { value: 'table', label: t('chat-to-all') },
                { value: 'side', label: t('chat-to-team') },
              ]}
              value={channel}
              onChange={setChannel}
            />
          )}
          {watches && <small>{t('chat-spectators')}</small>}
          <input
            type="text"
            aria-label={t('chat-write')}
            maxLength={MAX_CHAT_LENGTH}
            value={text}
            onChange={(e) => setText(e.target.value)}
          />
          <Button kind="go" type="submit">
            {t('chat-send')}
          </Button>
        </form>
      )}
    </Glass>
  );
}
