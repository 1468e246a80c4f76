import type { Answer, Game } from '@orrery/kernel';
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { GameKit } from '../games/kit.ts';
import { listed, type ToastItem, useStable } from '../look/index.ts';
import { forcedAnswer, useDraft } from '../prompts/draft.ts';
import { still, useSettings } from '../shell/settings.ts';
import { botName } from '../table/bot-names.ts';
import type { Ask, TableClient, TableView } from '../table/client.ts';
import { actionOf, isTalk, keyOf, type Play, stepOf } from './play.ts';
import { useBatch } from './useBatch.ts';
import { logBook, wordsOf } from './words.ts';

/** The table as it is now. */
export const useTable = (client: TableClient): TableView => useSyncExternalStore(client.subscribe, client.snapshot);

/** Names of the seats; the viewer is `You` where there is only one person on this device. */
export function seatNames({ seats }: Pick<TableView, 'seats'>): (seat: number) => string {
  return (seat) => {
    const { name = '', kind } = seats[seat] ?? {};
    // A side that nobody plays has no seat.
    if (kind === undefined && seats.length > 0) return 'Rival';
    if (name) return name;
    return kind === 'open' ? 'Open seat' : kind === 'bot' ? botName(seat) : `Seat ${seat + 1}`;
  };
}

function idleWords(table: TableView, nameOf: (seat: number) => string): string {
  if (table.result) return 'The game is over.';
  if (table.halted) return 'The game cannot continue.';
  if (table.status === 'watching') return 'You are watching: this table is open in another tab.';
  const waited = [...new Set(table.waiting.filter((row) => !row.standing).map((row) => row.seat))];
  if (waited.length === 0) return 'One moment…';
  if (waited.some((seat) => table.seats[seat]?.kind === 'open')) return 'Waiting for a friend to take the open seat.';
  // An answer of one's own is on its way, or the host passes for a seat here: there is nobody to wait for.
  const others = waited.filter((seat) => !table.mySeats.includes(seat));
  if (others.length === 0) return 'One moment…';
  const names = others.map(nameOf);
  if (others.every((seat) => table.seats[seat]?.kind === 'bot'))
    return `${listed(names)} ${names.length > 1 ? 'are' : 'is'} thinking…`;
  return `Waiting for ${listed(names)}.`;
}

/** Binds a table to a game's words and widgets. */
export function usePlay(
  client: TableClient,
  game: Game,
  kit: GameKit,
  toast: (text: string, tone?: ToastItem['tone']) => void,
  guided: boolean,
): Play {
  const table = useTable(client);
  const { autoAnswer } = useSettings();
  const { seats, prompts } = table;
  const nameOf = useMemo(() => seatNames({ seats }), [seats]);
  const words = useMemo(() => wordsOf(game, kit, nameOf), [game, kit, nameOf]);
  const asks = useMemo(() => prompts.filter((one) => !one.standing), [prompts]);
  const [picked, setPicked] = useState<string | null>(null);
  const ask = asks.find((one) => one.question === picked) ?? asks[0] ?? null;
  const standing = useMemo(() => prompts.filter((one) => one.standing), [prompts]);
  const [draft, setDraft] = useDraft(ask);

  const [sent, setSent] = useState<string | null>(null);
  const answer = useStable(async (value: Answer, to: Ask | null = ask) => {
    // One answer at a time: a second click must not become an answer to the next question.
    if (!to || sent === keyOf(to)) return false;
    setSent(keyOf(to));
    const refusal = await client.act(actionOf(to, value));
    if (refusal) {
      setSent(null);
      toast(words.refusal(refusal), 'bad');
    }
    return refusal === null;
  });

  const answers = autoAnswer && !guided && !isTalk(game, stepOf(table, ask));
  const forced = ask && answers ? forcedAnswer(ask.prompt) : undefined;
  const key = ask ? keyOf(ask) : '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per question
  useEffect(() => {
    if (forced === undefined) return;
    const timer = setTimeout(() => void answer(forced), still() ? 0 : 350);
    return () => clearTimeout(timer);
  }, [key, forced === undefined]);

  const { answerAll, forget, together, underway } = useBatch(ask, answer);
  const [book] = useState(logBook);
  const log = useMemo(() => book(table.log, words), [book, table.log, words]);
  const answerNow = useStable((value: Answer, to?: Ask) => {
    forget();
    return answer(value, to ?? ask);
  });
  const why = useStable((value: Answer) => (ask ? client.why(actionOf(ask, value)) : Promise.resolve(null)));
  const pick = useCallback((one: Ask) => setPicked(one.question), []);

  return {
    game,
    kit,
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
    why,
    log,
    idle: idleWords(table, nameOf),
    toast,
  };
}
