import type { Answer, Game } from '@orrery/kernel';
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useSettings } from '../app/settings.ts';
import { forcedAnswer, keyOf, useDraft } from '../prompts/draft.ts';
import { seatNamesOf } from '../table/bot-names.ts';
import type { Ask, TableClient, TableView } from '../table/table-types.ts';
import { formatList, painted, type ToastItem, useStable, wantsReducedMotion } from '../ui/index.ts';
import { incrementalLog, wordsOf } from './game-text.ts';
import type { GameUi, Play } from './game-ui.ts';
import { actionOf, isChatting, stepOf } from './play.ts';
import { t } from './text.ts';
import { withoutUndone } from './undone.ts';
import { useBatch } from './useBatch.ts';
import { useCaution } from './useCaution.ts';

/** The current state of the table. */
export const useTable = (client: TableClient): TableView => useSyncExternalStore(client.subscribe, client.snapshot);

/** Returns a function that gives the name of a seat. */
export function seatNames({ seats }: Pick<TableView, 'seats'>): (seat: number) => string {
  const names = seatNamesOf(seats);
  return (seat) => {
    const { kind } = seats[seat] ?? {};
    const name = names[seat];
    // A side that no player controls has no seat.
    if (kind === undefined && seats.length > 0) return t('rival');
    if (name) return name;
    return kind === 'open' ? t('open-seat') : t('seat-number', { seat: seat + 1 });
  };
}

function idleText(table: TableView, nameOf: (seat: number) => string): string {
  if (table.result) return t('idle-over');
  if (table.halted) return t('idle-halted');
  if (table.status === 'watching') return t('idle-other-tab');
  const waited = [...new Set(table.waiting.filter((row) => !row.standing).map((row) => row.seat))];
  if (waited.length === 0) return t('idle-moment');
  if (waited.some((seat) => table.seats[seat]?.kind === 'open')) return t('idle-open');
  // Only seats on this device are left: an answer is being sent, or standing orders are about to answer.
  const others = waited.filter((seat) => !table.mySeats.includes(seat));
  if (others.length === 0) return t('idle-moment');
  const names = others.map(nameOf);
  if (others.every((seat) => table.seats[seat]?.kind === 'bot'))
    return t('idle-bots', { names: formatList(names), count: names.length });
  return t('idle-waiting', { names: formatList(names) });
}

/** Connects a table to a game's texts and widgets. */
export function usePlay(
  client: TableClient,
  game: Game,
  gameUi: GameUi,
  toast: (text: string, tone?: ToastItem['tone']) => void,
  guided: boolean,
): Play {
  const table = useTable(client);
  const { autoAnswer } = useSettings();
  const { seats, prompts } = table;
  const nameOf = useMemo(() => seatNames({ seats }), [seats]);
  const words = useMemo(() => wordsOf(game, gameUi, nameOf), [game, gameUi, nameOf]);
  const asks = useMemo(() => prompts.filter((one) => !one.standing), [prompts]);
  const [picked, setPicked] = useState<string | null>(null);
  const ask = asks.find((one) => one.question === picked) ?? asks[0] ?? null;
  const standing = useMemo(() => prompts.filter((one) => one.standing), [prompts]);
  const [draft, setDraft] = useDraft(ask);

  const [sent, setSent] = useState<string | null>(null);
  const answer = useStable(async (value: Answer, to: Ask | null = ask) => {
    // Only one answer at a time: a second click must not answer the next question.
    if (!to || sent === keyOf(to)) return false;
    setSent(keyOf(to));
    // The press is shown before the table computes and draws its reply.
    await painted();
    const refusal = await client.act(actionOf(to, value));
    if (refusal) {
      setSent(null);
      toast(words.refusal(refusal), 'bad');
    }
    return refusal === null;
  });

  const answers = autoAnswer && !guided && !isChatting(game, stepOf(table, ask));
  const forced = ask && answers ? forcedAnswer(ask.prompt) : undefined;
  const key = ask ? keyOf(ask) : '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per question
  useEffect(() => {
    if (forced === undefined) return;
    const timer = setTimeout(() => void answer(forced), wantsReducedMotion() ? 0 : 350);
    return () => clearTimeout(timer);
  }, [key, forced === undefined]);

  const isConfirmed = useCaution(toast);
  const { answerAll, forget, together, underway } = useBatch(ask, answer);
  const [extendLog] = useState(incrementalLog);
  // Players who share the device all read in the log that a move was undone.
  const undoer = table.mySeats.length > 1 ? null : table.viewer;
  const events = useMemo(() => withoutUndone(table.log, undoer), [table.log, undoer]);
  const log = useMemo(() => extendLog(events, words), [extendLog, events, words]);
  const answerNow = useStable(async (value: Answer, to: Ask | null = ask) => {
    if (to && !guided && !isConfirmed(to, value, gameUi.caution?.(table.view, to, value) ?? null)) return false;
    forget();
    return answer(value, to);
  });
  const pick = useCallback((one: Ask) => setPicked(one.question), []);

  return {
    game,
    gameUi,
    table,
    words,
    nameOf,
    ask: forced === undefined ? ask : null,
    asks,
    pick,
    busy: underway || (ask !== null && sent === keyOf(ask)),
    standing,
    draft,
    setDraft,
    answer: answerNow,
    answerAll,
    together,
    forget,
    log,
    idle: idleText(table, nameOf),
    guided,
    toast,
  };
}
