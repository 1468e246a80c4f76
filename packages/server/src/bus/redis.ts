import type { Bus } from '@orrery/host';
import { Redis } from 'ioredis';
import { StartError } from '../errors.ts';
import { openListeners } from './listeners.ts';

export interface RedisOptions {
  /** redis://user:password@host:port/number */
  url: string;
  /** Reports errors of listeners and of the Redis connection. */
  onError: (error: unknown) => void;
  /** Polling interval while the connection is down, and interval of connection checks. */
  lookMs?: number;
}

/**
 * The bus of several nodes. All nodes subscribe to one Redis channel and filter locally, so a subscription takes effect
 * immediately. Messages that Redis cannot take are dropped.
 */
const CHANNEL = 'orrery';
/** A dead connection looks like an idle one. After this many unanswered checks it is reopened. */
const UNHEARD = 3;

export async function openRedisBus({ url, onError, lookMs = 2000 }: RedisOptions): Promise<Bus> {
  const listeners = openListeners(onError);
  const settings = {
    lazyConnect: true,
    connectTimeout: 5000,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    retryStrategy: (times: number) => Math.min(50 * times, 1000),
  };
  const speaker = new Redis(url, settings);
  const ear = new Redis(url, { ...settings, autoResubscribe: false });
  let looking: NodeJS.Timeout | null = null;
  let closed = false;
  let unheard = 0;

  /** Messages may have been missed: tells all listeners to reload. */
  const ring = () => listeners.ring('null');

  for (const line of [speaker, ear]) line.on('error', onError);
  ear.on('message', (_channel: string, text: string) => {
    unheard = 0;
    const end = text.indexOf('\n');
    listeners.heard(text.slice(0, end))?.(text.slice(end + 1));
  });
  const goLooking = () => {
    if (!closed) looking ??= setInterval(ring, lookMs);
  };
  ear.on('close', goLooking);

  /** Publishes a check message that has to come back here. */
  function tryOut(): void {
    if (ear.status !== 'ready' || speaker.status !== 'ready') return;
    if (unheard++ < UNHEARD) return void speaker.publish(CHANNEL, '\n').catch(() => {});
    unheard = 0;
    goLooking();
    onError(new Error('Redis does not answer: reconnecting'));
    for (const line of [speaker, ear]) line.disconnect(true);
  }

  try {
    await Promise.all([speaker.connect(), ear.connect()]);
    await ear.subscribe(CHANNEL);
  } catch (error) {
    closed = true;
    for (const line of [speaker, ear]) line.disconnect();
    throw new StartError('bus', `Cannot reach Redis: ${(error as Error).message}`);
  }
  const trying = setInterval(tryOut, lookMs);
  // From here on, every connection follows a gap.
  ear.on('ready', () => {
    ear.subscribe(CHANNEL).then(() => {
      if (looking) clearInterval(looking);
      looking = null;
      ring();
    }, onError);
  });

  return {
    publish(channel, message) {
      speaker.publish(CHANNEL, `${channel}\n${JSON.stringify(message)}`).catch(onError);
    },
    subscribe: listeners.subscribe,
    async close() {
      closed = true;
      clearInterval(trying);
      if (looking) clearInterval(looking);
      listeners.close();
      for (const line of [speaker, ear]) line.disconnect();
    },
  };
}
