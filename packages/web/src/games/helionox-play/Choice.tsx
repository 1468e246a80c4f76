import type { Option, Prompt } from '@orrery/kernel';
import { cx } from '../../look/index.ts';
import type { Play } from '../../play/play.ts';
import { toggled } from '../../prompts/draft.ts';
import { PromptPanel } from '../../prompts/PromptPanel.tsx';
import { CardFace, type Subject } from '../helionox/index.ts';
import { Negotiation } from './Negotiation.tsx';
import { designIn, labelOf, optionsOf } from './options.ts';
import s from './play.module.css';

/** Whether a question is about picking among cards, so that their faces should be seen. */
export const asksForCards = (prompt: Prompt): boolean => {
  const options = optionsOf(prompt);
  return options.length > 0 && options.some((option) => designIn(option) !== null);
};

interface ChoiceProps {
  play: Play;
  onLook(subject: Subject | null): void;
}

/** The cards a question is about, face up. A first press picks, a second one answers. */
function Cards({ play, onLook }: ChoiceProps) {
  const { ask, draft, setDraft } = play;
  if (!ask) return null;
  const { prompt } = ask;
  function press(option: Option) {
    if (option.why) return play.toast(play.words.refusal(option.why), 'bad');
    if (prompt.kind === 'subset') return setDraft({ picked: toggled(draft.picked, option.id, prompt.max) });
    if (draft.picked[0] === option.id) return void play.answer(option.id);
    setDraft({ picked: [option.id] });
  }
  return (
    <ul className={s.cards} aria-label="Cards to choose from">
      {optionsOf(prompt).map((option) => {
        const design = designIn(option);
        const on = draft.picked.includes(option.id);
        const look = design ? { kind: 'design' as const, design } : null;
        return (
          <li key={option.id}>
            <button
              type="button"
              className={cx(!design && s.plain, on && s.picked)}
              aria-pressed={on}
              aria-label={labelOf(option, play)}
              onClick={() => press(option)}
              onPointerEnter={() => onLook(look)}
              onFocus={() => onLook(look)}
            >
              {design ? <CardFace design={design} size="hand" chosen={on} /> : labelOf(option, play)}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** What a question needs besides its buttons: faces of cards, an amount, how a Collaboration stands. */
export function Choice({ play, onLook }: ChoiceProps) {
  const { ask } = play;
  if (!ask) return null;
  return (
    <div className={s.panel}>
      <Negotiation play={play} />
      {asksForCards(ask.prompt) ? (
        <Cards play={play} onLook={onLook} />
      ) : (
        <PromptPanel
          prompt={ask.prompt}
          draft={play.draft}
          onDraft={play.setDraft}
          onAnswer={(answer) => void play.answer(answer)}
          label={(option) => labelOf(option, play)}
          why={(option) => (option.why ? play.words.refusal(option.why) : null)}
          nameOf={play.nameOf}
        />
      )}
    </div>
  );
}
