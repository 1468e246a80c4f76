import type { LobbyTable, TableAction } from '@orrery/protocol';
import { useEffect, useRef, useState } from 'react';
import { toReveal } from '../../table/fairness.ts';
import { api, ensureGuest, problemText } from '../../table/online.ts';
import { followTable } from './table-feed.ts';

/** A lobby table and the actions on it. */
export interface LobbyTableState {
  /** Undefined until loaded; null if there is no such table. */
  lobbyTable: LobbyTable | null | undefined;
  /** Why the latest action was refused, or null. */
  refused: string | null;
  busy: boolean;
  /** Sends an action. If `name` is given, signs in a guest with that name first. */
  act(runAction: TableAction, name?: string): Promise<void>;
}

export function useLobbyTable(id: string, first?: LobbyTable): LobbyTableState {
  const [lobbyTable, setLobbyTable] = useState<LobbyTable | null | undefined>(first);
  const [refused, setRefused] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  // The socket is bound to the user who opened it, so signing in opens another one.
  const [entered, setEntered] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: reconnects after signing in
  useEffect(() => followTable(id, (news) => setLobbyTable((now) => newer(now, news))), [id, entered]);

  // Retried with every update until it succeeds; the server accepts the same salt twice.
  const isRevealed = useRef(false);
  useEffect(() => {
    if (!lobbyTable || lobbyTable.revealBy === null || isRevealed.current) return;
    async function reveal(seen: LobbyTable) {
      const salt = await toReveal(seen);
      if (salt === null) return;
      const after = await api.atTable(id, { do: 'reveal', salt });
      isRevealed.current = true;
      setLobbyTable((now) => newer(now, after));
    }
    reveal(lobbyTable).catch(() => {});
  }, [id, lobbyTable]);

  async function act(runAction: TableAction, name?: string) {
    setBusy(true);
    setRefused(null);
    try {
      if (name !== undefined) {
        await ensureGuest(name);
        setEntered((count) => count + 1);
      }
      const after = await api.atTable(id, runAction);
      setLobbyTable((now) => newer(now, after));
    } catch (error) {
      setRefused(problemText(error));
    }
    setBusy(false);
  }
  return { lobbyTable, refused, busy, act };
}

/** Ignores updates that arrive out of order. */
const newer = (now: LobbyTable | null | undefined, news: LobbyTable | null): LobbyTable | null =>
  now && news && news.rev < now.rev ? now : news;
