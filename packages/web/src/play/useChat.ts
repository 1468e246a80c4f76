import { useEffect, useState } from 'react';
import type { ChatLine, TableClient } from '../table/table-types.ts';
import { hasChat } from './Chat.tsx';
import type { Play } from './game-ui.ts';

export interface ChatPanel {
  /** Whether the table has a chat. */
  on: boolean;
  /** The messages, without those of muted players. */
  lines: ChatLine[];
  unread: number;
  isOpen: boolean;
  setOpen(open: boolean): void;
  /** Sends a message; false if it was refused. */
  talk(text: string, channel: ChatLine['channel']): Promise<boolean>;
}

/** The chat of a table: its messages, and how many are unread. */
export function useChat(client: TableClient, play: Play, isMuted?: (line: ChatLine) => boolean): ChatPanel {
  const { table, words, toast } = play;
  const lines = isMuted ? table.talk.filter((line) => !isMuted(line)) : table.talk;
  const [isOpen, setOpen] = useState(false);
  const [read, setRead] = useState(lines.length);
  useEffect(() => {
    if (isOpen) setRead(lines.length);
  }, [isOpen, lines.length]);
  async function talk(text: string, channel: ChatLine['channel']) {
    if (table.viewer === null) return false;
    const refusal = await client.talk(table.viewer, channel, text);
    if (refusal) toast(words.refusal(refusal), 'bad');
    return refusal === null;
  }
  const unread = isOpen ? 0 : lines.length - Math.min(read, lines.length);
  return { on: hasChat(table), lines, unread, isOpen, setOpen, talk };
}
