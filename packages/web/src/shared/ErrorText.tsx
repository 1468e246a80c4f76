import s from './refused.module.css';

/** An error message, announced to screen readers; renders nothing if there is none. */
export const ErrorText = ({ why }: { why: string | null }) =>
  why && (
    <p className={s.refused} role="alert">
      {why}
    </p>
  );
