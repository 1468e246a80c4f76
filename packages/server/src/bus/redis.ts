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

const CHANNEL = 'orrery';
/** A dead connection looks like an idle one, so it is reopened after this many unanswered checks. */
const MAX_UNANSWERED = 3;

/**
 * The bus of several nodes. All nodes subscribe to one Redis channel and filter locally, so a subscription takes effect
 * immediately. Messages that Redis does not accept are dropped.
 */
export async function openRedisBus({ url, onError, lookMs = 2000 }: RedisOptions): Promise<Bus> {
  const listeners = openListeners(onError);
  const settings = {
    lazyConnect: true,
    connectTimeout: 5000,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    retryStrategy: (times: number) => Math.min(50 * times, 1000),
  };
  const publisher = new Redis(url, settings);
  const subscriber = new Redis(url, { ...settings, autoResubscribe: false });
  let polling: NodeJS.Timeout | null = null;
  let closed = false;
  let unanswered = 0;

  /** Tells all listeners to reload, because messages may have been missed. */
  const reloadAll = () => listeners.deliverToAll('null');

  for (const line of [publisher, subscriber]) line.on('error', onError);
  subscriber.on('message', (_channel: string, text: string) => {
    unanswered = 0;
    const end = text.indexOf('\n');
    listeners.deliveryFor(text.slice(0, end))?.(text.slice(end + 1));
  });
  const startPolling = () => {
    if (!closed) polling ??= setInterval(reloadAll, lookMs);
  };
  subscriber.on('close', startPolling);

  /** Publishes a check message, which must come back to this node. */
  function checkConnection(): void {
    if (subscriber.status !== 'ready' || publisher.status !== 'ready') return;
    if (unanswered++ < MAX_UNANSWERED) return void publisher.publish(CHANNEL, '\n').catch(() => {});
    unanswered = 0;
    startPolling();
    onError(new Error('Redis does not answer: reconnecting'));
    for (const line of [publisher, subscriber]) line.disconnect(true);
  }

  try {
    await Promise.all([publisher.connect(), subscriber.connect()]);
    await subscriber.subscribe(CHANNEL);
  } catch (error) {
    closed = true;
    for (const line of [publisher, subscriber]) line.disconnect();
    throw new StartError('bus', `Cannot reach Redis: ${(error as Error).message}`);
  }
  const checking = setInterval(checkConnection, lookMs);
  // From here on, every new connection follows a gap in which messages may have been lost.
  subscriber.on('ready', () => {
    subscriber.subscribe(CHANNEL).then(() => {
      if (polling) clearInterval(polling);
      polling = null;
      reloadAll();
    }, onError);
  });

  return {
    publish(channel, message) {
      publisher.publish(CHANNEL, `${channel}\n${JSON.stringify(message)}`).catch(onError);
    },
    subscribe: listeners.subscribe,
    get isUp() {
      return polling === null && publisher.status === 'ready' && unanswered <= 1;
    },
    async close() {
      closed = true;
      clearInterval(checking);
      if (polling) clearInterval(polling);
      listeners.close();
      for (const line of [publisher, subscriber]) line.disconnect();
    },
  };
}
