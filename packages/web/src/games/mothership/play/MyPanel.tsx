import { useState } from 'react';
import type { Play } from '../../../play/game-ui.ts';
import { Button } from '../../../ui/index.ts';
import { ControlPanel, EMPTY, type Energy, FULL, type Task } from '../board/panels/ControlPanel.tsx';
import { askedOf } from './energy.ts';
import s from './play.module.css';
import type { Position } from './position.ts';
import { MARKS, MARKS_EACH, rowsOf, rowValue, sameRows, sumRows } from './rows.ts';
import { t } from './text.ts';

/**
 * The viewer's control panel. Energy can be dragged until the mothership acts; changes must be confirmed. Energy
 * prompts are answered here too, and confirmed on the action bar.
 */
export function MyPanel({ play, position }: { play: Play; position: Position }) {
  const { view, me, key, flow, prompt, choices } = position;
  const player = view.players[me];
  const [held, setHeld] = useState<{ of: string; rows: Energy } | null>(null);
  if (!player) return null;
  const energy = rowsOf(player.energy);
  const asked = askedOf(flow, prompt, energy, play.draft.rows);
  const may = choices.some(({ id }) => id === 'divert');
  const own = may && held?.of === key && sumRows(held.rows) <= sumRows(energy) ? held.rows : energy;
  const draft = asked?.rows ?? own;
  const left = sumRows(energy) - sumRows(own);
  const task: Task | null = asked?.task ?? (may ? { how: 'shift', least: EMPTY, most: FULL, left } : null);
  const mine = view.turn === me;
  const ship = view.units.find(({ id }) => id === `${me}M`);
  const did = ship?.attacked ? 'locked-attacked' : ship?.moved ? 'locked-moved' : 'locked-acted';
  const locked = mine ? (view.thisTurn.locked ? t(did) : '') : t('locked-turn');

  function commit() {
    // Sent together, so that one undo reverts both.
    play.answerAll(['divert', { ...own }]);
    setHeld(null);
  }

  const changed = !asked && !sameRows(draft, energy);
  return (
    <ControlPanel
      seat={me}
      hull={player.hull}
      steps={player.steps}
      energy={energy}
      draft={draft}
      prodded={rowsOf(player.prodded)}
      marks={view.agreed.engines === 'each' ? MARKS_EACH : MARKS}
      value={rowValue(view.agreed.engines)}
      task={task}
      note={task ? t(`energy-${task.how}`) : locked}
      confirm={
        changed && (
          <span className={s.shift}>
            <Button kind="quiet" onClick={() => setHeld(null)}>
              {t('reset-energy')}
            </Button>
            <Button kind="go" disabled={left !== 0} onClick={commit}>
              {t('divert-energy')}
            </Button>
          </span>
        )
      }
      asked={asked !== null}
      onShift={(rows) => (asked ? play.setDraft({ rows: asked.countsOf(rows) }) : setHeld({ of: key, rows }))}
    />
  );
}
