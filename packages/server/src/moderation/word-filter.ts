import { readFileSync } from 'node:fs';
import { StartError } from '../errors.ts';

const plain = (word: string): string => word.normalize('NFKC').toLowerCase();

/**
 * A chat filter for the operator's word list, one word per line. Listed words are masked in messages. Only whole words
 * count, because harmless words can contain listed ones.
 */
function wordFilter(words: readonly string[]): (text: string) => string {
  const list = new Set(words.map((word) => plain(word.trim())).filter((word) => word !== ''));
  return (text) =>
    text.replace(/[\p{L}\p{N}\p{M}]+/gu, (word) => (list.has(plain(word)) ? '∗'.repeat([...word].length) : word));
}

/** Reads the filter from a file; throws `StartError` if it cannot be read. */
export function wordFilterFrom(file: string): (text: string) => string {
  try {
    return wordFilter(readFileSync(file, 'utf8').split(/\r?\n/));
  } catch (error) {
    throw new StartError('bad-setting', `Cannot read the word list ${file}: ${(error as Error).message}`);
  }
}
