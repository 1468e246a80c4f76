import { useState } from 'react';

/** The earlier object as long as the new one has the same JSON, so that its readers are not rendered again. */
export function useSame<T>(value: T): T {
  const [held, setHeld] = useState({ value, json: JSON.stringify(value) });
  const json = JSON.stringify(value);
  if (json === held.json) return held.value;
  setHeld({ value, json });
  return value;
}
