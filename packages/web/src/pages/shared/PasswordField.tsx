/** The server's minimum length. */
export const LEAST_PASSWORD = 8;

interface Props {
  label: string;
  value: string;
  /** A new password: the browser may suggest one. */
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
