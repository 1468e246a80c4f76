import { isIP } from 'node:net';
import { StartError } from '../errors.ts';

/** Names that cannot be registered publicly: single words, and names with a suffix reserved for private networks. */
const PRIVATE = /^[^.]*$|\.(local|localhost|lan|internal|home\.arpa)$/;

const HOST_NAME = /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/;

/** The name in a Host header, without its port. */
const nameOf = (host: string): string => host.toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '');

/**
 * Whether the server answers requests for this host: an IP address, a private name, or a name the operator listed.
 * Otherwise a page on any domain could pass as a page of this server (DNS rebinding).
 */
export function isAllowedHost(host: string, listed: readonly string[]): boolean {
  const name = nameOf(host);
  return isIP(name.replace(/^\[|\]$/g, '')) !== 0 || PRIVATE.test(name) || listed.includes(name);
}

/** The allowed host names: the listed ones and that of the public URL. Throws `StartError` for an invalid name. */
export function hostsFrom(listed: readonly string[], publicUrl: string | null): string[] {
  const invalid = listed.find((name) => !HOST_NAME.test(name.toLowerCase()));
  if (invalid !== undefined) {
    throw new StartError('bad-setting', `${invalid} is not a host name. Use one such as play.example.org.`);
  }
  return [...listed, ...(publicUrl ? [new URL(publicUrl).host] : [])].map(nameOf);
}
