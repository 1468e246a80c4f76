import type { MothershipView } from '@orrery/mothership';
import { useState } from 'react';
import { Button } from '../../../look/index.ts';
import { keyOf, type Play } from '../../../play/play.ts';
import { ControlPanel, type Energy } from '../board/panels/ControlPanel.tsx';
import s from './play.module.css';
import { MARKS, MARKS_EACH, rowsOf, rowValue, sameRows, sumRows } from './rows.ts';
import type { Turn } from './useTurn.ts';

/** The own control panel. Energy is dragged as long as the mothership has not acted; what is shifted waits for a word. */
export function MyPanel({ play, view, turn, me }: { play: Play; view: MothershipView; turn: Turn; me: number }) {
  const player = view.players[me];
  const { ask } = play;
  const [held, setHeld] = useState<{ of: string; rows: Energy } | null>(null);
  if (!player) return null;
  const key = ask ? keyOf(ask) : '';
  const energy = rowsOf(player.energy);
  const may = turn.choices.some(({ id }) => id === 'divert') || turn.flow === 'divert';
  const draft = may && held?.of === key && sumRows(held.rows) <= sumRows(energy) ? held.rows : energy;
  const ready = may && !sameRows(draft, energy) && sumRows(draft) === sumRows(energy);
  const mine = view.turn === me;
  const state = may
    ? { open: true, text: 'free until it acts' }
    : {
        open: false,
        text: mine && view.thisTurn.locked ? 'locked for this turn' : mine ? '' : 'locked until your turn',
      };

  function commit() {
    const step = { flow: 'divert', kind: 'allocate', answer: { ...draft } } as const;
    turn.together(turn.flow === 'divert' ? [step] : [{ flow: turn.flow, kind: 'choose', answer: 'divert' }, step]);
    setHeld(null);
  }

  return (
    <div>
      <ControlPanel
        seat={me}
        hull={player.hull}
        steps={player.steps}
        energy={energy}
        draft={draft}
        prodded={rowsOf(player.prodded)}
        marks={view.agreed.engines === 'each' ? MARKS_EACH : MARKS}
        value={rowValue(view.agreed.engines)}
        state={state}
        onShift={may ? (rows) => setHeld({ of: key, rows }) : undefined}
      />
      {may && !sameRows(draft, energy) && (
        <div className={s.shift}>
          <Button kind="quiet" onClick={() => setHeld(null)}>
            As it was
          </Button>
          <Button kind="go" disabled={!ready} onClick={commit}>
            Shift energy
          </Button>
        </div>
      )}
    </div>
  );
}
