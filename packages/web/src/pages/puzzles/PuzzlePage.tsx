import { type Puzzle, type PuzzleSet, puzzleId } from '@orrery/bots';
import { type Core, rulesOf } from '@orrery/kernel';
import { useEffect, useMemo, useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { Loading, Message } from '../../app/Messages.tsx';
import { useTitle } from '../../app/Page.tsx';
import { DEFAULT_NAME, settings } from '../../app/settings.ts';
import { named } from '../../table/bot-names.ts';
import { nextPuzzle } from '../../table/puzzle-progress.ts';
import type { SeatInfo } from '../../table/table-types.ts';
import { type LoadedGameUi, useGameUi } from '../table/useGameUi.ts';
import { PuzzleScreen } from './PuzzleScreen.tsx';
import { openPuzzle } from './puzzle-client.ts';
import { puzzleSetOf, puzzlesOf } from './puzzle-sets.ts';
import { t } from './text.ts';
import { useProgress } from './useProgress.ts';

/** The level of the other seats, whose games the puzzles come from. */
const OPPONENTS = 'level5';

/** Loads a puzzle and shows it. */
export default function PuzzlePage() {
  const { game: id = '', n = '' } = useParams();
  const loaded = useGameUi(id);
  const [set, setSet] = useState<PuzzleSet | Error | null>(null);
  useTitle(t('puzzle'));
  useEffect(() => {
    setSet(null);
    puzzleSetOf(id).then(setSet, setSet);
  }, [id]);
  const listed = puzzlesOf(id)[Number(n) - 1];
  if (!listed || set instanceof Error || loaded instanceof Error) return <Missing />;
  if (!set || !loaded) return <Loading what={t('loading')} />;
  const puzzle = set.puzzles.find((one) => puzzleId(set, one) === listed.id);
  if (!puzzle) return <Missing />;
  return <OpenPuzzle key={listed.id} {...{ loaded, set, puzzle }} n={Number(n)} puzzleKey={listed.id} />;
}

function Missing() {
  return (
    <Message title={t('missing')} actions={<Link to="/puzzles">{t('puzzles')}</Link>}>
      <p>{t('missing-about')}</p>
    </Message>
  );
}

interface OpenPuzzleProps {
  loaded: LoadedGameUi;
  set: PuzzleSet;
  puzzle: Puzzle;
  n: number;
  puzzleKey: string;
}

/** The seats of a puzzle: the player and bots. */
function puzzleSeats(count: number, seat: number, name: string): SeatInfo[] {
  return named(
    Array.from(
      { length: count },
      (_none, i): SeatInfo =>
        i === seat
          ? { name, kind: 'human', level: null, connected: true }
          : { name: '', kind: 'bot', level: OPPONENTS, connected: true },
    ),
  );
}

function OpenPuzzle({ loaded, set, puzzle, n, puzzleKey }: OpenPuzzleProps) {
  const navigate = useNavigate();
  const { results, note } = useProgress();
  const { game } = loaded;
  const client = useMemo(() => {
    const count = set.matches[puzzle.match]?.seats ?? 0;
    const seats = puzzleSeats(count, puzzle.seat, settings().name || DEFAULT_NAME);
    try {
      return openPuzzle(rulesOf<Core>(game), set, puzzle, seats);
    } catch {
      return null;
    }
  }, [game, set, puzzle]);
  if (!client) {
    return (
      <Message title={t('outdated')} actions={<Link to="/puzzles">{t('puzzles')}</Link>}>
        <p>{t('missing-about')}</p>
      </Message>
    );
  }
  const list = puzzlesOf(game.id).map((one) => one.id);
  return (
    <PuzzleScreen
      {...loaded}
      {...{ client, puzzle, n }}
      all={list.length}
      onResult={(first, solved) => note({ game: game.id, puzzle: puzzleKey, first, solved, at: Date.now() })}
      onNext={() => navigate(`/puzzles/${game.id}/${nextPuzzle(results, list, n)}`)}
      onClose={() => navigate('/puzzles')}
    />
  );
}
