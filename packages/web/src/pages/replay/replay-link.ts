import { ANALYSIS } from '../../shared/analysis-address.ts';

/** The maximum length of a link that messengers and browsers keep whole. */
const MAX_LINK = 16_000;
/** The maximum size of a record in a link, unpacked. */
const MAX_RECORD = 4_000_000;

const HASH = '#game=';

const through = (bytes: Uint8Array<ArrayBuffer>, by: CompressionStream | DecompressionStream) =>
  new Blob([bytes]).stream().pipeThrough(by);

/** Base64 with the characters that links allow. */
const toBase64Url = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

const fromBase64Url = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));

/** A record as the last part of a link, which browsers do not send to the server. Null if it is too long. */
export async function recordHash(record: unknown): Promise<string | null> {
  const bytes = new TextEncoder().encode(JSON.stringify(record));
  const packed = await new Response(through(bytes, new CompressionStream('deflate-raw'))).arrayBuffer();
  const hash = HASH + toBase64Url(new Uint8Array(packed));
  return hash.length > MAX_LINK ? null : hash;
}

/** The record in a link, or null if it has none. Rejects if it is damaged or too large. */
export async function recordInHash(hash: string): Promise<unknown> {
  if (!hash.startsWith(HASH)) return null;
  const reader = through(fromBase64Url(hash.slice(HASH.length)), new DecompressionStream('deflate-raw')).getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return JSON.parse(text + decoder.decode());
    text += decoder.decode(value, { stream: true });
    if (text.length > MAX_RECORD) throw new Error('The record is too large.');
  }
}

/** The step in an address; 0 if it has none. */
export function stepInAddress(search: string): number {
  const step = Number(new URLSearchParams(search).get('step'));
  return Number.isSafeInteger(step) && step > 0 ? step : 0;
}

/** Whether an address opens the analysis. */
export const analysisInAddress = (search: string): boolean => new URLSearchParams(search).has(ANALYSIS);

/** This address with another step, with or without the analysis. */
export function addressAt(address: string, step: number, analysis = false): string {
  const url = new URL(address);
  if (analysis) url.searchParams.set(ANALYSIS, '1');
  else url.searchParams.delete(ANALYSIS);
  if (step > 0) url.searchParams.set('step', String(step));
  else url.searchParams.delete('step');
  return url.href;
}
