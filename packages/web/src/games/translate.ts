import { formatText, type Text } from '@orrery/messages';
import type { GameUi } from '../play/game-ui.ts';
import type { Chapter, Entry, Guide, Lesson } from '../play/guide.ts';
import type { Term } from '../ui/explain/terms.ts';

type Say = (text: Text) => string;

const entry = (say: Say, { name, facts, text, ...rest }: Entry<Text>): Entry => ({
  name: say(name),
  facts: facts.map(say),
  text: text.map(say),
  ...rest,
});

const chapter = (say: Say, { title, text, part, entries, ...rest }: Chapter<Text>): Chapter => ({
  title: say(title),
  text: text.map(say),
  ...(part !== undefined && { part: say(part) }),
  ...(entries && { entries: entries.map((one) => entry(say, one)) }),
  ...rest,
});

const term = (say: Say, { name, text, also, written, ...rest }: Term<Text>): Term => ({
  name: say(name),
  text: say(text),
  ...(also && { also: also.map(say) }),
  ...(written && { written: written.map(say) }),
  ...rest,
});

const lesson = (say: Say, { title, text, ...rest }: Lesson<Text>): Lesson => ({
  title: say(title),
  text: typeof text === 'function' ? (at) => say(text(at)) : say(text),
  ...rest,
});

const sayer = (id: string): Say => {
  const name = `${id}-guide`;
  return (text) => formatText(name, text);
};

/** A game's guide in the page's language. */
export function translateGuide(id: string, { chapters, terms, lessons, ...rest }: Guide<Text>): Guide {
  const say = sayer(id);
  return {
    chapters: chapters.map((one) => chapter(say, one)),
    ...(terms && { terms: terms.map((one) => term(say, one)) }),
    lessons: lessons.map((one) => lesson(say, one)),
    ...rest,
  };
}

/** A game's user interface in the page's language. Its screen uses catalogs, so only the terms are translated here. */
export function translateUi(id: string, { terms, ...rest }: GameUi<Text>): GameUi {
  const say = sayer(id);
  return { ...(terms && { terms: terms.map((one) => term(say, one)) }), ...rest };
}
