import type { Json } from '@orrery/kernel';
import type { UndoRequest } from '@orrery/protocol';
import type { Changes } from './after-change.ts';
import type { Bus } from './bus.ts';
import type { HostClock } from './ports.ts';

/** Messages between nodes that serve the same match. They contain no moves; nodes read those from the store. */
type PeerMessage =
  | { is: 'news' }
  | { is: 'who' }
  | { is: 'here'; seats: number[] }
  | { is: 'wish'; seq: number; request: UndoRequest | null; declined: number | null };

/** The other nodes that serve players of this match. */
export interface Peers {
  /** Seats whose players are connected to another node. */
  readonly seats: ReadonlySet<number>;
  /** Announces that something was saved: entries, chat messages or seats. */
  announceWrite(): void;
  /** Announces which seats are connected here. */
  announceSeats(): void;
  /** Announces a change of an undo request. */
  announceUndo(seq: number, request: UndoRequest | null, declined: number | null): void;
  close(): void;
}

export interface PeerOptions {
  bus: Bus;
  match: string;
  node: string;
  clock: HostClock;
  /** Seats connected here. */
  mine(): number[];
  changes: Pick<Changes, 'peerWrote' | 'peerSeats' | 'peerUndoRequest'>;
}

/** Nodes announce their presence at this interval; a node that is silent for `SILENT_MS` is considered gone. */
const BEAT_MS = 10_000;
const SILENT_MS = 25_000;

/** Bus channel of a match. A null message means that something may have been saved. */
export const matchChannel = (match: string): string => `match/${match}`;

export function openPeers(options: PeerOptions): Peers {
  const { bus, node, clock, changes } = options;
  const channel = matchChannel(options.match);
  const nodes = new Map<string, { seats: number[]; lastHeard: number }>();
  let seats: ReadonlySet<number> = new Set();
  let stopBeat: (() => void) | null = null;

  const publish = (peerMessage: PeerMessage) =>
    bus.publish(channel, { node, ...peerMessage } as unknown as Json, unsubscribe);
  const announceSeats = () => {
    if (nodes.size > 0) publish({ is: 'here', seats: options.mine() });
  };

  function updateSeats(): void {
    const before = [...seats].sort().join();
    seats = new Set([...nodes.values()].flatMap((one) => one.seats));
    if ([...seats].sort().join() !== before) changes.peerSeats();
  }

  function beat(): void {
    const now = clock.now();
    for (const [name, { lastHeard }] of nodes) if (now - lastHeard > SILENT_MS) nodes.delete(name);
    updateSeats();
    announceSeats();
    stopBeat = nodes.size > 0 ? clock.after(BEAT_MS, beat) : null;
  }

  function noteNode(name: string, theirs?: number[]): void {
    const known = nodes.get(name);
    nodes.set(name, { seats: theirs ?? known?.seats ?? [], lastHeard: clock.now() });
    stopBeat ??= clock.after(BEAT_MS, beat);
    updateSeats();
    // A new node does not know the seats connected here.
    if (!known) announceSeats();
  }

  const unsubscribe = bus.subscribe(channel, (message) => {
    const peerMessage = message as unknown as ({ node: string } & PeerMessage) | null;
    if (peerMessage === null) {
      // Announcements may have been missed, too.
      if (nodes.size > 0) publish({ is: 'who' });
      return changes.peerWrote();
    }
    if (peerMessage.node === node) return;
    noteNode(peerMessage.node, peerMessage.is === 'here' ? peerMessage.seats : undefined);
    if (peerMessage.is === 'news') changes.peerWrote();
    else if (peerMessage.is === 'who') announceSeats();
    else if (peerMessage.is === 'wish')
      changes.peerUndoRequest(peerMessage.seq, peerMessage.request, peerMessage.declined);
  });
  publish({ is: 'who' });

  return {
    get seats() {
      return seats;
    },
    announceWrite: () => publish({ is: 'news' }),
    announceSeats,
    announceUndo: (seq, request, declined) => publish({ is: 'wish', seq, request, declined }),
    close() {
      unsubscribe();
      stopBeat?.();
      publish({ is: 'here', seats: [] });
    },
  };
}
