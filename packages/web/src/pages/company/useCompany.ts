import type { ShunKind, ShunnedSeat } from '@orrery/protocol';
import { useEffect, useState } from 'react';
import type { TableView, TalkLine } from '../../table/client.ts';
import { api, isKnown } from '../../table/online.ts';

/** Whom the player asks about: everybody at the table, or one, perhaps because of something he said. */
export interface About {
  seat: number | null;
  line: TalkLine | null;
}

export interface Company {
  /** How the people on some seats are shunned by this player. */
  shunned: ReadonlyMap<number, ShunKind>;
  /** Whether a line is of somebody whom this player does not hear, at a seat or watching too. */
  isMuted(line: TalkLine): boolean;
  take(seats: readonly ShunnedSeat[]): void;
  about: About | null;
  ask(about: About | null): void;
}

/** The other people at an online table: whom of them one does not want to hear is kept with one's name. */
export function useCompany(id: string, { seats, talk }: TableView): Company {
  const [found, take] = useState<readonly ShunnedSeat[]>([]);
  const [about, setAbout] = useState<About | null>(null);
  const shunned = new Map(found.flatMap(({ seat, as }) => (seat === null ? [] : [[seat, as] as const])));
  const unheard = new Set(found.flatMap(({ seat, name }) => (seat === null && name !== undefined ? [name] : [])));
  const voices = new Set(talk.flatMap(({ seat, name }) => (seat === null ? (name ?? []) : [])));
  const names = [...seats.map(({ name }) => name), ...voices].join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when a seat has changed hands or somebody new speaks
  useEffect(() => {
    if (isKnown()) api.shunnedAt(id).then(take, () => {});
  }, [id, names]);
  const isMuted = ({ seat, name }: TalkLine) => (seat === null ? unheard.has(name ?? '') : shunned.has(seat));
  return { shunned, isMuted, take, about, ask: setAbout };
}
