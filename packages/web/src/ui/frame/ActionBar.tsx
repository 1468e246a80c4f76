import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { Button, Glass } from '../primitives.tsx';
import { t } from '../text.ts';
import s from './action.module.css';

export interface ActionItem {
  id: string;
  label: string;
  /** Its effect in a few words, below the label. */
  note?: string | undefined;
  kind?: 'go' | 'plain' | 'quiet';
  /** The keyboard shortcut, shown on the button. */
  hint?: string;
  /** Shown instead of the label if there is little room. */
  icon?: ReactNode;
  /** Why the action is not available; undefined or null if it is. */
  disabled?: string | null;
  onPress: () => void;
}

export interface ActionBarProps {
  /** The question or status, in one sentence. */
  sentence: ReactNode;
  detail?: ReactNode;
  actions: ActionItem[];
  label?: string;
}

/** The action bar of wide screens: one sentence and the possible answers. */
export function ActionBar({ sentence, detail, actions, label = t('your-move') }: ActionBarProps) {
  return (
    <Glass as="section" className={s.bar} aria-label={label} data-part="move">
      <div className={s.say}>
        {/* A bar of fixed height cuts long sentences off. */}
        <b title={typeof sentence === 'string' ? sentence : undefined}>{sentence}</b>
        {detail && <span title={typeof detail === 'string' ? detail : undefined}>{detail}</span>}
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
              data-anchor={`act:${a.id}`}
              onClick={a.onPress}
            >
              <Label {...a} />
            </Button>
          ))}
        </div>
      )}
    </Glass>
  );
}

function Label({ label, note }: ActionItem) {
  if (!note) return label;
  return (
    <span className={s.two}>
      {label}
      <small>{note}</small>
    </span>
  );
}

const RANK = { go: 0, plain: 1, quiet: 2 };

/** Whether an action is one of several similar answers, which have number keys. */
const isNumbered = ({ hint }: ActionItem) => hint !== undefined && /^\d$/.test(hint);

// In the action bar the main answer comes last, on the sheet first. Numbered answers keep their order.
const thumbOrder = (actions: ActionItem[]) =>
  [...actions.filter((a) => !isNumbered(a)).reverse(), ...actions.filter(isNumbered)].sort(
    (a, b) => RANK[a.kind ?? 'plain'] - RANK[b.kind ?? 'plain'],
  );

/** The actions on the sheet: the main one is wide, those with an icon are small and next to it. */
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
            data-anchor={`act:${a.id}`}
            onClick={a.onPress}
          >
            {small ? a.icon : <Label {...a} />}
          </Button>
        );
      })}
    </div>
  );
}
