import { useEffect, useRef, useState } from 'react';
import { play as sound } from '../app/sound.ts';
import { mostImportant } from '../app/sounds/pick.ts';
import type { TableView } from '../table/table-types.ts';
import type { GameUi, Words } from './game-ui.ts';
import { useFreshEvents } from './useFreshEvents.ts';

/**
 * Plays sounds for new events, the player's turn and the end of the game, once `isEnded`: its last scene is over.
 * Returns the text for screen readers: the latest events of other players, and the question.
 */
export function useEvents(
  table: TableView,
  upTo: number,
  gameUi: GameUi,
  words: Words,
  asked: string | null,
  isEnded: boolean,
): string {
  const [spoken, setSpoken] = useState('');
  const { viewer, result, view } = table;

  useFreshEvents(table, upTo, (fresh) => {
    // A scene plays the sounds of its events itself.
    const cues = fresh.flatMap(({ type }) => gameUi.cues?.[type] ?? []).filter(({ scene }) => !scene);
    const name = mostImportant(cues.flatMap((cue) => cue.sound ?? []));
    if (name) sound(name, gameUi.palette);
    const others = fresh.filter((event) => event.data.seat !== viewer);
    const sentences = others.map((event) => words.eventText(event)).filter((sentence) => sentence !== null);
    if (sentences.length > 0) setSpoken(sentences.slice(-4).join(' '));
  });

  // The question with which a table opens is not new.
  const before = useRef<string | null | undefined>(undefined);
  useEffect(() => {
    if (view === null) return;
    if (asked !== null && before.current === null) sound('turn', gameUi.palette);
    before.current = asked;
  }, [asked, view, gameUi]);

  const wasEnded = useRef(isEnded);
  useEffect(() => {
    const isWon = result && (viewer === null || result.winners.includes(viewer));
    if (isEnded && !wasEnded.current) sound(isWon ? 'win' : 'defeat', gameUi.palette);
    wasEnded.current = isEnded;
  }, [isEnded, result, viewer, gameUi]);

  return [spoken, asked].filter(Boolean).join(' ');
}
