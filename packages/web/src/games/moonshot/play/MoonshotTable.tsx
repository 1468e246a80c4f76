import { BUDGET_GAP, type MoonshotView } from '@orrery/moonshot';
import { useEffect, useState } from 'react';
import '../board/tokens.css';
import { focusOn, keysOf, useKeys } from '../../../play/keys.ts';
import { TableLayout } from '../../../play/TableLayout.tsx';
import { Glass, type SheetTab, StepTrack, useNarrow } from '../../../ui/index.ts';
import type { TableProps } from '../../game-ui.ts';
import { Faces } from '../board/launch/Faces.tsx';
import { usePainting } from '../board/paint/paint.ts';
import { Dash, Race, Strip } from '../board/panels/Dash.tsx';
import { Defs } from '../board/Tile.tsx';
import { actionsOf } from './actions.tsx';
import { HandPanel, LineTray } from './boards.tsx';
import { Centre } from './Centre.tsx';
import { Inspector } from './Inspect.tsx';
import { boardKeys, widgetKeys } from './keys.ts';
import { Chances, Either, FlightRecord, FlyingRocket, RiskAhead, Stakes } from './LaunchPanels.tsx';
import { LaunchStage } from './LaunchStage.tsx';
import { launchActions } from './launch-actions.ts';
import { type Leaf, leafFor } from './leaves.ts';
import { Preview } from './Preview.tsx';
import { peopleOf, storyOf } from './people.ts';
import s from './play.module.css';
import { Team } from './Team.tsx';
import { t } from './text.ts';
import { type Desk, useDesk } from './useDesk.tsx';
import { type Launch, useShownLaunch } from './useLaunch.ts';
import { type Loop, useTeam } from './useTeam.ts';
import { widgetOf } from './widget.tsx';

/** Moonshot's screen: missions, politics, blueprint and supply; a launch replaces them with its scene. */
export function MoonshotTable(props: TableProps) {
  const { play, controls } = props;
  const view = play.table.view as MoonshotView;
  // Painted early, so that the first launch does not have to wait.
  usePainting('moon');
  usePainting('smoke');
  const [tab, setTab] = useState('act');
  const desk = useDesk(play);
  const team = useTeam(play, tab === 'team');
  const launch = useShownLaunch(play, view, controls !== undefined);
  const [leaf, setLeaf] = useLeaf(desk);
  const watched = desk.turn.about === 'ask-adapt' ? null : launch;
  const prompt = watched ? launchActions(view, watched, desk.side) : actionsOf(desk);
  useKeys({
    B: () => focusOn(`[aria-label="${t('missions')}"] button`, `[aria-label="${t('desk')}"] button`),
    H: () => focusOn(`[aria-label="${t('your-hand')}"] button`),
    A: () => focusOn('[data-part="move"] button:not([disabled])'),
    ...widgetKeys(play),
    ...(watched ? {} : boardKeys(desk)),
    ...keysOf(prompt.actions),
  });

  const widget = widgetOf(desk, launch);
  // With a rail, the token box goes above the hand, so that the board does not resize under the pointer.
  const isRailed = !useNarrow() && desk.turn.taken?.kind === 'tokens' && !launch;
  return (
    <TableLayout
      {...props}
      night
      round={view.round}
      track={<Phases {...props} launch={launch} />}
      board={
        <>
          <Defs />
          {launch ? (
            <LaunchStage key={launch.key} launch={launch} />
          ) : (
            <Centre desk={desk} leaf={leaf} onLeaf={setLeaf} />
          )}
        </>
      }
      left={launch && <LaunchLeft view={view} launch={launch} />}
      players={<Programs desk={desk} />}
      log={storyOf(play.log, view)}
      side={
        <>
          {launch ? <LaunchSide launch={launch} /> : <DeskSide desk={desk} tokens={isRailed && widget} />}
          <Team play={play} view={view} loop={team} />
        </>
      }
      prompt={{ ...prompt, widget: isRailed ? null : widget }}
      phone={{
        tab,
        onTab: setTab,
        strip: <Strip programs={launch?.stand ?? view.programs} mine={view.side} onPick={() => setTab('team')} />,
        calls: launch !== null,
        before: (
          <>
            {launch ? <LaunchFaces launch={launch} /> : <DeskAnswers desk={desk} />}
            {widget}
          </>
        ),
        tabs: sheetTabs(desk, team, () => setTab('act')),
      }}
    />
  );
}

/** The open tab of a folded desk, which follows the prompt and the selection. */
function useLeaf({ turn }: Desk): [Leaf, (leaf: Leaf) => void] {
  const [leaf, setLeaf] = useState<Leaf>('rocket');
  const wanted = leafFor(turn);
  useEffect(() => {
    if (wanted) setLeaf(wanted);
  }, [wanted]);
  return [leaf, setLeaf];
}

const PHASES = ['discussion', 'actions', 'launches', 'end'] as const;

function Phases({ play, controls, launch }: Pick<TableProps, 'play' | 'controls'> & { launch: Launch | null }) {
  const { table } = play;
  // A launch that ends the game is shown before the result, except in a replay, where its dice are already revealed.
  if (table.result !== null && (!launch || controls !== undefined))
    return <StepTrack steps={[{ id: 'over', label: t('phase-over') }]} now="over" />;
  // Only games with four players have a discussion phase.
  const phases = table.seats.length > 3 ? PHASES : PHASES.slice(1);
  const steps = phases.map((id) => ({ id: id as string, label: t(`phase-${id}`) }));
  return <StepTrack steps={steps} now={launch ? 'launches' : (table.view as MoonshotView).phase} />;
}

function Program({ desk: { play, view }, side }: { desk: Desk; side: number }) {
  const own = view.programs[side];
  if (!own) return null;
  const people = peopleOf(play, view, side);
  return <Dash side={side} own={own} people={people} first={view.firstSide === side} mine={view.side === side} />;
}

const RaceOf = ({ desk: { view } }: { desk: Desk }) => <Race programs={view.programs} stop={BUDGET_GAP + 1} />;

function Programs({ desk }: { desk: Desk }) {
  return (
    <>
      <Program key={desk.side} desk={desk} side={desk.side} />
      <RaceOf desk={desk} />
      <Program key={1 - desk.side} desk={desk} side={1 - desk.side} />
    </>
  );
}

function LaunchLeft({ view, launch }: { view: MoonshotView; launch: Launch }) {
  return (
    <>
      <FlyingRocket view={view} launch={launch} />
      <Stakes launch={launch} />
      <FlightRecord view={view} launch={launch} />
    </>
  );
}

function LaunchSide({ launch }: { launch: Launch }) {
  if (launch.outcome === 'grounded') return null;
  return (
    <>
      <RiskAhead launch={launch} />
      <Chances launch={launch} />
      <Either launch={launch} />
    </>
  );
}

function DeskSide({ desk, tokens }: { desk: Desk; tokens: SheetTab['content'] }) {
  return (
    <>
      <Inspector desk={desk} />
      {tokens && <Glass className={s.tokens}>{tokens}</Glass>}
      {desk.view.side !== null && <HandPanel desk={desk} bare={false} />}
    </>
  );
}

/** On a phone, the faces of the next die and the chances, above the buttons. */
function LaunchFaces({ launch }: { launch: Launch }) {
  const next = launch.risks[launch.passed];
  if (!next) return null;
  return (
    <>
      <Faces faces={next.faces} shown={null} />
      <Chances launch={launch} />
    </>
  );
}

/** On a phone, the cards or tiles that answer the prompt, and what the selection would change. */
function DeskAnswers({ desk }: { desk: Desk }) {
  const { about, taken } = desk.turn;
  return (
    <>
      {(about === 'ask-play' || about === 'ask-fate') && <HandPanel desk={desk} bare />}
      {(about === 'ask-engineer' || about === 'ask-install-one') && taken === null && (
        <LineTray desk={desk} size={56} />
      )}
      <Preview desk={desk} />
    </>
  );
}

function sheetTabs(desk: Desk, team: Loop, toAct: () => void): SheetTab[] {
  const { play, view, side, own } = desk;
  // The sheet would cover what the player wants to point at.
  const point = (on: boolean) => {
    team.point(on);
    if (on) toAct();
  };
  return [
    {
      id: 'hand',
      label: t('tab-hand'),
      icon: 'cards',
      badge: own?.hand.length ?? 0,
      tall: true,
      content: view.side !== null && <HandPanel desk={desk} bare />,
    },
    {
      id: 'numbers',
      label: t('tab-numbers'),
      icon: 'hex',
      tall: true,
      content: (
        <div className={s.stack}>
          <Inspector desk={desk} bare />
        </div>
      ),
    },
    {
      id: 'team',
      label: t('tab-programs'),
      icon: 'players',
      badge: team.unread,
      tall: true,
      content: (
        <div className={s.stack}>
          <Team play={play} view={view} loop={{ ...team, point }} bare />
          <RaceOf desk={desk} />
          <Program key={side} desk={desk} side={side} />
          <Program key={1 - side} desk={desk} side={1 - side} />
        </div>
      ),
    },
  ];
}
