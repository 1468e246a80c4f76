import { useRef, useState } from 'react';
import { t as playText } from '../../../play/text.ts';
import { useBarRoom } from '../../../play/useBarRoom.ts';
import { Button, Glass, IconButton, LineIcon, SeatMark } from '../../../ui/index.ts';
import { chanceText } from './amounts.ts';
import { ChanceGraph } from './ChanceGraph.tsx';
import { ChanceTable } from './ChanceTable.tsx';
import s from './graph.module.css';
import { pointAt } from './review.ts';
import { useReviewed } from './review-context.ts';
import { t } from './text.ts';

/** The sides and their chances at the current step. */
export function Legend() {
  const { analysis, order, looks, steps } = useReviewed();
  const point = pointAt(analysis?.points ?? [], steps.step);
  return (
    <ul className={s.legend}>
      {order.map((side) => {
        const look = looks[side];
        return (
          look && (
            <li key={side}>
              {look.seat === null ? <i style={{ background: look.colour }} /> : <SeatMark seat={look.seat} size={14} />}
              {look.name} <b>{point ? chanceText(point.chances[side] ?? 0) : '–'}</b>
            </li>
          )
        );
      })}
    </ul>
  );
}

/** The graph or its table, and the switch between them. */
export function useGraphOrTable() {
  const [isTable, setTable] = useState(false);
  const toggle = (
    <IconButton
      label={t(isTable ? 'graph-off' : 'graph-on')}
      icon={<LineIcon name="table" />}
      pressed={isTable}
      onClick={() => setTable(!isTable)}
    />
  );
  return { toggle, content: isTable ? <ChanceTable /> : <ChanceGraph /> };
}

/** The graph with playback controls, at the bottom of wide screens. */
export function GraphPanel() {
  const { steps, looks } = useReviewed();
  const { step, last, go, playing, toggle } = steps;
  const box = useRef<HTMLDivElement>(null);
  useBarRoom(box);
  const graph = useGraphOrTable();
  const title = t(looks.length === 1 ? 'chance' : 'win-chance');
  return (
    <div ref={box} className={s.holder}>
      <Glass className={s.graphPanel} aria-label={title}>
        <header>
          <h2>{title}</h2>
          <Legend />
          <div className={s.transport}>
            <IconButton
              label={playText('step-back')}
              hint="←"
              icon={<LineIcon name="left" />}
              onClick={() => go(step - 1)}
            />
            <Button
              kind="go"
              className={s.play}
              aria-label={playText(playing ? 'step-pause' : 'step-play')}
              icon={<LineIcon name={playing ? 'pause' : 'play'} />}
              onClick={toggle}
            />
            <IconButton
              label={playText('step-on')}
              hint="→"
              icon={<LineIcon name="right" />}
              onClick={() => go(step + 1)}
            />
            <span className={s.count}>
              {step} / {last}
            </span>
            {graph.toggle}
          </div>
        </header>
        {graph.content}
      </Glass>
    </div>
  );
}
