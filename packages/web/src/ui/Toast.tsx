import { cx } from './cx.ts';
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

/** Toasts over the board. The caller decides how long each one stays. */
export function Toasts({ items }: { items: ToastItem[] }) {
  return (
    <div className={s.stack} role="status" aria-live="polite">
      {items.map((item) => (
        <Glass as="div" key={item.id} className={cx(s.toast, s[item.tone ?? 'plain'])}>
          {item.text}
        </Glass>
      ))}
    </div>
  );
}
