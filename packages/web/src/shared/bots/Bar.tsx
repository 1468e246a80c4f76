import s from './bots.module.css';

/** A bar filled to a share from 0 to 1, beside a text that says the same. */
export const Bar = ({ share }: { share: number }) => (
  <span className={s.bar} aria-hidden>
    <span style={{ width: `${Math.round(share * 100)}%` }} />
  </span>
);
