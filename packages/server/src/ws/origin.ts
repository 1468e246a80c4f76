/**
 * Whether pages of this origin may open WebSockets and send requests: the server's own, or one the operator allows.
 * Browsers always send an origin here; other programs send none and cannot act for a signed-in visitor.
 */
export function mayOpen(origin: string | undefined, host: string, allowed: readonly string[]): boolean {
  if (origin === undefined || allowed.includes(origin)) return true;
  return URL.canParse(origin) && new URL(origin).host === host.toLowerCase();
}

/** Whether a text is an origin exactly as browsers send it, which is needed because origins are compared exactly. */
export const isOrigin = (text: string): boolean => URL.canParse(text) && new URL(text).origin === text;
