import type { Answer, Message, Prompt } from '@orrery/kernel';
import { useEffect, useMemo, useState } from 'react';
import type { Ask, RankedAnswer, TableClient } from '../table/table-types.ts';
import { formatDecimal, formatPercent, formatSigned } from '../ui/format.ts';
import { Button, cx, Glass, IconButton, LineIcon, light, useBack, usePhone } from '../ui/index.ts';
import { answerText } from './answers.ts';
import type { GameUi, Play, Words } from './game-ui.ts';
import s from './hint.module.css';
import { t } from './text.ts';
import { isGiven, moveAnchors } from './useHint.ts';

/** Half-widths of intervals that contain the true value 19 times in 20, in standard errors. */
const INTERVAL = 1.96;

/** From this number of characters on, a move is written smaller. */
const LONG = 60;

/** Most reasons to show for the best move, and for each other one. */
const REASONS = 4;
const FEW_REASONS = 2;

/** The best move's expected lead and win rate, each with its uncertainty. */
export function estimateOf({ lead, error, worlds, won }: RankedAnswer): string {
  if (worlds === 0) return t('hint-no-simulations');
  const estimate = t('hint-estimate', {
    lead: formatSigned(lead),
    error: formatDecimal(INTERVAL * error),
    worlds,
  });
  if (won === null) return estimate;
  // Agresti-Coull: an interval that is not empty when all simulations were won.
  const size = worlds + INTERVAL ** 2;
  const share = (won * worlds + INTERVAL ** 2 / 2) / size;
  const margin = INTERVAL * Math.sqrt((share * (1 - share)) / size);
  return t('hint-estimate-won', { estimate, share: formatPercent(share), error: formatPercent(margin) });
}

/** By how much a move is behind the best one. */
export function behindOf(best: RankedAnswer, { lead, error }: RankedAnswer): string {
  const by = lead - best.lead;
  if (by > -0.05) return t('hint-equal');
  return t('hint-behind', { by: formatSigned(by), error: formatDecimal(INTERVAL * error) });
}

/** A move in words: an answer, and the rest of its decision if there is one. */
function moveText(
  prompt: Prompt,
  { answer, rest }: { answer: Answer; rest?: RankedAnswer['rest'] },
  words: Words,
  gameUi: GameUi,
): string {
  const first = answerText(prompt, answer, words, gameUi);
  return rest ? t('hint-whole', { first, rest: answerText(rest.prompt, rest.answer, words, gameUi) }) : first;
}

/** Questions whose answers say little without them. */
const NUMBERS: ReadonlySet<Prompt['kind']> = new Set(['amount', 'allocate']);

/** Why a move is good or bad, as a list. */
function Reasons({ reasons, words, most = REASONS }: { reasons: readonly Message[]; words: Words; most?: number }) {
  if (reasons.length === 0) return null;
  return (
    <ul className={s.reasons}>
      {reasons.slice(0, most).map((reason) => (
        <li key={JSON.stringify(reason)}>{words.say(reason)}</li>
      ))}
    </ul>
  );
}

/** Other good moves, with the distance to the best one. */
function Others({ choices, play, prompt }: { choices: readonly RankedAnswer[]; play: Play; prompt: Prompt }) {
  const [best, ...others] = choices;
  const known = new Set(best?.reasons.map((reason) => JSON.stringify(reason)));
  if (!best || others.length === 0) return null;
  return (
    <table aria-label={t('hint-others')}>
      <tbody>
        {others.map((one) => (
          <tr key={JSON.stringify(one.answer)}>
            <th scope="row">
              <span className={s.other}>{moveText(prompt, one, play.words, play.gameUi)}</span>
              <Reasons
                reasons={one.reasons.filter((reason) => !known.has(JSON.stringify(reason)))}
                words={play.words}
                most={FEW_REASONS}
              />
            </th>
            <td>{one.worlds > 0 ? behindOf(best, one) : ''}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The ranked moves for a question; null while they are computed. */
function useChoices(client: TableClient, play: Play, ask: Ask, onClose: () => void): RankedAnswer[] | null {
  const [choices, setChoices] = useState<RankedAnswer[] | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question
  useEffect(() => {
    let cancelled = false;
    client.hint(ask.question).then((found) => {
      if (cancelled) return;
      if (Array.isArray(found)) return setChoices(found);
      play.toast(play.words.refusal(found), 'bad');
      onClose();
    });
    return () => {
      cancelled = true;
    };
  }, [client, ask.question]);
  return choices;
}

interface HintProps {
  client: TableClient;
  play: Play;
  ask: Ask;
  onClose: () => void;
  /** Plays or drafts the move. */
  onApply: (best: RankedAnswer) => Promise<void>;
}

/** The best move for a question, shown on the board, with its reasons and numbers. Hints are kept in the record. */
export function Hint({ client, play, ask, onClose, onApply }: HintProps) {
  // On phones it covers the board, so Back closes it.
  useBack(usePhone() ? onClose : null);
  const choices = useChoices(client, play, ask, onClose);
  const { words, gameUi } = play;
  const { prompt } = ask;
  const best = choices?.[0];
  // A composed answer is shown first; a simple choice is played immediately.
  const given = best !== undefined && isGiven(prompt, best.answer);
  const anchors = useMemo(() => (best ? moveAnchors(prompt, best, gameUi) : []), [best, prompt, gameUi]);
  useEffect(() => {
    light(anchors);
    return () => light([]);
  }, [anchors]);

  const move = best ? moveText(prompt, best, words, gameUi) : '';

  return (
    <Glass className={s.hint} aria-label={t('hint')} role="complementary" aria-busy={choices === null}>
      <header>
        <LineIcon name="hint" />
        <span>{choices ? t('hint-advice') : t('hint-thinking')}</span>
        <IconButton label={t('hint-close')} icon={<LineIcon name="close" size={16} />} onClick={onClose} />
      </header>
      {!choices && <progress aria-label={t('hint-thinking')} />}
      {choices && !best && <p>{t('hint-none')}</p>}
      {choices && best && (
        <div aria-live="polite">
          {NUMBERS.has(prompt.kind) && <p>{words.say(prompt.text)}</p>}
          <b className={cx(move.length > LONG && s.long)} data-move>
            {move}
          </b>
          <Reasons reasons={best.reasons} words={words} />
          <p>{estimateOf(best)}</p>
          <Others {...{ choices, play, prompt }} />
          <footer>
            <span>{t('hint-recorded')}</span>
            <Button kind="go" onClick={() => void onApply(best)}>
              {given ? t('hint-apply') : t('hint-show')}
            </Button>
          </footer>
        </div>
      )}
    </Glass>
  );
}
