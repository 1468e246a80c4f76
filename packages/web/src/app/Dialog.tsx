import { type ReactNode, useEffect, useRef } from 'react';
import { LineIcon } from '../ui/LineIcon.tsx';
import { IconButton } from '../ui/primitives.tsx';
import { useBack } from '../ui/useBack.ts';
import s from './dialog.module.css';
import { t } from './text.ts';

export interface DialogProps {
  title: string;
  /** Omitted if the dialog requires an answer. */
  onClose?: (() => void) | undefined;
  children: ReactNode;
  foot?: ReactNode;
  /** Whether it is shown at the side (on phones, at the bottom), with the page behind it visible. */
  beside?: boolean;
  /** Whether it takes the width of two columns, if the screen has it. */
  wide?: boolean;
  /** Whether the children are a form that renders `DialogParts` itself. */
  form?: boolean;
}

/** A dialog's scrolling content and its fixed footer. */
export function DialogParts({ children, foot }: { children: ReactNode; foot?: ReactNode }) {
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrolling content must be reachable by keyboard */}
      <div className={s.content} tabIndex={0}>
        {children}
      </div>
      {foot && <footer className={s.foot}>{foot}</footer>}
    </>
  );
}

/** A modal dialog. Escape and the browser's Back button close it. */
export function Dialog({ title, onClose, children, foot, beside, wide, form }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  useBack(onClose);
  useEffect(() => {
    const dialog = ref.current;
    if (dialog && !dialog.open) dialog.showModal();
    // Focus the dialog itself, so that no button looks selected; a text field marked `data-first` takes the focus.
    (dialog?.querySelector<HTMLElement>('[data-first]') ?? dialog)?.focus();
    return () => dialog?.close();
  }, []);
  return (
    <dialog
      ref={ref}
      tabIndex={-1}
      className={s.dialog}
      data-beside={beside || undefined}
      data-wide={wide || undefined}
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
          {onClose && <IconButton label={t('close')} icon={<LineIcon name="close" />} onClick={onClose} />}
        </header>
        {form ? children : <DialogParts foot={foot}>{children}</DialogParts>}
      </div>
    </dialog>
  );
}
