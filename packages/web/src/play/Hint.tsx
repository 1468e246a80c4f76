import { useEffect, useMemo, useState } from 'react';
import { Button, Glass, IconButton, LineIcon, light } from '../look/index.ts';
import { answerSpots, answerWords, draftFor } from '../prompts/answers.ts';
import type { Ask, TableClient, Weighed } from '../table/client.ts';
import s from './hint.module.css';
import type { Play } from './play.ts';

/** So many points ahead, or behind. */
const points = (lead: number): string =>
  `${lead >= 0 ? '+' : '−'}${Math.abs(lead).toFixed(1)} ${Math.abs(lead).toFixed(1) === '1.0' ? 'point' : 'points'}`;

const share = (won: number): string => `${Math.round(100 * won)} % won`;

/** Why the first of some weighed answers is the one, in numbers. */
export function reasonOf([best, next]: readonly Weighed[]): string {
  if (!best || !next || best.worlds === 0 || next.worlds === 0) return 'Nothing else is worth comparing.';
  const won = best.won !== null && next.won !== null ? ` (${share(best.won)} against ${share(next.won)})` : '';
  const better = best.lead - next.lead;
  const by =
    Math.abs(better) < 0.05
      ? 'as with the next best'
      : better > 0
        ? `${better.toFixed(1)} better than with the next best`
        : 'about as well as with the next best, within the luck of so few games';
  const where = `${Math.abs(best.lead).toFixed(1)} points ${best.lead < 0 ? 'behind' : 'ahead'}`;
  return `In ${best.worlds} imagined games you come out ${where}, ${by}${won}.`;
}

/** What the hard bot would do about a question, and why: asked for by the player, and kept in the record. */
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
  const [choices, setChoices] = useState<Weighed[] | null>(null);
  const { words, kit } = play;
  const { prompt } = ask;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question
  useEffect(() => {
    let gone = false;
    client.hint(ask.question).then((found) => {
      if (gone) return;
      if (Array.isArray(found)) return setChoices(found);
      play.toast(words.refusal(found), 'bad');
      onClose();
    });
    return () => {
      gone = true;
    };
  }, [client, ask.question]);
  const best = choices?.[0];
  // What is put together can be seen before it is given; a choice is given at once.
  const given = best?.answer === null || prompt.kind === 'choose';
  const spots = useMemo(() => (best ? answerSpots(prompt, best.answer, kit) : []), [best, prompt, kit]);
  useEffect(() => {
    light(spots);
    return () => light([]);
  }, [spots]);

  return (
    <Glass className={s.hint} aria-label="Hint" role="complementary" aria-busy={choices === null}>
      <header>
        <LineIcon name="hint" />
        <span>{choices ? 'The hard bot would' : 'The hard bot is thinking…'}</span>
        <IconButton label="Close the hint" icon={<LineIcon name="close" size={16} />} onClick={onClose} />
      </header>
      {!choices && <progress aria-label="Thinking" />}
      {choices && !best && <p>It has no advice here.</p>}
      {choices && best && (
        <div aria-live="polite">
          <b>{answerWords(prompt, best.answer, words, kit)}</b>
          <p>{reasonOf(choices)}</p>
          {choices.length > 1 && (
            <table>
              <tbody>
                {choices.map((one) => (
                  <tr key={JSON.stringify(one.answer)}>
                    <th scope="row">{answerWords(prompt, one.answer, words, kit)}</th>
                    <td>{one.worlds > 0 ? points(one.lead) : ''}</td>
                    <td>{one.won === null ? '' : share(one.won)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          )}
          <footer>
            <span>The table has noted that you asked.</span>
            <Button
              kind="go"
              onClick={() => {
                if (given) void play.answer(best.answer);
                else play.setDraft(draftFor(prompt, best.answer));
                onClose();
              }}
            >
              {given ? 'Do it' : 'Show it'}
            </Button>
          </footer>
        </div>
      )}
    </Glass>
  );
}
