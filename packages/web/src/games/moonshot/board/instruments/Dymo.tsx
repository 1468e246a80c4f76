import s from './instruments.module.css';

/** A heading styled as embossed label tape. */
export function Dymo({ children, as: Tag = 'h2' }: { children: string; as?: 'h2' | 'h3' | 'span' }) {
  return <Tag className={s.dymo}>{children}</Tag>;
}
