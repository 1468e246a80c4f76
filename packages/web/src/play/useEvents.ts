import { useEffect, useRef, useState } from 'react';
import { play as sound } from '../app/sound.ts';
import { mostImportant } from '../app/sounds/pick.ts';
import type { TableView } from '../table/table-types.ts';
import type { Beat } from './beats.ts';
import type { GameUi, Words } from './game-ui.ts';
import { useFreshEvents } from './useFreshEvents.ts';

/** The latest events of others, and the first question after them: they are not read again with later ones. */
interface News {
  text: string;
  question: string | null;
}

/** What may be told now. */
interface Told {
  upTo: number;
  /** What is being announced, which is read before the question. */
  beat: Beat | null;
  /** Whether the game is over and everything has been shown. */
  isOver: boolean;
}

/**
 * Plays sounds for new events, the player's turn and the end of the game. Returns the text for screen readers: the
 * latest events except the viewer's own actions, and the question.
 */
export function useEvents(
  table: TableView,
  { upTo, beat, isOver }: Told,
  gameUi: GameUi,
  words: Words,
  asked: string | null,
): string {
  const [news, setNews] = useState<News>({ text: '', question: null });
  const question = beat ? null : asked;
  if (question !== null && news.question === null) setNews({ ...news, question });
  const { viewer, result, view } = table;

  useFreshEvents(table, upTo, (fresh) => {
    // A scene plays the sounds of its events itself.
    const cues = fresh.flatMap(({ type }) => gameUi.cues?.[type] ?? []).filter(({ scene }) => !scene);
    const name = mostImportant(cues.flatMap((cue) => cue.sound ?? []));
    if (name) sound(name, gameUi.palette);
    const [first] = fresh;
    const isTold = beat?.events.some(({ n }) => n === first?.n);
    const isOwn = isTold ? beat?.isOwn : first && words.actorOf(first) === viewer;
    const others = isOwn ? fresh.filter((event) => event.data.seat !== viewer) : fresh;
    const sentences = others.map((event) => words.eventText(event)).filter((sentence) => sentence !== null);
    if (sentences.length > 0) setNews({ text: sentences.slice(-4).join(' '), question });
  });

  // The question with which a table opens is not new.
  const before = useRef<string | null | undefined>(undefined);
  useEffect(() => {
    if (view === null) return;
    if (asked !== null && before.current === null) sound('turn', gameUi.palette);
    before.current = asked;
  }, [asked, view, gameUi]);

  // The end of a game that was over when it was opened is not new.
  const heard = useRef(result !== null);
  useEffect(() => {
    const isWon = result && (viewer === null || result.winners.includes(viewer));
    if (result && isOver && !heard.current) sound(isWon ? 'win' : 'defeat', gameUi.palette);
    heard.current = result !== null && (isOver || heard.current);
  }, [result, isOver, viewer, gameUi]);

  return [news.question === question && news.text, question].filter(Boolean).join(' ');
}
