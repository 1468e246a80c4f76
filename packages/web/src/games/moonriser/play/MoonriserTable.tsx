import type { MoonriserView } from '@orrery/moonriser';
import { useState } from 'react';
import type { Play, TableProps } from '../../../play/game-ui.ts';
import { focusBoard, focusOn, keysOf, useKeys } from '../../../play/keys.ts';
import { TableLayout } from '../../../play/TableLayout.tsx';
import { promptKeys } from '../../../prompts/keys.ts';
import { Glass, PlayerStrip, type SheetTab, usePhone, useSplit } from '../../../ui/index.ts';
import { FieldsMeter, Inspector, OwnTokens, PhaseTrack, PreviewChips } from '../board/index.ts';
import { t } from '../text.ts';
import { actionsOf, tileKeys } from './actions.tsx';
import { BuildingBoard } from './BuildingBoard.tsx';
import { inspectedTile } from './inspected.ts';
import { ownerColours } from './owners.ts';
import { needsRoom, QuestionPanel } from './Panels.tsx';
import { Players } from './Players.tsx';
import s from './play.module.css';
import { sentenceFor } from './sentence.ts';
import { HandPanel, handSeat, SupplyPanel } from './TilePanels.tsx';
import { useBuilding } from './useBuilding.ts';
import { useTiles } from './useTiles.tsx';
import { viewOf } from './view.ts';

/** The controls of a question beside the board. */
const ASKED = '[data-part="asked"]';

/** The most tiles to pick from that fit beside the board. */
const FEW_PICKS = 6;

/** Moonriser's table: board, hand, supply, players, and the current question. */
export function MoonriserTable(props: TableProps) {
  const { play } = props;
  const view = viewOf(play);
  const phone = usePhone();
  const split = useSplit();
  const [tab, setTab] = useState('act');
  const [hovered, setHovered] = useState<string | null>(null);
  const building = useBuilding(play);
  const tiles = useTiles(building, play.draft.rotation, () => phone && setTab('act'));
  const actions = actionsOf(play, building);
  useKeys({
    ...tileKeys(play, building),
    ...askedKeys(play),
    ...keysOf(actions),
    B: focusBoard,
    H: () => focusOn(`[aria-label="${t('your-hand')}"] button`, `[aria-label="${t('common-supply')}"] button`),
    A: () => focusOn(`${ASKED} :is(input, button):not([disabled])`, '[data-part="move"] button:not([disabled])'),
  });

  const me = handSeat(play);
  const mine = view.players[me];
  const { handlers, look } = tiles;
  const hand = <HandPanel {...{ play, building, handlers }} />;
  const supply = <SupplyPanel {...{ play, building, handlers }} />;
  const inspected = inspectedTile(play, building, me, hovered, tiles.looked);
  const hasPanel = play.ask !== null && !building.active;
  // Beside the answers, the second tab does not repeat the tiles.
  const isPicking = building.picks && building.cell === null;
  const picks = play.ask?.prompt.kind === 'subset' ? play.ask.prompt.items.length : 0;
  // Many tiles to pick from float over the board; other controls have room beside it.
  const isAside = !phone && picks <= FEW_PICKS;
  const panel = hasPanel && (
    <QuestionPanel play={play} tiles={phone ? 'rows' : isAside ? 'thirds' : 'picks'} onLook={look} />
  );
  return (
    <TableLayout
      {...props}
      rails="wide"
      style={ownerColours(view)}
      round={view.round}
      track={<PhaseTrack phase={view.phase} />}
      meter={<FieldsMeter free={view.freeFields} all={view.fields.length} />}
      board={
        <>
          <BuildingBoard
            {...{ play, building }}
            dragging={tiles.dragging}
            onHover={setHovered}
            onInspect={(cell, long) => {
              look(null);
              setHovered(cell);
              if (long && phone) setTab('hand');
            }}
          />
          {tiles.layer}
        </>
      }
      players={<Players play={play} view={view} />}
      side={
        <>
          {supply}
          {hand}
          {isAside && panel && (
            <Glass as="div" className={s.asked} data-part="asked">
              {panel}
            </Glass>
          )}
          <Inspector view={view} tile={inspected} className={s.inspector ?? ''} />
        </>
      }
      prompt={{ ...sentenceFor(play, building), actions, widget: isAside ? null : panel }}
      phone={{
        tab,
        onTab: setTab,
        strip: <Strip play={play} view={view} onPick={() => setTab('players')} />,
        scrolls: !hasPanel,
        tall: needsRoom(play.ask) && 'fit',
        before: (
          <>
            {building.preview && <PreviewChips preview={building.preview} />}
            {picks === 0 && panel}
          </>
        ),
        after:
          picks > 0
            ? panel
            : isPicking && (
                <>
                  {hand}
                  {supply}
                </>
              ),
        own: mine && play.ask && view.round > 0 && <OwnTokens player={mine} />,
        tabs: [
          handTab(
            view,
            me,
            <div className={s.pickers}>
              {!(split && isPicking) && (
                <>
                  {hand}
                  {supply}
                </>
              )}
              <Inspector view={view} tile={inspected} />
            </div>,
          ),
          {
            id: 'players',
            label: t('tab-players'),
            icon: 'players',
            tall: true,
            content: <Players play={play} view={view} />,
          },
        ],
      }}
    />
  );
}

/** The number keys of the current question. */
function askedKeys({ ask, draft, setDraft, answer }: Play): Record<string, () => void> {
  return ask ? promptKeys(ask.prompt, draft, setDraft, (given) => void answer(given)) : {};
}

function handTab({ players }: MoonriserView, seat: number, content: SheetTab['content']): SheetTab {
  const { basic = 0, advanced = 0 } = players[seat]?.hand ?? {};
  return { id: 'hand', label: t('tab-hand'), icon: 'hex', badge: basic + advanced, tall: true, content };
}

function Strip({ play, view, onPick }: { play: Play; view: MoonriserView; onPick: () => void }) {
  return (
    <PlayerStrip
      unit={t('points')}
      players={view.order.map((seat) => ({
        seat,
        name: play.nameOf(seat),
        points: view.players[seat]?.score.total ?? 0,
        active: view.turn === seat,
      }))}
      onPick={onPick}
    />
  );
}
