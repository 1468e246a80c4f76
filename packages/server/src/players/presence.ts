import type { Bus } from '@orrery/host';
import { interval } from '../interval.ts';

/** Who is online: everyone with an open connection to any node. */
export interface Presence {
  /** Registers a connection of a person; returns a function to call when it closes. */
  opened(person: string): () => void;
  has(person: string): boolean;
  close(): void;
}

const CHANNEL = 'presence';
/** How often a node tells the others who is connected to it. */
const BEAT_MS = 30_000;
/** Time after which a silent node is forgotten; it has stopped, or the bus is down. */
const SILENT_MS = 75_000;

/** What a node tells the others. `all` replaces what it told before. */
type News = { node: string } & ({ all: string[] } | { came: string } | { left: string } | { asks: true });

/** Presence is kept in memory only: every node tells the others over the bus. */
export function trackPresence(bus: Bus, node: string, now: () => number = Date.now): Presence {
  /** Number of connections of each person on this node. */
  const own = new Map<string, number>();
  const others = new Map<string, { people: Set<string>; at: number }>();
  const say = (news: News) => bus.publish(CHANNEL, news, unsubscribe);

  function hear(news: News): void {
    if (news.node === node) return;
    if ('asks' in news) return say({ node, all: [...own.keys()] });
    const known = others.get(news.node) ?? { people: new Set<string>(), at: 0 };
    if ('all' in news) known.people = new Set(news.all);
    if ('came' in news) known.people.add(news.came);
    if ('left' in news) known.people.delete(news.left);
    known.at = now();
    others.set(news.node, known);
  }

  const unsubscribe: () => void = bus.subscribe(CHANNEL, (message) => {
    // Null means that messages may have been missed.
    if (message === null) say({ node, asks: true });
    else hear(message as unknown as News);
  });
  say({ node, asks: true });
  const stop = interval(BEAT_MS, () => {
    for (const [name, { at }] of others) if (at <= now() - SILENT_MS) others.delete(name);
    say({ node, all: [...own.keys()] });
  });

  return {
    opened(person) {
      const count = own.get(person) ?? 0;
      own.set(person, count + 1);
      if (count === 0) say({ node, came: person });
      let isOpen = true;
      return () => {
        if (!isOpen) return;
        isOpen = false;
        const left = (own.get(person) ?? 1) - 1;
        if (left > 0) return void own.set(person, left);
        own.delete(person);
        say({ node, left: person });
      };
    },
    has(person) {
      if (own.has(person)) return true;
      return [...others.values()].some(({ people, at }) => at > now() - SILENT_MS && people.has(person));
    },
    close() {
      stop();
      say({ node, all: [] });
      unsubscribe();
    },
  };
}
