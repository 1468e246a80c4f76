import { lazy, Suspense } from 'react';
import { Route, Routes, useLocation } from 'react-router';
import { Home } from './pages/Home.tsx';
import { Boundary } from './shell/Boundary.tsx';
import { Loading, NotFound } from './shell/Messages.tsx';
import { Updates } from './shell/Updates.tsx';

const SetUp = lazy(() => import('./pages/SetUp.tsx'));
const LocalTable = lazy(() => import('./pages/LocalTable.tsx'));
const OnlineTable = lazy(() => import('./pages/OnlineTable.tsx'));
const Replay = lazy(() => import('./pages/Replay.tsx'));
const Rules = lazy(() => import('./pages/Rules.tsx'));
const Learn = lazy(() => import('./pages/Learn.tsx'));
const Settings = lazy(() => import('./pages/Settings.tsx'));
const Credits = lazy(() => import('./pages/Credits.tsx'));

/** Every address of the house. */
export function App() {
  const { pathname } = useLocation();
  return (
    <Boundary at={pathname}>
      <Suspense fallback={<Loading />}>
        <Routes>
          <Route path="/" element={<Home />}>
            <Route path="new/:game" element={<SetUp />} />
          </Route>
          <Route path="/play/:id" element={<LocalTable />} />
          <Route path="/t/:id" element={<OnlineTable />} />
          <Route path="/replay/:id?" element={<Replay />} />
          <Route path="/rules/:game" element={<Rules />} />
          <Route path="/learn/:game" element={<Learn />} />
          <Route path="/settings" element={<Settings />} />
          <Route path="/credits" element={<Credits />} />
          <Route path="*" element={<NotFound />} />
        </Routes>
      </Suspense>
      <Updates />
    </Boundary>
  );
}
