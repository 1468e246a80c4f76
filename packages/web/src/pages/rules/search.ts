import type { Chapter } from '../../play/guide.ts';
import type { Term } from '../../ui/explain/terms.ts';

const plain = (text: string) => text.replaceAll('*', '').toLowerCase();

/** The words of a query, each together with the game's terms for it; for example, `lightning` is a free action. */
export function meanings(query: string, terms: readonly Term[] = []): string[][] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return words.map((word) => {
    const meant = terms.filter(({ also = [] }) =>
      also.some((other) => other.toLowerCase() === word || (word.length > 3 && other.toLowerCase().startsWith(word))),
    );
    return [word, ...meant.flatMap(({ name, written = [] }) => [name, ...written]).map((name) => name.toLowerCase())];
  });
}

/**
 * The chapters with only those paragraphs and entries that match all words. If the title matches, the whole chapter is
 * kept.
 */
export function found(chapters: readonly Chapter[], query: string, terms: readonly Term[] = []): Chapter[] {
  const words = meanings(query, terms);
  if (words.length === 0) return [...chapters];
  const hit = (text: string) => words.every((meant) => meant.some((word) => plain(text).includes(word)));
  return chapters.flatMap((chapter): Chapter[] => {
    if (hit(chapter.title)) return [chapter];
    const text = chapter.text.filter((paragraph) => hit(paragraph));
    const entries = chapter.entries?.filter(({ name, facts, text: about }) =>
      hit([name, ...facts, ...about].join(' ')),
    );
    if (text.length === 0 && !entries?.length) return [];
    const { id, title, picture } = chapter;
    return [{ id, title, text, ...(entries ? { entries } : {}), ...(picture ? { picture } : {}) }];
  });
}
