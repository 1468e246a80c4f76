import type { MothershipView } from '@orrery/mothership';
import { useMemo, useRef, useState } from 'react';
import '../board/tokens.css';
import { focusOn, keysOf, useKeys } from '../../../play/keys.ts';
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
  usePhone,
  useStable,
} from '../../../ui/index.ts';
import type { TableProps } from '../../game-ui.ts';
import { Board } from '../board/map/Board.tsx';
import { AnswerStrip } from '../board/panels/AnswerStrip.tsx';
import { FightBrief } from '../board/panels/FightCard.tsx';
import type { HandProps } from '../board/panels/Hand.tsx';
import { Inspector } from '../board/panels/Inspector.tsx';
import { SeatCard } from '../board/panels/SeatCard.tsx';
import { Seats } from '../board/panels/Strip.tsx';
import { actionsOf, aimedVerbs, labelOf, otherChoices, sentenceOf } from './actions.tsx';
import { spaceOf, useUnits, worldsOf } from './board-data.ts';
import { Legend, Standing } from './Captions.tsx';
import { Console } from './Console.tsx';
import { hexDescriber } from './descriptions.ts';
import { FightResult, useFightResult } from './FightResult.tsx';
import { fightData } from './fights.ts';
import { inspected } from './inspect.ts';
import { intentsOf } from './intents.ts';
import { ListForm } from './ListForm.tsx';
import { MyHand } from './MyHand.tsx';
import { MyPanel } from './MyPanel.tsx';
import { choicesOf } from './options.ts';
import { PlanetList, Shop, Tech } from './Panels.tsx';
import s from './play.module.css';
import { previewOf } from './preview.ts';
import { PiecePicks, ShipPicks } from './ShipPicks.tsx';
import { Side } from './Side.tsx';
import { seatsOf } from './seats.ts';
import { stateFromView } from './state-from-view.ts';
import { t } from './text.ts';
import { threatsOf } from './threats.ts';
import { unitOn, useTurn } from './useTurn.ts';
import { windowOf } from './windows.ts';

const NOTHING = () => {};
const NO_AIMS: ReadonlyMap<string, string> = new Map();
const PHASES = ['setup', 'main', 'end'] as const;

/** Mothership's screen: the star map, all seats, the viewer's panel, and the prompt in one sentence. */
export function MothershipTable({ play, buttons, controls, over }: TableProps) {
  const view = play.table.view as MothershipView;
  const root = useRef<HTMLDivElement>(null);
  useFlights(root, view);
  const phone = usePhone();
  const [tab, setTab] = useState('act');
  const [hovered, setHovered] = useState<string | null>(null);
  const [looked, setLooked] = useState<string | null>(null);
  const me = play.ask?.seat ?? play.table.viewer ?? view.turn ?? 0;
  const mine = view.players[me];
  const { nameOf } = play;

  const table = useMemo(() => stateFromView(view), [view]);
  const still = useMemo(() => JSON.stringify([view.board, view.fields, view.planets.map(({ cell }) => cell)]), [view]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the ground changes only when a planet leaves it
  const space = useMemo(() => spaceOf(view), [still]);
  const planets = useMemo(() => JSON.stringify(view.planets), [view]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: depends on the planets only
  const worlds = useMemo(() => worldsOf(view), [planets]);
  const intents = useMemo(() => intentsOf(view), [view]);
  const aimed = useRef(NO_AIMS);
  const units = useUnits(view, aimed.current);
  const turn = useTurn(play, view, table, me, units);
  aimed.current = turn.aims;
  const threats = useMemo(() => threatsOf(table), [table]);
  const rolled = useFightResult(play, turn.chosen.target);
  const { ask, draft } = play;
  const { chosen } = turn;

  const context = turn.fight && { table: turn.fight.table, view, nameOf, me };
  const fight = turn.fight && context ? fightData(context, turn.fight.fight) : null;
  const strike = useMemo(
    () => turn.strike && (fight && chosen.target ? { ...turn.strike, odds: fight.win } : turn.strike),
    [turn.strike, fight, chosen.target],
  );
  const { sentence, detail } = sentenceOf(play, view, turn, chosen.target ? fight : null);
  const actions = actionsOf(play, view, table, turn);
  const seats = seatsOf(play, view, table);
  const window = windowOf(play, view, nameOf, play.ask?.seat ?? null);
  const words = { view, space, worlds, units, nameOf, me };
  const say = useMemo(
    () => hexDescriber({ view, space, worlds, units, nameOf, me }),
    [view, space, worlds, units, nameOf, me],
  );
  const press = useStable(turn.press);
  const home =
    view.units.find(({ id }) => id === `${me}M`)?.cell ?? view.units.find(({ id }) => id === `${me}S`)?.cell ?? null;

  const prompted =
    ask && !turn.main ? promptKeys(ask.prompt, draft, play.setDraft, (answer) => void play.answer(answer)) : {};
  useKeys({
    ...prompted,
    ...keysOf(actions),
    ...(turn.main ? handKeys(play, view, turn, me) : {}),
    B: () => focusOn('[data-cell][tabindex="0"]'),
    H: () => focusOn('[data-part="hand"] button'),
    T: () => focusOn('[data-part="tech-tree"] [role="button"]'),
    A: () => focusOn('[data-part="move"] button:not([disabled])'),
    V: () => nextShip(view, turn, me),
  });

  const pointed = hovered ? unitOn(view, hovered) : null;
  // If nothing is selected, the map shows what the hovered unit could do.
  const idle = chosen.unit === null && turn.reach.size === 0;
  const preview = useMemo(
    () => previewOf(table, threats, idle ? pointed : null, me),
    [table, threats, idle, pointed, me],
  );
  const goal = turn.plan ? (turn.plan.stops[turn.plan.stops.length - 1]?.hex ?? null) : null;
  const about = pointed ?? chosen.unit ?? `${me}M`;
  const unit = inspected(view, table, threats, about, nameOf, about === chosen.unit ? goal : null);
  const world = hovered && !pointed ? worlds.find(({ hex }) => hex === hovered) : undefined;
  const inspector = (
    <div className={s.about}>
      {world ? (
        <Glass className={s.world} aria-label={t('selection')}>
          <PlanetList {...{ play, view, table, turn, me, worlds, nameOf }} only={world.hex} onLook={NOTHING} />
        </Glass>
      ) : (
        unit && <Inspector unit={unit} />
      )}
    </div>
  );
  const panel = mine && <MyPanel play={play} view={view} turn={turn} me={me} />;
  const hand = (as: HandProps['as']) => (
    <MyHand play={play} view={view} turn={turn} me={me} as={as} onPicked={() => phone && setTab('act')} />
  );
  const tech = <Tech {...{ play, view, table, turn, looked }} side={me} onLook={setLooked} />;
  const planetList = <PlanetList {...{ play, view, table, turn, me, worlds, nameOf }} onLook={setHovered} />;
  const shop = <Shop {...{ play, view, table, turn, me }} />;
  const list = <ListForm {...words} legal={turn.legal} home={home} onHex={press} onHover={setHovered} />;
  const others = turn.main
    ? otherChoices(turn).filter(({ verb }) => verb !== 'buy' && verb !== 'refresh' && verb !== 'scrap')
    : [];
  const story = { entries: play.log, ...(play.onRecap ? { onReplay: play.onRecap } : {}) };

  const sold = ask?.prompt.kind === 'subset' && turn.flow === 'sell';
  const cardsAsked =
    ask !== null && !turn.main && (sold || choicesOf(view, ask.prompt).some(({ card }) => card !== null));
  // Paths and places are chosen on the map and energy on the control panel; a few options are shown as buttons.
  const few = ask?.prompt.kind === 'choose' && ask.prompt.options.length <= FEW;
  const onMap = few || ask?.prompt.kind === 'path' || ask?.prompt.kind === 'place';
  const onPanel = ask?.prompt.kind === 'allocate';
  const widget = ask && !turn.main && !cardsAsked && !onMap && !onPanel && (
    <PromptPanel
      prompt={ask.prompt}
      draft={draft}
      onDraft={play.setDraft}
      onAnswer={(answer) => void play.answer(answer)}
      label={(option) => (option.text ? play.words.say(option.text) : option.id)}
      why={(option) => (option.why ? play.words.refusal(option.why) : null)}
      nameOf={nameOf}
      onBoard
    />
  );
  const picks =
    ask?.prompt.kind === 'place'
      ? ask.prompt.pieces.length > 1 && <PiecePicks play={play} prompt={ask.prompt} />
      : chosen.target && turn.able.length > 1 && <ShipPicks turn={turn} view={view} />;
  const more = others.length > 0 && (
    <details className={s.more}>
      <summary>{t('more-actions', { n: others.length })}</summary>
      <div className={s.ships}>
        {others.map((choice) => (
          <button key={choice.id} type="button" onClick={() => void play.answer(choice.id)}>
            {labelOf(play, choice)}
          </button>
        ))}
      </div>
    </details>
  );

  const board = (
    <Board
      {...{ space, worlds, units, strike, intents }}
      looked={pointed ?? chosen.unit}
      reach={idle ? preview.reach : turn.reach}
      danger={idle ? preview.danger : turn.danger}
      guardians={turn.guardians}
      targets={turn.targets}
      plan={turn.plan}
      notes={turn.notes}
      chosen={turn.marked}
      legal={turn.legal}
      selected={chosen.target ?? chosen.goal}
      home={home}
      words={say}
      onHex={press}
      onHover={setHovered}
      onInspect={(hex) => {
        setHovered(hex);
        if (phone) setTab('ship');
      }}
      attention={strike?.at ?? null}
      over={phone && <FightResult {...{ play, view, rolled }} floats />}
    />
  );

  const act = controls ?? (
    <div className={s.stack}>
      {window && <AnswerStrip seen={window} low />}
      {picks}
      {fight && <FightBrief fight={fight} />}
      {cardsAsked && hand('row')}
      {onPanel ? panel : widget}
      <div aria-busy={play.busy || turn.underway}>
        <SheetActions actions={actions} />
      </div>
      {more}
    </div>
  );

  return (
    <div ref={root} className={s.root} data-game="mothership">
      <Frame
        top={
          <TopBar
            brand={<Brand game="Mothership" />}
            {...(view.round > 0 ? { round: view.round } : {})}
            track={
              play.table.result ? (
                <StepTrack steps={[{ id: 'over', label: t('phase-over') }]} now="over" />
              ) : (
                <StepTrack
                  steps={PHASES.map((id) => ({ id, label: t(`phase-${id}`) }))}
                  now={view.phase === 'npc' ? null : view.phase}
                />
              )
            }
            meter={<Standing view={view} />}
            buttons={buttons}
          />
        }
        board={board}
        left={
          <>
            {seats.map((seen) => (
              <SeatCard key={seen.seat} seen={seen} low={seats.length > 4} />
            ))}
            <LogPanel {...story} />
          </>
        }
        right={
          <>
            {inspector}
            {panel}
            <Side
              minerals={mine?.minerals ?? null}
              tabs={[
                { id: 'tech', label: t('tab-tech'), content: tech },
                { id: 'market', label: t('tab-market'), count: view.market.length || view.deck, content: shop },
                { id: 'planets', label: t('tab-planets'), count: mine?.planets ?? 0, content: planetList },
                { id: 'list', label: t(view.intents.length > 0 ? 'tab-intents' : 'tab-list'), content: list },
              ]}
            />
          </>
        }
        bottom={
          controls ?? (
            <Foot busy={play.busy || turn.underway} panel={null}>
              <div className={s.bar}>
                <Console
                  {...{ fight, picks, tray: widget, more, hand }}
                  meanwhile={<FightResult {...{ play, view, rolled }} otherwise={turn.ways.size > 0 && <Legend />} />}
                  cards={mine?.hand.length ?? 0}
                  told={rolled.past !== null}
                  tight={window !== null}
                />
                <div className={s.foot}>
                  {window && <AnswerStrip seen={window} />}
                  <ActionBar sentence={sentence} detail={detail} actions={actions} />
                </div>
              </div>
            </Foot>
          )
        }
        strip={<Seats seats={seats} onPick={() => setTab('players')} />}
        sheet={
          <Sheet
            active={tab}
            onTab={setTab}
            roomy={controls !== undefined}
            calls={controls !== undefined}
            sentence={sentence}
            detail={controls ? null : detail}
            tabs={[
              { id: 'act', label: t('tab-act'), icon: 'act', tall: 'fit', content: act },
              {
                id: 'hand',
                label: t('tab-hand'),
                icon: 'cards',
                badge: mine?.hand.length ?? 0,
                tall: true,
                content: hand('open'),
              },
              {
                id: 'ship',
                label: t('tab-ship'),
                icon: 'ship',
                tall: true,
                content: (
                  <div className={s.stack}>
                    {inspector}
                    {panel}
                    {tech}
                  </div>
                ),
              },
              {
                id: 'players',
                label: t('tab-players'),
                icon: 'players',
                tall: true,
                content: (
                  <div className={s.stack}>
                    {seats.map((seen) => (
                      <SeatCard key={seen.seat} seen={seen} />
                    ))}
                    {shop}
                    {planetList}
                    {list}
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

/** Keys 1 to 9 select cards in the hand. */
function handKeys(play: TableProps['play'], view: MothershipView, turn: ReturnType<typeof useTurn>, me: number) {
  const keys: Record<string, () => void> = {};
  if (aimedVerbs(turn).length > 0 && turn.chosen.verb) return keys;
  (view.players[me]?.hand ?? []).slice(0, 9).forEach((card, i) => {
    if (card && play.ask)
      keys[String(i + 1)] = () =>
        turn.choose({
          card: turn.chosen.card === card.id ? null : card.id,
          unit: null,
          goal: null,
          target: null,
          verb: null,
          answer: null,
        });
  });
  return keys;
}

/** Selects the viewer's next ship that has not moved. */
function nextShip(view: MothershipView, turn: ReturnType<typeof useTurn>, me: number): void {
  const ships = view.units.filter(
    ({ side, kind, cell, moved }) =>
      side === me && cell !== null && !moved && kind !== 'station' && kind !== 'guardian',
  );
  const at = ships.findIndex(({ id }) => id === turn.chosen.unit);
  const next = ships[(at + 1) % Math.max(1, ships.length)];
  if (next) turn.choose({ unit: next.id, goal: null, target: null, ships: [], card: null, verb: null, answer: null });
}
