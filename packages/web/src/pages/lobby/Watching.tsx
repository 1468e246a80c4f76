import { Button, Glass } from '../../look/index.ts';
import type { Play } from '../../play/play.ts';
import type { TableClient } from '../../table/client.ts';
import s from '../table/online.module.css';

interface WatchingProps {
  client: TableClient;
  play: Play;
  /** Whose eyes were asked for. */
  follow: number | null;
  onFollow: (seat: number | null) => void;
}

/** To somebody without a seat: what he sees, and through whose eyes. */
export function Watching({ client, play, follow, onFollow }: WatchingProps) {
  const { watch, mySeats, eyes, viewer, seats } = play.table;
  if (mySeats.length > 0 || watch.as === 'open' || watch.as === 'nobody') return null;
  const showing = watch.as === 'follow' ? seats.flatMap((seat, at) => (seat.shows ? [at] : [])) : [];
  const choices = watch.as === 'follow' ? showing : eyes.filter((seat) => seat !== null);
  const now = watch.as === 'follow' ? (follow !== null && showing.includes(follow) ? follow : null) : viewer;
  const look = (seat: number | null) => (watch.as === 'follow' ? onFollow(seat) : client.setViewer(seat));
  return (
    <Glass className={`${s.invite} ${s.watching}`} aria-label="You watch">
      <b>{watch.as === 'late' && !play.table.result ? `You watch ${watch.moves} moves late.` : 'You watch.'}</b>
      {choices.length === 0 ? (
        <span>No player shows a hand just now.</span>
      ) : (
        <label>
          See as
          <select value={String(now)} onChange={(e) => look(e.target.value === 'null' ? null : Number(e.target.value))}>
            <option value="null">what lies open</option>
            {choices.map((seat) => (
              <option key={seat} value={seat}>
                {play.nameOf(seat)}
              </option>
            ))}
          </select>
        </label>
      )}
    </Glass>
  );
}

/** In the menu of a player: those who watch may look through his eyes, or no longer. */
export function ShowButton({ client, play }: { client: TableClient; play: Play }) {
  const { watch, viewer, mySeats, seats, result } = play.table;
  if (watch.as !== 'follow' || result || viewer === null || !mySeats.includes(viewer)) return null;
  const shows = seats[viewer]?.shows === true;
  async function turn(seat: number) {
    const refusal = await client.show(seat, !shows);
    if (refusal) play.toast(play.words.refusal(refusal), 'bad');
  }
  return (
    <Button aria-pressed={shows} onClick={() => void turn(viewer)}>
      {shows ? 'Hide my hand from those who watch' : 'Let those who watch see my hand'}
    </Button>
  );
}
