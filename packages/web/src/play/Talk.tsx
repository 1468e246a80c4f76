import { MAX_TALK } from '@orrery/protocol';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { Button, Glass, IconButton, LineIcon, SeatMark, Segments } from '../look/index.ts';
import type { TableClient, TableView, TalkLine } from '../table/client.ts';
import { api } from '../table/online.ts';
import s from './play.module.css';
import type { Play } from './play.ts';

/** Whether there is anybody to talk to: people who do not sit at this device. */
export const hasTalk = ({ seats, mySeats, talk }: TableView): boolean =>
  talk.length > 0 || seats.some((seat, at) => seat.kind === 'human' && !mySeats.includes(at));

export interface TalkProps {
  client: TableClient;
  play: Play;
  /** What one wants to hear of it. */
  lines: readonly TalkLine[];
  /** Somebody said something that should not stand. */
  onAbout?: ((line: TalkLine) => void) | undefined;
  onClose: () => void;
}

/** What is said at the table, and a line to say something. */
export function Talk({ client, play, lines, onAbout, onClose }: TalkProps) {
  const { viewer, mySeats, side } = play.table;
  const [text, setText] = useState('');
  const [channel, setChannel] = useState<TalkLine['channel']>('table');
  const end = useRef<HTMLLIElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the newest line is shown
  useEffect(() => {
    // Newer browsers answer with a promise, which must not be taken for a way to clean up.
    end.current?.scrollIntoView({ block: 'nearest' });
  }, [lines.length]);
  const watches = mySeats.length === 0;
  const speaks = watches || (viewer !== null && mySeats.includes(viewer));
  const [known, setKnown] = useState<boolean | null>(null);
  useEffect(() => {
    // The server takes a spectator's words only from a person it knows.
    if (watches)
      api.me().then(
        (me) => setKnown(me !== null),
        () => setKnown(false),
      );
  }, [watches]);
  const nameOf = (line: TalkLine) => line.name ?? play.nameOf(line.seat ?? 0);

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
    <Glass className={s.talk} aria-label="Talk" role="complementary">
      <header>
        <h2>Talk</h2>
        <IconButton label="Close the talk" icon={<LineIcon name="close" size={16} />} onClick={onClose} />
      </header>
      <ol aria-live="polite">
        {lines.length === 0 && <li>Nothing has been said yet.</li>}
        {lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines only ever come behind
          <li key={at} ref={at === lines.length - 1 ? end : undefined}>
            {line.seat === null ? <LineIcon name="eye" size={14} /> : <SeatMark seat={line.seat} size={14} />}
            <p>
              <b>{nameOf(line)}</b>
              {line.channel === 'side' && <i> to the own side</i>} {line.text}
            </p>
            {onAbout && (line.seat === null || !mySeats.includes(line.seat)) && (
              <IconButton
                className={s.about}
                label={`Report what ${nameOf(line)} said`}
                icon={<LineIcon name="flag" size={14} />}
                onClick={() => onAbout(line)}
              />
            )}
          </li>
        ))}
      </ol>
      {speaks && watches && known === false && (
        <p className={s.quietly}>
          <Link to="/you">Choose a name</Link> to chat with other spectators.
        </p>
      )}
      {speaks && (!watches || known) && (
        <form onSubmit={(e) => void say(e)}>
          {side.length > 1 && (
            <Segments<TalkLine['channel']>
              name="channel"
              choices={[
                { value: 'table', label: 'To all' },
                { value: 'side', label: 'To my side' },
              ]}
              value={channel}
              onChange={setChannel}
            />
          )}
          {watches && <small>Others who watch read it; the players never do.</small>}
          <input
            type="text"
            aria-label="Say something"
            maxLength={MAX_TALK}
            value={text}
            onChange={(e) => setText(e.target.value)}
          />
          <Button kind="go" type="submit">
            Say
          </Button>
        </form>
      )}
    </Glass>
  );
}
