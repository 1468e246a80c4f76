import { TokenIcon } from '../../../ui/index.ts';
import s from './guide.module.css';

/** The signs of the fields. */
export function SignTable() {
  return (
    <ul className={s.signs}>
      <li>
        <b>
          +1 <TokenIcon token="green" />
        </b>
        gain a green token
      </li>
      <li>
        <b>
          −1 <TokenIcon token="green" />
        </b>
        give up a green token first
      </li>
      <li>
        <b>
          +1 <TokenIcon token="red" />
        </b>
        gain a red token
      </li>
      <li>
        <b>
          +1 <TokenIcon token="blue" />
        </b>
        gain a blue token
      </li>
      <li>
        <b>
          +1 <TokenIcon token="yellow" />
        </b>
        gain a victory point
      </li>
      <li>
        <b>free</b>
        one further action this turn without the 2 red
      </li>
    </ul>
  );
}
