import { readFileSync } from 'node:fs';
import { StartError } from '../errors.ts';

const plain = (word: string): string => word.normalize('NFKC').toLowerCase();

/**
 * A filter of the operator's words, one to a line in a file: of a line of talk that holds one, the word is not kept.
 * Only whole words count, for innocent ones have others in them.
 */
export function wordFilter(words: readonly string[]): (text: string) => string {
  const list = new Set(words.map((word) => plain(word.trim())).filter((word) => word !== ''));
  return (text) =>
    text.replace(/[\p{L}\p{N}\p{M}]+/gu, (word) => (list.has(plain(word)) ? '∗'.repeat([...word].length) : word));
}

/** The filter that a file holds; throws `StartError` where it cannot be read. */
export function wordFilterFrom(file: string): (text: string) => string {
  try {
    return wordFilter(readFileSync(file, 'utf8').split(/\r?\n/));
  } catch (error) {
    throw new StartError('bad-setting', `The list of words ${file} cannot be read: ${(error as Error).message}`);
  }
}
