import type { Listed } from '@orrery/games';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Link, Outlet, useLocation } from 'react-router';
import { SiteBar, useTitle } from '../../app/Page.tsx';
import { catalog } from '../../catalog.ts';
import { type FullListing, listingOf } from '../../games/listings.ts';
import { dropNotes } from '../../play/notes.ts';
import { playersText } from '../../shared/players-text.ts';
import type { GameEntry } from '../../table/saved.ts';
import { cx } from '../../ui/cx.ts';
import { Near } from '../../ui/Near.tsx';
import s from './home.module.css';
import { Orrery } from './Orrery.tsx';
import { SavedGames } from './SavedGames.tsx';
import { t } from './text.ts';

/** Loaded after the page, because the store imports rules code that the page itself does not need. */
const store = () => import('../../table/store.ts');

const Invitations = lazy(() => import('../lobby/Invitations.tsx'));

/** The home page: all games, and the player's tables. */
export function Home() {
  const { pathname } = useLocation();
  const behind = pathname !== '/';
  useTitle(behind ? null : '');
  // A dialog opened by its address must not wait for the page behind it.
  const [seen, setSeen] = useState(!behind);
  if (!behind && !seen) setSeen(true);
  const [shelf, setShelf] = useState<GameEntry[] | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a dialog may have changed the list
  useEffect(() => {
    if (!seen) return;
    store()
      .then(({ listGames }) => listGames())
      .then(setShelf, () => setShelf([]));
  }, [pathname, seen]);
  const newest = shelf?.find((entry) => entry.result === null) ?? null;

  async function remove(id: string) {
    const { listGames, removeTable } = await store();
    await removeTable(id);
    dropNotes(id);
    setShelf(await listGames());
  }

  return (
    <div className={s.page}>
      {seen && <Orrery />}
      <SiteBar />
      <main className={s.main}>
        <section className={s.hero}>
          <h1>{t('hero-title')}</h1>
          <p>{t('hero-lead')}</p>
        </section>
        {seen && (
          <>
            {shelf !== null && (
              <Suspense fallback={null}>
                <Invitations />
              </Suspense>
            )}
            <section className={s.games} aria-label={t('games')}>
              {catalog.map((game) => {
                const box = listingOf(game.id);
                return (
                  box && (
                    <GameCard
                      key={game.id}
                      {...{ box, game }}
                      behind={behind}
                      saved={newest?.game === game.id ? newest : null}
                    />
                  )
                );
              })}
            </section>
            <SavedGames shelf={shelf} onRemove={remove} />
          </>
        )}
      </main>
      <footer className={s.foot}>
        <span>{t('open-source')}</span>
        <Link to="/credits">{t('credits')}</Link>
      </footer>
      <Outlet />
    </div>
  );
}

interface GameCardProps {
  box: FullListing;
  game: Listed;
  saved: GameEntry | null;
  /** Whether a dialog is open over the page. */
  behind: boolean;
}

function GameCard({ box, game, saved, behind }: GameCardProps) {
  const { Cover } = box;
  return (
    <article className={s.card}>
      <div className={s.cover} aria-hidden>
        <Near paused={behind}>
          <Suspense fallback={null}>
            <Cover />
          </Suspense>
        </Near>
      </div>
      <div className={s.words}>
        <p className={s.facts}>
          {playersText(game)} · {box.minutes}
        </p>
        <h2>{game.name}</h2>
        <p className={s.tagline}>{box.tagline}</p>
        <p className={s.about}>{box.about}</p>
        <div className={s.verbs}>
          <Link className={saved ? s.plain : s.go} to={`/new/${box.id}`}>
            {t('new-game')}
          </Link>
          {saved && (
            <Link className={s.go} to={saved.online ? `/t/${saved.id}` : `/play/${saved.id}`}>
              {saved.round > 0 ? t('continue-round', { round: saved.round }) : t('continue')}
            </Link>
          )}
          {box.guide && (
            <>
              <Link className={s.plain} to={`/learn/${box.id}`}>
                {t('learn')}
              </Link>
              <Link className={s.plain} to={`/rules/${box.id}`}>
                {t('rules')}
              </Link>
            </>
          )}
          {box.editor && (
            <Link className={cx(s.plain, s.last)} to={`/editor/${box.id}`}>
              {box.editor.name}
            </Link>
          )}
        </div>
      </div>
    </article>
  );
}
