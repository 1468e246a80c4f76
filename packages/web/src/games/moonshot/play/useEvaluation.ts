import type { MoonshotView } from '@orrery/moonshot';
import { useEffect, useMemo, useState } from 'react';
import { useSettings } from '../../../app/settings.ts';
import type { Play } from '../../../play/game-ui.ts';
import { wantsReducedMotion } from '../../../ui/index.ts';
import {
  cardsLeft,
  type EvaluatedCard,
  evaluatedCards,
  type Tracks,
  type TurnedToken,
  tracksAt,
  turnOrder,
  type WaitingCard,
} from './evaluation.ts';
import { askAbout } from './questions.ts';

/** What the scene shows of its card: the choice before it, its tokens, the tie, or the result. */
type EvaluationPhase = 'decide' | 'turn' | 'tie' | 'done';

/** The end of a round as shown: the cards one by one. */
export interface Evaluation {
  phase: EvaluationPhase;
  /** The card shown: one whose result is in the log, or one that is still to be decided. */
  shown: EvaluatedCard | null;
  waiting: WaitingCard | null;
  /** Cards shown before, and those that follow. */
  before: readonly EvaluatedCard[];
  after: readonly (EvaluatedCard | WaitingCard)[];
  /** The tokens in the order in which they are turned, and how many have been turned. */
  order: readonly TurnedToken[];
  turned: number;
  /** Whether the viewer decides about this card now. */
  isAsked: boolean;
  /** Number of the last event that the screen may show, and both programs' tracks after it. */
  upTo: number;
  stand: readonly Tracks[];
  round: number;
  turnAll(): void;
  next(): void;
  skip(): void;
}

const TURN_MS = 420;
/** How long a result stays at pace Quick. */
const QUICK_MS = 1500;

const NONE: readonly TurnedToken[] = [];

/** Whether somebody decides about a card of the politics board now. */
const isDeciding = ({ table }: Play): boolean => table.waiting.some(({ flow }) => flow === 'maneuver');

/** The tokens turned so far: one after another, unless they are all shown at once. */
function useTurning(card: EvaluatedCard | null, order: readonly TurnedToken[], atOnce: boolean) {
  const [progress, setProgress] = useState({ from: -1, turned: 0 });
  const from = card?.from ?? -1;
  const turned = atOnce ? order.length : progress.from === from ? progress.turned : 0;
  useEffect(() => {
    if (from < 0 || turned >= order.length) return;
    const timer = setTimeout(() => setProgress({ from, turned: turned + 1 }), TURN_MS);
    return () => clearTimeout(timer);
  }, [from, turned, order.length]);
  return { turned, turnAll: () => setProgress({ from, turned: order.length }) };
}

/** Which cards have been shown: all up to an event, and the rest of a skipped round. */
function useSeen(newest: number, isInstant: boolean) {
  const [seen, setSeen] = useState(newest);
  const [skipped, setSkipped] = useState(-1);
  useEffect(() => {
    if (isInstant) setSeen(newest);
  }, [isInstant, newest]);
  return { seen, setSeen, skipped, setSkipped };
}

/** The end of the round to watch now, or null: cards one by one, and the questions about them. */
export function useEvaluation(play: Play, view: MoonshotView, isReplay: boolean): Evaluation | null {
  const { log } = play.table;
  const { pace } = useSettings();
  const newest = log[log.length - 1]?.n ?? -1;
  const isInstant = pace === 'instant' || isReplay;
  const { seen, setSeen, skipped, setSkipped } = useSeen(newest, isInstant);
  const cards = useMemo(() => evaluatedCards(log), [log]);
  const isAsked = !isReplay && (askAbout(play, 'ask-tie') ?? askAbout(play, 'ask-fate')) !== null;
  const isUnseen = ({ from, round }: EvaluatedCard) => !isInstant && from > seen && round !== skipped;
  const shown = isReplay ? replayedCard(play, cards) : (cards.find(isUnseen) ?? tiedCard(view, cards, isAsked));
  const left = cardsLeft(view, cards);
  const watches = !isInstant && skipped !== view.round && isDeciding(play);
  const waiting = !shown && (isAsked || watches) ? (left[0] ?? null) : null;

  const mine = view.side ?? 0;
  const order = useMemo(() => (shown ? turnOrder(shown, mine) : NONE), [shown, mine]);
  const atOnce = isReplay || pace !== 'calm' || wantsReducedMotion() || (shown !== null && shown.from <= seen);
  const { turned, turnAll } = useTurning(shown, order, atOnce);
  const phase = phaseOf(shown, turned >= order.length);
  const from = shown?.from ?? -1;
  const goesOn = phase === 'done' && pace === 'quick' && !isReplay;
  useEffect(() => {
    if (!goesOn) return;
    const timer = setTimeout(() => setSeen(from), QUICK_MS);
    return () => clearTimeout(timer);
  }, [goesOn, from, setSeen]);

  if (!shown && !waiting) return null;
  const round = shown?.round ?? view.round;
  const upTo = shownEnd(shown, phase) ?? newest;
  return {
    ...aroundIn(cards, shown, round === view.round ? left.slice(waiting ? 1 : 0) : [], round),
    phase,
    shown,
    waiting,
    order,
    turned,
    isAsked: isAsked && (phase === 'decide' || phase === 'tie'),
    upTo,
    stand: tracksAt(view, log, upTo),
    round,
    turnAll,
    next: () => setSeen(from),
    skip: () => {
      setSkipped(round);
      setSeen(from);
    },
  };
}

/** Number of the last event that a card may show; null if it has none. */
const shownEnd = (shown: EvaluatedCard | null, phase: EvaluationPhase): number | null =>
  shown && (phase === 'done' ? shown.to : shown.from - 1);

/** The cards of a round before and after the one shown. */
function aroundIn(
  cards: readonly EvaluatedCard[],
  shown: EvaluatedCard | null,
  left: readonly WaitingCard[],
  round: number,
): Pick<Evaluation, 'before' | 'after'> {
  const ofRound = cards.filter((card) => card.round === round);
  const at = shown ? ofRound.indexOf(shown) : ofRound.length;
  return { before: ofRound.slice(0, at), after: [...ofRound.slice(at + 1), ...left] };
}

/** The last card while its owner is asked whether to pay for the tie. */
function tiedCard(view: MoonshotView, cards: readonly EvaluatedCard[], isAsked: boolean): EvaluatedCard | null {
  const last = cards[cards.length - 1];
  return isAsked && view.phase === 'end' && last?.outcome === 'tied' ? last : null;
}

function phaseOf(shown: EvaluatedCard | null, isTurned: boolean): EvaluationPhase {
  if (!shown) return 'decide';
  if (!isTurned && shown.tokens) return 'turn';
  return shown.outcome === 'tied' ? 'tie' : 'done';
}

/** In a replay, the card whose result the current step shows. */
function replayedCard({ fresh = [] }: Play, cards: readonly EvaluatedCard[]): EvaluatedCard | null {
  const isNew = fresh.some(({ type }) => type === 'evaluated' || type === 'escalated');
  return (isNew && cards[cards.length - 1]) || null;
}
