import { MAX_NAME } from '@orrery/protocol';

interface Props {
  value: string;
  label?: string;
  /** What the browser may fill in: a name among friends, or that of an account. */
  known?: 'nickname' | 'username';
  onChange: (name: string) => void;
}

/** The name one plays under. */
export const NameField = ({ value, label = 'Your name', known = 'nickname', onChange }: Props) => (
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
