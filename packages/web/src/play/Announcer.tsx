import { cx, SeatMark, seatColour, useFrameInsets } from '../ui/index.ts';
import type { Play } from './game-ui.ts';
import type { Presented } from './presenter.ts';
import s from './stage.module.css';
import { toneFor } from './useEventToasts.ts';

/** What another player does now, over the top of the board. Screen readers hear it from the live region. */
export function Announcer({ play, beat }: { play: Play; beat: Presented['beat'] }) {
  const { table, gameUi, nameOf } = play;
  const { now } = useFrameInsets();
  if (!beat || beat.line === '' || (beat.actor !== null && beat.actor === table.viewer)) return null;
  const { viewer, progress } = table;
  const tones =
    viewer === null ? [] : beat.events.map((event) => toneFor(event, viewer, progress?.turn ?? null, gameUi));
  const tone = tones.find((one) => one !== null && one !== 'plain');
  return (
    <div
      className={s.announcer}
      style={{ left: now.left, right: now.right, top: now.top + 8 }}
      data-announcer
      data-actor={beat.actor ?? undefined}
      aria-hidden
    >
      <div
        key={beat.events[0]?.n}
        className={cx(s.caption, tone && s[tone])}
        style={beat.actor === null ? undefined : { borderColor: seatColour(beat.actor) }}
        title={beat.line}
      >
        {beat.actor !== null && <SeatMark seat={beat.actor} size={18} label={nameOf(beat.actor)} />}
        <p>{beat.line}</p>
      </div>
    </div>
  );
}
