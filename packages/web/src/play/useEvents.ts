import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { play as sound } from '../app/sound.ts';
import { mostImportant } from '../app/sounds/pick.ts';
import type { TableView } from '../table/table-types.ts';
import type { GameUi, Words } from './game-ui.ts';

/**
 * Plays sounds for new events, the player's turn and the end of the game. Returns the text for screen readers: the
 * latest events of other players, and the question.
 */
export function useEvents(table: TableView, gameUi: GameUi, words: Words, asked: string | null): string {
  const handledUpTo = useRef<number | null>(null);
  const [spoken, setSpoken] = useState('');
  const newest = table.log[table.log.length - 1]?.n ?? -1;
  const { viewer, result } = table;

  const announce = useEffectEvent((upTo: number) => {
    if (table.view === null) return;
    const since = handledUpTo.current;
    handledUpTo.current = upTo;
    // Nothing is announced when a table opens, because those events are old.
    if (since === null) return;
    const fresh = table.log.filter((line) => line.n > since);
    const name = mostImportant(fresh.flatMap(({ type }) => gameUi.cues?.[type]?.sound ?? []));
    if (name) sound(name, gameUi.palette);
    const others = fresh.filter((event) => event.data.seat !== viewer);
    const sentences = others.map((event) => words.eventText(event)).filter((sentence) => sentence !== null);
    if (sentences.length > 0) setSpoken(sentences.slice(-4).join(' '));
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: again for another viewer
  useEffect(() => announce(newest), [newest, viewer]);

  const before = useRef<string | null>(null);
  useEffect(() => {
    if (asked !== null && before.current === null && handledUpTo.current !== null) sound('turn', gameUi.palette);
    before.current = asked;
  }, [asked, gameUi]);

  const over = useRef(result !== null);
  useEffect(() => {
    if (result && !over.current)
      sound(viewer === null || result.winners.includes(viewer) ? 'win' : 'defeat', gameUi.palette);
    over.current = result !== null;
  }, [result, viewer, gameUi]);

  return [spoken, asked].filter(Boolean).join(' ');
}
