import { isIP } from 'node:net';
import { StartError } from '../errors.ts';

/** Names that cannot be registered publicly: a single word, or a suffix reserved for private networks. */
const PRIVATE = /^[^.]*$|\.(local|localhost|lan|internal|home\.arpa)$/;

const HOST_NAME = /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/;

/** The name in a Host header, without its port. */
const nameOf = (host: string): string => host.toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '');

/**
 * Whether the server answers requests for this host: an IP address, a private name, or a name the operator listed.
 * Otherwise any domain could be pointed at this server and pass as one of its own pages (DNS rebinding).
 */
export function isAllowedHost(host: string, listed: readonly string[]): boolean {
  const name = nameOf(host);
  return isIP(name.replace(/^\[|\]$/g, '')) !== 0 || PRIVATE.test(name) || listed.includes(name);
}

/** The allowed names: those listed, and the one of the public URL. Throws `StartError`. */
export function hostsFrom(listed: readonly string[], publicUrl: string | null): string[] {
  const invalid = listed.find((name) => !HOST_NAME.test(name.toLowerCase()));
  if (invalid !== undefined) {
    throw new StartError('bad-setting', `${invalid} is not a host name. Use one such as play.example.org.`);
  }
  return [...listed, ...(publicUrl ? [new URL(publicUrl).host] : [])].map(nameOf);
}
