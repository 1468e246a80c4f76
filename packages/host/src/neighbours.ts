import type { Json } from '@orrery/kernel';
import type { UndoRequest } from '@orrery/protocol';
import type { Bus } from './bus.ts';
import type { HostClock } from './ports.ts';

/** What nodes that serve the same match tell each other. Moves are not among it: those are in the store. */
type Word =
  | { is: 'news' }
  | { is: 'who' }
  | { is: 'here'; seats: number[] }
  | { is: 'wish'; seq: number; request: UndoRequest | null; declined: number | null };

/** The other nodes at which people sit at this table. */
export interface Neighbours {
  /** Seats whose holders are at another node. */
  readonly seats: ReadonlySet<number>;
  /** Something is on the disk that the others have not heard of. */
  news(): void;
  /** Which seats are held by somebody here. */
  here(): void;
  /** A wish to take back came up, gained a word, was declined or is no more. */
  wish(seq: number, request: UndoRequest | null, declined: number | null): void;
  close(): void;
}

export interface NeighbourOptions {
  bus: Bus;
  match: string;
  node: string;
  clock: HostClock;
  /** Seats that are held by somebody here. */
  mine(): number[];
  onNews(): void;
  onSeats(): void;
  onWish(seq: number, request: UndoRequest | null, declined: number | null): void;
}

/** Nodes that know of each other say so often who is there; whoever has been silent for longer is gone. */
const BEAT_MS = 10_000;
const SILENT_MS = 25_000;

/** Where nodes hear of a match; null there says that something has been written to it. */
export const matchChannel = (match: string): string => `match/${match}`;

export function openNeighbours(options: NeighbourOptions): Neighbours {
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
    // Who is new has not heard who is here.
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
    news: () => say({ is: 'news' }),
    here,
    wish: (seq, request, declined) => say({ is: 'wish', seq, request, declined }),
    close() {
      unsubscribe();
      stopBeat?.();
      say({ is: 'here', seats: [] });
    },
  };
}
