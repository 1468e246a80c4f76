import type { Gathering, TableDeed } from '@orrery/protocol';
import { useEffect, useState } from 'react';
import { api, comeIn, problemWords } from '../../table/online.ts';
import { follow } from './line.ts';

/** A table that gathers, as it stands, and what one does there. */
export interface Gathered {
  /** Undefined until it has come, null where there is none. */
  gathering: Gathering | null | undefined;
  /** Why the latest deed was refused. */
  refused: string | null;
  busy: boolean;
  /** Does something; `name` brings in somebody whom the server may not know yet. */
  act(deed: TableDeed, name?: string): Promise<void>;
}

export function useGathering(id: string, first?: Gathering): Gathered {
  const [gathering, setGathering] = useState<Gathering | null | undefined>(first);
  const [refused, setRefused] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  // The line speaks for whoever one was when it was opened: who has come in since opens another.
  const [entered, setEntered] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line for whoever has come in
  useEffect(() => follow(id, (news) => setGathering((now) => newer(now, news))), [id, entered]);

  async function act(deed: TableDeed, name?: string) {
    setBusy(true);
    setRefused(null);
    try {
      if (name !== undefined) {
        await comeIn(name);
        setEntered((count) => count + 1);
      }
      const after = await api.atTable(id, deed);
      setGathering((now) => newer(now, after));
    } catch (error) {
      setRefused(problemWords(error));
    }
    setBusy(false);
  }
  return { gathering, refused, busy, act };
}

/** News may come late: an older word does not count. */
const newer = (now: Gathering | null | undefined, news: Gathering | null): Gathering | null =>
  now && news && news.rev < now.rev ? now : news;
