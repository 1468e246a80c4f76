import type { Option } from '@orrery/kernel';
import type { Play } from '../../../play/game-ui.ts';
import { TablePrompt } from '../../../play/TablePrompt.tsx';
import { toggled } from '../../../prompts/draft.ts';
import { cx, Kbd } from '../../../ui/index.ts';
import { CardFace, type Subject, spoken } from '../board/index.ts';
import { t } from '../text.ts';
import { asksForCards, designIn, labelOf, optionsOf } from './options.ts';
import s from './play.module.css';

interface ChoiceProps {
  play: Play;
  onLook(subject: Subject | null): void;
}

/** The cards a question offers, face up. If one is wanted, the first click selects it and the second submits it. */
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
    <ul className={s.cards} aria-label={t('cards-to-choose-from')}>
      {optionsOf(prompt).map((option, i) => {
        const design = designIn(option);
        const on = draft.picked.includes(option.id);
        const look = design ? { kind: 'design' as const, design } : null;
        return (
          <li key={option.id}>
            <button
              type="button"
              className={cx(!design && s.plain, on && s.picked)}
              aria-pressed={on}
              aria-label={design ? spoken(design) : labelOf(option, play)}
              onClick={() => press(option)}
              onPointerEnter={() => onLook(look)}
              onPointerLeave={() => onLook(null)}
              onFocus={() => onLook(look)}
              onBlur={() => onLook(null)}
              data-open={option.why ? undefined : ''}
            >
              {design ? (
                <CardFace design={design} size="hand" chosen={on} faint={!!option.why} />
              ) : (
                labelOf(option, play)
              )}
            </button>
            {i < 9 && (
              <span className={s.key} aria-hidden>
                <Kbd>{i + 1}</Kbd>
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** The controls of a question other than its buttons: cards or an amount. */
export function Choice({ play, onLook }: ChoiceProps) {
  const { ask } = play;
  if (!ask) return null;
  if (asksForCards(ask.prompt)) return <Cards play={play} onLook={onLook} />;
  return <TablePrompt play={play} label={(option) => labelOf(option, play)} />;
}
