import { type Action, IllegalAction, load, type Refusal, type Rules, refuse, rulesOf, type Seat } from '@orrery/kernel';
import { gameOf } from '../../catalog.ts';
import { emptySnapshot } from '../client.ts';
import type { SavedTable } from '../saved.ts';
import { loadTable, saveTable } from '../store.ts';
import { type Host, hostOf, snapshotOf, type Thought } from './host.ts';
import type { FromHost, ToHost } from './messages.ts';
import { randomSeed } from './seed.ts';

// One worker keeps one table. The tab that holds the table's lock is its host; others watch and take over when it goes.
const page = self as unknown as { postMessage(message: FromHost): void; onmessage: ((e: MessageEvent) => void) | null };

let id = '';
let rules: Rules | null = null;
let host: Host | null = null;
let watched: SavedTable | null = null;
let viewer: Seat | null | undefined;
let channel: BroadcastChannel | null = null;
let pace = 0;
let hurry: (() => void) | null = null;

const say = (message: FromHost) => page.postMessage(message);

function publish(): void {
  if (!rules) return;
  const saved = host ? host.saved() : watched;
  if (!saved) return;
  if (viewer === undefined) viewer = saved.mySeats.length === 1 ? (saved.mySeats[0] as Seat) : null;
  const state = host ? host.state : load(rules, saved.record.snapshot);
  const undo = host ? (viewer === null ? { reason: 'nothing-to-undo' } : host.mayUndo(viewer)) : null;
  const problem = host && !host.kept ? refuse('not-kept') : null;
  say({ snapshot: { ...snapshotOf(rules, saved, state, viewer, undo), problem } });
  if (host) channel?.postMessage({ saved });
}

function fail(problem: Refusal): void {
  say({ snapshot: { ...emptySnapshot(id, rules?.game.id ?? '', 'error'), problem } });
}

const problemOf = (error: unknown): Refusal =>
  error instanceof IllegalAction
    ? { reason: error.reason, params: error.params, rule: error.rule }
    : refuse('broken', null, { message: String(error instanceof Error ? error.message : error) });

function thinkerOf(port: MessagePort): (thought: Thought) => Promise<Action | null> {
  let calls = 0;
  const open = new Map<number, { done(action: Action | null): void; failed(error: Error): void }>();
  port.onmessage = ({ data }: MessageEvent<{ call: number; action?: Action | null; error?: string }>) => {
    const call = open.get(data.call);
    open.delete(data.call);
    if (data.error !== undefined) call?.failed(new Error(data.error));
    else call?.done(data.action ?? null);
  };
  return (thought) =>
    new Promise((done, failed) => {
      open.set(++calls, { done, failed });
      port.postMessage({ call: calls, thought });
    });
}

function pause(since: number): Promise<void> {
  const left = since + pace - Date.now();
  if (left <= 0) return Promise.resolve();
  return new Promise((done) => {
    const timer = setTimeout(done, left);
    hurry = () => {
      clearTimeout(timer);
      done();
    };
  });
}

async function becomeHost(saved: SavedTable, thinker: MessagePort): Promise<void> {
  rules = rulesOf(await gameOf(saved.game));
  host = hostOf(rules, saved, {
    save: saveTable,
    think: thinkerOf(thinker),
    publish,
    pause,
    now: Date.now,
    seed: randomSeed,
  });
  publish();
  await host.drive();
}

async function open(thinker: MessagePort): Promise<void> {
  const saved = await loadTable(id);
  if (!saved) return fail(refuse('no-table'));
  channel = new BroadcastChannel(`orrery-table-${id}`);
  channel.onmessage = ({ data }: MessageEvent<{ saved?: SavedTable; hello?: true }>) => {
    if (data.hello && host) publish();
    if (data.saved && !host) {
      watched = data.saved;
      publish();
    }
  };
  const name = `orrery-table-${id}`;
  // The lock is kept until this worker ends; the browser frees it then, even after a crash.
  const keep = (newest: SavedTable) =>
    new Promise<void>(() => {
      becomeHost(newest, thinker).catch((error) => fail(problemOf(error)));
    });
  await navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
    if (lock) return keep(saved);
    rules = rulesOf(await gameOf(saved.game));
    watched = saved;
    publish();
    channel?.postMessage({ hello: true });
  });
  await navigator.locks.request(name, async () => keep((await loadTable(id)) ?? saved));
}

async function carryOut(call: number, run: (host: Host) => Promise<void>): Promise<void> {
  try {
    if (!host) throw new IllegalAction(refuse('watching'));
    await run(host);
    say({ call, refusal: null });
  } catch (error) {
    say({ call, refusal: problemOf(error) });
  }
}

page.onmessage = ({ data }: MessageEvent<ToHost>) => {
  switch (data.do) {
    case 'open':
      id = data.id;
      pace = data.pace;
      open(data.thinker).catch((error) => fail(problemOf(error)));
      return;
    case 'act':
      void carryOut(data.call, (at) => at.act(data.action));
      return;
    case 'why':
      say({ call: data.call, refusal: host ? host.why(data.action) : refuse('watching') });
      return;
    case 'undo':
      void carryOut(data.call, (at) => at.undo(data.seat, data.agreed));
      return;
    case 'resign':
      void carryOut(data.call, (at) => at.resign(data.seat));
      return;
    case 'viewer':
      viewer = data.seat;
      publish();
      return;
    case 'pace':
      pace = data.ms;
      hurry?.();
      return;
    case 'close':
      host?.close();
      self.close();
  }
};
