import type { Json, Result } from '@orrery/kernel';
import { Link } from 'react-router';
import { Button, SeatMark } from '../look/index.ts';
import { Dialog } from '../shell/Dialog.tsx';
import s from './play.module.css';
import type { Play } from './play.ts';
import { ScoreChart } from './ScoreChart.tsx';

export interface EndScreenProps {
  play: Play;
  result: Result;
  onClose: () => void;
  onRematch?: (() => void) | undefined;
  onExport?: (() => void) | undefined;
  replayAt: string;
}

function title(play: Play, result: Result): string {
  const names = result.winners.map(play.nameOf);
  if (names.length === 0) return 'Nobody wins';
  if (names.length > 1) return `${names.join(' and ')} share the win`;
  const [winner] = result.winners;
  return winner === play.table.viewer && play.table.mySeats.length === 1 ? 'You win' : `${names[0]} wins`;
}

/** Totals by round, where the game keeps them in its result. */
function historyOf(result: Result): number[][] {
  const detail = result.detail as { history?: Json } | undefined;
  return Array.isArray(detail?.history) ? (detail.history as number[][]) : [];
}

/** Who won, why, and how it came about. */
export function EndScreen({ play, result, onClose, onRematch, onExport, replayAt }: EndScreenProps) {
  const parts = play.kit.breakdown(result.detail, play.table.view);
  const order = result.places.map((place, seat) => ({ place, seat })).sort((a, b) => a.place - b.place);
  const history = historyOf(result);
  const reason = play.words.say({ id: `over-${result.reason}`, params: {} });
  return (
    <Dialog
      wide
      title={title(play, result)}
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
      <div className={s.scroll}>
        <table className={s.scores}>
          <thead>
            <tr>
              <th scope="col">
                <span className="sr-only">Place</span>
              </th>
              <th scope="col">Player</th>
              <th scope="col">Total</th>
              {parts.map((part) => (
                <th key={part.label} scope="col">
                  {part.label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {order.map(({ place, seat }) => (
              <tr key={seat} data-won={result.winners.includes(seat) || undefined}>
                <td>{place}</td>
                <th scope="row">
                  <span>
                    <SeatMark seat={seat} size={20} />
                    {play.nameOf(seat)}
                  </span>
                </th>
                <td className={s.total}>{result.scores[seat]}</td>
                {parts.map((part) => (
                  <td key={part.label}>{part.values[seat]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {history.length > 1 && <ScoreChart history={history} nameOf={play.nameOf} />}
    </Dialog>
  );
}
