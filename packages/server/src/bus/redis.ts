import type { Bus } from '@orrery/host';
import { Redis } from 'ioredis';
import { StartError } from '../errors.ts';
import { openListeners } from './listeners.ts';

export interface RedisOptions {
  /** redis://user:password@host:port/number */
  url: string;
  /** A listener has failed, or the line to Redis. */
  onError: (error: unknown) => void;
  /** While the line is down everybody looks for himself, this often; and this often it is tried whether it is. */
  lookMs?: number;
}

/**
 * The bus of many nodes. All of them listen to one channel of Redis and pass on what concerns somebody here: so a
 * subscription holds from the moment it is made. Doorbells that Redis cannot take are dropped.
 */
const CHANNEL = 'orrery';
/** A line that was cut without a word looks like one on which nothing happens. After so many tries unheard it is given up. */
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

  /** Something may have been missed: everybody looks for himself. */
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

  /** Says something that concerns nobody and must be heard here as well. */
  function tryOut(): void {
    if (ear.status !== 'ready' || speaker.status !== 'ready') return;
    if (unheard++ < UNHEARD) return void speaker.publish(CHANNEL, '\n').catch(() => {});
    unheard = 0;
    goLooking();
    onError(new Error('Redis is silent: the lines to it are opened anew'));
    for (const line of [speaker, ear]) line.disconnect(true);
  }

  try {
    await Promise.all([speaker.connect(), ear.connect()]);
    await ear.subscribe(CHANNEL);
  } catch (error) {
    closed = true;
    for (const line of [speaker, ear]) line.disconnect();
    throw new StartError('bus', `Redis cannot be reached: ${(error as Error).message}`);
  }
  const trying = setInterval(tryOut, lookMs);
  // From here on every connection is one after a gap.
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
