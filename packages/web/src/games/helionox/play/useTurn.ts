import type { Gain, HelionoxView } from '@orrery/helionox';
import { useReducer } from 'react';
import type { Play } from '../../../play/game-ui.ts';
import { keyOf } from '../../../prompts/draft.ts';
import { useStable } from '../../../ui/index.ts';
import type { Pointing, Possibility, Subject } from '../board/index.ts';
import { gainOf } from './consequences.ts';
import { isMenu, labelOf, optionsBySubject, ready } from './options.ts';
import { promptOf, type ShownPrompt } from './prompt.ts';
import { clickOn, NOTHING, select, selected } from './selection.ts';

/** The state of the turn on screen: the chosen subject, its actions, and the action bar. */
export interface Turn {
  pointing: Pointing;
  chosen: Subject | null;
  looked: Subject | null;
  /** Actions on a subject, possible or not. */
  about(subject: Subject | null): Possibility[];
  prompt: ShownPrompt;
  /** The previewed pool changes of the first possible action on the inspected subject. */
  would: Gain;
}

/** Selection on the table. `onPicked` is called after every click on a subject. */
export function useTurn(play: Play, view: HelionoxView, me: number, onPicked: () => void): Turn {
  const [selection, dispatch] = useReducer(select, NOTHING);
  const asked = play.ask ? keyOf(play.ask) : '';
  const question = play.ask?.prompt ?? null;
  const chosen = selected(selection.chosen, asked);
  const looked = selected(selection.looked, asked);
  const options = optionsBySubject(question, view, play.ask?.seat ?? me);
  const choose = (subject: Subject | null) => dispatch({ what: 'chosen', asked, subject });

  const onPick = useStable((subject: Subject) => {
    const click = clickOn(subject, options(subject), { prompt: question, chosen, picked: play.draft.picked });
    if (click.picked) play.setDraft({ picked: click.picked });
    if (click.answer !== undefined) void play.answer(click.answer);
    choose(click.chosen);
    onPicked();
  });
  const pointing: Pointing = {
    chosen,
    open: (subject) => ready(options(subject)).length > 0,
    onPick,
    onLook: (subject) => dispatch({ what: 'looked', asked, subject }),
  };
  const about = (subject: Subject | null): Possibility[] =>
    (subject ? options(subject) : []).map((option) => ({
      id: option.id,
      label: labelOf(option, play),
      why: option.why ? play.words.refusal(option.why) : null,
    }));
  const pointed = looked ?? chosen;
  const [would] = isMenu(question) && pointed ? ready(options(pointed)) : [];
  const prompt = promptOf({ play, view, chosen, options, choose });
  return { pointing, chosen, looked, about, prompt, would: would ? gainOf(would) : {} };
}
