import { findGame } from '@orrery/games';
import { useDeferredValue, useEffect, useState } from 'react';
import { Link, useParams } from 'react-router';
import type { Guide } from '../games/kit.ts';
import { boxOf } from '../games/shelf.ts';
import { Loading, NotFound } from '../shell/Messages.tsx';
import { Page } from '../shell/Page.tsx';
import s from './rules.module.css';
import { found } from './search.ts';

/** Stresses what stands between asterisks, and marks what was searched. */
function Prose({ text, query }: { text: string; query: string }) {
  const words = query
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word.length > 1);
  return text.split('*').map((part, i) => {
    const marked = mark(part, words);
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text
    return i % 2 ? <strong key={i}>{marked}</strong> : <span key={i}>{marked}</span>;
  });
}

function mark(text: string, words: string[]) {
  if (words.length === 0) return text;
  const pattern = new RegExp(`(${words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})`, 'gi');
  // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text
  return text.split(pattern).map((part, i) => (i % 2 ? <mark key={i}>{part}</mark> : part));
}

/** The rules of a game in our own words, with search. */
export default function Rules() {
  const { game: id = '' } = useParams();
  const [guide, setGuide] = useState<Guide | null>(null);
  const [query, setQuery] = useState('');
  const wanted = useDeferredValue(query);
  const box = boxOf(id);
  useEffect(() => {
    box?.guide().then(setGuide);
  }, [box]);
  if (!box) return <NotFound />;
  if (!guide) return <Loading what="Opening the rulebook" />;
  const name = findGame(id)?.name ?? id;
  const chapters = found(guide.chapters, wanted);
  return (
    <Page
      title={`Rules of ${name}`}
      lead={
        <>
          Everything there is to know, in short chapters. Rather learn by playing?{' '}
          <Link to={`/learn/${id}`}>Start the guided first game.</Link>
        </>
      }
    >
      <div className={s.tools}>
        <input
          type="search"
          aria-label="Search the rules"
          placeholder="Search the rules"
          value={query}
          onChange={(e) => setQuery(e.target.value)}
        />
        <p role="status" className={s.hits}>
          {wanted.trim()
            ? `${chapters.length} of ${guide.chapters.length} chapters`
            : `${guide.chapters.length} chapters`}
        </p>
      </div>
      {!wanted.trim() && (
        <nav className={s.contents} aria-label="Chapters">
          {guide.chapters.map((chapter) => (
            <a key={chapter.id} href={`#${chapter.id}`}>
              {chapter.title}
            </a>
          ))}
        </nav>
      )}
      {chapters.map(({ id: key, title, text, figure: Figure }) => (
        <section key={key} id={key} className={s.chapter}>
          <h2>{title}</h2>
          {text.map((paragraph) => (
            <p key={paragraph}>
              <Prose text={paragraph} query={wanted} />
            </p>
          ))}
          {Figure && <Figure />}
        </section>
      ))}
      {chapters.length === 0 && <p className={s.none}>No rule speaks of “{wanted}”. Try another word.</p>}
    </Page>
  );
}
