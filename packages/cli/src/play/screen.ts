import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';

/** A terminal, or a script in tests. */
export interface Screen {
  print(text: string): void;
  /** The next line typed; null when there are no more. */
  ask(question: string): Promise<string | null>;
  close(): void;
}

/** Buffers lines, so that piped input is not lost between questions. */
export function screenOf(input: Readable, output: Writable): Screen {
  const reader = createInterface({ input });
  const lines = reader[Symbol.asyncIterator]();
  return {
    print: (text) => {
      output.write(`${text}\n`);
    },
    async ask(question) {
      output.write(`${question} `);
      const { done, value } = await lines.next();
      return done ? null : value.trim();
    },
    close: () => reader.close(),
  };
}
