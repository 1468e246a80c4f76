import { type ReactNode, useEffect, useRef } from 'react';
import { IconButton, LineIcon } from '../look/index.ts';
import s from './dialog.module.css';

export interface DialogProps {
  title: string;
  /** Absent where the dialog must be answered. */
  onClose?: (() => void) | undefined;
  children: ReactNode;
  foot?: ReactNode;
  wide?: boolean;
}

/** A window over the page. The browser's own dialog keeps the focus inside and closes on Escape. */
export function Dialog({ title, onClose, children, foot, wide }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    if (dialog && !dialog.open) dialog.showModal();
    // The window itself is read first; nothing in it looks chosen yet.
    dialog?.focus();
    return () => dialog?.close();
  }, []);
  return (
    <dialog
      ref={ref}
      tabIndex={-1}
      className={s.dialog}
      data-wide={wide || undefined}
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
        <div className={s.content}>{children}</div>
        {foot && <footer className={s.foot}>{foot}</footer>}
      </div>
    </dialog>
  );
}
