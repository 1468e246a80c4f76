import { type Connect, overSocket } from '@orrery/protocol';
import { WebSocket } from 'ws';
import { type Socket, wsUrl } from './world.ts';

/** A browser with its cookies. */
export function browser(url: () => string, headers: Record<string, string> = {}) {
  let cookie = '';
  return {
    get cookie() {
      return cookie;
    },
    async ask(method: string, path: string, body?: object) {
      const response = await fetch(`${url()}${path}`, {
        method,
        headers: { ...headers, ...(body ? { 'content-type': 'application/json' } : {}), ...(cookie ? { cookie } : {}) },
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
      const set = response.headers.get('set-cookie');
      if (set) cookie = set.split(';')[0] as string;
      return { status: response.status, set, body: (await response.json()) as any };
    },
  };
}

export type Browser = ReturnType<typeof browser>;

/** Opens a WebSocket with this browser's cookie. */
export function lineAs(url: string, cookie: string): Connect {
  class Known extends WebSocket {
    constructor(address: string) {
      super(address, { headers: { cookie } });
    }
  }
  return overSocket(wsUrl(url), Known as unknown as typeof Socket);
}
