// Replaces vitest for the scenario tests: tests are collected, to be run many times.
import { expect } from 'vitest';

export { expect };

export interface Noted {
  name: string;
  run(): unknown;
}

export const noted: Noted[] = [];
let above: string[] = [];

export function describe(name: string, body: () => void): void {
  above = [...above, name];
  body();
  above = above.slice(0, -1);
}

type Body = (...args: any[]) => unknown;
/** Vitest accepts options before or after the body of a test; they are ignored here. */
const bodyOf = (rest: readonly unknown[]): Body => rest.find((one) => typeof one === 'function') as Body;

export function it(name: string, ...rest: unknown[]): void {
  noted.push({ name: [...above, name].join(' > '), run: bodyOf(rest) });
}
export const test = it;

/** `%s` and similar stand for the arguments, `$name` for a field of the first. */
function titled(name: string, args: unknown[]): string {
  let i = 0;
  const first = args[0] as Record<string, unknown>;
  return name.replace(/%[a-z]/g, () => String(args[i++])).replace(/\$(\w+)/g, (_all, key) => String(first?.[key]));
}

const each = (run: (name: string, body: () => unknown) => void) => (table: readonly unknown[]) => {
  return (name: string, ...rest: unknown[]) => {
    const body = bodyOf(rest);
    for (const row of table) {
      const args = Array.isArray(row) ? row : [row];
      run(titled(name, args), () => body(...args));
    }
  };
};
it.each = each(it);
describe.each = each(describe);
