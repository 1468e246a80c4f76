import {
  type BotMove,
  type BotTask,
  type Bus,
  type Match,
  type MatchPorts,
  openMatch,
  outgoing,
  problem,
  serveInProcess,
} from '@orrery/host';
import { type Core, IllegalAction, type Refusal, type Rules, refuse, rulesOf } from '@orrery/kernel';
import { type RankedAnswer, systemClock, type ToServer } from '@orrery/protocol';
import { gameOf } from '../../catalog.ts';
import { gameEntryOf } from '../saved.ts';
import { isGuided, localStore } from '../store.ts';
import type { FromWorker, ToWorker } from './index.ts';
import { randomSeed } from './seed.ts';

// One worker per table. The tab with the table's lock plays it; other tabs watch, and take over when it closes.
const page = self as unknown as {
  postMessage(message: FromWorker): void;
  onmessage: ((e: MessageEvent<ToWorker>) => void) | null;
};

/** Commands that a watching tab may send. */
const LOOKS: ReadonlySet<ToServer['do']> = new Set(['join', 'ping', 'why', 'past']);

let leads = false;
let pace = 0;
let hurry = () => {};
let opened: (match: Match) => void = () => {};
let failed: (error: unknown) => void = () => {};
const match = new Promise<Match>((done, fail) => {
  opened = done;
  failed = fail;
});

const say = (message: FromWorker) => page.postMessage(message);

const refusalOf = (error: unknown): Refusal =>
  error instanceof IllegalAction
    ? { reason: error.reason, params: error.params, rule: error.rule }
    : refuse('broken', null, { message: String(error instanceof Error ? error.message : error) });

/** A bot's action or null, or ranked answers for a hint. */
type Thought = BotMove | null | RankedAnswer[];

function thinkerOf(port: MessagePort): MatchPorts['thinker'] {
  let calls = 0;
  const open = new Map<number, { done(thought: Thought): void; failed(error: Error): void }>();
  port.onmessage = ({ data }: MessageEvent<{ call: number; thought?: Thought; error?: string }>) => {
    const call = open.get(data.call);
    open.delete(data.call);
    if (data.error !== undefined) call?.failed(new Error(data.error));
    else call?.done(data.thought ?? null);
  };
  const ask = (puzzle: BotTask, hint: boolean): Promise<Thought> =>
    new Promise((done, failed) => {
      open.set(++calls, { done, failed });
      port.postMessage({ call: calls, puzzle, hint });
    });
  return {
    think: (puzzle) => ask(puzzle, false) as Promise<BotMove | null>,
    advise: (puzzle) => ask(puzzle, true) as Promise<RankedAnswer[]>,
  };
}

/** Waits before a bot's move is shown, unless the player skips the wait. */
function pause(since: number, times = 1): Promise<void> {
  return new Promise((done) => {
    const timer = setTimeout(done, Math.max(0, since + times * pace - Date.now()));
    hurry = () => {
      clearTimeout(timer);
      done();
    };
  });
}

/** A bus between the tabs of this browser. */
function tabBus(): Bus {
  return {
    publish: (channel, message) => {
      const line = new BroadcastChannel(channel);
      line.postMessage(message);
      line.close();
    },
    subscribe(channel, listener) {
      const line = new BroadcastChannel(channel);
      line.onmessage = ({ data }) => listener(data);
      return () => line.close();
    },
    async close() {},
  };
}

async function open(id: string, thinker: MessagePort): Promise<void> {
  const guided = await isGuided(id);
  let rules: Rules<Core> | null = null;
  const store = localStore(
    (saved, snapshot) => rules && gameEntryOf(rules, saved, snapshot.state as never, guided, Date.now()),
    (kept) => say({ problem: kept ? null : refuse('not-kept') }),
  );
  const saved = await store.load(id);
  if (!saved) throw new IllegalAction(refuse('no-table'));
  rules = rulesOf(await gameOf(saved.game)) as Rules<Core>;
  /** Tells the match whether this tab leads it. */
  let lead: (leads: boolean) => void = () => {};
  const table = openMatch(
    {
      store,
      bus: tabBus(),
      thinker: thinkerOf(thinker),
      clock: { now: Date.now, after: systemClock.after },
      node: randomSeed(),
      secret: randomSeed,
      keyOf: (token) => token,
      fault: (error, about) => console.error(about, error),
      // All players share this device, so timing reveals nothing.
      standingOrderMs: 0,
      pause,
      leases: {
        want(_match, onLead) {
          lead = onLead;
          if (leads) onLead(true);
          return () => {
            lead = () => {};
          };
        },
      },
    },
    rules,
    saved,
  );
  const name = `orrery-table-${id}`;
  // The lock is held until this worker ends; the browser releases it even after a crash.
  const play = () => {
    leads = true;
    lead(true);
    say({ watching: false });
    opened(table);
    return new Promise<void>(() => {});
  };
  // Pages without HTTPS have no locks, so this tab plays and no other tab can watch.
  if (!('locks' in navigator)) return play();
  await navigator.locks.request(name, { ifAvailable: true }, (lock) => {
    if (lock) return play();
    say({ watching: true });
    opened(table);
  });
  await navigator.locks.request(name, play);
}

/** Serves the page's connection. A watching tab may only read. */
function listen(port: MessagePort): void {
  const client = {
    send: ({ message }: ReturnType<typeof outgoing>) => port.postMessage(message),
    drop: () => port.close(),
  };
  const line = serveInProcess(
    () => match,
    client,
    (error, about) => console.error(about, error),
  );
  port.onmessage = ({ data }: MessageEvent<ToServer>) => {
    if (leads || LOOKS.has(data.do)) return line.receive(data);
    client.send(outgoing({ say: 'error', id: 'id' in data ? data.id : null, ...problem('stale'), reason: 'watching' }));
  };
}

page.onmessage = ({ data }) => {
  switch (data.do) {
    case 'open':
      pace = data.pace;
      match.catch((error) => say({ broken: refusalOf(error) }));
      open(data.id, data.thinker).catch(failed);
      return;
    case 'line':
      return listen(data.port);
    case 'pace':
      pace = data.ms;
      hurry();
  }
};
