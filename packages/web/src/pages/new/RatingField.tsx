import { type RatingTerms, unratedReason } from '@orrery/protocol';
import { Segments } from '../../ui/index.ts';
import s from './setup.module.css';
import { t } from './text.ts';

export interface RatingFieldProps {
  terms: RatingTerms;
  value: boolean;
  onChange: (rated: boolean) => void;
}

/** Lets the host choose whether an online game is rated. What else a rated game needs is set with it. */
export function RatingField({ terms, value, onChange }: RatingFieldProps) {
  const hasBots = unratedReason(terms) === 'seats';
  return (
    <div className={s.rating} role="radiogroup" aria-label={t('rating')}>
      <span>
        <b>{t('rating')}</b>
        <small>{t(hasBots ? 'rated-people' : 'rated-about')}</small>
      </span>
      <Segments<string>
        name="rated"
        choices={[
          { value: 'rated', label: t('rated'), why: hasBots ? t('rated-people') : null },
          { value: 'unrated', label: t('unrated') },
        ]}
        value={value ? 'rated' : 'unrated'}
        onChange={(chosen) => onChange(chosen === 'rated')}
      />
    </div>
  );
}
