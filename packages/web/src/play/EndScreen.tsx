import { ABANDONED, type Core, type MatchRecord, type Result, type Rules, rulesOf } from '@orrery/kernel';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import type { Side } from '../games/kit.ts';
import { Button, Count, listed, OWN_MARKS, SeatMark, seatColour } from '../look/index.ts';
import { Dialog } from '../shell/Dialog.tsx';
import { type BestMove, bestMove } from './best.ts';
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
  /** The match from its beginning, once it may be seen. */
  record?: (() => Promise<MatchRecord | null>) | undefined;
}

function title(play: Play, { winners }: Result, sides: Side[] | null): string {
  const names = winners.map(play.nameOf);
  const alone = play.table.mySeats.length === 1 && winners.includes(play.table.viewer ?? -1);
  const one = winners.length === 1 || isOneSide(play, winners);
  const team = teamOf(play, winners);
  if (team !== null) return alone ? 'Your team wins' : `${team} wins`;
  if (alone && (one || sides)) return 'You win';
  if (sides) return `${sides[winners.length > 0 ? 0 : 1]?.name} wins`;
  if (names.length === 0) return 'Nobody wins';
  if (names.length === 1) return `${names[0]} wins`;
  return `${listed(names)} ${one ? 'win' : 'share the win'}`;
}

/** Whether these seats play for the same side: then they have one mark. */
function isOneSide(play: Play, seats: readonly number[]): boolean {
  const marks = play.kit.marks?.(play.table.view);
  return marks !== undefined && new Set(seats.map((seat) => marks[seat])).size === 1;
}

/** The team that these seats play for, or null where they play for several or for none. */
function teamOf(play: Play, seats: readonly number[]): string | null {
  const teams = new Set(seats.map((seat) => play.kit.team?.(play.table.view, seat) ?? null));
  const [team = null] = teams;
  return teams.size === 1 ? team : null;
}

/** Totals by round, where the game keeps them in its result; who starts with more than nothing says so. */
function historyOf({ detail, scores }: Result): number[][] {
  const { history, start } = (detail ?? {}) as { history?: number[][]; start?: number[] };
  return history && history.length > 1 ? [start ?? scores.map(() => 0), ...history] : [];
}

const breathe = () => new Promise<void>((done) => setTimeout(done, 0));

/** The best move of all, looked for while the scores count up; null until it is found, or where nobody can tell. */
function useBestMove(play: Play, record: EndScreenProps['record'], wanted: boolean): BestMove | null {
  const [best, setBest] = useState<BestMove | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each match
  useEffect(() => {
    if (!wanted || !record) return;
    let gone = false;
    async function find(given: NonNullable<typeof record>) {
      const match = await given();
      if (!match || match.version !== play.game.version) return;
      const rules = rulesOf(play.game) as Rules<Core>;
      const found = await bestMove(rules, match, play.table.viewer, play.kit, breathe);
      if (!gone) setBest(found);
    }
    // A record that cannot be had or played through only leaves this line out.
    find(record).catch(() => {});
    return () => {
      gone = true;
    };
  }, [play.table.id, wanted]);
  return best;
}

/** How a game ended: who won and why, or that it was abandoned. */
export function EndScreen(props: EndScreenProps) {
  const { play, result, onClose, onExport, onRematch } = props;
  if (result.reason !== ABANDONED) return <Outcome {...props} />;
  // It has no result that the game could explain, and a replay may fail as the game did.
  return (
    <Dialog
      beside
      title="Game abandoned"
      onClose={onClose}
      foot={
        <>
          <Button kind="quiet" onClick={onClose}>
            The board
          </Button>
          {onExport && <Button onClick={onExport}>Save</Button>}
          {onRematch && (
            <Button kind="go" onClick={onRematch}>
              Play again
            </Button>
          )}
        </>
      }
    >
      <p className={s.fine}>{play.words.say({ id: 'over-abandoned' })}</p>
    </Dialog>
  );
}

/** Who won, why, and how it came about. */
function Outcome({ play, result, onClose, onRematch, onExport, replayAt, record }: EndScreenProps) {
  const sides = play.kit.sides?.(result.detail, play.table.view) ?? null;
  const history = historyOf(result);
  const chart =
    play.kit.chart?.(play.table.view) ?? (history.length > 0 ? { title: 'Score by round', rows: history } : null);
  const marks = play.kit.marks?.(play.table.view) ?? OWN_MARKS;
  const reason = play.words.say({ id: `over-${result.reason}`, params: {} });
  const lines: ChartLine[] = sides
    ? sides.map(({ name, colour }) => ({ name, colour, mark: null }))
    : result.scores.map((_score, seat) => {
        const mark = marks[seat] ?? seat;
        return { name: play.nameOf(seat), colour: seatColour(mark), mark };
      });
  const parts = play.kit.breakdown(result.detail, play.table.view);
  const gaveUp = new Set(play.table.log.flatMap(({ type, data }) => (type === 'resigned' ? [Number(data.seat)] : [])));
  const decided = sides ? { part: null, round: null } : decidedBy(result, parts, history, gaveUp);
  const best = useBestMove(play, record, sides === null);
  const bestLine = best?.events.map((event) => play.words.told(event)).find((line) => line !== null);
  return (
    <Dialog
      beside
      title={title(play, result, sides)}
      onClose={onClose}
      foot={
        <>
          <Button kind="quiet" onClick={onClose}>
            The board
          </Button>
          {onExport && <Button onClick={onExport}>Save</Button>}
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
      {(decided.part || decided.round || best) && (
        <ul className={s.decided} aria-label="What decided it">
          {decided.part && (
            <li>
              <b>{decided.part.label}</b> decided it: {decided.part.won} for {play.nameOf(decided.part.winner)},{' '}
              {decided.part.lost} for {play.nameOf(decided.part.next)}.
            </li>
          )}
          {best && (
            <li>
              <b>The best move</b>{' '}
              {play.kit.takes
                ? `was ${play.nameOf(best.seat)}’s, worth ${best.gain}`
                : `brought ${play.nameOf(best.seat)} +${best.gain}`}
              {bestLine ? `: ${bestLine}` : '.'}
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
      {(parts.length > 0 || !sides) && <PlayerScores {...{ play, result, parts }} together={sides !== null} />}
      {play.kit.fine && <p className={s.meaning}>{play.kit.fine(play.table.view)}</p>}
      {play.kit.End && <play.kit.End view={play.table.view} log={play.table.log} nameOf={play.nameOf} />}
      {chart && <ScoreChart {...chart} lines={lines} />}
    </Dialog>
  );
}
