import { Fragment, useContext } from 'react';
import s from './explain.module.css';
import { type Term, TermsContext } from './terms.ts';

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const writtenOf = ({ name, written }: Term) => written ?? [name];

/** Text in which the game's terms have tooltips; *asterisks* mark emphasized parts. */
export function Jargon({ text }: { text: string }) {
  const terms = useContext(TermsContext);
  return text.split('*').map((part, i) => {
    const words = marked(part, terms);
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text
    return i % 2 ? <b key={i}>{words}</b> : <Fragment key={i}>{words}</Fragment>;
  });
}

function marked(text: string, terms: readonly Term[]) {
  const known = terms.flatMap((term) => writtenOf(term).map((word) => ({ word, id: term.id })));
  if (known.length === 0) return text;
  // Longest first, so that “lab link” is not read as “link”.
  known.sort((a, b) => b.word.length - a.word.length);
  const pattern = new RegExp(`\\b((?:${known.map(({ word }) => escaped(word)).join('|')})s?)\\b`, 'g');
  return text.split(pattern).map((part, i) => {
    const id = i % 2 ? known.find(({ word }) => word === part || `${word}s` === part)?.id : undefined;
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text
    if (!id) return <Fragment key={i}>{part}</Fragment>;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text
      <dfn key={i} className={s.term} data-about={id}>
        {part}
      </dfn>
    );
  });
}
