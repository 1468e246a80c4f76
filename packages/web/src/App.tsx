import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { Route, Routes, useLocation } from 'react-router';
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
const StartNow = lazy(() => import('./pages/new/StartNow.tsx'));
const Settings = lazy(() => import('./pages/settings/Settings.tsx'));
const Admin = lazy(() => import('./pages/admin/Admin.tsx'));
const You = lazy(() => import('./pages/account/Account.tsx'));
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
  const { pathname } = useLocation();
  const settled = useSettled();
  const search = useSyncExternalStore(onSearch, currentSearch, () => null);
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
          <Route path="/start/:game" element={<StartNow />} />
          <Route path="/editor/:game" element={<Editor />} />
          <Route path="/settings" element={<Settings />} />
          <Route path="/you" element={<You />} />
          <Route path="/admin" element={<Admin />} />
          <Route path="/credits" element={<Credits />} />
          <Route path="*" element={<NotFound />} />
        </Routes>
      </Suspense>
      {search && (
        <Suspense fallback={null}>
          <SearchBar search={search} />
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
