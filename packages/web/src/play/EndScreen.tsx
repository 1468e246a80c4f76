import { CANCELLED, type Core, hasNoResult, type MatchRecord, type Result, type Rules, rulesOf } from '@orrery/kernel';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { Dialog } from '../app/Dialog.tsx';
import { analysisAt } from '../shared/analysis-address.ts';
import type { SeatInfo } from '../table/table-types.ts';
import { Button, Count, formatList, LineIcon, OWN_MARKS, SeatAvatar, seatColour } from '../ui/index.ts';
import { type BestMove, bestMove } from './best-move.ts';
import { decidingFactor } from './deciding-factor.ts';
import { t } from './end-text.ts';
import type { Play, Side } from './game-ui.ts';
import { NextBots, nextOf } from './NextBots.tsx';
import { COUNTS, PlayerScores } from './PlayerScores.tsx';
import s from './play.module.css';
import { type ChartLine, ScoreChart } from './ScoreChart.tsx';
import { Sides } from './Sides.tsx';

export interface EndScreenProps {
  play: Play;
  result: Result;
  onClose: () => void;
  onRematch?: (() => void) | undefined;
  /** Starts the next game with these seats and otherwise the same settings. */
  onNext?: ((seats: SeatInfo[]) => void) | undefined;
  onExport?: (() => void) | undefined;
  replayAt: string;
  /** Whether the game was rated, and how ratings changed. */
  rating?: ReactNode;
  /** An open request for a rematch. */
  rematch?: ReactNode;
  /** Loads the match record, which is available once the game is over. */
  record?: (() => Promise<MatchRecord | null>) | undefined;
}

function title(play: Play, { winners }: Result, sides: Side[] | null): string {
  const names = winners.map(play.nameOf);
  const alone = play.table.mySeats.length === 1 && winners.includes(play.table.viewer ?? -1);
  const one = winners.length === 1 || isOneSide(play, winners);
  const team = teamOf(play, winners);
  if (team !== null) return alone ? t('your-team-wins') : t('wins', { name: team });
  if (alone && (one || sides)) return t('you-win');
  if (sides) return t('wins', { name: sides[winners.length > 0 ? 0 : 1]?.name ?? '' });
  if (names.length === 0) return t('none');
  if (names.length === 1) return t('wins', { name: names[0] ?? '' });
  return t(one ? 'wins-together' : 'wins-shared', { names: formatList(names) });
}

/** Whether these seats play for the same side, so that they share one mark. */
function isOneSide(play: Play, seats: readonly number[]): boolean {
  const marks = play.gameUi.marks?.(play.table.view);
  return marks !== undefined && new Set(seats.map((seat) => marks[seat])).size === 1;
}

/** The team that these seats play for; null if they play for several teams or for none. */
function teamOf(play: Play, seats: readonly number[]): string | null {
  const teams = new Set(seats.map((seat) => play.gameUi.team?.(play.table.view, seat) ?? null));
  const [team = null] = teams;
  return teams.size === 1 ? team : null;
}

/** Totals by round, with the starting scores first; empty if the game does not report them. */
function historyOf({ detail, scores }: Result): number[][] {
  const { history, start } = (detail ?? {}) as { history?: number[][]; start?: number[] };
  return history && history.length > 1 ? [start ?? scores.map(() => 0), ...history] : [];
}

const breathe = () => new Promise<void>((done) => setTimeout(done, 0));

/** The best move of the match, computed in the background; null until found. */
function useBestMove(play: Play, record: EndScreenProps['record'], wanted: boolean): BestMove | null {
  const [best, setBest] = useState<BestMove | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each match
  useEffect(() => {
    if (!wanted || !record) return;
    let cancelled = false;
    async function find(given: NonNullable<typeof record>) {
      const match = await given();
      if (!match || match.version !== play.game.version) return;
      const rules = rulesOf(play.game) as Rules<Core>;
      const found = await bestMove(rules, match, play.table.viewer, play.gameUi, breathe);
      if (!cancelled) setBest(found);
    }
    // If the record cannot be replayed, no best move is shown.
    find(record).catch(() => {});
    return () => {
      cancelled = true;
    };
  }, [play.table.id, wanted]);
  return best;
}

/** The end of a game: who won and why, or that it was abandoned or cancelled. */
export function EndScreen(props: EndScreenProps) {
  const { play, result, onClose, onExport, onRematch, rematch } = props;
  if (!hasNoResult(result)) return <Outcome {...props} />;
  // Such a game has no result. The replay of an abandoned one might fail as the game did.
  return (
    <Dialog
      beside
      title={t(result.reason === CANCELLED ? 'cancelled' : 'abandoned')}
      onClose={onClose}
      foot={
        <>
          <Button kind="quiet" onClick={onClose}>
            {t('board')}
          </Button>
          {onExport && <Button onClick={onExport}>{t('save')}</Button>}
          {onRematch && (
            <Button kind="go" onClick={onRematch}>
              {t('play-again')}
            </Button>
          )}
        </>
      }
    >
      {rematch}
      <p className={s.fine}>{play.words.say({ id: `over-${result.reason}` })}</p>
    </Dialog>
  );
}

/** The name of the score. */
const unitOf = ({ gameUi, table: { view } }: Play): string =>
  gameUi.total?.(view) ?? gameUi.rounds?.(view)[0]?.label ?? t('total');

/** The marks of the winners, and the score of a single one. */
function Fanfare(props: { result: Result; unit: string; hasSides: boolean }) {
  const { winners, scores } = props.result;
  const [winner] = winners;
  if (winner === undefined) return null;
  return (
    <div className={s.fanfare} aria-hidden>
      {winners.map((seat) => (
        <SeatAvatar key={seat} seat={seat} size={64} />
      ))}
      {!props.hasSides && winners.length === 1 && (
        <b>
          <Count value={scores[winner] ?? 0} start={0} lasts={COUNTS} />
          <small className={s.unit}>{props.unit}</small>
        </b>
      )}
    </div>
  );
}

/** The way to the analysis of the game. */
function ReviewLink({ replayAt }: { replayAt: string }) {
  return (
    <Link className={s.review} to={analysisAt(replayAt)} data-review>
      <LineIcon name="target" size={22} />
      <span>
        <b>{t('review')}</b>
        <span>{t('review-about')}</span>
      </span>
      <LineIcon name="right" />
    </Link>
  );
}

/** The result: winner, scores, deciding factor and chart. */
function Outcome({ play, result, onClose, onRematch, onNext, replayAt, rating, rematch, record }: EndScreenProps) {
  const sides = play.gameUi.sides?.(result.detail, play.table.view) ?? null;
  const history = historyOf(result);
  const unit = unitOf(play);
  const chart =
    play.gameUi.chart?.(play.table.view) ?? (history.length > 0 ? { title: t('score-by-round'), rows: history } : null);
  const marks = play.gameUi.marks?.(play.table.view) ?? OWN_MARKS;
  const reason = play.words.known(`over-${result.reason}`);
  const lines: ChartLine[] = sides
    ? sides.map(({ name, colour }) => ({ name, colour, mark: null }))
    : result.scores.map((_score, seat) => {
        const mark = marks[seat] ?? seat;
        return { name: play.nameOf(seat), colour: seatColour(mark), mark };
      });
  const parts = play.gameUi.breakdown(result.detail, play.table.view);
  const gaveUp = new Set(play.table.log.flatMap(({ type, data }) => (type === 'resigned' ? [Number(data.seat)] : [])));
  const decided = sides ? { part: null, round: null } : decidingFactor(result, parts, history, gaveUp);
  const best = useBestMove(play, record, sides === null);
  const next = onNext ? nextOf(play) : null;
  const bestLine = best?.events.map((event) => play.words.eventText(event)).find((line) => line !== null);
  return (
    <Dialog
      beside
      title={title(play, result, sides)}
      onClose={onClose}
      foot={
        <>
          <Link className={s.link} to={`/new/${play.game.id}`}>
            {t('new-game')}
          </Link>
          <Link className={s.link} to={replayAt}>
            {t('replay')}
          </Link>
          {onRematch && (
            <Button kind={next ? 'plain' : 'go'} onClick={onRematch}>
              {t('play-again')}
            </Button>
          )}
        </>
      }
    >
      {rematch}
      <Fanfare result={result} unit={unit} hasSides={sides !== null} />
      {reason && <p className={s.fine}>{reason}</p>}
      {rating}
      {next && onNext && <NextBots next={next} onStart={onNext} />}
      <ReviewLink replayAt={replayAt} />
      {sides && <Sides sides={sides} />}
      {(decided.part || decided.round || best) && (
        <ul className={s.decided} aria-label={t('decided')}>
          {decided.part && (
            <li>
              <b>{t('deciding-part')}</b>{' '}
              {t('deciding-part-is', {
                part: decided.part.label,
                won: decided.part.won,
                winner: play.nameOf(decided.part.winner),
                lost: decided.part.lost,
                next: play.nameOf(decided.part.next),
              })}
            </li>
          )}
          {best && (
            <li>
              <b>{t('best-move')}</b>{' '}
              {t(bestLine ? 'best-move-event' : 'best-move-is', {
                name: play.nameOf(best.seat),
                gain: best.gain,
                event: bestLine ?? '',
              })}
            </li>
          )}
          {decided.round && (
            <li>
              <b>{t('best-round')}</b>{' '}
              {t('best-round-is', {
                name: play.nameOf(decided.round.seat),
                gain: decided.round.gain,
                round: decided.round.round,
              })}
            </li>
          )}
        </ul>
      )}
      {(parts.length > 0 || !sides) && <PlayerScores {...{ play, result, parts, unit }} together={sides !== null} />}
      {play.gameUi.footnote && <p className={s.meaning}>{play.gameUi.footnote(play.table.view)}</p>}
      {play.gameUi.End && <play.gameUi.End view={play.table.view} log={play.table.log} nameOf={play.nameOf} />}
      {chart && <ScoreChart {...chart} lines={lines} />}
    </Dialog>
  );
}
