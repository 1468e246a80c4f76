import { type ReactNode, useEffect, useRef } from 'react';
import { LineIcon } from '../LineIcon.tsx';
import { IconButton } from '../primitives.tsx';
import s from './peek.module.css';

export interface PeekProps {
  label: string;
  onClose: () => void;
  children: ReactNode;
}

/** A thing held up close over the table: what a long press shows on small screens. Tap beside it to let go. */
export function Peek({ label, onClose, children }: PeekProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const el = dialog.current;
    el?.showModal();
    // Else the close button is focused and ringed, which a finger did not ask for.
    el?.focus();
    return () => el?.close();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself
    <dialog
      ref={dialog}
      tabIndex={-1}
      className={s.peek}
      aria-label={label}
      onCancel={onClose}
      onClick={(e) => e.target === e.currentTarget && onClose()}
    >
      <div className={s.body}>
        {children}
        <IconButton className={s.close} label="Close" icon={<LineIcon name="close" />} onClick={onClose} />
      </div>
    </dialog>
  );
}
