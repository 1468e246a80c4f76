import { MAX_NAME } from '@orrery/protocol';
import { t } from './text.ts';

interface Props {
  value: string;
  label?: string;
  /** What the browser may autofill: a display name or an account name. */
  known?: 'nickname' | 'username';
  onChange: (name: string) => void;
}

/** A text field for the player's name. */
export const NameField = ({ value, label = t('name'), known = 'nickname', onChange }: Props) => (
  <label>
    {label}
    <input
      type="text"
      value={value}
      maxLength={MAX_NAME}
      autoComplete={known}
      onChange={(e) => onChange(e.target.value)}
    />
  </label>
);
