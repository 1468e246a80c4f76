import { GRADES } from '@orrery/bots';
import { findGame } from '@orrery/games';
import type { PuzzleResult } from '@orrery/protocol';
import { Link } from 'react-router';
import { Page } from '../../app/Page.tsx';
import { catalog } from '../../catalog.ts';
import { nextPuzzle, progressOf, streakOf } from '../../table/puzzle-progress.ts';
import { CoverPicture } from '../home/CoverPicture.tsx';
import { type PuzzleList, puzzlesOf } from './puzzle-sets.ts';
import s from './puzzles.module.css';
import { t } from './text.ts';
import { useProgress } from './useProgress.ts';

/** All games with puzzles, the player's progress, and the next puzzle of each. */
export default function Puzzles() {
  const { results } = useProgress();
  const streak = streakOf(results);
  return (
    <Page title={t('puzzles')} lead={t('lead')}>
      {streak > 1 && <p className={s.streak}>{t('streak', { count: streak })}</p>}
      <ul className={s.games}>
        {catalog.map(({ id }) => {
          const puzzles = puzzlesOf(id);
          return puzzles.length > 0 && <GamePuzzles key={id} {...{ id, puzzles, results }} />;
        })}
      </ul>
    </Page>
  );
}

interface GamePuzzlesProps {
  id: string;
  puzzles: readonly PuzzleList[];
  results: readonly PuzzleResult[];
}

/** The progress in one game's puzzles. */
export function GamePuzzles({ id, puzzles, results }: GamePuzzlesProps) {
  const name = findGame(id)?.name ?? id;
  const ids = puzzles.map((one) => one.id);
  return (
    <li className={s.game} data-puzzles={id}>
      <div className={s.cover} aria-hidden>
        <CoverPicture game={id} sizes="96px" />
      </div>
      <h2>{name}</h2>
      <Link
        className={s.next}
        to={`/puzzles/${id}/${nextPuzzle(results, ids)}`}
        aria-label={t('next-of', { game: name })}
      >
        {t('next')}
      </Link>
      <ul className={s.grades}>
        {GRADES.map((grade) => {
          const own = puzzles.filter((one) => one.grade === grade).map((one) => one.id);
          const { all, solved } = progressOf(results, own);
          if (all === 0) return null;
          return (
            <li key={grade} data-grade={grade}>
              <span>{t(grade)}</span>
              <progress value={solved} max={all} aria-label={t('progress', { grade: t(grade), solved, all })} />
              <span className={s.count}>{t('solved', { solved, all })}</span>
            </li>
          );
        })}
      </ul>
      <details className={s.all}>
        <summary>{t('all-puzzles')}</summary>
        <ol>
          {puzzles.map((one, i) => {
            const known = results.find(({ puzzle }) => puzzle === one.id);
            const state = known ? (known.solved ? 'solved' : 'missed') : 'new';
            return (
              <li key={one.id}>
                <Link
                  to={`/puzzles/${id}/${i + 1}`}
                  data-state={state}
                  aria-label={t('number-state', { n: i + 1, grade: t(one.grade), state })}
                >
                  {i + 1}
                </Link>
              </li>
            );
          })}
        </ol>
      </details>
    </li>
  );
}
