import type { BlockedSeat, BlockKind } from '@orrery/protocol';
import { useEffect, useState } from 'react';
import { api, isKnown } from '../../table/online.ts';
import type { ChatLine, TableView } from '../../table/table-types.ts';

/** What the dialog is about: all players (null) or one of them, with the chat message to report, if any. */
interface About {
  seat: number | null;
  line: ChatLine | null;
}

export interface Opponents {
  /** Seats that the player has muted or blocked. */
  blocked: ReadonlyMap<number, BlockKind>;
  /** Whether a chat message is from a muted or blocked player or spectator. */
  isMuted(line: ChatLine): boolean;
  take(seats: readonly BlockedSeat[]): void;
  about: About | null;
  ask(about: About | null): void;
}

/** The other players at an online table. Mutes and blocks are stored with the account. */
export function useOpponents(id: string, { seats, talk }: TableView): Opponents {
  const [found, take] = useState<readonly BlockedSeat[]>([]);
  const [about, setAbout] = useState<About | null>(null);
  const blocked = new Map(found.flatMap(({ seat, as }) => (seat === null ? [] : [[seat, as] as const])));
  const mutedNames = new Set(found.flatMap(({ seat, name }) => (seat === null && name !== undefined ? [name] : [])));
  const spectators = new Set(talk.flatMap(({ seat, name }) => (seat === null ? (name ?? []) : [])));
  const names = [...seats.map(({ name }) => name), ...spectators].join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: fetched again when a seat changes hands or a new spectator writes
  useEffect(() => {
    if (isKnown()) api.blockedSeats(id).then(take, () => {});
  }, [id, names]);
  const isMuted = ({ seat, name }: ChatLine) => (seat === null ? mutedNames.has(name ?? '') : blocked.has(seat));
  return { blocked, isMuted, take, about, ask: setAbout };
}
