import s from './refused.module.css';

/** An error, announced to screen readers; renders nothing without one. */
export const ErrorText = ({ why }: { why: string | null }) =>
  why && (
    <p className={s.refused} role="alert">
      {why}
    </p>
  );
