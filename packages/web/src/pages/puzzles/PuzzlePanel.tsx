import { explain, type Puzzle, playLine, type Verdict } from '@orrery/bots';
import type { Core, Message, Rules } from '@orrery/kernel';
import { answerText } from '../../play/answers.ts';
import type { Play } from '../../play/game-ui.ts';
import { formatDecimal, formatPercent } from '../../ui/format.ts';
import { Button, Glass, LineIcon } from '../../ui/index.ts';
import type { Answered } from './puzzle-client.ts';
import s from './puzzle-panel.module.css';
import { t } from './text.ts';

/** Half-widths of intervals that contain the true value 19 times in 20, in standard errors. */
const INTERVAL = 1.96;
/** Most reasons to show for a move. */
const REASONS = 3;

export interface PuzzlePanelProps {
  play: Play;
  rules: Rules<Core>;
  puzzle: Puzzle;
  start: Core;
  n: number;
  all: number;
  /** The solution, and the player's own move. */
  best: readonly Answered[];
  own: readonly Answered[] | null;
  verdict: Verdict | null;
  /** Whether a move is being compared. */
  isChecking: boolean;
  /** Whether the hint was asked for, and whether the solution is shown. */
  helped: boolean;
  isOpen: boolean;
  onHelp(): void;
  onRetry(): void;
  onShow(): void;
  onNext(): void;
}

/** A move in words. */
const moveText = (line: readonly Answered[], { words, gameUi }: Play): string =>
  line
    .map(({ prompt, answer }) => answerText(prompt, answer, words, gameUi))
    .reduce((first, rest) => t('line', { first, rest }));

/** Why a move is good or bad, in terms of the game; what the other move has in common is left out. */
function reasonsOf(
  { rules, puzzle, start }: PuzzlePanelProps,
  line: readonly Answered[],
  other: readonly Answered[] | null,
): Message[] {
  const { seat, question, view } = puzzle;
  const answers = line.map(({ answer }) => answer);
  const last = answers.at(-1);
  if (last === undefined) return [];
  const s = rules.copy(start);
  const before = answers.slice(0, -1);
  const asked = before.length > 0 ? playLine(rules, s, seat, question, before) : question;
  const compared = other && other.length === line.length && line.length === 1 ? other[0]?.answer : undefined;
  if (asked === null) return [];
  return explain(rules, s, seat, asked, last, { seed: view, ...(compared === undefined ? {} : { compared }) }).slice(
    0,
    REASONS,
  );
}

function Reasons({ reasons, play }: { reasons: readonly Message[]; play: Play }) {
  if (reasons.length === 0) return null;
  return (
    <ul className={s.reasons}>
      {reasons.map((reason) => (
        <li key={JSON.stringify(reason)}>{play.words.say(reason)}</li>
      ))}
    </ul>
  );
}

/** One step of help: the first answer of a longer move, a reason, or a tempting move that is not the best. */
function hintText(props: PuzzlePanelProps): string {
  const { best, play, puzzle } = props;
  const [first] = best;
  if (best.length > 1 && first) return t('hint-first', { move: moveText([first], play) });
  const [reason] = reasonsOf(props, best, null);
  if (reason) return play.words.say(reason);
  const [rival] = puzzle.rivals;
  return rival && first ? t('hint-not', { move: moveText([{ ...first, answer: rival.line[0] ?? null }], play) }) : '';
}

/** Over the log, or above the board on phones: what to find, and after the answer how good it was and why. */
export function PuzzlePanel(props: PuzzlePanelProps) {
  const { puzzle, n, all, verdict, isChecking, helped, isOpen } = props;
  const { grade, solution } = puzzle;
  const hint = helped ? hintText(props) : '';
  const answeredYet = verdict !== null || isChecking;
  return (
    <Glass
      className={s.panel}
      aria-label={t('puzzle')}
      role="complementary"
      data-puzzle={verdict?.kind ?? (isOpen ? 'shown' : 'open')}
    >
      <header>{t('place', { n, all, grade: t(grade) })}</header>
      <div aria-live="polite" aria-busy={isChecking}>
        {!answeredYet && (
          <p className={s.goal}>{solution.length > 1 ? t('goal-steps', { count: solution.length }) : t('goal')}</p>
        )}
        {!answeredYet && hint && <p>{hint}</p>}
        {isChecking && <p className={s.goal}>{t('checking')}</p>}
        {verdict && <Outcome {...props} verdict={verdict} />}
      </div>
      <footer>
        {!answeredYet && (
          <Button icon={<LineIcon name="hint" size={16} />} hint="I" disabled={helped} onClick={props.onHelp}>
            {t('hint')}
          </Button>
        )}
        {verdict && (
          <>
            {verdict.kind === 'worse' && (
              <Button kind={isOpen ? 'plain' : 'go'} hint="R" data-retry onClick={props.onRetry}>
                {t('retry')}
              </Button>
            )}
            {!isOpen && (
              <Button data-show onClick={props.onShow}>
                {t('show-solution')}
              </Button>
            )}
            <Button kind={isOpen ? 'go' : 'plain'} hint="N" data-next onClick={props.onNext}>
              {t('next')}
            </Button>
          </>
        )}
      </footer>
    </Glass>
  );
}

/** How good the player's move was; the solution, if it is shown, with its reasons and numbers. */
function Outcome(props: PuzzlePanelProps & { verdict: Verdict }) {
  const { play, puzzle, best, own, verdict, isOpen } = props;
  const [rival] = puzzle.rivals;
  const [wins, otherWins] = puzzle.won;
  const isWorse = verdict.kind === 'worse';
  return (
    <>
      <p className={s.verdict} data-verdict={verdict.kind}>
        <LineIcon name={isWorse ? 'close' : 'check'} size={18} />
        {t(isWorse ? 'worse' : verdict.kind === 'equal' ? 'equal' : 'correct')}
      </p>
      {own && verdict.kind !== 'best' && (
        <section>
          <small>{t('your-move')}</small>
          <b>{moveText(own, play)}</b>
          {isWorse && verdict.behind > 0 && (
            <p>
              {t('worse-by', { by: formatDecimal(verdict.behind), error: formatDecimal(INTERVAL * verdict.error) })}
            </p>
          )}
          <Reasons reasons={reasonsOf(props, own, isOpen ? best : null)} play={play} />
        </section>
      )}
      {isOpen && (
        <section>
          <small>{t('best')}</small>
          <b>{moveText(best, play)}</b>
          <Reasons reasons={reasonsOf(props, best, isWorse ? own : null)} play={play} />
          {rival && (
            <p>
              {t('lead-of', {
                lead: formatDecimal(rival.behind),
                error: formatDecimal(INTERVAL * rival.error),
                worlds: puzzle.worlds,
              })}
            </p>
          )}
          {wins !== otherWins && <p>{t('won', { best: formatPercent(wins), next: formatPercent(otherWins) })}</p>}
        </section>
      )}
    </>
  );
}
