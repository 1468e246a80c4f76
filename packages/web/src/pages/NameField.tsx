import { MAX_NAME } from '@orrery/protocol';

/** The name one plays under. */
export const NameField = ({ value, onChange }: { value: string; onChange: (name: string) => void }) => (
  <label>
    Your name
    <input
      type="text"
      value={value}
      maxLength={MAX_NAME}
      autoComplete="nickname"
      onChange={(e) => onChange(e.target.value)}
    />
  </label>
);
