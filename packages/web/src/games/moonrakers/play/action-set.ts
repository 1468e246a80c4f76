import type { Option } from '@orrery/kernel';
import type { ReactNode } from 'react';
import type { Play } from '../../../play/game-ui.ts';
import type { ActionItem } from '../../../ui/index.ts';
import type { MoonrakersView } from '../board/view-types.ts';
import type { Dealing } from './dealing.ts';
import { labelOf, whyNot } from './labels.ts';
import { t } from './text.ts';
import type { Plan } from './usePlan.ts';
import type { Turn } from './useTurn.ts';

/** Everything that the question and its buttons depend on. */
export interface Situation {
  play: Play;
  view: MoonrakersView;
  turn: Turn;
  deal: Dealing;
  plan: Plan;
  phone: boolean;
}

/** The current question in one sentence, and the possible answers. */
export interface ActionSet {
  sentence: ReactNode;
  detail: ReactNode;
  actions: ActionItem[];
  /** Whether the question also needs the `Choice` panel. */
  widget: boolean;
}

export const SPACE = 'Space';
export const ENTER = '↵';

/** An option as a button. */
export const button = (play: Play, option: Option, extra: Partial<ActionItem>): ActionItem => ({
  id: option.id,
  label: labelOf(play, option),
  disabled: whyNot(play, option),
  onPress: () => void play.answer(option.id),
  ...extra,
});

export const cancel = (onPress: () => void): ActionItem => ({
  id: 'back',
  label: t('cancel'),
  kind: 'quiet',
  hint: 'Esc',
  onPress,
});
