import type { HistoryFilter, PlayerGames, PlayerProfile } from '@orrery/protocol';
import { ratingPoints } from '@orrery/protocol';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { GameField } from '../../shared/GameField.tsx';
import { gameName } from '../../shared/game-name.ts';
import { PlayerName } from '../../shared/players/PlayerName.tsx';
import { characterOf } from '../../table/bot-names.ts';
import { api, problemText } from '../../table/online.ts';
import { formatInteger, formatNumber, formatRelativeTime } from '../../ui/format.ts';
import { Button } from '../../ui/index.ts';
import s from './player.module.css';
import { t } from './text.ts';

type Game = PlayerGames['games'][number];

/** Loads pages of games; `more` loads the next one. */
function useGames(name: string, filter: HistoryFilter) {
  const [games, setGames] = useState<readonly Game[] | null>(null);
  const [hasMore, setMore] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  useEffect(() => {
    let cancelled = false;
    api.playerGames(name, filter).then(
      (page) => {
        if (cancelled) return;
        setGames(page.games);
        setMore(page.more);
        setTrouble(null);
      },
      (error) => !cancelled && setTrouble(problemText(error)),
    );
    return () => {
      cancelled = true;
    };
  }, [name, filter]);
  async function more() {
    const last = games?.at(-1);
    if (!last) return;
    try {
      const page = await api.playerGames(name, { ...filter, before: last.at });
      setGames([...(games ?? []), ...page.games]);
      setMore(page.more);
    } catch (error) {
      setTrouble(problemText(error));
    }
  }
  return { games, hasMore, trouble, more };
}

/** The finished games of a player, with filters. */
export function Games({ profile, me }: { profile: PlayerProfile; me: string | null }) {
  const [filter, setFilter] = useState<HistoryFilter>({});
  const { games, hasMore, trouble, more } = useGames(profile.profile, filter);
  const set = (part: HistoryFilter) => setFilter((before) => ({ ...before, ...part }));
  return (
    <section className={s.panel} aria-label={t('games')}>
      <header>
        <h2>{t('latest')}</h2>
        <div className={s.filters}>
          <GameField
            label={t('filter-game')}
            value={filter.game ?? ''}
            any={t('all-games')}
            onChange={(game) => set({ game: game || undefined })}
          />
          <label>
            {t('filter-result')}
            <select
              value={filter.result ?? ''}
              onChange={(e) => set({ result: (e.target.value || undefined) as HistoryFilter['result'] })}
            >
              <option value="">{t('result-any')}</option>
              <option value="won">{t('won')}</option>
              <option value="lost">{t('lost')}</option>
            </select>
          </label>
          <label>
            {t('filter-rated')}
            <select
              value={filter.rated ?? ''}
              onChange={(e) => set({ rated: (e.target.value || undefined) as HistoryFilter['rated'] })}
            >
              <option value="">{t('rated-any')}</option>
              <option value="1">{t('rated')}</option>
              <option value="0">{t('unrated')}</option>
            </select>
          </label>
          {me !== null && !profile.relation.me && (
            <label>
              {t('against')}
              <select value={filter.against ?? ''} onChange={(e) => set({ against: e.target.value || undefined })}>
                <option value="">{t('against-any')}</option>
                <option value={me}>{t('against-me')}</option>
              </select>
            </label>
          )}
        </div>
      </header>
      {trouble && <p role="alert">{trouble}</p>}
      {games?.length === 0 && <p>{t('games-none')}</p>}
      {games && games.length > 0 && <GameTable games={games} />}
      {hasMore && (
        <Button kind="quiet" onClick={() => void more()}>
          {t('more')}
        </Button>
      )}
    </section>
  );
}

function GameTable({ games }: { games: readonly Game[] }) {
  return (
    <table className={s.games}>
      <thead>
        <tr>
          <th scope="col">{t('game')}</th>
          <th scope="col">{t('result')}</th>
          <th scope="col">{t('score')}</th>
          <th scope="col">{t('against')}</th>
          <th scope="col">{t('change')}</th>
          <th scope="col">{t('when')}</th>
          <th scope="col">
            <span className="sr-only">{t('replay')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {games.map((game) => (
          <GameRow key={game.match} game={game} />
        ))}
      </tbody>
    </table>
  );
}

function GameRow({ game: { match, game, at, rated, change, seats } }: { game: Game }) {
  const own = seats.find((seat) => seat.own);
  const others = seats.filter((seat) => !seat.own);
  const sorted = [...seats].sort((a, b) => a.place - b.place);
  const result = own?.won ? 'won' : seats.length > 2 && (own?.place ?? 0) > 1 ? 'place' : 'lost';
  const diff = change && ratingPoints(change.after) - ratingPoints(change.before);
  return (
    <tr data-match={match}>
      <th scope="row">{gameName(game)}</th>
      <td>
        <span className={s.result} data-result={result}>
          {result === 'place' ? t('place-of', { place: own?.place ?? 0 }) : t(result)}
        </span>
      </td>
      <td className={s.score}>{sorted.map(({ score }) => formatNumber(score)).join(' – ')}</td>
      <td className={s.others}>
        {others.map(({ name, level, profile }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: seats never change places
          <span key={i}>
            <PlayerName name={level === null ? name : characterOf(level)} profile={profile} />
          </span>
        ))}
      </td>
      <td className={s.change} data-sign={diff === null ? undefined : Math.sign(diff)}>
        {diff === null ? (rated ? '' : t('unrated')) : formatInteger(diff, 'always')}
      </td>
      <td className={s.when}>{formatRelativeTime(at)}</td>
      <td>
        <Link to={`/replay/${match}?online=1`}>{t('replay')}</Link>
      </td>
    </tr>
  );
}
