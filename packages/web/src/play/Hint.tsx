import { useEffect, useMemo, useState } from 'react';
import type { Ask, RankedAnswer, TableClient } from '../table/table-types.ts';
import { formatDecimal, formatPercent, formatSigned } from '../ui/format.ts';
import { Button, Glass, IconButton, LineIcon, light, useBack, usePhone } from '../ui/index.ts';
import { answerAnchors, answerText, draftFor } from './answers.ts';
import type { Play } from './game-ui.ts';
import s from './hint.module.css';
import { t } from './text.ts';

const points = (lead: number): string =>
  t('hint-points', { lead: formatSigned(lead), unit: Math.abs(lead).toFixed(1) === '1.0' ? 'one' : 'other' });

const share = (won: number): string => t('hint-won', { share: formatPercent(won) });

/** Difference in points below which two answers count as equally good. */
const EQUAL = 0.05;

/** Explains in numbers why the first ranked answer is best. Compares it with the second if both were simulated. */
export function reasonOf([best, next]: readonly RankedAnswer[]): string {
  if (!best || best.worlds === 0) return t('hint-no-simulations');
  const other = next && next.worlds > 0 ? next : null;
  const better = other ? best.lead - other.lead : 0;
  const compared = !other ? 'none' : Math.abs(better) < EQUAL ? 'equal' : better > 0 ? 'better' : 'close';
  const reason = t('hint-reason', {
    lead: formatSigned(best.lead),
    worlds: best.worlds,
    compared,
    by: formatDecimal(better),
  });
  if (!other || best.won === null || other.won === null) return reason;
  return `${reason} ${t('hint-won-compared', { best: formatPercent(best.won), next: formatPercent(other.won) })}`;
}

/** The hard bot's answer to a question, with its reasons. Hints are kept in the record. */
export function Hint({
  client,
  play,
  ask,
  onClose,
}: {
  client: TableClient;
  play: Play;
  ask: Ask;
  onClose: () => void;
}) {
  // On phones it covers the board, so Back closes it.
  useBack(usePhone() ? onClose : null);
  const [choices, setChoices] = useState<RankedAnswer[] | null>(null);
  const { words, gameUi } = play;
  const { prompt } = ask;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question
  useEffect(() => {
    let cancelled = false;
    client.hint(ask.question).then((found) => {
      if (cancelled) return;
      if (Array.isArray(found)) return setChoices(found);
      play.toast(words.refusal(found), 'bad');
      onClose();
    });
    return () => {
      cancelled = true;
    };
  }, [client, ask.question]);
  const best = choices?.[0];
  // A composed answer is shown first; a simple choice is played immediately.
  const given = best?.answer === null || prompt.kind === 'choose';
  const anchors = useMemo(() => (best ? answerAnchors(prompt, best.answer, gameUi) : []), [best, prompt, gameUi]);
  useEffect(() => {
    light(anchors);
    return () => light([]);
  }, [anchors]);

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
          <b>{answerText(prompt, best.answer, words, gameUi)}</b>
          <p>{reasonOf(choices)}</p>
          {choices.length > 1 && (
            <table>
              <tbody>
                {choices.map((one) => (
                  <tr key={JSON.stringify(one.answer)}>
                    <th scope="row">{answerText(prompt, one.answer, words, gameUi)}</th>
                    <td>{one.worlds > 0 ? points(one.lead) : ''}</td>
                    <td>{one.won === null ? '' : share(one.won)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          )}
          <footer>
            <span>{t('hint-recorded')}</span>
            <Button
              kind="go"
              onClick={() => {
                if (given) void play.answer(best.answer);
                else play.setDraft(draftFor(prompt, best.answer));
                onClose();
              }}
            >
              {given ? t('hint-apply') : t('hint-show')}
            </Button>
          </footer>
        </div>
      )}
    </Glass>
  );
}
