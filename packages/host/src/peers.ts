import type { Json } from '@orrery/kernel';
import type { UndoRequest } from '@orrery/protocol';
import type { Bus } from './bus.ts';
import type { HostClock } from './ports.ts';

/** Messages between nodes that serve the same match. Moves are not among them: nodes read those from the store. */
type Word =
  | { is: 'news' }
  | { is: 'who' }
  | { is: 'here'; seats: number[] }
  | { is: 'wish'; seq: number; request: UndoRequest | null; declined: number | null };

/** Other nodes with players of this match. */
export interface Peers {
  /** Seats whose players are connected to another node. */
  readonly seats: ReadonlySet<number>;
  /** Announces that new entries were saved. */
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
  onNews(): void;
  onSeats(): void;
  onWish(seq: number, request: UndoRequest | null, declined: number | null): void;
}

/** Nodes announce presence at this interval; a node that stays silent longer is considered gone. */
const BEAT_MS = 10_000;
const SILENT_MS = 25_000;

/** Bus channel of a match; a null message means that something was saved. */
export const matchChannel = (match: string): string => `match/${match}`;

export function openPeers(options: PeerOptions): Peers {
  const { bus, node, clock } = options;
  const channel = matchChannel(options.match);
  const nodes = new Map<string, { seats: number[]; heard: number }>();
  let seats: ReadonlySet<number> = new Set();
  let stopBeat: (() => void) | null = null;

  const say = (word: Word) => bus.publish(channel, { node, ...word } as unknown as Json);
  const here = () => {
    if (nodes.size > 0) say({ is: 'here', seats: options.mine() });
  };

  function count(): void {
    const before = [...seats].sort().join();
    seats = new Set([...nodes.values()].flatMap((one) => one.seats));
    if ([...seats].sort().join() !== before) options.onSeats();
  }

  function beat(): void {
    const now = clock.now();
    for (const [name, { heard }] of nodes) if (now - heard > SILENT_MS) nodes.delete(name);
    count();
    here();
    stopBeat = nodes.size > 0 ? clock.after(BEAT_MS, beat) : null;
  }

  function met(name: string, theirs?: number[]): void {
    const known = nodes.get(name);
    nodes.set(name, { seats: theirs ?? known?.seats ?? [], heard: clock.now() });
    stopBeat ??= clock.after(BEAT_MS, beat);
    count();
    // A new node does not know yet who is connected here.
    if (!known) here();
  }

  const unsubscribe = bus.subscribe(channel, (message) => {
    const word = message as unknown as ({ node: string } & Word) | null;
    if (word === null) return options.onNews();
    if (word.node === node) return;
    met(word.node, word.is === 'here' ? word.seats : undefined);
    if (word.is === 'news') options.onNews();
    else if (word.is === 'who') here();
    else if (word.is === 'wish') options.onWish(word.seq, word.request, word.declined);
  });
  say({ is: 'who' });

  return {
    get seats() {
      return seats;
    },
    announceWrite: () => say({ is: 'news' }),
    announceSeats: here,
    announceUndo: (seq, request, declined) => say({ is: 'wish', seq, request, declined }),
    close() {
      unsubscribe();
      stopBeat?.();
      say({ is: 'here', seats: [] });
    },
  };
}
