import type { Token } from '@orrery/moonriser';
import { TokenIcon } from '../../../ui/index.ts';
import { t } from '../text.ts';
import s from './guide.module.css';

const SIGNS: readonly [change: string, token: Token, id: Parameters<typeof t>[0]][] = [
  ['+1', 'green', 'sign-green'],
  ['−1', 'green', 'sign-minus-green'],
  ['+1', 'red', 'sign-red'],
  ['+1', 'blue', 'sign-blue'],
  ['+1', 'yellow', 'sign-yellow'],
];

/** A table of the field signs and their effects. */
export function SignTable() {
  return (
    <ul className={s.signs}>
      {SIGNS.map(([change, token, id]) => (
        <li key={id}>
          <b>
            {change} <TokenIcon token={token} />
          </b>
          {t(id)}
        </li>
      ))}
      <li>
        <b>{t('sign-free')}</b>
        {t('sign-free-action')}
      </li>
    </ul>
  );
}
