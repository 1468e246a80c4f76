import type { Option } from '@orrery/kernel';
import type { Play } from '../../../play/game-ui.ts';
import { TablePrompt } from '../../../play/TablePrompt.tsx';
import { toggled } from '../../../prompts/draft.ts';
import { Ware } from '../board/cards/Ware.tsx';
import type { MoonrakersView } from '../board/view-types.ts';
import s from './choice.module.css';
import { cardIn } from './choice-cards.ts';
import { labelOf, textOf, whyNot } from './labels.ts';
import { t } from './text.ts';
import { optionsOf } from './useTurn.ts';

/** The controls for a question: its cards, or the standard prompt panel. */
export function Choice({ play }: { play: Play }) {
  const { ask, draft, setDraft } = play;
  if (!ask) return null;
  const { prompt } = ask;
  const options = optionsOf(ask);
  const cards =
    (prompt.kind === 'choose' || prompt.kind === 'subset') && options.some((option) => cardIn(option) !== null);
  if (!cards) {
    return <TablePrompt play={play} label={(option) => labelOf(play, option)} why={(option) => whyNot(play, option)} />;
  }
  function press(option: Option) {
    if (option.why) return play.toast(play.words.refusal(option.why), 'bad');
    if (prompt.kind === 'subset') return setDraft({ picked: toggled(draft.picked, option.id, prompt.max) });
    if (draft.picked[0] === option.id) return void play.answer(option.id);
    setDraft({ picked: [option.id] });
  }
  return (
    <fieldset className={s.cards} aria-label={t('choose-from')} data-anchor="choice">
      {options.map((option, i) => {
        const card = cardIn(option);
        const on = draft.picked.includes(option.id);
        return card === null ? (
          <button key={option.id} type="button" className={s.plain} aria-pressed={on} onClick={() => press(option)}>
            {labelOf(play, option)}
          </button>
        ) : (
          <Ware
            key={option.id}
            card={card}
            price={null}
            text={textOf(card, play.table.view as MoonrakersView)}
            why={whyNot(play, option)}
            pressed={on}
            onPress={() => press(option)}
            {...(i < 9 ? { hint: String(i + 1) } : {})}
          />
        );
      })}
    </fieldset>
  );
}
