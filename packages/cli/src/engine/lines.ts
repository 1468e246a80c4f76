/** One line of input; null for a line that was too long and was dropped. */
export type Line = string | null;

/** Splits a stream of bytes into lines. Lines longer than `max` bytes are dropped without being buffered. */
export async function* linesOf(input: AsyncIterable<Uint8Array | string>, max: number): AsyncGenerator<Line> {
  let parts: Buffer[] = [];
  let size = 0;
  let dropping = false;
  const finish = (): Line => {
    const line = dropping ? null : Buffer.concat(parts).toString('utf8');
    parts = [];
    size = 0;
    dropping = false;
    return line;
  };
  for await (const piece of input) {
    const bytes = Buffer.from(piece as Uint8Array);
    let from = 0;
    for (let end = bytes.indexOf(10, from); ; end = bytes.indexOf(10, from)) {
      const part = bytes.subarray(from, end < 0 ? bytes.length : end);
      size += part.length;
      if (size > max) {
        dropping = true;
        parts = [];
      } else if (part.length > 0) {
        parts.push(part);
      }
      if (end < 0) break;
      yield finish();
      from = end + 1;
    }
  }
  if (size > 0) yield finish();
}
