/**
 * Whether a WebSocket may be opened from this origin: the server's own, or one the operator allows. Browsers always
 * send an origin; other programs send none and cannot act for a signed-in visitor.
 */
export function mayOpen(origin: string | undefined, host: string, allowed: readonly string[]): boolean {
  if (origin === undefined || allowed.includes(origin)) return true;
  return URL.canParse(origin) && new URL(origin).host === host.toLowerCase();
}

/** Origins are compared exactly, so they have to be written as browsers send them. */
export const isOrigin = (text: string): boolean => URL.canParse(text) && new URL(text).origin === text;
