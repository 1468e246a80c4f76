import { PromptPanel } from '../prompts/PromptPanel.tsx';
import type { WidgetProps } from '../prompts/widget.ts';
import type { Play } from './game-ui.ts';

type TablePromptProps = { play: Play } & Partial<Pick<WidgetProps, 'label' | 'why' | 'face' | 'onLook' | 'onBoard'>>;

/** The widget of a table's current question, worded by the game's messages unless `label` and `why` say otherwise. */
export function TablePrompt({ play, ...more }: TablePromptProps) {
  const { ask, words } = play;
  if (!ask) return null;
  return (
    <PromptPanel
      prompt={ask.prompt}
      draft={play.draft}
      onDraft={play.setDraft}
      onAnswer={(answer) => void play.answer(answer)}
      label={(option) => (option.text ? words.say(option.text) : option.id)}
      why={(option) => (option.why ? words.refusal(option.why) : null)}
      nameOf={play.nameOf}
      {...more}
    />
  );
}
