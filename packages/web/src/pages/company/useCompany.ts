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
  take(seats: readonly ShunnedSeat[]): void;
  about: About | null;
  ask(about: About | null): void;
}

/** The other people at an online table: whom of them one does not want to hear is kept with one's name. */
export function useCompany(id: string, { seats }: TableView): Company {
  const [shunned, setShunned] = useState<ReadonlyMap<number, ShunKind>>(new Map());
  const [about, setAbout] = useState<About | null>(null);
  const take = (found: readonly ShunnedSeat[]) => setShunned(new Map(found.map(({ seat, as }) => [seat, as])));
  const names = seats.map(({ name }) => name).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when a seat has changed hands
  useEffect(() => {
    if (isKnown()) api.shunnedAt(id).then(take, () => {});
  }, [id, names]);
  return { shunned, take, about, ask: setAbout };
}
