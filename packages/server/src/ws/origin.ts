/**
 * Whether the page that opens a line is one of ours: from this server's own address, or from one the operator allows.
 * Browsers always say where a page is from; a program that is no browser says nothing and does nobody's bidding.
 */
export function mayOpen(origin: string | undefined, host: string, allowed: readonly string[]): boolean {
  if (origin === undefined || allowed.includes(origin)) return true;
  return URL.canParse(origin) && new URL(origin).host === host.toLowerCase();
}

/** Origins are compared letter by letter, so they have to be written as browsers write them. */
export const isOrigin = (text: string): boolean => URL.canParse(text) && new URL(text).origin === text;
