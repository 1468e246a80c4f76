import s from './instruments.module.css';

/** A heading styled as embossed label tape. */
export const Dymo = ({ children }: { children: string }) => <h2 className={s.dymo}>{children}</h2>;
