import type { Prompt } from '@orrery/kernel';
import type { MoonriserView, SeenTile } from '@orrery/moonriser';
import { useState } from 'react';
import { idleActions } from '../../../play/idle-actions.ts';
import { focusOn, keysOf, useKeys } from '../../../play/keys.ts';
import { actionsFor } from '../../../prompts/actions.ts';
import { promptKeys } from '../../../prompts/keys.ts';
import { useDrag } from '../../../ui/board/index.ts';
import {
  ActionBar,
  type ActionItem,
  Brand,
  Foot,
  Frame,
  LineIcon,
  LogPanel,
  logTab,
  PlayerStrip,
  Sheet,
  SheetActions,
  TopBar,
  usePhone,
} from '../../../ui/index.ts';
import type { TableProps } from '../../game-ui.ts';
import {
  Board,
  FieldsMeter,
  fieldName,
  Hand,
  type Inspected,
  Inspector,
  PhaseTrack,
  Preview,
  PreviewChips,
  Supply,
  TilePicture,
} from '../board/index.ts';
import { t } from '../text.ts';
import { BASE, reasonFor, UPGRADE } from './building.ts';
import { ownerColours } from './owners.ts';
import { FEW_DRAWS, QuestionPanel } from './Panels.tsx';
import { Players } from './Players.tsx';
import s from './play.module.css';
import { sentenceFor } from './sentence.ts';
import { type Building, buildingActions, useBuilding, useTileKeys } from './useBuilding.ts';

const NO_TILES = { basic: 0, advanced: 0, tiles: [] };
const ICONS = { rotate: <LineIcon name="rotate" />, close: <LineIcon name="close" /> };

type Allocate = Extract<Prompt, { kind: 'allocate' }>;

/** Moonriser's table: board, hand, supply, players, and the action bar with the current question. */
export function MoonriserTable({ play, buttons, controls, over }: TableProps) {
  const view = play.table.view as MoonriserView;
  const phone = usePhone();
  const building = useBuilding(play);
  const [looked, setLooked] = useState<SeenTile | null>(null);
  const [hovered, setHovered] = useState<string | null>(null);
  const [tab, setTab] = useState('act');
  const [dragged, setDragged] = useState<SeenTile | null>(null);
  const me = play.table.viewer ?? view.turn ?? 0;
  const mine = view.players[me];
  const own = play.table.mySeats.includes(me) && play.table.viewer === me;
  const handSize = mine ? mine.hand.basic + mine.hand.advanced : 0;
  const actions = actionsOf(play, building);
  const { ask } = play;
  useKeys({
    ...(ask ? promptKeys(ask.prompt, play.draft, play.setDraft, (answer) => void play.answer(answer)) : {}),
    ...keysOf(actions),
    B: () => focusOn('[data-cell][tabindex="0"]'),
    H: () => focusOn(`[aria-label="${t('your-hand')}"] button`, `[aria-label="${t('common-supply')}"] button`),
    A: () => focusOn('[data-part="move"] button:not([disabled])'),
  });
  useTileKeys(play, building);

  const drag = useDrag<SeenTile>({
    picture: ({ design }) => <TilePicture design={design} rotation={play.draft.rotation} radius={40} />,
    onStart: (tile) => {
      if (!building.active || building.piece === BASE) return;
      setDragged(tile);
      if (building.piece !== tile.id) building.hold(tile.id);
    },
    onOver: (_tile, cell) => {
      if (cell && building.legal.has(cell) && cell !== building.cell) building.aim(cell);
    },
    onDrop: () => setDragged(null),
    onHold: setLooked,
  });

  function pick(tile: SeenTile) {
    setLooked(tile);
    if (!building.active || building.piece === BASE) return;
    building.pick(tile);
    if (phone) setTab('act');
  }

  const handlers = { onPick: pick, onInspect: (tile: SeenTile | null) => tile && setLooked(tile), onLift: drag.lift };
  const blocked = building.active && building.piece !== BASE ? building.blocked : () => null;
  const hand = (
    <Hand
      hand={mine?.hand ?? NO_TILES}
      selected={building.piece}
      blocked={blocked}
      keys={building.active && building.piece !== BASE}
      title={own ? t('your-hand') : t('hand-of', { name: play.nameOf(me) })}
      {...handlers}
    />
  );
  const supply = <Supply tiles={view.supply} selected={building.piece} blocked={blocked} {...handlers} />;
  const inspected = inspectedTile(view, play, building, hovered, looked, me);
  const { sentence, detail } = sentenceFor(play, building);
  const story = { entries: play.log, ...(play.onRecap ? { onReplay: play.onRecap } : {}) };
  const panel = <QuestionPanel play={play} onLook={setLooked} />;
  const hasPanel = play.ask !== null && play.ask.prompt.kind !== 'place';
  // The panels for piles and exchanges vary in height, so the sheet grows with them.
  const kind = play.ask?.prompt.kind;
  const growing = kind === 'choose' || (play.ask?.prompt.kind === 'allocate' && play.ask.prompt.max > FEW_DRAWS);

  const board = (
    <Board
      view={view}
      nameOf={play.nameOf}
      legal={building.legal}
      why={building.why}
      ghost={dragged && !building.cell ? null : building.ghost}
      selected={building.piece === UPGRADE ? building.cell : null}
      onCell={(cell) => {
        if (building.active) building.aim(cell);
        const tile = view.fields.find((field) => field.id === cell)?.tile;
        if (tile) setLooked(null);
        setHovered(cell);
      }}
      onHover={setHovered}
      onInspect={(cell) => {
        // Only tiles can be inspected; a sign has its own tooltip.
        if (!view.fields.find((field) => field.id === cell)?.tile) return;
        setLooked(null);
        setHovered(cell);
        if (phone) setTab('hand');
      }}
      onRotate={building.rotate}
      onPull={(cell) => building.legal.has(cell) && cell !== building.cell && building.aim(cell)}
      beside={building.preview && !phone ? <Preview preview={building.preview} /> : null}
    />
  );

  const top = (
    <TopBar
      brand={<Brand game="Moonriser" />}
      {...(view.round > 0 ? { round: view.round } : {})}
      track={<PhaseTrack phase={view.phase} />}
      meter={<FieldsMeter free={view.freeFields} all={view.fields.length} />}
      buttons={buttons}
    />
  );

  const act = controls ?? (
    <>
      {building.preview && <PreviewChips preview={building.preview} />}
      {hasPanel && panel}
      <div aria-busy={play.busy} className={hasPanel ? s.acts : undefined}>
        <SheetActions actions={actions} />
      </div>
      {building.active && building.piece !== BASE && building.cell === null && (
        <div className={s.pickers}>
          {hand}
          {supply}
        </div>
      )}
    </>
  );

  return (
    <div className={s.table} style={ownerColours(view)}>
      <Frame
        top={top}
        board={board}
        left={
          <>
            <Players play={play} view={view} />
            <LogPanel {...story} />
          </>
        }
        right={
          <>
            {supply}
            {hand}
            <Inspector view={view} tile={inspected} className={s.inspector ?? ''} />
          </>
        }
        bottom={
          controls ?? (
            <Foot busy={play.busy} panel={hasPanel && panel}>
              <ActionBar sentence={sentence} detail={detail} actions={actions} />
            </Foot>
          )
        }
        strip={
          <PlayerStrip
            unit={t('points')}
            players={view.order.map((seat) => ({
              seat,
              name: play.nameOf(seat),
              points: view.players[seat]?.score.total ?? 0,
              active: view.turn === seat,
            }))}
            onPick={() => setTab('players')}
          />
        }
        sheet={
          <Sheet
            active={tab}
            onTab={setTab}
            roomy={hasPanel || controls !== undefined}
            calls={controls !== undefined}
            sentence={sentence}
            detail={controls ? null : detail}
            tabs={[
              { id: 'act', label: t('tab-act'), icon: 'act', ...(growing ? { tall: 'fit' } : {}), content: act },
              {
                id: 'hand',
                label: t('tab-hand'),
                icon: 'hex',
                badge: handSize,
                tall: true,
                content: (
                  <div className={s.pickers}>
                    {hand}
                    {supply}
                    <Inspector view={view} tile={inspected} />
                  </div>
                ),
              },
              {
                id: 'players',
                label: t('tab-players'),
                icon: 'players',
                tall: true,
                content: <Players play={play} view={view} />,
              },
              logTab(story, () => setTab('act')),
            ]}
          />
        }
        over={over}
      />
      {drag.layer}
    </div>
  );
}

function actionsOf(play: TableProps['play'], building: Building): ActionItem[] {
  const { ask, words } = play;
  if (!ask) return idleActions(play);
  if (building.active) return buildingActions(play, building, ICONS);
  if (ask.prompt.kind === 'allocate') return drawActions(play, ask.prompt);
  const items = actionsFor(
    ask.prompt,
    play.draft,
    {
      label: (option) => (option.text ? words.say(option.text) : option.id),
      why: (option) => (option.why ? words.refusal(option.why) : null),
      pass: ask.prompt.pass ? words.say(ask.prompt.pass) : null,
    },
    (answer) => void play.answer(answer),
  );
  if (ask.prompt.kind !== 'amount') return items;
  // During planning, the confirm button shows the amount.
  const { amount } = play.draft;
  return items.map((item) =>
    item.id === 'confirm'
      ? { ...item, label: amount === 0 ? t('skip-planning') : t('pay-blue', { count: amount }) }
      : item,
  );
}

/** Draw buttons: the next tile from a pile, or all remaining ones. */
function drawActions(play: TableProps['play'], prompt: Allocate): ActionItem[] {
  const draw = (id: string, count: number) => void play.answer({ [id]: count });
  const label = (id: string) => play.words.say({ id });
  const one = prompt.rows.map(
    ({ id }, i): ActionItem => ({ id, label: label(id), hint: String(i + 1), onPress: () => draw(id, 1) }),
  );
  if (prompt.max <= 1) return one;
  const all = prompt.rows.map(
    ({ id, max }, i): ActionItem => ({
      id: `all-${id}`,
      label: t('draw-all', { back: label(id) }),
      kind: 'quiet',
      hint: `⇧${i + 1}`,
      onPress: () => draw(id, max),
    }),
  );
  return [...one, ...all];
}

function inspectedTile(
  view: MoonriserView,
  play: TableProps['play'],
  b: Building,
  hovered: string | null,
  looked: SeenTile | null,
  me: number,
): Inspected | null {
  if (b.ghost && b.design) {
    const on = { cell: b.ghost.cell, owner: b.ghost.seat ?? me };
    return { design: b.design, rotation: b.ghost.rotation, where: t('where-held', { field: fieldName(on.cell) }), on };
  }
  const field = view.fields.find((one) => one.id === hovered);
  if (field?.tile) {
    const { design, rotation, owner, upgrades } = field.tile;
    const idle = b.active && owner === me && (b.piece === null || b.piece === UPGRADE);
    const why = idle ? reasonFor(play, UPGRADE, field.id) : null;
    return {
      design,
      rotation,
      where: t('where-owned', { name: play.nameOf(owner), field: fieldName(field.id) }),
      upgrades,
      on: { cell: field.id, owner },
      why,
    };
  }
  if (b.piece === BASE) return { design: 'BASE', where: t('where-base') };
  if (!looked) return null;
  const inHand = view.players[me]?.hand.tiles.some((tile) => tile.id === looked.id);
  const inRow = view.supply.some((tile) => tile.id === looked.id);
  const why = b.active && (inHand || inRow) ? b.blocked(looked) : null;
  const where = inHand ? t('where-hand') : inRow ? t('where-supply') : t('where-drawn');
  return { design: looked.design, where, why };
}
