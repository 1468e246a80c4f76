import { type MoonrakersView, roundsOf } from '@orrery/moonrakers';
import { useState } from 'react';
import '../board/tokens.css';
import type { TableProps } from '../../../play/game-ui.ts';
import { useKeys } from '../../../play/keys.ts';
import { TableLayout } from '../../../play/TableLayout.tsx';
import { useBoardPlay } from '../../../play/useBoardPlay.ts';
import { StepTrack, useNarrow, usePhone, useSplit } from '../../../ui/index.ts';
import { Track } from '../board/panels/Dash.tsx';
import { actionsOf } from './actions.ts';
import { Centre } from './Centre.tsx';
import { Choice } from './Choice.tsx';
import { Points } from './Points.tsx';
import { isForPoints } from './points.ts';
import { beforeAnswers, CaptainStrip, LeftRail, RightRail, sheetTabs } from './Rails.tsx';
import s from './table.module.css';
import { tableKeys } from './table-keys.ts';
import { t } from './text.ts';
import { useCardFlights } from './useCardFlights.ts';
import { useCompactTable, useNarrowTable } from './useNarrowTable.ts';
import { usePlan } from './usePlan.ts';
import { useSharedDraft } from './useSharedDraft.ts';
import { useTold } from './useTold.ts';
import { useTurn } from './useTurn.ts';

const PHASES = ['planning', 'mission', 'buying'] as const;

const roundOf = (view: MoonrakersView): number =>
  isForPoints(view) ? Math.min(view.round, roundsOf(view.agreed)) : view.round;

/** The game screen of Moonrakers. */
export function MoonrakersTable(props: TableProps) {
  const play = useTold(useBoardPlay(props.play));
  const view = play.table.view as MoonrakersView;
  const phone = usePhone();
  const compact = useCompactTable();
  const slim = useNarrow();
  const narrow = useNarrowTable();
  const split = useSplit();
  const [tab, setTab] = useState('act');
  const { turn, deal } = useTurn(play, view);
  const plan = usePlan(play, view, turn);
  const situation = { play, view, turn, deal, plan, phone };
  const actions = actionsOf(situation);
  useKeys(tableKeys(situation, actions));
  useCardFlights(play.table.log, view.seat);
  useSharedDraft(play, turn.held, deal, actions.widget);
  const widget = actions.widget && play.ask ? <Choice play={play} /> : null;
  const panels = { play, view, turn, plan };
  return (
    <TableLayout
      {...props}
      className={s.root}
      night
      round={roundOf(view)}
      track={<Phases view={view} isOver={play.table.result !== null} />}
      meter={<Meter view={view} />}
      board={<Centre {...panels} deal={deal} widget={compact ? null : widget} />}
      rails={slim && !compact ? 'slim' : 'wide'}
      left={<LeftRail play={play} view={view} />}
      side={<RightRail {...panels} />}
      prompt={{ ...actions, widget: compact ? widget : null }}
      phone={{
        strip: <CaptainStrip play={play} view={view} onPick={() => setTab('captains')} />,
        tab,
        onTab: setTab,
        before: beforeAnswers(panels, widget, narrow),
        calls: view.mission !== null,
        tabs: sheetTabs(panels, widget, narrow, split),
      }}
    />
  );
}

function Phases({ view, isOver }: { view: MoonrakersView; isOver: boolean }) {
  const phases = isOver ? (['over'] as const) : view.agreed.nomad ? (['event', ...PHASES] as const) : PHASES;
  return <StepTrack steps={phases.map((id) => ({ id, label: t(`phase-${id}`) }))} now={isOver ? 'over' : view.phase} />;
}

/** Points and titles, or the race for prestige. */
function Meter({ view }: { view: MoonrakersView }) {
  if (isForPoints(view)) return <Points view={view} />;
  return <Track captains={view.captains} target={view.agreed.target} short={view.agreed.nomad} />;
}
