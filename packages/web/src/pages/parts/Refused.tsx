import s from './refused.module.css';

/** Why something was refused, said at once; nothing where it was not. */
export const Refused = ({ why }: { why: string | null }) =>
  why && (
    <p className={s.refused} role="alert">
      {why}
    </p>
  );
