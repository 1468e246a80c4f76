import { Segments } from '../look/index.ts';
import s from './play.module.css';
import { keyOf, type Play } from './play.ts';

/** Several things are asked at once: which of them is being answered. */
export function Questions({ play }: { play: Play }) {
  const { asks, ask, words } = play;
  if (asks.length < 2 || !ask) return null;
  const choices = asks.map((one) => ({ value: keyOf(one), label: words.say(one.prompt.text) }));
  return (
    <fieldset className={s.asked} aria-label="You are asked several things">
      <Segments
        name="question"
        choices={choices}
        value={keyOf(ask)}
        onChange={(key) => play.pick(asks.find((one) => keyOf(one) === key) ?? ask)}
      />
    </fieldset>
  );
}
