import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router';
import { Boundary } from './app/Boundary.tsx';
import { Loading, NotFound } from './app/Messages.tsx';
import { currentSearch, onSearch } from './app/search-state.ts';
import { Home } from './pages/home/Home.tsx';
import { whenIdle } from './ui/Near.tsx';

const SetUp = lazy(() => import('./pages/new/SetUp.tsx'));
const LocalTable = lazy(() => import('./pages/table/LocalTable.tsx'));
const OnlineTable = lazy(() => import('./pages/table/OnlineTable.tsx'));
const Lobby = lazy(() => import('./pages/lobby/Lobby.tsx'));
const Ranks = lazy(() => import('./pages/ratings/Leaderboard.tsx'));
const Replay = lazy(() => import('./pages/replay/Replay.tsx'));
const Rules = lazy(() => import('./pages/rules/Rules.tsx'));
const Editor = lazy(() => import('./pages/editor/Editor.tsx'));
const Learn = lazy(() => import('./pages/learn/Learn.tsx'));
const Puzzles = lazy(() => import('./pages/puzzles/Puzzles.tsx'));
const PuzzlePage = lazy(() => import('./pages/puzzles/PuzzlePage.tsx'));
const StartNow = lazy(() => import('./pages/new/StartNow.tsx'));
const Settings = lazy(() => import('./pages/settings/Settings.tsx'));
const Admin = lazy(() => import('./pages/admin/Admin.tsx'));
const Account = lazy(() => import('./pages/account/Account.tsx'));
const Friends = lazy(() => import('./pages/friends/Friends.tsx'));
const Notifications = lazy(() => import('./pages/notifications/NotificationsPage.tsx'));
const Recover = lazy(() => import('./pages/recovery/Recover.tsx'));
const Profile = lazy(() => import('./pages/player/Profile.tsx'));
const Updates = lazy(() => import('./app/Updates.tsx'));
const SearchBar = lazy(() => import('./pages/lobby/SearchBar.tsx'));
const Credits = lazy(() => import('./pages/credits/Credits.tsx'));

/** Delay before the service worker is registered, so that it does not compete with the page, in milliseconds. */
const SETTLED = 3000;

function useSettled(): boolean {
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    let cancel = () => {};
    const timer = setTimeout(() => {
      cancel = whenIdle(() => setSettled(true));
    }, SETTLED);
    return () => {
      clearTimeout(timer);
      cancel();
    };
  }, []);
  return settled;
}

/** All routes. */
export function App() {
  const { pathname, search } = useLocation();
  const settled = useSettled();
  const running = useSyncExternalStore(onSearch, currentSearch, () => null);
  return (
    <Boundary at={pathname}>
      <Suspense fallback={<Loading />}>
        <Routes>
          <Route path="/" element={<Home />}>
            <Route path="new/:game" element={<SetUp />} />
          </Route>
          <Route path="/play/:id" element={<LocalTable />} />
          <Route path="/t/:id" element={<OnlineTable />} />
          <Route path="/lobby" element={<Lobby />} />
          <Route path="/ranks" element={<Ranks />} />
          <Route path="/replay/:id?" element={<Replay />} />
          <Route path="/rules/:game" element={<Rules />} />
          <Route path="/learn/:game" element={<Learn />} />
          <Route path="/puzzles" element={<Puzzles />} />
          <Route path="/puzzles/:game/:n" element={<PuzzlePage />} />
          <Route path="/start/:game" element={<StartNow />} />
          <Route path="/editor/:game" element={<Editor />} />
          <Route path="/settings" element={<Settings />} />
          <Route path="/account/:tab?" element={<Account />} />
          {/* Links in older e-mails. */}
          <Route path="/you" element={<Navigate replace to={{ pathname: '/account', search }} />} />
          <Route path="/friends" element={<Friends />} />
          <Route path="/notifications" element={<Notifications />} />
          <Route path="/recover" element={<Recover />} />
          <Route path="/players/:name" element={<Profile />} />
          <Route path="/admin" element={<Admin />} />
          <Route path="/credits" element={<Credits />} />
          <Route path="*" element={<NotFound />} />
        </Routes>
      </Suspense>
      {running && (
        <Suspense fallback={null}>
          <SearchBar search={running} />
        </Suspense>
      )}
      {settled && (
        <Suspense fallback={null}>
          <Updates />
        </Suspense>
      )}
    </Boundary>
  );
}
