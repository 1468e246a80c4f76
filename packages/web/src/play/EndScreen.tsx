import type { Result } from '@orrery/kernel';
import { Link } from 'react-router';
import type { Side } from '../games/kit.ts';
import { Button, Count, SeatMark, seatColour } from '../look/index.ts';
import { Dialog } from '../shell/Dialog.tsx';
import { decidedBy } from './decided.ts';
import { COUNTS, PlayerScores } from './PlayerScores.tsx';
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
  const parts = sides ? [] : play.kit.breakdown(result.detail, play.table.view);
  const decided = decidedBy(result, parts, sides ? [] : history);
  return (
    <Dialog
      beside
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
      {result.winners.length > 0 && (
        <div className={s.fanfare} aria-hidden>
          {result.winners.map((seat) => (
            <SeatMark key={seat} seat={seat} size={52} />
          ))}
          {!sides && result.winners.length === 1 && (
            <b>
              <Count value={result.scores[result.winners[0] as number] ?? 0} start={0} lasts={COUNTS} />
            </b>
          )}
        </div>
      )}
      {!reason.startsWith('over-') && <p className={s.fine}>{reason}</p>}
      {sides && <Sides sides={sides} />}
      {(decided.part || decided.round) && (
        <ul className={s.decided} aria-label="What decided it">
          {decided.part && (
            <li>
              <b>{decided.part.label}</b> decided it: {decided.part.won} for {play.nameOf(decided.part.winner)},{' '}
              {decided.part.lost} for {play.nameOf(decided.part.next)}.
            </li>
          )}
          {decided.round && (
            <li>
              <b>The best round</b> was {play.nameOf(decided.round.seat)}’s: +{decided.round.gain} in round{' '}
              {decided.round.round}.
            </li>
          )}
        </ul>
      )}
      <PlayerScores play={play} result={result} together={sides !== null} />
      {history.length > 0 && <ScoreChart rows={history} lines={lines} />}
    </Dialog>
  );
}
