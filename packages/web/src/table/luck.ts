import type { MatchRecord } from '@orrery/kernel';
import { type Gathering, type LuckFault, luckFault, type Pledge } from '@orrery/protocol';

// What this device has added to the dice of online tables, and what it was promised of them.

const KEY = 'orrery.luck';
/** Older ones are forgotten. */
const MOST = 100;

function pledges(): [table: string, pledge: Pledge][] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as [string, Pledge][];
  } catch {
    return [];
  }
}

/** A part of the luck that nobody else can have chosen. */
export function newSalt(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Keeps what was promised when one sat down. */
export function keepPledge({ table, promise }: Pick<Gathering, 'table' | 'promise'>, salt: string): void {
  const others = pledges().filter(([id]) => id !== table);
  localStorage.setItem(KEY, JSON.stringify([...others, [table, { promise, salt }]].slice(-MOST)));
}

export const pledgeOf = (table: string): Pledge | null => pledges().find(([id]) => id === table)?.[1] ?? null;

/** As the server does it. A page that came over an open line has no means to. */
async function digest(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return btoa(String.fromCharCode(...new Uint8Array(hash)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

export const canDigest = (): boolean => crypto.subtle !== undefined;

/** Whether the luck of a match is what this device was promised; null where it is. */
export const luckOf = (record: MatchRecord, pledge: Pledge): Promise<LuckFault | null> =>
  luckFault(record, pledge, digest);
