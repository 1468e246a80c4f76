import { defined } from '@orrery/kernel';

/** Formats aligned columns: the first one left-aligned, the others right-aligned. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_cell, at) => Math.max(...rows.map((row) => (row[at] ?? '').length)));
  return rows
    .map((row) =>
      row
        .map((cell, at) => (at === 0 ? cell.padEnd(defined(widths[at])) : cell.padStart(defined(widths[at]))))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** Shows a progress bar on stderr, or nothing if stderr is not a terminal. */
export function progressBar(total: number, stream: NodeJS.WriteStream = process.stderr): (done: number) => void {
  if (!stream.isTTY) return () => {};
  let shown = -1;
  return (done) => {
    const share = Math.floor((done / total) * 100);
    if (share === shown) return;
    shown = share;
    const bar = '#'.repeat(Math.floor(share / 4)).padEnd(25, '.');
    stream.write(done >= total ? '\r\x1b[K' : `\r[${bar}] ${done}/${total}`);
  };
}

/** Prints progress to stderr every minute if stderr is not a terminal. */
export function progressLines(
  total: number,
  stream: NodeJS.WriteStream = process.stderr,
  now: () => number = () => performance.now(),
): (done: number, failed: number) => void {
  let next = now() + 60_000;
  return (done, failed) => {
    if (stream.isTTY || now() < next) return;
    next = now() + 60_000;
    stream.write(`${done} of ${total}, ${failed} failed\n`);
  };
}

export const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
export const whole = (n: number): string => Math.round(n).toLocaleString('en');
