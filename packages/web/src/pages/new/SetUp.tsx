import { findGame } from '@orrery/games';
import type { Game } from '@orrery/kernel';
import type { ClockSetting, WatchSetting } from '@orrery/protocol';
import { Suspense, startTransition, useEffect, useId, useMemo, useState } from 'react';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router';
import { gameOf } from '../../catalog.ts';
import { boxOf } from '../../games/shelf.ts';
import { Button } from '../../look/primitives.tsx';
import { Dialog, DialogParts } from '../../shell/Dialog.tsx';
import { useTitle } from '../../shell/Page.tsx';
import { changeSettings, settings } from '../../shell/settings.ts';
import { randomSeed } from '../../table/local/seed.ts';
import { chosenWords, type Options, unusual } from '../parts/options.ts';
import { ClockField, clockFor } from './ClockField.tsx';
import { type Again, type Chair, firstChairs, seatsOf, whoPlays } from './chairs.ts';
import { OptionsForm } from './OptionsForm.tsx';
import { Seating } from './Seating.tsx';
import { isFree, refit } from './settle.ts';
import s from './setup.module.css';
import { termsOf, usualOptions } from './terms.ts';
import { WatchField } from './WatchField.tsx';

/** What opens tables comes when one is opened. */
const starting = () => import('./start.ts');

/** Sets up a table: who sits where, and the game's options. */
export default function SetUp() {
  const { game: id = '' } = useParams();
  const navigate = useNavigate();
  const [game, setGame] = useState<Game | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  useEffect(() => {
    // In small portions, so that a press in between is answered; and in one piece with the fields of the game's own.
    gameOf(id).then(
      (found) => startTransition(() => setGame(found)),
      (error: Error) => setTrouble(error.message),
    );
  }, [id]);
  const name = findGame(id)?.name;
  const title = name ? `New game of ${name}` : 'New game';
  useTitle(title);
  const close = () => navigate('/', { replace: true });
  return (
    <Dialog title={title} onClose={close} form>
      <Suspense fallback={null}>
        {game ? (
          <Form game={game} onClose={close} />
        ) : (
          <DialogParts>
            {trouble ? <p role="alert">{trouble}</p> : <p className={s.wait}>Fetching the box…</p>}
          </DialogParts>
        )}
      </Suspense>
    </Dialog>
  );
}

function Form({ game, onClose }: { game: Game; onClose: () => void }) {
  const navigate = useNavigate();
  const errorId = useId();
  // A table that was played before may be set up again as it was.
  const again = useLocation().state as Again | null;
  const [chairs, setChairs] = useState<Chair[]>(() => again?.chairs ?? firstChairs(settings().name, game.seats.min));
  // Only what differs from the usual: that may be another with more seats.
  const [wished, setWished] = useState<Options>(again?.options ?? {});
  const [trouble, setTrouble] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [limit, setLimit] = useState<ClockSetting | null>(null);
  const [hints, setHints] = useState(true);
  const [listed, setListed] = useState(false);
  const [watch, setWatch] = useState<WatchSetting>({ as: 'open' });
  // An address may name the seed: the same one always gives the same game.
  const [query] = useSearchParams();
  const online = chairs.some((chair) => chair.who === 'friend');

  const count = chairs.length;
  const terms = useMemo(() => termsOf(game, count), [game, count]);
  // What was wished for comes back with the seats that allow it.
  const options = useMemo(
    () => refit(terms, { ...usualOptions(game, count), ...wished }),
    [game, count, terms, wished],
  );
  const chosen = chosenWords(terms.all, options, (option) => !isFree(terms, options, option));

  async function start() {
    setTrouble(null);
    const seats = seatsOf(chairs);
    if (typeof seats === 'string') return setTrouble(seats);
    changeSettings({ name: chairs[0]?.name.trim() ?? '' });
    setBusy(true);
    try {
      const seed = query.get('seed') || randomSeed();
      const clock = clockFor(game, online, limit);
      const { startLocal, startOnline } = await starting();
      navigate(
        online
          ? await startOnline(game, chairs, seats, options, { clock, hints, listed, watch })
          : await startLocal(game, seats, options, seed, { clock, hints }),
      );
    } catch (error) {
      const words = await starting().catch(() => null);
      setTrouble(words?.troubleWords(game, error) ?? 'The table could not be set up: there is no network.');
      setBusy(false);
    }
  }

  const foot = (
    <>
      {trouble && (
        <p id={errorId} className={s.trouble} role="alert">
          {trouble}
        </p>
      )}
      <p className={s.played} aria-live="polite">
        <b>{whoPlays(chairs)}</b>
        {chosen && <span>{chosen}</span>}
      </p>
      <Button kind="quiet" onClick={onClose}>
        Cancel
      </Button>
      <Button kind="go" type="submit" disabled={busy}>
        {busy ? 'Setting up…' : online ? 'Open the table' : 'Start the game'}
      </Button>
    </>
  );
  return (
    <form
      className={s.form}
      aria-describedby={trouble ? errorId : undefined}
      onSubmit={(e) => {
        e.preventDefault();
        void start();
      }}
    >
      <DialogParts foot={foot}>
        <Seating chairs={chairs} seats={game.seats} onChange={setChairs} />
        {online && (
          <>
            <p className={s.note}>
              A friend by link makes this an online table. You get a link to send; your friend needs no account. The
              game starts when all seats are taken and you say so.
            </p>
            <label className={s.row}>
              <span className={s.words}>
                <b>Show it in the lobby</b>
                <small>Anybody may take a free seat.</small>
              </span>
              <input type="checkbox" checked={listed} onChange={(e) => setListed(e.target.checked)} />
            </label>
            <WatchField value={watch} onChange={setWatch} />
          </>
        )}
        <OptionsForm
          terms={terms}
          value={options}
          seats={count}
          fields={boxOf(game.id)?.fields}
          onChange={(all) => setWished(unusual(terms.all, all))}
        />
        <ClockField
          game={game}
          online={online}
          seats={count}
          value={clockFor(game, online, limit)}
          onChange={setLimit}
        />
        <label className={s.row}>
          <span className={s.words}>
            <b>Hints may be asked for</b>
            <small>The record keeps them.</small>
          </span>
          <input type="checkbox" checked={hints} onChange={(e) => setHints(e.target.checked)} />
        </label>
      </DialogParts>
    </form>
  );
}
