import type { Puzzle } from '@orrery/bots';
import { type Core, type Game, rulesOf } from '@orrery/kernel';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { answerAnchors } from '../../play/answers.ts';
import type { GameUi } from '../../play/game-ui.ts';
import { Highlights } from '../../play/Highlights.tsx';
import { useKeys } from '../../play/keys.ts';
import { lastMove } from '../../play/last-move.ts';
import { TableContexts } from '../../play/TableScreen.tsx';
import { usePlay } from '../../play/usePlay.ts';
import { useToasts } from '../../play/useToasts.ts';
import { IconButton, LineIcon, light, Toasts } from '../../ui/index.ts';
import { PuzzlePanel } from './PuzzlePanel.tsx';
import { answered, type PuzzleClient } from './puzzle-client.ts';
import { t } from './text.ts';
import { useVerdict } from './useVerdict.ts';

export interface PuzzleScreenProps {
  client: PuzzleClient;
  game: Game;
  gameUi: GameUi;
  puzzle: Puzzle;
  /** The puzzle's number, and how many there are. */
  n: number;
  all: number;
  /** Called after each attempt: whether the first one was right without help, and whether this one is. */
  onResult(first: boolean, solved: boolean): void;
  onNext(): void;
  onClose(): void;
}

const NOTHING: readonly string[] = [];

/** A puzzle on the real board: the question, and after the answer what it was worth. */
export function PuzzleScreen({ client, game, gameUi, puzzle, n, all, onResult, onNext, onClose }: PuzzleScreenProps) {
  const rules = useMemo(() => rulesOf<Core>(game), [game]);
  const [notices, toast] = useToasts();
  const play = usePlay(client, game, gameUi, toast, true);
  const { table, words } = play;
  const attempt = useSyncExternalStore(client.subscribe, client.attempt);
  const line = attempt.done ? attempt.line : null;
  const verdict = useVerdict(game.id, client.start, puzzle, line);
  const [helped, setHelped] = useState(false);
  const [isShown, setShown] = useState(false);
  const first = useRef<boolean | null>(null);
  const right = verdict !== null && verdict.kind !== 'worse';
  const isOpen = right || isShown;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each attempt
  useEffect(() => {
    if (!verdict) return;
    if (first.current === null) first.current = right && !helped;
    onResult(first.current, right && !isShown);
  }, [verdict]);

  const best = useMemo(() => answered(rules, puzzle, client.start, puzzle.solution), [rules, puzzle, client]);
  const own = useMemo(() => (line ? answered(rules, puzzle, client.start, line) : null), [rules, puzzle, client, line]);
  const shown = isOpen ? best : verdict ? own : null;
  const anchors = useMemo(
    () => shown?.flatMap(({ prompt, answer }) => answerAnchors(prompt, answer, gameUi)) ?? NOTHING,
    [shown, gameUi],
  );
  useEffect(() => {
    light([...anchors]);
    return () => light([]);
  }, [anchors]);

  function retry() {
    setShown(false);
    client.reset();
  }
  function show() {
    if (first.current === null) first.current = false;
    setShown(true);
    onResult(first.current, false);
  }
  function help() {
    setHelped(true);
  }
  useKeys({ ...(line ? { N: onNext, R: retry } : { I: help }) });

  const buttons = <IconButton label={t('exit')} icon={<LineIcon name="close" />} onClick={onClose} />;
  const over = (
    <>
      <PuzzlePanel
        {...{ play, rules, puzzle, n, all, best, own, verdict, helped, isOpen }}
        start={client.start}
        isChecking={line !== null && verdict === null}
        onHelp={help}
        onRetry={retry}
        onShow={show}
        onNext={onNext}
      />
      <Highlights gameUi={gameUi} view={table.view} last={lastMove(table, words)} />
      <Toasts items={notices} />
    </>
  );
  return (
    <TableContexts play={play} gameUi={gameUi} isPast={line !== null}>
      <gameUi.Table play={line ? { ...play, idle: t('answered') } : play} buttons={buttons} over={over} />
    </TableContexts>
  );
}
