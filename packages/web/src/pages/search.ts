import type { Chapter } from '../games/kit.ts';

const plain = (text: string) => text.replaceAll('*', '').toLowerCase();

/**
 * Chapters with the paragraphs and entries in which every word occurs; a title that matches keeps its whole chapter.
 */
export function found(chapters: readonly Chapter[], query: string): Chapter[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [...chapters];
  const hit = (text: string) => words.every((word) => plain(text).includes(word));
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
