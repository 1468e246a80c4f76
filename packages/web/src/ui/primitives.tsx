import type { ButtonHTMLAttributes, HTMLAttributes, ReactNode, Ref } from 'react';
import { cx } from './cx.ts';
import s from './primitives.module.css';
import { t } from './text.ts';

export interface GlassProps extends HTMLAttributes<HTMLElement> {
  as?: 'section' | 'div' | 'aside' | 'footer' | 'nav';
  ref?: Ref<HTMLDivElement>;
}

/** A panel over the board. */
export function Glass({ as: Tag = 'section', className, ...rest }: GlassProps) {
  return <Tag className={cx(s.glass, className)} {...rest} />;
}

/** Keys whose names are words and therefore translated. Shortcuts are defined by the English names. */
const KEY_NAMES: Readonly<Record<string, 'key-esc' | 'key-space'>> = { Esc: 'key-esc', Space: 'key-space' };

/** A keyboard key, by its name in shortcuts. */
export function Kbd({ children }: { children: string | number }) {
  const name = KEY_NAMES[children];
  return <kbd className={s.kbd}>{name ? t(name) : children}</kbd>;
}

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** `go` is the main action, `quiet` the secondary one. */
  kind?: 'go' | 'plain' | 'quiet';
  /** The keyboard shortcut. */
  hint?: string | undefined;
  icon?: ReactNode;
  /** Whether it has full width and the size of a touch target. */
  big?: boolean;
}

export function Button({ kind = 'plain', hint, icon, big, className, children, ...rest }: ButtonProps) {
  return (
    <button type="button" data-kind={kind} className={cx(s.button, s[kind], big && s.big, className)} {...rest}>
      {icon}
      {children}
      {hint && <Kbd>{hint}</Kbd>}
    </button>
  );
}

export interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** The accessible name and tooltip. */
  label: string;
  icon: ReactNode;
  /** A visible word beside the icon on wide screens. */
  word?: string;
  hint?: string;
  pressed?: boolean | undefined;
  lined?: boolean;
}

/** A square icon button. */
export function IconButton(props: IconButtonProps) {
  const { label, icon, word, hint, pressed, lined, className, ...rest } = props;
  const title = hint ? `${label} (${hint})` : label;
  return (
    <button
      type="button"
      className={cx(s.iconButton, lined && s.lined, className)}
      aria-label={label}
      aria-pressed={pressed}
      title={title}
      {...rest}
    >
      {icon}
      {word && <span className={s.word}>{word}</span>}
      {word && hint && (
        <span className={s.word}>
          <Kbd>{hint}</Kbd>
        </span>
      )}
    </button>
  );
}

export interface ChipProps {
  label: string;
  children: ReactNode;
  tone?: 'plain' | 'good' | 'bad';
}

/** A labelled number, to be shown in a row. */
export function Chip({ label, children, tone = 'plain' }: ChipProps) {
  return (
    <div className={cx(s.chip, s[tone])}>
      <span>{label}</span>
      <b>{children}</b>
    </div>
  );
}

/** A heading in small capitals. */
export function Cap({ children, as: Tag = 'span' }: { children: ReactNode; as?: 'span' | 'h2' | 'h3' }) {
  return <Tag className={s.cap}>{children}</Tag>;
}

export interface RowProps {
  label: string;
  children: ReactNode;
  /** `good` for a gain, `bad` for something missing, `faint` for zero. */
  tone?: 'plain' | 'good' | 'bad' | 'faint';
}

/** A row with a label on the left and a value on the right. */
export function Row({ label, children, tone = 'plain' }: RowProps) {
  return (
    <div className={cx(s.row, s[tone])}>
      <span>{label}</span>
      <b>{children}</b>
    </div>
  );
}
