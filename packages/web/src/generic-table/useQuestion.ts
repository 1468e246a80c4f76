import type { Answer, Option, Prompt } from '@orrery/kernel';
import { useState } from 'react';
import { idleActions } from '../play/idle-actions.ts';
import { keyOf, type Play } from '../play/play.ts';
import { actionsFor } from '../prompts/actions.ts';
import { type Draft, useDraft } from '../prompts/draft.ts';
import { promptKeys } from '../prompts/keys.ts';
import { shortened } from '../prompts/split-question.ts';
import type { Ask } from '../table/table-types.ts';
import type { ActionItem } from '../ui/index.ts';
import { titleOf } from './read.ts';
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
  const [picked, setPicked] = useState<string | null>(null);
  const ask = play.table.prompts.find((one) => keyOf(one) === picked) ?? play.ask;
  const [draft, onDraft] = useDraft(ask);
  const at = ask ? keyOf(ask) : '';
  const [split, setSplit] = useState<{ at: string; chosen: string[] }>({ at, chosen: [] });
  const chosen = split.at === at ? split.chosen : [];

  const label = ({ id, text }: Option) => (text ? words.say(text) : (words.known(id) ?? titleOf(id)));
  const why = (option: Option) => (option.why ? words.refusal(option.why) : null);
  if (!ask)
    return { question: null, actions: [...others(play, null, setPicked), ...idleActions(play)], keys: {}, chosen };

  const short = shortened(ask.prompt, chosen, label);
  function onAnswer(answer: Answer) {
    const next = short && typeof answer === 'string' ? short.take(answer) : { answer };
    if ('chosen' in next) return setSplit({ at, chosen: next.chosen });
    setPicked(null);
    void play.answer(next.answer, ask ?? undefined);
  }
  const prompt = short?.prompt ?? ask.prompt;
  const pass = prompt.pass ? words.say(prompt.pass) : null;
  const actions = actionsFor(prompt, draft, { label, why, pass }, onAnswer);
  const back = () => (chosen.length > 0 ? setSplit({ at, chosen: chosen.slice(0, -1) }) : setPicked(null));
  if (chosen.length > 0 || ask !== play.ask)
    actions.unshift({ id: 'back', label: t('back'), kind: 'quiet', hint: 'Esc', onPress: back });
  return {
    question: { prompt, draft, onDraft, onAnswer, label, why },
    actions: [...others(play, ask, setPicked), ...actions],
    keys: promptKeys(prompt, draft, onDraft, onAnswer),
    chosen,
  };
}

/** Buttons for the other open questions, and for standing ones that need more than a button. */
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
