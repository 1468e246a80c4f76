import { type Listed, playersOf } from '@orrery/games';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Link, Outlet, useLocation } from 'react-router';
import { catalog } from '../../catalog.ts';
import { type Boxed, boxOf } from '../../games/shelf.ts';
import { cx } from '../../look/cx.ts';
import { Near } from '../../look/Near.tsx';
import { dropNotes } from '../../play/notes.ts';
import { SiteBar, useTitle } from '../../shell/Page.tsx';
import type { ShelfEntry } from '../../table/saved.ts';
import s from './home.module.css';
import { Orrery } from './Orrery.tsx';
import { Shelf } from './Shelf.tsx';

/** The tables of this device come after the page: they bring rules' code along that the page itself does not need. */
const store = () => import('../../table/store.ts');

const Invitations = lazy(() => import('../lobby/Invitations.tsx'));

/** The house's front: the games, and the tables one has sat at. */
export function Home() {
  const { pathname } = useLocation();
  const behind = pathname !== '/';
  useTitle(behind ? null : '');
  // Who comes to a dialog by its address has not seen what lies behind it, and need not wait for it.
  const [seen, setSeen] = useState(!behind);
  if (!behind && !seen) setSeen(true);
  const [shelf, setShelf] = useState<ShelfEntry[] | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: coming back from a dialog may have changed the shelf
  useEffect(() => {
    if (!seen) return;
    store()
      .then(({ listShelf }) => listShelf())
      .then(setShelf, () => setShelf([]));
  }, [pathname, seen]);
  const newest = shelf?.find((entry) => entry.result === null) ?? null;

  async function remove(id: string) {
    const { listShelf, removeTable } = await store();
    await removeTable(id);
    dropNotes(id);
    setShelf(await listShelf());
  }

  return (
    <div className={s.page}>
      {seen && <Orrery />}
      <SiteBar />
      <main className={s.main}>
        <section className={s.hero}>
          <h1>Space board games, with every rule enforced.</h1>
          <p>
            Play against bots on a train, round one screen with friends, or online. No account, nothing to install, and
            it works without a network.
          </p>
        </section>
        {seen && (
          <>
            {shelf !== null && (
              <Suspense fallback={null}>
                <Invitations />
              </Suspense>
            )}
            <section className={s.games} aria-label="Games">
              {catalog.map((game) => {
                const box = boxOf(game.id);
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
            <Shelf shelf={shelf} onRemove={remove} />
          </>
        )}
      </main>
      <footer className={s.foot}>
        <span>Orrery is open source.</span>
        <Link to="/credits">Credits</Link>
      </footer>
      <Outlet />
    </div>
  );
}

interface GameCardProps {
  box: Boxed;
  game: Listed;
  saved: ShelfEntry | null;
  /** A dialog lies over the page. */
  behind: boolean;
}

function GameCard({ box, game, saved, behind }: GameCardProps) {
  const { Cover } = box;
  return (
    <article className={s.card}>
      <div className={s.cover} aria-hidden>
        <Near held={behind}>
          <Suspense fallback={null}>
            <Cover />
          </Suspense>
        </Near>
      </div>
      <div className={s.words}>
        <p className={s.facts}>
          {playersOf(game)} · {box.minutes}
        </p>
        <h2>{game.name}</h2>
        <p className={s.tagline}>{box.tagline}</p>
        <p className={s.about}>{box.about}</p>
        <div className={s.verbs}>
          <Link className={saved ? s.plain : s.go} to={`/new/${box.id}`}>
            New game
          </Link>
          {saved && (
            <Link className={s.go} to={saved.online ? `/t/${saved.id}` : `/play/${saved.id}`}>
              {saved.round > 0 ? `Continue, round ${saved.round}` : 'Continue'}
            </Link>
          )}
          {box.guide && (
            <>
              <Link className={s.plain} to={`/learn/${box.id}`}>
                Learn by playing
              </Link>
              <Link className={s.plain} to={`/rules/${box.id}`}>
                Rules
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
