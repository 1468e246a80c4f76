import type { Result } from '@orrery/kernel';
import { Link } from 'react-router';
import type { Side } from '../games/kit.ts';
import { Button, seatColour } from '../look/index.ts';
import { Dialog } from '../shell/Dialog.tsx';
import { PlayerScores } from './PlayerScores.tsx';
import s from './play.module.css';
import type { Play } from './play.ts';
import { type ChartLine, ScoreChart } from './ScoreChart.tsx';
import { Sides } from './Sides.tsx';

export interface EndScreenProps {
  play: Play;
  result: Result;
  onClose: () => void;
  onRematch?: (() => void) | undefined;
  onExport?: (() => void) | undefined;
  replayAt: string;
}

function title(play: Play, { winners }: Result, sides: Side[] | null): string {
  const names = winners.map(play.nameOf);
  const alone = play.table.mySeats.length === 1 && winners.includes(play.table.viewer ?? -1);
  if (alone && (winners.length === 1 || sides)) return 'You win';
  if (sides) return `${sides[winners.length > 0 ? 0 : 1]?.name} wins`;
  if (names.length === 0) return 'Nobody wins';
  return names.length > 1 ? `${names.join(' and ')} share the win` : `${names[0]} wins`;
}

/** Totals by round, where the game keeps them in its result; who starts with more than nothing says so. */
function historyOf({ detail, scores }: Result): number[][] {
  const { history, start } = (detail ?? {}) as { history?: number[][]; start?: number[] };
  return history && history.length > 1 ? [start ?? scores.map(() => 0), ...history] : [];
}

/** Who won, why, and how it came about. */
export function EndScreen({ play, result, onClose, onRematch, onExport, replayAt }: EndScreenProps) {
  const sides = play.kit.sides?.(result.detail) ?? null;
  const history = historyOf(result);
  const reason = play.words.say({ id: `over-${result.reason}`, params: {} });
  const lines: ChartLine[] = sides
    ? sides.map(({ name, colour }) => ({ name, colour, seat: null }))
    : result.scores.map((_score, seat) => ({ name: play.nameOf(seat), colour: seatColour(seat), seat }));
  return (
    <Dialog
      wide
      title={title(play, result, sides)}
      onClose={onClose}
      foot={
        <>
          <Button kind="quiet" onClick={onClose}>
            Look at the board
          </Button>
          {onExport && <Button onClick={onExport}>Save the record</Button>}
          <Link className={s.link} to={replayAt}>
            Replay
          </Link>
          {onRematch && (
            <Button kind="go" onClick={onRematch}>
              Play again
            </Button>
          )}
        </>
      }
    >
      {!reason.startsWith('over-') && <p className={s.fine}>{reason}</p>}
      {sides && <Sides sides={sides} />}
      <PlayerScores play={play} result={result} together={sides !== null} />
      {history.length > 0 && <ScoreChart rows={history} lines={lines} />}
    </Dialog>
  );
}
