/** The server's minimum password length. */
export const LEAST_PASSWORD = 8;

interface Props {
  label: string;
  value: string;
  /** Whether this is a new password, which the browser may suggest. */
  fresh?: boolean;
  onChange: (password: string) => void;
}

export const PasswordField = ({ label, value, fresh = false, onChange }: Props) => (
  <label>
    {label}
    <input
      type="password"
      value={value}
      autoComplete={fresh ? 'new-password' : 'current-password'}
      onChange={(e) => onChange(e.target.value)}
    />
  </label>
);
