import { cx, LineIcon, SeatMark } from '../../../../ui/index.ts';
import { fill } from '../fill.tsx';
import { t } from '../text.ts';
import s from './verdict.module.css';

/** The chance of a captain alone, as it is shown. */
export interface AloneVerdict {
  as: 'pending' | 'sure' | 'some' | 'about' | 'never';
  percent: number;
}

/** The help that an ally's hints promise. */
export interface AllyVerdict {
  seat: number;
  name: string;
  help: 'likely' | 'maybe';
}

export const aloneText = ({ as, percent }: AloneVerdict): string => t(`alone-${as}`, { percent });

/** What the viewer can do alone: the colour always comes with the word. */
export function Alone(verdict: AloneVerdict) {
  const { as } = verdict;
  return (
    <span className={cx(s.alone, s[as])}>
      {as === 'sure' && <LineIcon name="check" size={13} />}
      {aloneText(verdict)}
    </span>
  );
}

/** The best ally for a contract. */
export function WithAlly({ seat, name, help }: AllyVerdict) {
  return (
    <span className={cx(s.ally, s[help])} title={t('with-ally', { ally: name, help: t(`help-${help}`) })}>
      <SeatMark seat={seat} size={11} /> {fill(t('ally-help'), { ally: name, help: <b>{t(`help-${help}`)}</b> })}
    </span>
  );
}
