import { BUDGET_GAP, chancesOn, ICONS, type MoonshotView } from '@orrery/moonshot';
import { useEffect, useMemo, useRef, useState } from 'react';
import '../board/tokens.css';
import { keysOf, useKeys } from '../../../play/keys.ts';
import { promptKeys } from '../../../prompts/keys.ts';
import { FEW, PromptPanel } from '../../../prompts/PromptPanel.tsx';
import {
  ActionBar,
  Brand,
  Foot,
  Frame,
  Glass,
  LogPanel,
  logTab,
  Sheet,
  SheetActions,
  StepTrack,
  TopBar,
  useFlights,
  useNarrow,
} from '../../../ui/index.ts';
import type { TableProps } from '../../game-ui.ts';
import { Faces } from '../board/launch/Faces.tsx';
import { usePainting } from '../board/paint/paint.ts';
import { Dash, Race, Strip } from '../board/panels/Dash.tsx';
import { Defs } from '../board/Tile.tsx';
import { actionsOf } from './actions.tsx';
import { useBoards } from './boards.tsx';
import { Centre, type Leaf } from './Centre.tsx';
import { Inspector } from './Inspect.tsx';
import { Chances, Either, FlightRecord, FlyingRocket, RiskAhead, Stakes } from './LaunchPanels.tsx';
import { LaunchStage } from './LaunchStage.tsx';
import { launchActions } from './launch-actions.ts';
import { Preview } from './Preview.tsx';
import { peopleOf, storyOf } from './people.ts';
import s from './play.module.css';
import { Team } from './Team.tsx';
import { TokenBox } from './TokenBox.tsx';
import { t } from './text.ts';
import { replayedLaunch, useLaunch } from './useLaunch.ts';
import { useTeam } from './useTeam.ts';
import { useTurn } from './useTurn.ts';

const PHASES = ['discussion', 'actions', 'launches', 'end'] as const;

/** The tab of a folded desk where a prompt is answered. */
const LEAF: Readonly<Record<string, Leaf>> = {
  'ask-play': 'politics',
  'ask-politics': 'politics',
  'ask-support': 'politics',
  'ask-fate': 'politics',
  'ask-tie': 'politics',
  'ask-engineer': 'rocket',
  'ask-install': 'rocket',
  'ask-install-one': 'rocket',
  'ask-mount': 'rocket',
  'ask-explore': 'missions',
  'ask-deck': 'supply',
  'ask-module': 'supply',
};

/** The tab of a folded desk that a selection belongs to. */
const TAKEN_LEAF: Readonly<Partial<Record<string, Leaf>>> = {
  tile: 'rocket',
  mount: 'rocket',
  bay: 'rocket',
  launch: 'missions',
  announce: 'missions',
  risk: 'missions',
  module: 'supply',
  decks: 'supply',
  card: 'politics',
  tokens: 'politics',
};

/** Prompts answered on the board or in the action bar, without a widget. */
const ON_BOARD = new Set([
  'ask-play',
  'ask-politics',
  'ask-support',
  'ask-engineer',
  'ask-install',
  'ask-install-one',
  'ask-mount',
  'ask-explore',
  'ask-fate',
]);

/** Moonshot's screen: missions, politics, blueprint and supply; a launch replaces them with its scene. */
export function MoonshotTable({ play, buttons, controls, over }: TableProps) {
  const view = play.table.view as MoonshotView;
  const root = useRef<HTMLDivElement>(null);
  useFlights(root, view);
  // Painted early, so that the first launch does not have to wait.
  usePainting('moon');
  usePainting('smoke');
  const [tab, setTab] = useState('act');
  const side = view.side ?? 0;
  const own = view.programs[side];
  const turn = useTurn(play, view, side);
  const team = useTeam(play, tab === 'team');
  // On a small screen, the sheet would cover what the player wants to point at.
  const point = (on: boolean) => {
    team.point(on);
    if (on) setTab('act');
  };
  const parameters = own?.parameters.join() ?? '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: chances change with the rocket and the risks
  const odds = useMemo(
    () => chancesOn(view, side),
    [side, parameters, own?.sabotage, view.missions, view.programs, view.moonOpen],
  );
  const thenSum = turn.then?.sum.join() ?? '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: the preview changes with the selection
  const then = useMemo(() => (turn.then ? chancesOn(view, side, turn.then.sum) : null), [thenSum, view, side]);
  const boards = useBoards({ play, view, side, turn, odds, then });
  const adapting = turn.about === 'ask-adapt';
  const live = useLaunch(view, adapting ? ICONS.map((id) => play.draft.rows[id] ?? 0) : null);
  const launch = controls === undefined ? live : replayedLaunch(view, play.fresh ?? []);

  // Only four players have a discussion phase.
  const rounds = (play.table.seats.length > 3 ? PHASES : PHASES.slice(1)).map((id) => ({
    id: id as string,
    label: t(`phase-${id}`),
  }));

  const [leaf, setLeaf] = useState<Leaf>('rocket');
  const wanted = (turn.taken && TAKEN_LEAF[turn.taken.kind]) ?? LEAF[turn.about];
  useEffect(() => {
    if (wanted) setLeaf(wanted);
  }, [wanted]);

  const watching = launch !== null && controls === undefined;
  const { hold } = play;
  useEffect(() => {
    hold?.(watching);
    return () => hold?.(false);
  }, [hold, watching]);

  const table = actionsOf(play, view, turn, side, odds);
  const shown = launch && !(launch.waits && !adapting && play.ask) ? launch : null;
  // A launch that ends the game is shown before the result, except in a replay, where its dice are already revealed.
  const isOver = play.table.result !== null && (!shown || controls !== undefined);
  const story = {
    entries: useMemo(() => storyOf(play.log, view), [play.log, view]),
    ...(play.onRecap ? { onReplay: play.onRecap } : {}),
  };
  const { sentence, detail, actions } = shown && !adapting ? launchActions(view, shown, side) : table;
  const keys = shown && !adapting ? {} : handKeys(turn, view, side, boardsKeys(turn, own?.line ?? []));
  const prompted =
    play.ask && !ON_BOARD.has(turn.about)
      ? promptKeys(play.ask.prompt, play.draft, play.setDraft, (answer) => void play.answer(answer))
      : {};
  useKeys({ ...prompted, ...keys, ...keysOf(actions) });

  const few = play.ask?.prompt.kind === 'choose' && play.ask.prompt.options.length <= FEW;
  const widget =
    turn.taken?.kind === 'tokens' ? (
      <TokenBox view={view} side={side} turn={turn} />
    ) : (
      play.ask &&
      !ON_BOARD.has(turn.about) &&
      !few &&
      (!shown || adapting) && (
        <PromptPanel
          prompt={play.ask.prompt}
          draft={play.draft}
          onDraft={play.setDraft}
          onAnswer={(answer) => void play.answer(answer)}
          label={(option) => (option.text ? play.words.say(option.text) : option.id)}
          why={(option) => (option.why ? play.words.refusal(option.why) : null)}
          nameOf={play.nameOf}
          onBoard
        />
      )
    );

  // With a rail, the token box goes above the hand, so that the board does not resize under the pointer.
  const railed = !useNarrow() && turn.taken?.kind === 'tokens' && !shown;

  const dash = (of: number) => {
    const program = view.programs[of];
    return (
      program && (
        <Dash
          key={of}
          side={of}
          own={program}
          people={peopleOf(play, view, of)}
          first={view.firstSide === of}
          mine={view.side === of}
        />
      )
    );
  };
  const race = <Race programs={view.programs} stop={BUDGET_GAP + 1} />;
  const inspector = (bare: boolean) => (
    <Inspector view={view} side={side} turn={turn} odds={odds} then={then} bare={bare} />
  );

  const left = shown ? (
    <>
      <FlyingRocket view={view} launch={shown} />
      <Stakes launch={shown} />
      <FlightRecord view={view} launch={shown} />
    </>
  ) : (
    <>
      {dash(side)}
      {race}
      {dash(1 - side)}
      <LogPanel {...story} />
    </>
  );
  const right = shown ? (
    <>
      {shown.outcome !== 'grounded' && (
        <>
          <RiskAhead launch={shown} />
          <Chances launch={shown} />
          <Either launch={shown} />
        </>
      )}
      <Team play={play} view={view} loop={team} />
    </>
  ) : (
    <>
      {inspector(false)}
      {railed && <Glass className={s.tokens}>{widget}</Glass>}
      {view.side !== null && boards.hand(false)}
      <Team play={play} view={view} loop={team} />
    </>
  );

  const now = shown?.risks[shown.passed];
  const act = controls ?? (
    <div className={s.stack}>
      {shown && now && (
        <>
          <Faces faces={now.faces} shown={null} />
          <Chances launch={shown} />
        </>
      )}
      {!shown && (turn.about === 'ask-play' || turn.about === 'ask-fate') && boards.hand(true)}
      {!shown &&
        (turn.about === 'ask-engineer' || turn.about === 'ask-install-one') &&
        turn.taken === null &&
        boards.line(56)}
      {!shown && <Preview view={view} side={side} turn={turn} odds={odds} then={then} />}
      {widget}
      <div aria-busy={play.busy}>
        <SheetActions actions={actions} />
      </div>
    </div>
  );

  return (
    <div ref={root} className={s.root} data-game="moonshot">
      <Defs />
      <Frame
        top={
          <div className={s.top} data-night>
            <TopBar
              brand={<Brand game="Moonshot" />}
              {...(view.round > 0 ? { round: view.round } : {})}
              track={
                <StepTrack
                  steps={isOver ? [{ id: 'over', label: t('phase-over') }] : rounds}
                  now={isOver ? 'over' : shown ? 'launches' : view.phase}
                />
              }
              buttons={buttons}
            />
          </div>
        }
        board={
          shown ? (
            <LaunchStage key={shown.key} launch={shown} />
          ) : (
            <Centre view={view} side={side} boards={boards} leaf={leaf} onLeaf={setLeaf} />
          )
        }
        left={left}
        right={right}
        bottom={
          controls ?? (
            <Foot busy={play.busy} panel={railed ? null : widget}>
              <ActionBar sentence={sentence} detail={detail} actions={actions} />
            </Foot>
          )
        }
        strip={<Strip programs={shown?.stand ?? view.programs} mine={view.side} onPick={() => setTab('team')} />}
        sheet={
          <Sheet
            active={tab}
            onTab={setTab}
            roomy={controls !== undefined}
            calls={controls !== undefined || shown !== null}
            sentence={sentence}
            detail={controls ? null : detail}
            tabs={[
              { id: 'act', label: t('tab-act'), icon: 'act', tall: 'fit', content: act },
              {
                id: 'hand',
                label: t('tab-hand'),
                icon: 'cards',
                badge: own?.hand.length ?? 0,
                tall: true,
                content: view.side === null ? null : boards.hand(true),
              },
              {
                id: 'numbers',
                label: t('tab-numbers'),
                icon: 'hex',
                tall: true,
                content: <div className={s.stack}>{inspector(true)}</div>,
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
                    {race}
                    {dash(side)}
                    {dash(1 - side)}
                  </div>
                ),
              },
              logTab(story, () => setTab('act')),
            ]}
          />
        }
        over={over}
      />
    </div>
  );
}

/** Digit keys select tiles of the line, or the tiles just drawn, while nothing else is selected. */
function boardsKeys(turn: ReturnType<typeof useTurn>, line: readonly string[]): Record<string, () => void> {
  const drawn = turn.about === 'ask-install-one';
  if (!(drawn || turn.about === 'ask-engineer') || (turn.taken && turn.taken.kind !== 'tile')) return {};
  const verb = drawn ? 'lay' : 'line';
  return Object.fromEntries(
    (drawn ? turn.pieces : line)
      .slice(0, 9)
      .map((tile, at) => [String(at + 1), () => turn.take({ kind: 'tile', verb, tile, cell: null, rotation: 0 })]),
  );
}

/** Digit keys select a card in hand, to play it (then a free place from left to right) or to escalate with it. */
function handKeys(
  turn: ReturnType<typeof useTurn>,
  view: MoonshotView,
  side: number,
  others: Record<string, () => void>,
): Record<string, () => void> {
  const open = (card: string) =>
    turn.about === 'ask-play' || (turn.about === 'ask-fate' && turn.options.has(`escalate:${card}`));
  if (turn.about !== 'ask-play' && turn.about !== 'ask-fate') return others;
  const { taken } = turn;
  if (turn.about === 'ask-play' && taken?.kind === 'card') {
    const free = view.programs[side]?.slots.filter(({ card }) => !card) ?? [];
    return Object.fromEntries(free.map(({ place }, at) => [String(at + 1), () => turn.take({ ...taken, place })]));
  }
  const hand = view.programs[side]?.hand ?? [];
  return Object.fromEntries(
    hand.flatMap((card, at) =>
      card && open(card) ? [[String(at + 1), () => turn.take({ kind: 'card', card, place: null })]] : [],
    ),
  );
}
