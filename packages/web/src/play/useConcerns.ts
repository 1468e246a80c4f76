import { useEffect, useRef } from 'react';
import type { GameKit } from '../games/kit.ts';
import type { ToastItem } from '../look/index.ts';
import type { Logged, TableView } from '../table/client.ts';
import type { Words } from './words.ts';

/** Names under which an event speaks of somebody other than who caused it. */
const OTHERS = ['partner', 'to', 'from', 'by', 'owner', 'who', 'player', 'victim'];

/** How a player takes what another did: null where it does not concern them. */
export function concern(told: Logged, me: number, turn: number | null, kit: GameKit): 'good' | 'bad' | 'plain' | null {
  const { seat } = told.data;
  if (typeof seat !== 'number' || seat === me) return null;
  const tone = kit.news?.[told.type];
  const named = OTHERS.some((name) => told.data[name] === me);
  // An answer seldom says whom it answers: it is whose turn it is.
  return named || (tone && turn === me) ? (tone ?? 'plain') : null;
}

/** Says at once what others do that concerns the viewer: an answer to their call, a loss, a wish that was not granted. */
export function useConcerns(
  table: TableView,
  kit: GameKit,
  words: Words,
  toast: (text: string, tone?: ToastItem['tone']) => void,
): void {
  const { log, viewer, progress, request } = table;
  const heard = useRef<number | null>(null);
  const newest = log[log.length - 1]?.n ?? -1;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every new event
  useEffect(() => {
    const since = heard.current;
    heard.current = newest;
    // A table that has just been opened tells nothing: that was all long ago.
    if (since === null || viewer === null || !table.mySeats.includes(viewer)) return;
    for (const told of log.filter((line) => line.n > since)) {
      const tone = concern(told, viewer, progress?.turn ?? null, kit);
      const text = tone && words.told(told);
      if (text) toast(text, tone);
    }
  }, [newest, viewer]);

  const wished = request !== null && table.mySeats.includes(request.seat);
  const before = useRef<number | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when a wish comes or goes
  useEffect(() => {
    const since = before.current;
    before.current = wished ? newest : null;
    if (since === null || wished) return;
    const granted = log.some((line) => line.n > since && line.type === 'undone') || newest < since;
    if (!granted) toast(words.refusal({ reason: 'undo-declined', params: {} }), 'bad');
  }, [wished]);
}
