import { lazy, Suspense, useEffect, useState } from 'react';
import { Link, Outlet, useLocation } from 'react-router';
import { AppStatus } from '../../app/AppStatus.tsx';
import { SiteBar, useTitle } from '../../app/Page.tsx';
import { catalog } from '../../catalog.ts';
import { listingOf, shortestGame } from '../../games/listings.ts';
import { dropNotes } from '../../play/notes.ts';
import { characterOf } from '../../table/bot-names.ts';
import type { GameEntry } from '../../table/saved.ts';
import { LineIcon } from '../../ui/LineIcon.tsx';
import { firstGameOf } from '../new/first-game.ts';
import { Continue } from './Continue.tsx';
import { FinishedGames } from './FinishedGames.tsx';
import { GameTile } from './GameTile.tsx';
import s from './home.module.css';
import { homeStateOf, showHome } from './home-state.ts';
import { Orrery } from './Orrery.tsx';
import { type MyTurn, turnsOf } from './running.ts';
import { t } from './text.ts';
import { useRemoval } from './useRemoval.ts';

/** Loaded after the page, because the store imports rules code that the page itself does not need. */
const store = () => import('../../table/store.ts');
/** Loaded only if there are online tables. */
const myMatches = () => import('../../table/online.ts').then(({ api }) => api.myMatches());

const Invitations = lazy(() => import('../lobby/Invitations.tsx'));

/** The player's games, newest first; null until they are loaded. */
function useShelf(seen: boolean) {
  const { pathname } = useLocation();
  const [shelf, setShelf] = useState<GameEntry[] | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a dialog may have changed the list
  useEffect(() => {
    if (!seen) return;
    store()
      .then(({ listGames }) => listGames())
      .then(setShelf, () => setShelf([]));
  }, [pathname, seen]);
  useEffect(() => {
    if (shelf) showHome(homeStateOf(shelf));
  }, [shelf]);

  async function remove(id: string) {
    const { listGames, removeTable } = await store();
    await removeTable(id);
    dropNotes(id);
    setShelf(await listGames());
  }
  return { shelf, remove };
}

/** The player's turns at online tables, from the server. */
function useMyTurns(shelf: readonly GameEntry[] | null): ReadonlyMap<string, MyTurn> {
  const [turns, setTurns] = useState<ReadonlyMap<string, MyTurn>>(new Map());
  const online = shelf?.some((entry) => entry.online && !entry.result) ?? false;
  useEffect(() => {
    if (!online) return;
    myMatches()
      .then((mine) => setTurns(turnsOf(mine)))
      .catch(() => {});
  }, [online]);
  return turns;
}

/** The home page: the running games, all games, and finished ones. */
export function Home() {
  const { pathname } = useLocation();
  const behind = pathname !== '/';
  useTitle(behind ? null : '');
  // A dialog opened by its address must not wait for the page behind it.
  const [seen, setSeen] = useState(!behind);
  if (!behind && !seen) setSeen(true);
  const { shelf, remove } = useShelf(seen);
  const turns = useMyTurns(shelf);
  const removal = useRemoval((id) => void remove(id));
  const running = shelf?.filter(({ result }) => result === null) ?? null;
  const finished = shelf?.filter(({ result }) => result !== null) ?? [];

  return (
    <div className={s.page}>
      {seen && <Orrery />}
      <SiteBar />
      <main className={s.main}>
        <Introduction />
        {seen && (
          <>
            <Continue games={running} turns={turns} removal={removal} />
            {shelf !== null && (
              <Suspense fallback={null}>
                <Invitations />
              </Suspense>
            )}
            <section className={s.games} aria-label={t('games')}>
              <h2>
                {t('games')} <small className={s.beside}>{t('games-about')}</small>
              </h2>
              <div>
                {catalog.map((game) => {
                  const listing = listingOf(game.id);
                  return listing && <GameTile key={game.id} {...{ game, listing }} />;
                })}
              </div>
            </section>
            <Link className={s.puzzles} to="/puzzles">
              <LineIcon name="hint" size={20} />
              <b>{t('puzzles')}</b>
              <span>{t('puzzles-about')}</span>
            </Link>
            {finished.length > 0 && <FinishedGames games={finished} removal={removal} />}
          </>
        )}
      </main>
      <Foot />
      <Outlet />
    </div>
  );
}

/** The first visit: one sentence and a game that starts at once. */
function Introduction() {
  const game = catalog.find(({ id }) => id === shortestGame);
  return (
    <section className={s.hero}>
      <h1>{t('hero-title')}</h1>
      <p>{t('hero-lead')}</p>
      <div className={s.start}>
        <Link className={s.go} to={`/start/${shortestGame}`}>
          {t('play-now')}
        </Link>
        <Link className={s.plain} to={`/learn/${shortestGame}`}>
          {t('learn-by-playing')}
        </Link>
        <small>{game && t('play-now-about', { name: game.name, bot: characterOf(firstGameOf(game).level) })}</small>
      </div>
    </section>
  );
}

/** The rules and editors of all games, the state of the app, and credits. */
function Foot() {
  const listed = catalog.flatMap(({ id, name }) => {
    const listing = listingOf(id);
    return listing ? [{ id, name, listing }] : [];
  });
  return (
    <footer className={s.foot}>
      <nav aria-label={t('rules')}>
        <b>{t('rules')}</b>
        {listed.map(
          ({ id, name, listing }) =>
            listing.guide && (
              <Link key={id} to={`/rules/${id}`}>
                {name}
              </Link>
            ),
        )}
      </nav>
      <AppStatus />
      <p>
        {listed.map(
          ({ id, name, listing }) =>
            listing.editor && (
              <Link key={id} to={`/editor/${id}`}>
                {t('editor', { game: name, editor: listing.editor.name })}
              </Link>
            ),
        )}
        <Link to="/credits">{t('credits')}</Link>
        <span>{t('open-source')}</span>
      </p>
    </footer>
  );
}
