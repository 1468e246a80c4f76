import type { ReactNode } from 'react';
import type { Play } from '../../../play/game-ui.ts';
import { cx } from '../../../ui/index.ts';
import { contractNamed } from '../board/content.ts';
import { Ally } from '../board/mission/Ally.tsx';
import { Fan } from '../board/mission/Fan.tsx';
import { Terminal } from '../board/mission/Terminal.tsx';
import type { MissionView, MoonrakersView, PilotView } from '../board/view-types.ts';
import { handTitle, ownCaptain } from './captains.ts';
import { handCards } from './hand-cards.ts';
import { MissionCore } from './MissionCore.tsx';
import s from './mission.module.css';
import { slotOf } from './mission-slots.ts';
import { heldPreview } from './preview.ts';
import { t } from './text.ts';
import { useJustRolled } from './useJustRolled.ts';
import type { Turn } from './useTurn.ts';

export interface MissionProps {
  play: Play;
  view: MoonrakersView;
  mission: MissionView;
  turn: Turn;
  /** The question's own controls, which replace the hand. */
  widget: ReactNode;
  narrow: boolean;
}

/** The result of a decided contract and its style; null while it is in progress. */
function resultOf({ outcome }: MissionView): { text: string; tone: string | undefined } | null {
  if (outcome !== 'success' && outcome !== 'failure') return null;
  return { text: t(outcome), tone: outcome === 'success' ? s.won : s.lost };
}

/** A contract in progress: requirements, dice, and each captain's Actions and hand. */
export function Mission({ play, view, mission, turn, widget, narrow }: MissionProps) {
  const rolled = useJustRolled(mission);
  const will = heldPreview(turn);
  const own = mission.pilots.find(({ seat }) => seat === view.seat) ?? null;
  const others = mission.pilots.filter(({ seat }) => seat !== view.seat);
  const half = Math.ceil(others.length / 2);
  const result = resultOf(mission);
  // On small screens the header has no room for the result, so it is shown below the ring.
  const note = result && !narrow && (
    <span className={result.tone} role="status">
      {result.text}
    </span>
  );
  const core = (
    <MissionCore play={play} mission={mission} seat={view.seat} added={will?.units ?? {}} note={note} narrow={narrow} />
  );
  const allies = (pilots: readonly PilotView[]) =>
    pilots.map((pilot) => (
      <MissionAlly
        key={pilot.seat}
        {...{ play, view, mission, pilot }}
        tumbling={rolled.has(pilot.seat)}
        dense={!narrow && pilots.length > 1}
      />
    ));
  const terminal = own && <OwnTerminal {...{ play, view, turn }} pilot={own} tumbling={rolled.has(own.seat)} />;

  if (narrow) {
    return (
      <div className={s.column}>
        {core}
        {result && (
          <p className={cx(s.outcome, result.tone)} role="status">
            {t('contract-result', { contract: contractNamed(mission.contract).name, result: result.text })}
          </p>
        )}
        {terminal}
        {allies(others)}
      </div>
    );
  }
  return (
    <div className={cx(s.fight, !own && s.watch)}>
      <div className={s.side}>{allies(others.slice(0, half))}</div>
      <div className={s.middle}>{core}</div>
      <div className={s.side}>{allies(others.slice(half))}</div>
      {terminal && <div className={s.mine}>{terminal}</div>}
      {widget ? <div className={s.hand}>{widget}</div> : own && <OwnHand play={play} view={view} turn={turn} />}
    </div>
  );
}

interface MissionAllyProps extends Pick<MissionProps, 'play' | 'view' | 'mission'> {
  pilot: PilotView;
  tumbling: boolean;
  dense: boolean;
}

function MissionAlly({ play, view, mission, pilot, tumbling, dense }: MissionAllyProps) {
  const { seat } = pilot;
  return (
    <Ally
      pilot={pilot}
      name={play.nameOf(seat)}
      hand={view.captains[seat]?.hand.length ?? 0}
      on={play.table.waiting.some((row) => row.seat === seat && !row.standing)}
      leads={seat === view.leader}
      duel={mission.duel}
      tumbling={tumbling}
      shared={!mission.duel}
      dense={dense}
    />
  );
}

type OwnProps = Pick<MissionProps, 'play' | 'view' | 'turn'>;

function OwnTerminal({ play, view, turn, pilot, tumbling }: OwnProps & { pilot: PilotView; tumbling: boolean }) {
  const captain = ownCaptain(view);
  const will = heldPreview(turn);
  return (
    <Terminal
      seat={pilot.seat}
      name={play.nameOf(pilot.seat)}
      leads={pilot.seat === view.leader}
      pilot={pilot}
      then={will?.exposed ?? null}
      left={will?.actions ?? null}
      slots={captain?.parts.map((part) => slotOf(part, view, turn, will)) ?? []}
      crew={captain?.play.filter(({ io }) => io > 0).map((crew) => slotOf(crew, view, turn, will)) ?? []}
      tumbling={tumbling}
      duel={view.mission?.duel ?? false}
    />
  );
}

function OwnHand({ play, view, turn }: OwnProps) {
  const captain = ownCaptain(view);
  if (!captain) return null;
  return (
    <div className={s.hand}>
      <Fan
        title={handTitle(play, captain)}
        cards={handCards(play, view, turn)}
        draw={captain.draw.count}
        discard={captain.discard}
      />
    </div>
  );
}
