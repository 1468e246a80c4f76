import { lookup as resolve } from 'node:dns';
import { request as overHttp, type RequestOptions } from 'node:http';
import { request as overHttps } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Private and reserved IPv4 networks. URLs come from users and must not reach the operator's private network. */
const inner = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  inner.addSubnet(net, bits, 'ipv4');
}
/** Public IPv6 addresses: global unicast, except the special-purpose ranges in `odd6`. */
const outer6 = new BlockList();
outer6.addSubnet('2000::', 3, 'ipv6');
const odd6 = new BlockList();
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const) {
  odd6.addSubnet(net, bits, 'ipv6');
}

/** Whether an address is public. */
function isPublic(address: string): boolean {
  if (isIP(address) === 4) return !inner.check(address, 'ipv4');
  return isIP(address) === 6 && outer6.check(address, 'ipv6') && !odd6.check(address, 'ipv6');
}

/** The reason why a URL is not allowed; null if it is. */
export function urlError(text: string, isInnerAllowed: boolean): string | null {
  if (!URL.canParse(text)) return 'This is not a valid URL. Enter one that begins with https://.';
  const url = new URL(text);
  if (url.username || url.password) return 'The URL must not contain a user name or password.';
  if (url.protocol !== 'https:' && !(isInnerAllowed && url.protocol === 'http:'))
    return 'The URL must begin with https://.';
  const host = bare(url);
  if (!isInnerAllowed && (host === 'localhost' || (isIP(host) > 0 && !isPublic(host))))
    return 'The URL must point to a public address.';
  return null;
}

const bare = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');

/** Resolves a name once and connects to the address that was checked, which prevents DNS rebinding. */
const publicLookup: LookupFunction = (name, options, done) => {
  resolve(name, { ...options, all: true }, (error, found) => {
    if (error) return done(error, '', 0);
    const open = found.filter(({ address }) => isPublic(address));
    const [first] = open;
    if (!first) return done(new Error(`${name} has no public address`), '', 0);
    if (options.all) return (done as (error: null, all: typeof open) => void)(null, open);
    done(null, first.address, first.family);
  });
};

const PATIENCE_MS = 10_000;

export interface PostRequest {
  url: string;
  headers: Record<string, string>;
  body: Buffer | string;
}

/** Posts to a user's URL and returns the status. The response body is not read. */
export function postSafely({ url, headers, body }: PostRequest, isInnerAllowed: boolean): Promise<number> {
  const fault = urlError(url, isInnerAllowed);
  if (fault !== null) return Promise.reject(new Error(fault));
  const options: RequestOptions = {
    method: 'POST',
    headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
    timeout: PATIENCE_MS,
    signal: AbortSignal.timeout(PATIENCE_MS),
    agent: false,
    ...(isInnerAllowed ? {} : { lookup: publicLookup }),
  };
  return new Promise((resolveWith, reject) => {
    const sent = (url.startsWith('https:') ? overHttps : overHttp)(url, options, (answer) => {
      answer.resume();
      answer.destroy();
      resolveWith(answer.statusCode ?? 0);
    });
    sent.on('error', reject);
    sent.on('timeout', () => sent.destroy(new Error('timed out')));
    sent.end(body);
  });
}
