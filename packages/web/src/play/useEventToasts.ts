import { useEffect, useRef } from 'react';
import { useSettings } from '../app/settings.ts';
import type { NumberedEvent, TableView } from '../table/table-types.ts';
import type { ToastItem } from '../ui/index.ts';
import type { GameUi, Words } from './game-ui.ts';
import { useFreshEvents } from './useFreshEvents.ts';

/** Event fields that name a seat other than the one that caused the event. */
const OTHERS = ['partner', 'to', 'from', 'by', 'owner', 'who', 'player', 'victim'];

/** The tone of another player's event for the viewer; null if it does not concern them. */
export function toneFor(
  event: NumberedEvent,
  me: number,
  turn: number | null,
  gameUi: GameUi,
): 'good' | 'bad' | 'plain' | null {
  const { seat } = event.data;
  if (typeof seat !== 'number' || seat === me) return null;
  const tone = gameUi.news?.[event.type];
  const named = OTHERS.some((name) => event.data[name] === me);
  // An answer concerns the player whose turn it is, even if it does not name them.
  return named || (tone && turn === me) ? (tone ?? 'plain') : null;
}

/** Shows toasts for events that concern the viewer: answers, losses, declined undo requests. */
export function useEventToasts(
  table: TableView,
  upTo: number,
  gameUi: GameUi,
  words: Words,
  toast: (text: string, tone?: ToastItem['tone']) => void,
): void {
  const { log, viewer, progress, request } = table;
  const newest = log[log.length - 1]?.n ?? -1;
  const { pace } = useSettings();
  useFreshEvents(table, upTo, (fresh) => {
    // At the calm pace, every event of others is announced anyway.
    if (pace === 'calm' || viewer === null || !table.mySeats.includes(viewer)) return;
    for (const event of fresh) {
      const tone = toneFor(event, viewer, progress?.turn ?? null, gameUi);
      const text = tone && words.eventText(event);
      if (text) toast(text, tone);
    }
  });

  const isRequested = request !== null && table.mySeats.includes(request.seat);
  const before = useRef<number | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when a request opens or closes
  useEffect(() => {
    const since = before.current;
    before.current = isRequested ? newest : null;
    if (since === null || isRequested) return;
    const granted = log.some((line) => line.n > since && line.type === 'undone') || newest < since;
    if (!granted) toast(words.refusal({ reason: 'undo-declined', params: {} }), 'bad');
  }, [isRequested]);
}
