import type { ReactNode } from 'react';

export interface LogEntry {
  id: string | number;
  /** The acting seat; null for the game itself. */
  seat: number | null;
  /** The formatted text. */
  text: ReactNode;
  /** Anchors of the things the entry refers to. */
  anchors?: readonly string[];
  /** The name of the acting seat, and what the entry is about, such as "Trade". The log can be filtered by them. */
  name?: string;
  kind?: string;
  /** Opens more about the entry. */
  onPress?: () => void;
}
