import { LADDER } from '@orrery/bots';
import { findGame } from '@orrery/games';
import type { Game } from '@orrery/kernel';
import {
  CLOCKS,
  type ClockSetting,
  defaultClock,
  limitsSeats,
  unratedReason,
  type WatchSetting,
} from '@orrery/protocol';
import { Suspense, startTransition, useEffect, useId, useMemo, useState } from 'react';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router';
import { Dialog, DialogParts } from '../../app/Dialog.tsx';
import { useTitle } from '../../app/Page.tsx';
import { changeSettings, settings } from '../../app/settings.ts';
import { gameOf } from '../../catalog.ts';
import type { SeatLooks } from '../../games/listing.ts';
import { listingOf } from '../../games/listings.ts';
import { type Advice, adviceOf } from '../../shared/bots/advice.ts';
import { BotDetails } from '../../shared/bots/BotDetails.tsx';
import { FormRow } from '../../shared/FormRow.tsx';
import { isFree, refitOptions } from '../../shared/fit-options.ts';
import { OptionsForm } from '../../shared/OptionsForm.tsx';
import { chosenText, type Options, unusual } from '../../shared/options.ts';
import { randomSeed } from '../../table/local/seed.ts';
import { Button } from '../../ui/primitives.tsx';
import { BotChoice, useBots } from './BotChoice.tsx';
import { ClockField, clockFor } from './ClockField.tsx';
import { FirstGameButton } from './FirstGameButton.tsx';
import { firstGameOf, usualSeats } from './first-game.ts';
import { RatingField } from './RatingField.tsx';
import { Seating } from './Seating.tsx';
import { WatchField } from './SpectatorField.tsx';
import { FIRST_LEVEL, initialSeats, type SeatPlan, type SetupCopy, seatKind, seatsOf, whoPlays } from './seat-plan.ts';
import s from './setup.module.css';
import { termsOf, usualOptions } from './terms.ts';
import { t } from './text.ts';

type LooksOf = (options: Options, seats: number) => SeatLooks;

/** Loaded when a table is started. */
const starting = () => import('./start.ts');
/** Loaded after the page, because the store imports rules code that the page itself does not need. */
const store = () => import('../../table/store.ts');

/** The advice for a player of this device; without results if they cannot be loaded. */
async function adviceFor(game: Game): Promise<Advice> {
  const results = await store()
    .then(({ listBotResults }) => listBotResults(game.id))
    .catch(() => []);
  return adviceOf(results, game.ai?.levels, firstGameOf(game).level);
}

/** Whether another page of the app opened this one. The router counts its entries in the history. */
const openedHere = (): boolean => Number((history.state as { idx?: number } | null)?.idx ?? 0) > 0;

/** The set-up dialog: seats, options and time limit of a new table. */
export default function SetUp() {
  const { game: id = '' } = useParams();
  const navigate = useNavigate();
  const [loaded, setLoaded] = useState<Omit<FormProps, 'onClose'> | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  useEffect(() => {
    // A transition keeps the page responsive and shows the form together with the game's custom fields.
    const game = gameOf(id);
    Promise.all([game, listingOf(id)?.seatLooks?.() ?? null, game.then(adviceFor)]).then(
      ([game, seatLooks, advice]) => startTransition(() => setLoaded({ game, seatLooks, advice })),
      () => setTrouble(findGame(id) ? t('load-failed') : t('unknown-game', { game: id })),
    );
  }, [id]);
  const name = findGame(id)?.name;
  const title = name ? t('new-game-of', { name }) : t('new-game');
  useTitle(title);
  // Back to the page that opened the dialog; home if the dialog was opened by its address.
  const close = () => (openedHere() ? navigate(-1) : navigate('/', { replace: true }));
  return (
    <Dialog title={title} onClose={close} form wide>
      <Suspense fallback={null}>
        {loaded ? (
          <Form {...loaded} onClose={close} />
        ) : (
          <DialogParts>
            {trouble ? <p role="alert">{trouble}</p> : <p className={s.wait}>{t('loading')}</p>}
          </DialogParts>
        )}
      </Suspense>
    </Dialog>
  );
}

interface FormProps {
  game: Game;
  seatLooks: LooksOf | null;
  advice: Advice;
  onClose: () => void;
}

function Form({ game, seatLooks, advice, onClose }: FormProps) {
  const navigate = useNavigate();
  const errorId = useId();
  // The set-up to copy, if the player starts from an earlier one.
  const again = useLocation().state as SetupCopy | null;
  // `?seed=` in the address sets the seed; the same seed always gives the same game. `?friends` frees the other seats.
  const [query] = useSearchParams();
  const forFriends = query.has('friends');
  const suggested = LADDER[advice.recommended - 1];
  const [seatPlans, setSeatPlans] = useState<SeatPlan[]>(
    () => again?.seatPlans ?? initialSeats(settings().name, usualSeats(game), forFriends ? 'friend' : suggested),
  );
  // Only the options that differ from the defaults, which depend on the number of seats.
  const [changed, setChanged] = useState<Options>(again?.options ?? {});
  const [trouble, setTrouble] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [limit, setLimit] = useState<ClockSetting | null>(null);
  const [hints, setHints] = useState(true);
  const [wantsRated, setWantsRated] = useState(false);
  const [listed, setListed] = useState(forFriends);
  const [watch, setWatch] = useState<WatchSetting>({ as: 'open' });
  const online = seatPlans.some((seatPlan) => seatPlan.who === 'friend');

  const clock = clockFor(game, online, limit);
  const ratingTerms = { clock, hints, watch, seats: seatPlans.map(({ who }) => ({ kind: seatKind(who) })) };
  const rated = online && wantsRated && unratedReason(ratingTerms) === null;
  function rate(wanted: boolean) {
    setWantsRated(wanted);
    if (!wanted) return;
    setHints(false);
    if (!limitsSeats(clock)) setLimit(CLOCKS[defaultClock(game.decisions ?? null)]);
    if (watch.as === 'late') setWatch({ as: 'open' });
  }

  const bots = useBots(seatPlans, setSeatPlans);
  const listing = listingOf(game.id);

  const count = seatPlans.length;
  const terms = useMemo(() => termsOf(game, count), [game, count]);
  // A choice that does not fit the number of seats is restored when it fits again.
  const options = useMemo(
    () => refitOptions(terms, { ...usualOptions(game, count), ...changed }),
    [game, count, terms, changed],
  );
  const chosen = chosenText(terms.all, options, (option) => !isFree(terms, options, option));
  function suggest(seats: SeatPlan[], wanted: Options) {
    setSeatPlans(seats);
    setChanged(unusual(terms.all, wanted));
    setLimit(null);
  }

  async function start() {
    setTrouble(null);
    const seats = seatsOf(seatPlans);
    if (typeof seats === 'string') return setTrouble(seats);
    changeSettings({ name: seatPlans[0]?.name.trim() ?? '' });
    setBusy(true);
    try {
      const seed = query.get('seed') || randomSeed();
      const { startLocal, startOnline } = await starting();
      navigate(
        online
          ? await startOnline(game, seats, options, { clock, hints, rated, listed, watch })
          : await startLocal(game, seats, options, seed, { clock, hints }),
      );
    } catch (error) {
      const words = await starting().catch(() => null);
      setTrouble(words?.startErrorText(game, error) ?? t('start-offline'));
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
        <b>{whoPlays(seatPlans)}</b>
        {chosen && <span>{chosen}</span>}
      </p>
      <Button kind="quiet" onClick={onClose}>
        {t('cancel')}
      </Button>
      <Button kind="go" type="submit" disabled={busy}>
        {busy ? t('setting-up') : online ? t('create') : t('start')}
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
        <div className={s.columns}>
          <div>
            {advice.games === 0 && (
              <FirstGameButton game={game} terms={terms} seatPlans={seatPlans} options={options} onSuggest={suggest} />
            )}
            {bots.seats.length > 0 && (
              <BotChoice {...{ game, advice, seatPlans }} chosen={bots} styles={listing?.botStyles} />
            )}
          </div>
          {bots.seats.length > 0 && (
            <aside>
              <BotDetails {...{ game, advice }} level={bots.shown} style={listing?.botStyles?.[bots.shown - 1]} />
            </aside>
          )}
          <div>
            <Seating
              seatPlans={seatPlans}
              seats={game.seats}
              looks={seatLooks?.(options, count)}
              level={suggested ?? FIRST_LEVEL}
              onChange={setSeatPlans}
            />
            {online && (
              <>
                <p className={s.note}>{t('online-about')}</p>
                <FormRow title={t('list')} about={t('list-about')}>
                  <input type="checkbox" checked={listed} onChange={(e) => setListed(e.target.checked)} />
                </FormRow>
                <RatingField terms={ratingTerms} value={rated} onChange={rate} />
                <WatchField value={watch} onChange={setWatch} />
              </>
            )}
            <OptionsForm
              terms={terms}
              value={options}
              seats={count}
              fields={listing?.fields}
              onChange={(all) => setChanged(unusual(terms.all, all))}
            />
            <ClockField game={game} online={online} seats={count} value={clock} onChange={setLimit} />
            <FormRow title={t('allow-hints')} about={t('allow-hints-about')}>
              <input type="checkbox" checked={hints} onChange={(e) => setHints(e.target.checked)} />
            </FormRow>
          </div>
        </div>
      </DialogParts>
    </form>
  );
}
