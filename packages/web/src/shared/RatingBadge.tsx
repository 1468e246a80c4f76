import s from './rating-badge.module.css';
import { t } from './rating-text.ts';

/** Whether a game is rated. */
export const RatingBadge = ({ rated }: { rated: boolean }) => (
  <span className={s.badge} data-rated={rated || undefined}>
    {t('rated-or-not', { rated })}
  </span>
);
