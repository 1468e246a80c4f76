import { BUDGET_GAP, type MoonshotView } from '@orrery/moonshot';
import { useEffect, useState } from 'react';
import '../board/tokens.css';
import type { TableProps } from '../../../play/game-ui.ts';
import { focusOn, keysOf, useKeys } from '../../../play/keys.ts';
import { TableLayout } from '../../../play/TableLayout.tsx';
import type { NumberedEvent } from '../../../table/table-types.ts';
import {
  EDGE,
  Glass,
  type SheetTab,
  StepTrack,
  useFrameInsets,
  usePhone,
  useRoomy,
  useTablet,
} from '../../../ui/index.ts';
import { Faces } from '../board/launch/Faces.tsx';
import { usePainting } from '../board/paint/paint.ts';
import { Dash, Race, Strip } from '../board/panels/Dash.tsx';
import { Defs } from '../board/Tile.tsx';
import type { ActionSet } from './action-parts.tsx';
import { actionsOf } from './actions.tsx';
import { HandPanel, LineTray, RivalBoard } from './boards.tsx';
import { Centre, type CentreProps } from './Centre.tsx';
import { EvaluationStage } from './Evaluation.tsx';
import { EvaluationList } from './EvaluationList.tsx';
import { evaluationActions, summaryActions } from './evaluation-actions.ts';
import { Inspector } from './Inspect.tsx';
import { boardKeys, widgetKeys } from './keys.ts';
import { Chances, Either, FlightRecord, FlyingRocket, RiskAhead, Stakes } from './LaunchPanels.tsx';
import { LaunchStage } from './LaunchStage.tsx';
import { launchActions } from './launch-actions.ts';
import { type Leaf, leafFor } from './leaves.ts';
import { Preview } from './Preview.tsx';
import { peopleOf, storyOf } from './people.ts';
import s from './play.module.css';
import { RoundSummary } from './RoundSummary.tsx';
import { Team } from './Team.tsx';
import { t } from './text.ts';
import { type Desk, useDesk } from './useDesk.tsx';
import type { Launch } from './useLaunch.ts';
import { useSceneSounds } from './useSceneSounds.ts';
import { type Stage, useStage } from './useStage.ts';
import { type Loop, useTeam } from './useTeam.ts';
import { widgetOf } from './widget.tsx';

/** Moonshot's screen: missions, politics, blueprint and supply; scenes replace them for a while. */
export function MoonshotTable(props: TableProps) {
  const { play, controls } = props;
  const view = play.table.view as MoonshotView;
  // Painted early, so that the first launch does not have to wait.
  usePainting('moon');
  usePainting('smoke');
  const [tab, setTab] = useState('act');
  const desk = useDesk(play);
  const team = useTeam(play, tab === 'team');
  const stage = useStage(play, view, controls !== undefined);
  const { launch, evaluation, summary } = stage;
  useSceneSounds(launch, evaluation, desk.side);
  const [leaf, setLeaf] = useLeaf(desk);
  const { prompt, isDesk } = promptOf(desk, stage, usePhone());
  useKeys({
    B: () => focusOn(`[aria-label="${t('missions')}"] button`, `[aria-label="${t('desk')}"] button`),
    H: () => focusOn(`[aria-label="${t('your-hand')}"] button`),
    A: () => focusOn('[data-part="move"] button:not([disabled])'),
    ...widgetKeys(play),
    ...(isDesk ? boardKeys(desk) : {}),
    ...keysOf(prompt.actions),
  });

  const widget = evaluation || summary ? null : widgetOf(desk, launch);
  const isRoomy = useRoomy();
  // The token box goes beside the board, so that it covers nothing.
  const isRailed = isRoomy && desk.turn.taken?.kind === 'tokens' && !launch;
  return (
    <TableLayout
      {...props}
      night
      round={stage.round}
      track={<Phases {...props} stage={stage} />}
      board={
        <>
          <Defs />
          <Board desk={desk} stage={stage} leaf={leaf} onLeaf={setLeaf} />
        </>
      }
      left={launch && <LaunchLeft view={view} launch={launch} log={play.table.log} />}
      players={<Players desk={desk} stage={stage} team={team} isRoomy={isRoomy} />}
      rails={isRoomy ? (launch || evaluation ? 'wide' : 'slim') : undefined}
      log={storyOf(play.log, view, stage.upTo)}
      side={<Side desk={desk} stage={stage} team={team} isRoomy={isRoomy} tokens={isRailed && widget} />}
      prompt={{ ...prompt, widget: isRailed ? null : widget }}
      phone={{
        tab,
        onTab: setTab,
        strip: <Strip programs={stage.stand} mine={view.side} onPick={() => setTab('team')} />,
        calls: launch !== null || evaluation !== null || summary !== null,
        before: (
          <>
            {launch ? <LaunchFaces launch={launch} /> : isDesk && <DeskAnswers desk={desk} />}
            {widget}
          </>
        ),
        tabs: sheetTabs(desk, stage, team, () => setTab('act')),
      }}
    />
  );
}

/** The prompt: of the scene, or of the table. `isDesk` if it is answered with cards or tiles. */
function promptOf(
  desk: Desk,
  { launch, evaluation, summary }: Stage,
  phone: boolean,
): { prompt: ActionSet; isDesk: boolean } {
  if (launch && desk.turn.about !== 'ask-adapt')
    return { prompt: launchActions(desk.view, launch, desk.side), isDesk: false };
  if (evaluation) return { prompt: evaluationActions(desk, evaluation, phone), isDesk: evaluation.isAsked };
  if (summary) return { prompt: summaryActions(summary), isDesk: false };
  return { prompt: actionsOf(desk), isDesk: true };
}

interface StageProps {
  desk: Desk;
  stage: Stage;
}

/** The scene, or the desk. */
function Board({ desk, stage, leaf, onLeaf }: StageProps & Omit<CentreProps, 'desk'>) {
  const { launch, evaluation, summary } = stage;
  if (launch) return <LaunchStage key={launch.key} launch={launch} />;
  if (evaluation) return <EvaluationStage desk={desk} scene={evaluation} />;
  if (summary) return <RoundSummary view={desk.view} summary={summary} />;
  return <Centre desk={desk} leaf={leaf} onLeaf={onLeaf} />;
}

interface PanelProps extends StageProps {
  team: Loop;
  isRoomy: boolean;
}

function Players({ desk, stage, team, isRoomy }: PanelProps) {
  if (stage.evaluation) return <Race programs={stage.stand} stop={BUDGET_GAP + 1} />;
  return (
    <>
      <Programs desk={desk} />
      {isRoomy && <Team play={desk.play} view={desk.view} loop={team} slim />}
    </>
  );
}

function Side({ desk, stage, team, isRoomy, tokens }: PanelProps & { tokens: SheetTab['content'] }) {
  const { launch, evaluation, summary } = stage;
  const chat = <Team play={desk.play} view={desk.view} loop={team} />;
  if (summary) return chat;
  if (evaluation)
    return (
      <>
        <EvaluationList scene={evaluation} mine={desk.side} />
        {chat}
      </>
    );
  return (
    <>
      {launch ? <LaunchSide launch={launch} /> : <DeskSide desk={desk} tokens={tokens} />}
      {(launch || !isRoomy) && chat}
    </>
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

function Phases({ play, controls, stage }: Pick<TableProps, 'play' | 'controls'> & { stage: Stage }) {
  const { table } = play;
  const isScene = stage.launch !== null || stage.evaluation !== null;
  // A scene that ends the game is shown before the result, except in a replay, where everything is revealed.
  if (table.result !== null && (!isScene || controls !== undefined))
    return <StepTrack steps={[{ id: 'over', label: t('phase-over') }]} now="over" />;
  // Only games with four players have a discussion phase.
  const phases = table.seats.length > 3 ? PHASES : PHASES.slice(1);
  const steps = phases.map((id) => ({ id: id as string, label: t(`phase-${id}`) }));
  return <StepTrack steps={steps} now={stage.phase} />;
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

interface LaunchLeftProps {
  view: MoonshotView;
  launch: Launch;
  log: readonly NumberedEvent[];
}

function LaunchLeft({ view, launch, log }: LaunchLeftProps) {
  return (
    <>
      <FlyingRocket view={view} launch={launch} log={log} />
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
      {tokens ? <Glass className={s.tokens}>{tokens}</Glass> : <Inspector desk={desk} />}
      <SlimRival desk={desk} />
      {desk.view.side !== null && <HandPanel desk={desk} bare={false} />}
    </>
  );
}

/** The margins beside a slim panel. */
const MARGINS = EDGE.side + EDGE.gap;

/** The rival's rocket in the right panel. Without slim panels, it has its own tab. */
function SlimRival({ desk }: { desk: Desk }) {
  const { usual, scale } = useFrameInsets();
  return useRoomy() && scale && <RivalBoard desk={desk} width={usual.right / scale - MARGINS} />;
}

/** The width of the rival's sheet in a tab. */
const RIVAL = 250;

/** The hand and, on a tablet, the rival's rocket, which is not on the desk there. */
function HandTab({ desk }: { desk: Desk }) {
  const tablet = useTablet();
  return (
    <div className={s.stack}>
      {desk.view.side !== null && <HandPanel desk={desk} bare />}
      {tablet && <RivalBoard desk={desk} width={RIVAL} />}
    </div>
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

/**
 * Above a sheet's buttons: the cards or tiles that answer the prompt, unless they are elsewhere on the screen, and what
 * the selection would change.
 */
function DeskAnswers({ desk }: { desk: Desk }) {
  const tablet = useTablet();
  const { about, taken } = desk.turn;
  return (
    <>
      {(about === 'ask-play' || about === 'ask-fate') && !tablet && <HandPanel desk={desk} bare />}
      {(about === 'ask-engineer' || about === 'ask-install-one') && taken === null && !tablet && (
        <LineTray desk={desk} size={56} />
      )}
      <Preview desk={desk} />
    </>
  );
}

function sheetTabs(desk: Desk, { evaluation }: Stage, team: Loop, toAct: () => void): SheetTab[] {
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
      content: <HandTab desk={desk} />,
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
          {evaluation ? (
            <EvaluationList scene={evaluation} mine={side} />
          ) : (
            <>
              <RaceOf desk={desk} />
              <Program key={side} desk={desk} side={side} />
              <Program key={1 - side} desk={desk} side={1 - side} />
            </>
          )}
        </div>
      ),
    },
  ];
}
