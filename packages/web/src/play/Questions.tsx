import { keyOf } from '../prompts/draft.ts';
import { Segments } from '../ui/index.ts';
import type { Play } from './game-ui.ts';
import s from './play.module.css';
import { t } from './text.ts';

/** Lets the player switch between several open questions. */
export function Questions({ play }: { play: Play }) {
  const { asks, ask, words } = play;
  if (asks.length < 2 || !ask) return null;
  const choices = asks.map((one) => ({ value: keyOf(one), label: words.say(one.prompt.text) }));
  return (
    <fieldset className={s.asked} aria-label={t('questions')}>
      <Segments
        name="question"
        choices={choices}
        value={keyOf(ask)}
        onChange={(key) => play.pick(asks.find((one) => keyOf(one) === key) ?? ask)}
      />
    </fieldset>
  );
}
