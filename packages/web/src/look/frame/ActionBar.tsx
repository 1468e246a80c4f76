import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { Button, Glass } from '../primitives.tsx';
import s from './action.module.css';

export interface ActionItem {
  id: string;
  label: string;
  kind?: 'go' | 'plain' | 'quiet';
  /** The key that does the same, shown on the button. */
  hint?: string;
  /** Shown instead of the label where room is short. */
  icon?: ReactNode;
  /** Why it may not be pressed now; undefined or null when it may. */
  disabled?: string | null;
  onPress: () => void;
}

export interface ActionBarProps {
  /** What is asked of me, in one sentence. */
  sentence: ReactNode;
  detail?: ReactNode;
  actions: ActionItem[];
  label?: string;
}

/** The bar at the foot of wide screens: one sentence and the possible answers. */
export function ActionBar({ sentence, detail, actions, label = 'Your move' }: ActionBarProps) {
  return (
    <Glass as="section" className={s.bar} aria-label={label}>
      <div className={s.say}>
        <b>{sentence}</b>
        {detail && <span>{detail}</span>}
      </div>
      {actions.length > 0 && (
        <div className={s.verbs}>
          {actions.map((a) => (
            <Button
              key={a.id}
              kind={a.kind ?? 'plain'}
              hint={a.hint}
              disabled={!!a.disabled}
              title={a.disabled ?? undefined}
              data-spot={`act:${a.id}`}
              onClick={a.onPress}
            >
              {a.label}
            </Button>
          ))}
        </div>
      )}
    </Glass>
  );
}

const RANK = { go: 0, plain: 1, quiet: 2 };

/** One of several answers of a kind, which have keys by their numbers. */
const isNumbered = ({ hint }: ActionItem) => hint !== undefined && /^\d$/.test(hint);

// On the bar the expected answer stands last, at the pointer's end; under a thumb it comes first. What is numbered keeps
// its order.
const thumbOrder = (actions: ActionItem[]) =>
  [...actions.filter((a) => !isNumbered(a)).reverse(), ...actions.filter(isNumbered)].sort(
    (a, b) => RANK[a.kind ?? 'plain'] - RANK[b.kind ?? 'plain'],
  );

/** The same answers for a thumb: the expected one wide, those with an icon small beside it. */
export function SheetActions({ actions }: { actions: ActionItem[] }) {
  return (
    <div className={s.thumbs}>
      {thumbOrder(actions).map((a) => {
        const small = !!a.icon && a.kind !== 'go';
        return (
          <Button
            key={a.id}
            big
            kind={a.kind === 'go' ? 'go' : 'plain'}
            className={cx(s.thumb, small && s.small)}
            disabled={!!a.disabled}
            title={a.disabled ?? undefined}
            aria-label={small ? a.label : undefined}
            data-spot={`act:${a.id}`}
            onClick={a.onPress}
          >
            {small ? a.icon : a.label}
          </Button>
        );
      })}
    </div>
  );
}
