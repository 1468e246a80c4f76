import type { CSSProperties } from 'react';
import { cx } from './cx.ts';
import { useFrameInsets } from './frame/Frame.tsx';
import { Glass } from './primitives.tsx';
import s from './toast.module.css';

/** Announces text to screen readers only. */
export function LiveRegion({ text }: { text: string }) {
  return (
    <div className="sr-only" role="status" aria-live="polite">
      {text}
    </div>
  );
}

export interface ToastItem {
  id: string | number;
  text: string;
  tone?: 'plain' | 'bad' | 'good';
}

/** Toasts at the bottom of the board, above the action bar or sheet. The caller decides how long each one stays. */
export function Toasts({ items }: { items: ToastItem[] }) {
  const { left, right, top, bottom } = useFrameInsets().now;
  const place = { left, right, '--toasts-top': `${top}px`, '--toasts-bottom': `${bottom + 8}px` } as CSSProperties;
  return (
    <div className={s.stack} style={place} role="status" aria-live="polite">
      {items.map((item) => (
        <Glass as="div" key={item.id} className={cx(s.toast, s[item.tone ?? 'plain'])}>
          {item.text}
        </Glass>
      ))}
    </div>
  );
}
