import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';

/** A terminal, or scripted input in tests. */
export interface Screen {
  print(text: string): void;
  /** The next line of input; null at the end of input. */
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
