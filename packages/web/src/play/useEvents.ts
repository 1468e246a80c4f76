import { useEffect, useRef, useState } from 'react';
import type { GameKit } from '../games/kit.ts';
import { play as sound } from '../shell/sound.ts';
import type { TableView } from '../table/client.ts';
import type { Words } from './words.ts';

/** Lets new events be heard: sounds for all, spoken words for what others did and for what is asked. */
export function useEvents(table: TableView, kit: GameKit, words: Words, asked: string | null): string {
  const heard = useRef<number | null>(null);
  const [spoken, setSpoken] = useState('');
  const newest = table.log[table.log.length - 1]?.n ?? -1;
  const { viewer, result } = table;
  const live = useRef({ table, kit, words });
  live.current = { table, kit, words };

  useEffect(() => {
    const { table: now, kit: own, words: say } = live.current;
    if (now.view === null) return;
    const since = heard.current;
    heard.current = newest;
    // A table that has just been opened tells nothing: that was all long ago.
    if (since === null) return;
    const fresh = now.log.filter((line) => line.n > since);
    const sounds = fresh.map((told) => own.sound?.(told.type) ?? null);
    const first = sounds.find((one) => one !== null);
    if (first) sound(first);
    const others = fresh.filter((told) => told.data.seat !== viewer);
    const sentences = others.map((told) => say.told(told)).filter((sentence) => sentence !== null);
    if (sentences.length > 0) setSpoken(sentences.slice(-4).join(' '));
  }, [newest, viewer]);

  const before = useRef<string | null>(null);
  useEffect(() => {
    if (asked !== null && before.current === null && heard.current !== null) sound('turn');
    before.current = asked;
  }, [asked]);

  const over = useRef(result !== null);
  useEffect(() => {
    if (result && !over.current) sound(viewer === null || result.winners.includes(viewer) ? 'win' : 'lose');
    over.current = result !== null;
  }, [result, viewer]);

  return [spoken, asked].filter(Boolean).join(' ');
}
