import type { Answer, Option, Prompt } from '@orrery/kernel';
import type { ReactNode } from 'react';
import type { Draft } from './draft.ts';

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
