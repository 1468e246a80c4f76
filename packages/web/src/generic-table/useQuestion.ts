import type { Answer, Option, Prompt } from '@orrery/kernel';
import { useReducer } from 'react';
import type { Play } from '../play/game-ui.ts';
import { idleActions } from '../play/idle-actions.ts';
import { actionsFor } from '../prompts/actions.ts';
import { type Draft, keyOf, useDraft } from '../prompts/draft.ts';
import { promptKeys } from '../prompts/keys.ts';
import { shortened } from '../prompts/split-question.ts';
import type { Ask } from '../table/table-types.ts';
import type { ActionItem } from '../ui/index.ts';
import { titleOf } from './read.ts';
import { chosenAt, NOTHING, select } from './selection.ts';
import { t } from './text.ts';

/** A question with its labels and handlers. */
export interface Question {
  prompt: Prompt;
  draft: Draft;
  onDraft(part: Partial<Draft>): void;
  onAnswer(answer: Answer): void;
  label(option: Option): string;
  why(option: Option): string | null;
}

/** The player's question, split into parts if it is long, with its buttons and keys. */
export function useQuestion(play: Play): {
  question: Question | null;
  actions: ActionItem[];
  keys: Record<string, () => void>;
  /** The choices made so far in a long question. */
  chosen: string[];
} {
  const { words } = play;
  const [selection, dispatch] = useReducer(select, NOTHING);
  const ask = play.table.prompts.find((one) => keyOf(one) === selection.picked) ?? play.ask;
  const [draft, onDraft] = useDraft(ask);
  const at = ask ? keyOf(ask) : '';
  const chosen = chosenAt(selection, at);
  const onPick = (question: string) => dispatch({ type: 'pick', question });

  const label = ({ id, text }: Option) => (text ? words.say(text) : (words.known(id) ?? titleOf(id)));
  const why = (option: Option) => (option.why ? words.refusal(option.why) : null);
  if (!ask) return { question: null, actions: [...others(play, null, onPick), ...idleActions(play)], keys: {}, chosen };

  const short = shortened(ask.prompt, chosen, label);
  function onAnswer(answer: Answer) {
    const next = short && typeof answer === 'string' ? short.take(answer) : { answer };
    if ('chosen' in next) return dispatch({ type: 'choose', at, chosen: next.chosen });
    dispatch({ type: 'sent' });
    void play.answer(next.answer, ask ?? undefined);
  }
  const prompt = short?.prompt ?? ask.prompt;
  const pass = prompt.pass ? words.say(prompt.pass) : null;
  const actions = actionsFor(prompt, draft, { label, why, pass }, onAnswer);
  if (chosen.length > 0 || ask !== play.ask) {
    const onPress = () => dispatch({ type: 'back', at });
    actions.unshift({ id: 'back', label: t('back'), kind: 'quiet', hint: 'Esc', onPress });
  }
  return {
    question: { prompt, draft, onDraft, onAnswer, label, why },
    actions: [...others(play, ask, onPick), ...actions],
    keys: promptKeys(prompt, draft, onDraft, onAnswer),
    chosen,
  };
}

/** Buttons that open another question; while none is open, only standing questions that need more than a button. */
function others(play: Play, ask: Ask | null, onPick: (key: string) => void): ActionItem[] {
  return play.table.prompts
    .filter((one) => one !== ask && (ask !== null || (one.standing && one.prompt.kind !== 'choose')))
    .map((one) => ({
      id: keyOf(one),
      label: play.words.say(one.prompt.text),
      kind: 'quiet',
      onPress: () => onPick(keyOf(one)),
    }));
}
