import { findGame } from '@orrery/games';
import { FIRST_RATING, ratingPoints, searchRange } from '@orrery/protocol';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { currentSearch, type Search } from '../../app/search-state.ts';
import { play as playSound } from '../../app/sound.ts';
import { clockText } from '../../shared/clock-text.ts';
import { formatNumber } from '../../ui/format.ts';
import { Button, cx, Glass } from '../../ui/index.ts';
import { startFirstGame } from '../new/first-game.ts';
import s from './search.module.css';
import { cancelSearch, endSearch, isFound } from './search.ts';
import { t } from './text.ts';

/** Time to finish a look at a bot game before the page changes, in milliseconds. */
const GO_MS = 8000;

/** Pages with a board, whose questions are answered at the bottom. */
const AT_BOARD = /^\/(play|t|learn|replay|puzzles)\/./;

/** The running search for opponents, on every page: how long it takes, how wide it is, and the way to the game. */
export default function SearchBar({ search }: { search: Search }) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const now = useNow();
  const { table, terms, problem } = search;
  const found = isFound(search);
  const isStarted = found && table?.stage === 'begun';
  const to = table ? `/t/${table.table}` : null;
  const isPlaying = pathname.startsWith('/play/');
  const bar = cx(s.bar, AT_BOARD.test(pathname) && s.atBoard);
  useFollowedTable(to, pathname);

  useEffect(() => {
    if (found) playSound('turn');
  }, [found]);
  const enterGame = useEffectEvent((address: string) => {
    if (currentSearch()?.table?.stage !== 'begun') return;
    endSearch();
    navigate(address);
  });
  useEffect(() => {
    if (!isStarted || to === null) return;
    const timer = setTimeout(() => enterGame(to), isPlaying ? GO_MS : 0);
    return () => clearTimeout(timer);
  }, [isStarted, to, isPlaying]);
  function enter() {
    endSearch();
    if (to !== null) navigate(to);
  }

  const game = findGame(terms.game)?.name ?? terms.game;
  if (found) {
    return (
      <Glass as="section" className={bar} role="alert" aria-label={t('search')} data-search="found">
        <p>
          <b>{t('search-found')}</b> <span>{t('search-starts', { game })}</span>
        </p>
        <Button kind="go" disabled={!isStarted} onClick={enter}>
          {t('search-go')}
        </Button>
      </Glass>
    );
  }
  return (
    <Glass as="section" className={bar} aria-label={t('search')} data-search="on">
      <span className={s.pulse} aria-hidden />
      <p>
        <b>{t('search-title', { game, rated: terms.rated ?? false, count: terms.seats })}</b>{' '}
        <span>
          {[clockText(table?.clock ?? null), clock(now - search.began), rangeText(search, now)]
            .filter((part, i) => part !== '' && (i > 0 || table !== null))
            .join(' · ')}
        </span>
        {problem && <em role="alert">{problem}</em>}
      </p>
      {!isPlaying && (
        <Button onClick={() => void startFirstGame(terms.game).then((address) => navigate(address))}>
          {t('search-bot')}
        </Button>
      )}
      <Button kind="quiet" onClick={() => void cancelSearch()}>
        {t('search-cancel')}
      </Button>
    </Glass>
  );
}

/** Follows the search from the waiting room of one table to that of another. */
function useFollowedTable(to: string | null, pathname: string): void {
  const navigate = useNavigate();
  const before = useRef(to);
  useEffect(() => {
    if (before.current !== null && before.current !== to && pathname === before.current && to !== null)
      navigate(to, { replace: true });
    before.current = to;
  }, [to, pathname, navigate]);
}

function useNow(): number {
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return now;
}

const clock = (ms: number): string => {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

/** Whom the search accepts: the range of ratings, or how many players are missing. */
function rangeText({ table, terms }: Search, now: number): string {
  if (!table) return '';
  if (!terms.rated) return t('search-missing', { count: table.seats.filter(({ kind }) => kind === 'open').length });
  const rating = table.seats[table.you[0] ?? 0]?.rating;
  const own = rating ? ratingPoints(rating.mu) : FIRST_RATING;
  const range = searchRange(now - table.created);
  if (range === Number.POSITIVE_INFINITY) return t('search-any');
  return t('search-range', { low: formatNumber(own - range), high: formatNumber(own + range) });
}
