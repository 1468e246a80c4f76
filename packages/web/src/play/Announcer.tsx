import { useContext } from 'react';
import { cx, MarksContext, SeatMark, seatColour, useFrameInsets } from '../ui/index.ts';
import type { Beat } from './beats.ts';
import type { Play } from './game-ui.ts';
import s from './stage.module.css';
import { toneFor } from './useEventToasts.ts';

/** What is announced to the viewer: everything but their own actions. */
export const announced = (beat: Beat | null): Beat | null => (beat?.line && !beat.isOwn ? beat : null);

/**
 * What another player does while the viewer is asked, over the top bar. Otherwise the action bar tells it.
 * Screen readers hear it from the live region.
 */
export function Announcer({ play, beat }: { play: Play; beat: Beat }) {
  const { table, gameUi, nameOf } = play;
  const marks = useContext(MarksContext);
  const { now } = useFrameInsets();
  const { viewer, progress } = table;
  const tones =
    viewer === null ? [] : beat.events.map((event) => toneFor(event, viewer, progress?.turn ?? null, gameUi));
  const tone = tones.find((one) => one !== null && one !== 'plain');
  const colour = beat.actor === null ? undefined : seatColour(marks[beat.actor] ?? beat.actor);
  return (
    <div className={s.announcer} style={{ left: now.left, right: now.right }} data-announcer aria-hidden>
      <div key={beat.events[0]?.n} className={cx(s.caption, tone && s[tone])} style={{ borderLeftColor: colour }}>
        {beat.actor !== null && <SeatMark seat={beat.actor} size={18} label={nameOf(beat.actor)} />}
        <p>{beat.line}</p>
      </div>
    </div>
  );
}
