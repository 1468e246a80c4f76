import type { Answer, Option, Prompt } from '@orrery/kernel';
import type { ReactNode } from 'react';
import { Allocate } from './Allocate.tsx';
import { Amount } from './Amount.tsx';
import { Arrange } from './Arrange.tsx';
import { ManyOptions } from './Choose.tsx';
import type { Draft } from './draft.ts';
import { OfferForm } from './OfferForm.tsx';
import { PathList } from './PathList.tsx';
import { PlaceList } from './PlaceList.tsx';
import { Subset } from './Subset.tsx';

/** Props of all widgets: the question, the draft answer, and labels. */
export interface WidgetProps<K extends Prompt['kind'] = Prompt['kind']> {
  prompt: Extract<Prompt, { kind: K }>;
  draft: Draft;
  onDraft(part: Partial<Draft>): void;
  onAnswer(answer: Answer): void;
  /** An option's label. */
  label(option: Option): string;
  /** Why an option is not available, or null. */
  why(option: Option): string | null;
  face?: ((option: Option) => ReactNode) | undefined;
  /** Called when the pointer or the focus is on an option. */
  onLook?: ((option: Option) => void) | undefined;
  nameOf(seat: number): string;
  /** Whether a board also shows this question, so that the list is collapsed. */
  onBoard?: boolean;
}

/** Maximum number of options that are shown as buttons in the action bar. */
export const FEW = 4;

/** The widget of a question; null if the buttons of the action bar are enough. */
export function PromptPanel(props: WidgetProps): ReactNode {
  const { prompt } = props;
  switch (prompt.kind) {
    case 'choose':
      return prompt.options.length > FEW ? <ManyOptions {...props} prompt={prompt} /> : null;
    case 'subset':
      return <Subset {...props} prompt={prompt} />;
    case 'amount':
      return <Amount {...props} prompt={prompt} />;
    case 'allocate':
      return <Allocate {...props} prompt={prompt} />;
    case 'arrange':
      return <Arrange {...props} prompt={prompt} />;
    case 'place':
      return <PlaceList {...props} prompt={prompt} />;
    case 'path':
      return <PathList {...props} prompt={prompt} />;
    case 'offer':
      return <OfferForm {...props} prompt={prompt} />;
  }
}
