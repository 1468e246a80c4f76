import type { HelionoxView } from '@orrery/helionox';
import type { CSSProperties } from 'react';
import type { Play } from '../../../play/game-ui.ts';
import { cx, Glass, seatColour } from '../../../ui/index.ts';
import { Hand, HandRow, Inspector, Mat, Played, Pools, type Subject } from '../board/index.ts';
import { type Area, boughtLately } from './area.ts';
import { Choice } from './Choice.tsx';
import { Negotiation } from './Negotiation.tsx';
import type { AnswerPlace } from './options.ts';
import s from './play.module.css';
import type { Turn } from './useTurn.ts';

export interface AreaProps {
  play: Play;
  view: HelionoxView;
  area: Area;
  turn: Turn;
  place: AnswerPlace;
}

/** Width of the sheet's pane on tablets, in pixels: three cards with their text fit in a row. */
const PANE = 390;

/** The player's hand: a fan, or rows of small cards. */
export function OwnHand({ play, area: { mine, title }, turn, place, row }: AreaProps & { row?: 'text' | 'icons' }) {
  if (!mine) return null;
  const marked = place === 'table' ? [] : play.draft.picked;
  const hand = { cards: mine.hand, pointing: turn.pointing, marked, title };
  if (row) return <HandRow {...hand} {...(row === 'text' ? { room: PANE } : {})} />;
  return <Hand {...hand} keys={place === 'table' || place === 'hand'} />;
}

/** The pools of the player on turn, with the preview of the viewer's own. */
export function ShownPools({ view, area: { mine, other }, turn }: AreaProps) {
  const shown = other ?? mine;
  return shown && <Pools player={shown} mercury={view.mercury} would={other ? {} : turn.would} />;
}

/** The cards that the player on turn has played. */
export function ShownPlayed({ play, view, area: { mine, other }, turn }: AreaProps) {
  const shown = other ?? mine;
  if (!shown) return null;
  const name = other ? { name: play.nameOf(other.seat) } : {};
  return (
    <Played
      player={shown}
      {...name}
      consumed={view.consumed}
      bought={boughtLately(play, shown.seat)}
      pointing={turn.pointing}
    />
  );
}

export function OwnMat({ view, area: { mine }, turn }: AreaProps) {
  return mine && <Mat player={mine} mercury={view.mercury} pointing={turn.pointing} />;
}

/** The player's own area, below the worlds. Cards to choose from take the place of the hand. */
export function PlayArea(props: AreaProps) {
  const { play, view, area } = props;
  return (
    <div className={s.table}>
      <div
        className={cx(s.strip, area.other && s.theirs)}
        style={area.other && ({ '--seat': seatColour(area.other.seat) } as CSSProperties)}
      >
        <ShownPools {...props} />
        {view.call ? <Negotiation view={view} nameOf={play.nameOf} /> : <ShownPlayed {...props} />}
      </div>
      <div className={s.own}>
        <OwnMat {...props} />
        {props.place === 'cards' ? (
          <Glass as="div" className={s.tray}>
            <Choice play={play} onLook={props.turn.pointing.onLook} />
          </Glass>
        ) : (
          <OwnHand {...props} />
        )}
      </div>
    </div>
  );
}

/** The inspector of a subject, with its actions. */
export function Inspected(props: AreaProps & { subject: Subject; className?: string | undefined }) {
  const { play, view, turn, subject, className } = props;
  return (
    <Inspector view={view} subject={subject} nameOf={play.nameOf} now={turn.about(subject)} className={className} />
  );
}
