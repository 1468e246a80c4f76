import { findGame } from '@orrery/games';
import { Fragment, Suspense, startTransition, use, useDeferredValue, useEffect, useState } from 'react';
import { Link, useParams } from 'react-router';
import { NotFound } from '../../app/Messages.tsx';
import { Page } from '../../app/Page.tsx';
import { type FullListing, listingOf } from '../../games/listings.ts';
import type { Chapter, Guide } from '../../play/guide.ts';
import { usePhone } from '../../ui/media.ts';
import { Near } from '../../ui/Near.tsx';
import s from './rules.module.css';
import { found, meanings } from './search.ts';
import { t } from './text.ts';

/** Chapters grouped by the part they belong to, in order. */
function partsOf(chapters: readonly Chapter[]): { title: string; chapters: Chapter[] }[] {
  const titles = [...new Set(chapters.map(({ part }) => part ?? ''))];
  return titles.map((title) => ({ title, chapters: chapters.filter(({ part }) => (part ?? '') === title) }));
}

/** Text with *emphasized* parts and the search words marked. */
function Prose({ text, words }: { text: string; words: string[] }) {
  return text.split('*').map((part, i) => {
    const marked = mark(part, words);
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text
    return i % 2 ? <strong key={i}>{marked}</strong> : <Fragment key={i}>{marked}</Fragment>;
  });
}

function mark(text: string, words: string[]) {
  if (words.length === 0) return text;
  const pattern = new RegExp(`(${words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})`, 'gi');
  // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text
  return text.split(pattern).map((part, i) => (i % 2 ? <mark key={i}>{part}</mark> : part));
}

/** The entries of a chapter, each with its picture and text. */
function Entries({ entries, picture: Picture, words }: Pick<Chapter, 'entries' | 'picture'> & { words: string[] }) {
  return (
    <ul className={s.entries}>
      {entries?.map(({ id, name, facts, text }) => (
        <li key={id}>
          {Picture && (
            <Near className={s.blank}>
              <Suspense fallback={<span className={s.blank} />}>
                <Picture id={id} />
              </Suspense>
            </Near>
          )}
          <div>
            <h3>
              <Prose text={name} words={words} />
            </h3>
            <p className={s.facts}>
              <Prose text={facts.map((fact) => fact.replaceAll(' ', '\u00a0')).join('\u00a0· ')} words={words} />
            </p>
            {text.map((line) => (
              <p key={line}>
                <Prose text={line} words={words} />
              </p>
            ))}
          </div>
        </li>
      ))}
    </ul>
  );
}

/** How long `stayAt` keeps its position, in milliseconds. */
const SETTLE_MS = 1500;

/**
 * Scrolls to a chapter and stays there while the chapters above it are laid out, or until the reader scrolls. Returns a
 * function that stops it.
 */
function stayAt(chapter: string): () => void {
  const began = performance.now();
  let frame = 0;
  const go = () => {
    document.getElementById(chapter)?.scrollIntoView();
    if (performance.now() - began < SETTLE_MS) frame = requestAnimationFrame(go);
  };
  const stop = () => {
    cancelAnimationFrame(frame);
    for (const move of MOVES) removeEventListener(move, stop);
  };
  for (const move of MOVES) addEventListener(move, stop, { passive: true });
  go();
  return stop;
}

const MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/** Loaded guides, by game. */
const books = new Map<string, Promise<Guide>>();

function bookOf({ id, guide }: Required<Pick<FullListing, 'id' | 'guide'>>): Promise<Guide> {
  const known = books.get(id);
  if (known) return known;
  const book = guide();
  books.set(id, book);
  // After a failure, loading can be tried again.
  book.catch(() => books.delete(id));
  return book;
}

/** The rules of a game, with search. */
export default function Rules() {
  const { game: id = '' } = useParams();
  const listing = listingOf(id);
  if (!listing?.guide) return <NotFound />;
  return (
    <Page
      title={t('rules-of', { game: findGame(id)?.name ?? id })}
      lead={
        <>
          {t('lead')} <Link to={`/learn/${id}`}>{t('learn')}</Link>
        </>
      }
    >
      <Suspense fallback={<Tools query="" said={t('loading')} />}>
        <Book book={bookOf({ id, guide: listing.guide })} />
      </Suspense>
    </Page>
  );
}

interface ToolsProps {
  query: string;
  /** Missing while the rules load. */
  onQuery?: (query: string) => void;
  said: string;
}

function Tools({ query, onQuery, said }: ToolsProps) {
  return (
    <div className={s.tools}>
      <input
        type="search"
        aria-label={t('search')}
        placeholder={t('search')}
        value={query}
        readOnly={!onQuery}
        onChange={(e) => onQuery?.(e.target.value)}
      />
      <p role="status" className={s.hits}>
        {said}
      </p>
    </div>
  );
}

/** Number of chapters rendered first, enough to fill a window. */
const FIRST = 4;

function Book({ book }: { book: Promise<Guide> }) {
  const { chapters: all, terms = [] }: Guide = use(book);
  const [query, setQuery] = useState('');
  const wanted = useDeferredValue(query);
  const phone = usePhone();
  // A rulebook is long, so the rest is rendered in a transition, which keeps the page responsive.
  const [whole, setWhole] = useState(false);
  useEffect(() => startTransition(() => setWhole(true)), []);
  // Chapters load after the page, so the browser cannot scroll to the one in the address.
  useEffect(() => {
    if (whole && location.hash) return stayAt(location.hash.slice(1));
  }, [whole]);
  const chapters = found(all, wanted, terms);
  const words = meanings(wanted, terms)
    .flat()
    .filter((word) => word.length > 1);
  const hits = wanted.trim()
    ? t('chapters-found', { found: chapters.length, count: all.length })
    : t('chapter-count', { count: all.length });
  return (
    <>
      <Tools query={query} said={hits} {...(whole ? { onQuery: setQuery } : {})} />
      {!wanted.trim() && (
        <nav className={s.contents} aria-label={t('chapters')}>
          {partsOf(all).map((part) => (
            <details key={part.title} open={!phone || !part.title} data-drawn={!whole || undefined}>
              <summary hidden={!part.title}>{part.title}</summary>
              <div>
                {part.chapters.map((chapter) => (
                  <a key={chapter.id} href={`#${chapter.id}`}>
                    {chapter.title}
                  </a>
                ))}
              </div>
            </details>
          ))}
        </nav>
      )}
      {chapters
        .slice(0, whole ? chapters.length : FIRST)
        .map(({ id: key, part, title, text, figure: Figure, entries, picture }, i) => (
          <section key={key} id={key} className={s.chapter}>
            {part && part !== chapters[i - 1]?.part && <p className={s.part}>{part}</p>}
            <h2>{title}</h2>
            {text.map((paragraph) => (
              <p key={paragraph}>
                <Prose text={paragraph} words={words} />
              </p>
            ))}
            {Figure && (
              <Near className={s.awaited}>
                <Suspense fallback={<span className={s.awaited} />}>
                  <Figure />
                </Suspense>
              </Near>
            )}
            {entries && <Entries entries={entries} words={words} {...(picture ? { picture } : {})} />}
          </section>
        ))}
      {chapters.length === 0 && <p className={s.none}>{t('nothing-found', { query: wanted })}</p>}
    </>
  );
}
