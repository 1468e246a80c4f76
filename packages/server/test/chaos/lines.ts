import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { below, type Rng } from '@orrery/kernel';
import { WebSocket, WebSocketServer } from 'ws';

/** What happens to a frame. */
type Fate = 'whole' | 'held' | 'overtaken' | 'lost' | 'cut';

export interface BadNet {
  /** URL for clients. Connections go to the nodes in turn, as behind a simple load balancer. */
  url: string;
  readonly fates: Readonly<Record<Fate, number>>;
  close(): void;
}

const LINE_MS = 1000;
const portOf = (server: { address(): unknown }) => (server.address() as { port: number }).port;

/**
 * A network between clients and nodes on which `percent` of all frames, both ways, are affected:
 * - held: up to 300 ms late, with everything behind it on that connection. As with TCP, other connections overtake it.
 * - overtaken: later frames of the same connection arrive first. TCP never does this; clients must handle it anyway.
 * - lost: never arrives. The connection ends within a second, and continues without the frame until then.
 * - cut: the connection ends at once. A frame to a server still arrives up to a second later, when its sender may have
 *   reconnected to another node and sent it again.
 */
export async function openBadNet(urls: readonly string[], rng: Rng, percent: number): Promise<BadNet> {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await new Promise((ready) => server.once('listening', ready));
  const fates = { whole: 0, held: 0, overtaken: 0, lost: 0, cut: 0 };
  const some = (most: number) => below(rng, most);
  let next = 0;

  function fateOf(): Fate {
    const drawn = some(100);
    const bad: Fate[] = ['held', 'overtaken', 'lost', 'cut'];
    const fate = drawn < percent ? (bad[drawn % 4] as Fate) : 'whole';
    fates[fate]++;
    return fate;
  }

  server.on('connection', (client) => {
    const node = new WebSocket(`${urls[next++ % urls.length]?.replace(/^http/, 'ws')}/ws`);
    const opened = new Promise<void>((resolve) => node.once('open', resolve));
    const end = () => {
      client.terminate();
      node.terminate();
    };
    for (const side of [client, node]) side.on('error', () => {}).on('close', () => setTimeout(end, LINE_MS));
    node.on('close', () => client.terminate());

    function carry(from: WebSocket, to: WebSocket): void {
      let road: Promise<unknown> = opened;
      const deliver = (text: string) => {
        if (to.readyState === WebSocket.OPEN) to.send(text);
      };
      from.on('message', (data) => {
        const text = String(data);
        const fate = fateOf();
        if (fate === 'lost') return void setTimeout(end, some(LINE_MS));
        if (fate === 'overtaken') return void opened.then(() => wait(some(100))).then(() => deliver(text));
        if (fate === 'held') road = road.then(() => wait(some(300)));
        if (fate === 'cut') {
          client.terminate();
          road = road.then(() => wait(some(LINE_MS)));
        }
        road = road.then(() => deliver(text));
        if (fate === 'cut') road.then(end, end);
      });
    }
    carry(client, node);
    carry(node, client);
  });
  return { url: `http://127.0.0.1:${portOf(server)}`, fates, close: () => server.close() };
}

/** A network link between a node and a service. */
export interface Cable {
  url: string;
  /** Stops all data in both directions without closing the link. */
  stall(): void;
  /** Delivers all data in flight, late. */
  resume(): void;
  /** Drops data in flight and closes both ends. */
  snap(): void;
  close(): void;
}

/** Opens a link to the service at a URL such as `postgres://…`. */
export async function openCable(url: string): Promise<Cable> {
  const { hostname, port } = new URL(url);
  const ends = new Set<Socket>();
  let stalled = false;
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.add(from);
      from
        .on('error', () => {})
        .on('close', () => {
          ends.delete(from);
          to.destroy();
        });
      from.on('data', (data) => to.write(data));
      if (stalled) from.pause();
    }
  }).listen(0, '127.0.0.1');
  await new Promise((ready) => server.once('listening', ready));
  const address = new URL(url);
  address.port = String(portOf(server));
  return {
    url: address.href,
    stall() {
      stalled = true;
      for (const end of ends) end.pause();
    },
    resume() {
      stalled = false;
      for (const end of ends) end.resume();
    },
    snap() {
      for (const end of ends) end.destroy();
    },
    close() {
      server.close();
      for (const end of ends) end.destroy();
    },
  };
}
