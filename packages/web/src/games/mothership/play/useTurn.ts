import type { MothershipView } from '@orrery/mothership';
import { useMemo, useState } from 'react';
import type { Play } from '../../../play/game-ui.ts';
import { stepOf } from '../../../play/play.ts';
import { useStable } from '../../../ui/index.ts';
import type { Hex } from '../board/hex.ts';
import { type Attack, attackOf, attackSteps } from './attack.ts';
import { type Course, courseOf, moveSteps } from './course.ts';
import { highlighted, legalHexes } from './legal.ts';
import { marksOf } from './marks.ts';
import { movesOf } from './moves.ts';
import { type Position, positionOf } from './position.ts';
import { NOTHING, type Part, placing, press, type Selection, selectionFor, toggled, VIA } from './selection.ts';
import { stateFromView } from './state-from-view.ts';
import { threatsOf } from './threats.ts';
import { unreachedText } from './unreached.ts';
import { type Step, useIntent } from './useIntent.ts';
import { useUnits } from './useUnits.ts';

/** The current question with the selection, its display on the board, and the effect of clicks. */
export type Turn = ReturnType<typeof useTurn>;

const NO_TARGETS: readonly Hex[] = [];

/** The current question. The result stays the same until the view, the question or the piece to place changes. */
export function usePosition({ table: shown, ask, draft: { piece } }: Play): Position {
  const view = shown.view as MothershipView;
  const you = ask?.seat ?? shown.viewer ?? -1;
  const me = you < 0 ? (view.turn ?? 0) : you;
  const flow = stepOf(shown, ask)?.flow ?? '';
  const table = useMemo(() => stateFromView(view), [view]);
  const threats = useMemo(() => threatsOf(table), [table]);
  return useMemo(
    () => positionOf({ view, table, threats, you, me }, ask, flow, piece),
    [view, table, threats, you, me, ask, flow, piece],
  );
}

function useSelection(position: Position): [Selection, choose: (part: Part) => void] {
  const [held, setHeld] = useState<Selection>({ ...NOTHING, of: position.key });
  const kept = selectionFor(held, position);
  if (kept !== held) setHeld(kept);
  // A ship that warps is selected.
  const warping = position.warps ? (position.piece?.id ?? null) : null;
  const selection = useMemo(() => (warping === null ? kept : { ...kept, unit: warping }), [kept, warping]);
  return [selection, (part) => setHeld({ ...selection, ...part })];
}

export function useTurn(play: Play, position: Position) {
  const [chosen, choose] = useSelection(position);
  const { unit, goal, via, target, card, verb } = chosen;
  const bends = verb === VIA;
  const steers = verb === null || bends;
  const moves = useMemo(() => movesOf(position, unit, steers), [position, unit, steers]);
  const course = useMemo(() => courseOf(position, moves, goal, via), [position, moves, goal, via]);
  const attack = useMemo(() => attackOf(position, course, chosen), [position, course, chosen]);
  // A new set re-renders every hex, so the destination counts only while a hex to pass through is chosen.
  const bent = bends ? goal : null;
  const legal = useMemo(
    () => legalHexes(position, moves, { card, verb, goal: bent }),
    [position, moves, card, verb, bent],
  );
  const reach = useMemo(
    () => highlighted(position, moves, { card, verb }, legal),
    [position, moves, card, verb, legal],
  );
  const units = useUnits(position.view, play.table.log, attack.aims);
  const { picked } = play.draft;
  const marks = useMemo(
    () => marksOf(position, moves, course, chosen, attack.ships, units, picked),
    [position, moves, course, chosen, attack, units, picked],
  );
  const acts = useActs(play, position, chosen, choose, course, attack);
  const onPress = useStable((hex: Hex) => {
    const act = press(position, moves, chosen, hex, play.busy);
    if (act.does === 'select') choose(act.part);
    else if (act.does === 'answer') void play.answer(act.answer);
    else if (act.does === 'pick') play.setDraft({ picked: toggled(play.draft.picked, act.item) });
    else if (act.does === 'refuse') play.toast(unreachedText(act.why, position.view, play.words), 'bad');
    else acts[act.does]();
  });
  return {
    ...moves,
    ...attack,
    ...marks,
    position,
    chosen,
    units,
    targets: marks.plan || target ? NO_TARGETS : moves.targets,
    legal,
    reach,
    press: onPress,
    choose,
    drop: () => choose(NOTHING),
    toggle: (ship: string) => choose({ ships: toggled(attack.ships, ship) }),
    ...acts,
  };
}

/** The ways to confirm a planned move or attack. */
function useActs(
  play: Play,
  position: Position,
  chosen: Selection,
  choose: (part: Part) => void,
  course: Course,
  attack: Attack,
) {
  const { begin, underway } = useIntent(play, position);
  // The answers are sent together, so that one undo reverts them all. An attack after a move waits for its fights.
  const send = (steps: readonly Step[]) => play.answerAll(steps.map(({ answer }) => answer));
  return {
    underway,
    fly() {
      const { piece, warps } = position;
      const landing = warps && piece && chosen.goal ? placing(piece, chosen.goal) : null;
      if (landing) return void play.answer(landing);
      send(moveSteps(position, chosen, course));
      // If an attack was planned but only the move is made, the selection is cleared for another ship.
      if (chosen.target) choose(NOTHING);
    },
    attack: () => send(attackSteps(position, chosen, attack)),
    flyAndAttack() {
      const steps = [...moveSteps(position, chosen, course), ...attackSteps(position, chosen, attack)];
      if (chosen.unit && course.last) begin(steps, { id: chosen.unit, goal: course.last });
    },
  };
}
