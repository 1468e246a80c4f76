import { type ReactNode, useEffect, useRef } from 'react';
import { LineIcon } from '../look/LineIcon.tsx';
import { IconButton } from '../look/primitives.tsx';
import { useBack } from '../look/useBack.ts';
import s from './dialog.module.css';

export interface DialogProps {
  title: string;
  /** Absent where the dialog must be answered. */
  onClose?: (() => void) | undefined;
  children: ReactNode;
  foot?: ReactNode;
  wide?: boolean;
  /** Stands at the side, or at the foot of a phone, and leaves the page behind it in sight. */
  beside?: boolean;
  /** The children are a form that brings its `DialogParts` itself. */
  form?: boolean;
}

/** What stands under a dialog's title: a part that scrolls, and a foot that is always in sight. */
export function DialogParts({ children, foot }: { children: ReactNode; foot?: ReactNode }) {
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <div className={s.content} tabIndex={0}>
        {children}
      </div>
      {foot && <footer className={s.foot}>{foot}</footer>}
    </>
  );
}

/** A window over the page. The browser's own dialog keeps the focus inside and closes on Escape; Back closes it too. */
export function Dialog({ title, onClose, children, foot, wide, beside, form }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  useBack(onClose);
  useEffect(() => {
    const dialog = ref.current;
    if (dialog && !dialog.open) dialog.showModal();
    // The window itself is read first, and nothing in it looks chosen yet; a sheet to write on is written on at once.
    (dialog?.querySelector<HTMLElement>('[data-first]') ?? dialog)?.focus();
    return () => dialog?.close();
  }, []);
  return (
    <dialog
      ref={ref}
      tabIndex={-1}
      className={s.dialog}
      data-wide={wide || undefined}
      data-beside={beside || undefined}
      data-form={form || undefined}
      aria-label={title}
      onCancel={(e) => {
        e.preventDefault();
        onClose?.();
      }}
      onKeyDown={(e) => e.stopPropagation()}
      onClick={(e) => e.target === ref.current && onClose?.()}
    >
      <div className={s.body}>
        <header className={s.head}>
          <h2>{title}</h2>
          {onClose && <IconButton label="Close" icon={<LineIcon name="close" />} onClick={onClose} />}
        </header>
        {form ? children : <DialogParts foot={foot}>{children}</DialogParts>}
      </div>
    </dialog>
  );
}
