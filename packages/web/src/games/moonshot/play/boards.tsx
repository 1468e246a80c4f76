import {
  aboardOf,
  CELL_NAMES,
  MOST_MISSIONS,
  type MoonshotView,
  PLACES,
  type SeenSlot,
  SUPPLIER_PRICES,
} from '@orrery/moonshot';
import type { PointerEvent, ReactNode } from 'react';
import type { Play } from '../../../play/play.ts';
import { useDrag } from '../../../ui/board/index.ts';
import { maneuverNamed } from '../board/content.ts';
import { FreeMission, MissionCard, MoonCard, type Odds } from '../board/panels/Missions.tsx';
import { type Laying, Politics, slotName } from '../board/panels/Politics.tsx';
import { RocketSheet } from '../board/panels/Sheets.tsx';
import { type Handle, Lane, Line, Research, RivalSupply, Sideboard } from '../board/panels/Supply.tsx';
import { SIDES, sideOf } from '../board/sides.tsx';
import { Tile } from '../board/Tile.tsx';
import { Hand } from './Hand.tsx';
import { askAbout, whyNot } from './questions.ts';
import type { Selection } from './selection.ts';
import { t } from './text.ts';
import type { Turn } from './useTurn.ts';

/** All boards of the table; the layout places each where it fits. */
export interface Boards {
  missions: ReactNode;
  politics(tall: boolean): ReactNode;
  rocket(size: 'wide' | 'phone'): ReactNode;
  line(size?: number): ReactNode;
  lane: ReactNode;
  sideboard: ReactNode;
  research: ReactNode;
  rivalSupply: ReactNode;
  hand(bare: boolean): ReactNode;
  layer: ReactNode;
}

interface Props {
  play: Play;
  view: MoonshotView;
  side: number;
  turn: Turn;
  odds: ReadonlyMap<string, Odds>;
  then: ReadonlyMap<string, Odds> | null;
}

const FREE = Array.from({ length: MOST_MISSIONS }, (_, at) => `free ${at}`);

/** Selects something for an open prompt and makes that prompt the current one. */
function reachFor(play: Play, turn: Turn) {
  return (about: string, taken: Selection | null): void => {
    const ask = askAbout(play, about);
    if (!ask) return;
    if (ask !== turn.ask) play.pick(ask);
    turn.take(taken, ask);
  };
}

export function useBoards({ play, view, side, turn, odds, then }: Props): Boards {
  const own = view.programs[side];
  const rival = view.programs[1 - side];
  const { taken, take, about, options } = turn;
  const reach = reachFor(play, turn);
  // In a replay the viewer has no seat: the boards belong to a program, not to the viewer.
  const isMine = play.table.viewer !== null && play.table.mySeats.includes(play.table.viewer);
  const can = (name: string) => about === name || askAbout(play, name) !== null;
  const builds = can('ask-engineer');
  const held = taken?.kind === 'tile' ? taken : null;

  type TileVerb = 'line' | 'discard' | 'steal-tech' | 'lay';
  const pickTile = (verb: TileVerb, tile: string, cell: string | null = null) => {
    const rotation = cell ? (turn.gains?.get(cell)?.rotation ?? 0) : held?.tile === tile ? held.rotation : 0;
    const picked: Selection = { kind: 'tile', verb, tile, cell, rotation };
    if (verb === 'lay') take(picked);
    else reach('ask-engineer', picked);
  };
  const drag = useDrag<{ verb: TileVerb; tile: string }>({
    picture: ({ tile }) => <Tile id={tile} size={66} rotation={held?.tile === tile ? held.rotation : 0} silent />,
    onStart: ({ verb, tile }) => pickTile(verb, tile),
    onDrop: ({ verb, tile }, cell) => {
      if (cell && CELL_NAMES.includes(cell)) pickTile(verb, tile, cell);
      else if (cell === 'lane:8' && verb === 'line') void play.answer(`supply:${tile}`);
    },
  });
  // Items that cannot be used now can still be inspected.
  const looking = (card: string): Handle => ({
    looks: true,
    chosen: taken?.kind === 'look' && taken.card === card,
    onPress: () => take(taken?.kind === 'look' && taken.card === card ? null : { kind: 'look', card }),
  });
  const tileHandle =
    (verb: TileVerb) =>
    (tile: string): Handle | undefined => {
      if (verb !== 'lay' && !builds) return looking(tile);
      const why = verb === 'lay' ? null : whyNot(play, options, `${verb}:${tile}`);
      if (about === 'ask-engineer' && why === undefined) return undefined;
      return {
        chosen: held?.tile === tile,
        why: why ?? null,
        onPress: () => {
          if (held?.tile === tile) take(null);
          else pickTile(verb, tile);
        },
        onLift: (event: PointerEvent) => drag.lift({ verb, tile }, event),
      };
    };

  const moduleHandle = (module: string): Handle | undefined => {
    if (about === 'ask-module') return { onPress: () => void play.answer(module) };
    if (!builds) return looking(module);
    const whys = SUPPLIER_PRICES.map((price) => whyNot(play, options, `module:${module}:${price}`));
    const why = whys.some((one) => one === null) ? null : (whys.find((one) => typeof one === 'string') ?? null);
    const chosen = taken?.kind === 'module' && taken.module === module;
    return {
      chosen,
      why,
      onPress: () => reach('ask-engineer', chosen ? null : { kind: 'module', module }),
    };
  };

  const spaces = new Map<number, string>();
  for (const price of SUPPLIER_PRICES) {
    if (taken?.kind === 'module' && whyNot(play, options, `module:${taken.module}:${price}`) === null)
      spaces.set(price, t('order-here'));
    if (price === 8 && held?.verb === 'line' && whyNot(play, options, `supply:${held.tile}`) === null)
      spaces.set(price, t('send-here'));
  }
  const pressSpace = (price: number) => {
    if (taken?.kind === 'module') void play.answer(`module:${taken.module}:${price}`);
    else if (held) void play.answer(`supply:${held.tile}`);
  };

  const pairs = [...options.keys()].filter((id) => id.startsWith('research:'));
  const noResearch = pairs.map((id) => whyNot(play, options, id) ?? null);
  const pressDeck = (kind: string) => {
    if (about === 'ask-deck') return void play.answer(kind);
    const named = taken?.kind === 'decks' ? taken.decks : '';
    reach('ask-engineer', { kind: 'decks', decks: named.length >= 2 ? kind : named + kind });
  };

  const testing = can('ask-engineer');
  const pressRisk = testing
    ? (risk: string) => reach('ask-engineer', { kind: 'risk', risk })
    : (risk: string) => take({ kind: 'look', card: risk });
  const launching = can('ask-politics');
  const pressMission = launching
    ? (mission: string) => reach('ask-politics', { kind: 'launch', mission })
    : (mission: string) => take({ kind: 'look', card: mission });
  const padsOf = (mission: string) =>
    view.launches.flatMap((launch) => (launch.mission === mission ? [launch.side] : []));
  const aboard = aboardOf(view, side);
  const chosenMission = taken?.kind === 'launch' ? taken.mission : taken?.kind === 'look' ? taken.card : null;
  const chosenRisk = taken?.kind === 'risk' ? taken.risk : taken?.kind === 'look' ? taken.card : null;
  const explores = about === 'ask-explore';

  const missions = (
    <>
      {view.missions.map(({ mission, risks }) => (
        <MissionCard
          key={mission}
          mission={mission}
          risks={risks}
          now={odds.get(mission)}
          then={then?.get(mission)}
          aboard={aboard}
          pads={padsOf(mission)}
          chosen={chosenMission === mission}
          open={launching}
          onPress={() => pressMission(mission)}
          onRisk={pressRisk}
          risk={chosenRisk}
        />
      ))}
      {FREE.slice(view.missions.length).map((at) => (
        <FreeMission key={at} />
      ))}
      <MoonCard
        paths={view.programs.map(({ path }) => path)}
        open={view.moonOpen}
        may={launching && view.moonOpen}
        now={odds.get('MOON')}
        pads={padsOf('MOON')}
        chosen={chosenMission === 'MOON'}
        onPress={() => pressMission('MOON')}
        mine={side}
        risk={chosenRisk}
        onRisk={(risk, at) => {
          if (explores && options.has(`explore:${at + 1}`)) void play.answer(`explore:${at + 1}`);
          else if (risk) pressRisk(risk);
        }}
      />
    </>
  );

  // The card the prompt is about is highlighted.
  const { place: placed, name: named } = (turn.ask?.prompt.text.params ?? {}) as { place?: string; name?: string };
  const isAsked = ({ place, card }: SeenSlot) =>
    about === 'ask-fate'
      ? PLACES.some(({ id, name }) => id === place && name === placed)
      : about === 'ask-tie' && card !== null && maneuverNamed(card)?.name === named;
  const settled = own?.slots.filter(isAsked).map(({ place }) => slotName(side, place))[0] ?? null;
  const laying = taken?.kind === 'tokens' ? new Map<string, Laying>(Object.entries(taken.rows)) : undefined;
  const supports = can('ask-politics') || about === 'ask-support';
  const open = new Set<string>();
  for (const [whose, program] of view.programs.entries())
    for (const slot of program.slots) {
      const name = slotName(whose, slot.place);
      if (slot.card && (supports || about !== '')) open.add(name);
      if (!slot.card && whose === side && taken?.kind === 'card' && about === 'ask-play') open.add(name);
    }
  const pressSlot = (name: string) => {
    const whose = SIDES.findIndex(({ id }) => name.startsWith(`${id}-`));
    const place = name.slice((SIDES[whose]?.id.length ?? 0) + 1);
    const card = view.programs[whose]?.slots.find((slot) => slot.place === place)?.card ?? null;
    if (taken?.kind === 'card' && !card) return take({ ...taken, place });
    if (!card) return;
    const rows = taken?.kind === 'tokens' ? taken.rows : {};
    if (about === 'ask-support') return take({ kind: 'tokens', slot: name, rows });
    if (supports) return reach('ask-politics', { kind: 'tokens', slot: name, rows });
    take({ kind: 'look', card });
  };
  const politics = (tall: boolean) => (
    <Politics
      view={view}
      mine={side}
      tall={tall}
      open={open}
      chosen={taken?.kind === 'tokens' ? taken.slot : settled}
      held={taken?.kind === 'card' && taken.place ? { place: taken.place, card: taken.card } : null}
      {...(laying ? { laying } : {})}
      onSlot={pressSlot}
    />
  );

  const cleaning = builds && (own?.sabotage ?? 0) > 0;
  const rocket = (size: 'wide' | 'phone') =>
    own && (
      <RocketSheet
        view={view}
        side={side}
        own={own}
        size={size}
        then={turn.then?.sum}
        held={held?.cell ? { cell: held.cell, tile: held.tile, rotation: held.rotation } : null}
        gains={turn.gains}
        open={turn.cells}
        chosen={taken?.kind === 'bay' ? taken.cell : null}
        onCell={turn.pressCell}
        slots={turn.slots}
        fitting={taken?.kind === 'mount' && taken.slot ? { slot: taken.slot, module: taken.module } : null}
        onSlot={(slot) => taken?.kind === 'mount' && take({ ...taken, slot })}
        onSabotage={cleaning ? () => reach('ask-engineer', { kind: 'sabotage' }) : undefined}
        sabotageChosen={taken?.kind === 'sabotage'}
      />
    );

  const drawn = about === 'ask-install-one' ? turn.pieces : [];
  const playing = can('ask-play');
  return {
    missions,
    politics,
    rocket,
    line: (size) => (
      <Line
        tiles={drawn.length > 0 ? drawn : (own?.line ?? [])}
        title={
          drawn.length > 0 ? t('drawn-tiles') : isMine ? t('your-line') : t('line-of', { program: sideOf(side).name })
        }
        free={drawn.length > 0}
        {...(size ? { size } : {})}
        held={held}
        handle={tileHandle(drawn.length > 0 ? 'lay' : 'line')}
        keys
      />
    ),
    lane: <Lane items={own?.supplier ?? []} open={spaces} onSpace={pressSpace} />,
    sideboard: <Sideboard modules={view.sideboard} handle={moduleHandle} left={view.decks.modules} />,
    research: (
      <Research
        decks={view.decks.tech}
        discard={view.research[view.research.length - 1] ?? null}
        named={taken?.kind === 'decks' ? taken.decks : ''}
        onDeck={builds || about === 'ask-deck' ? pressDeck : undefined}
        why={noResearch.every((why) => why !== null) ? (noResearch[0] ?? null) : null}
        handle={tileHandle('discard')}
      />
    ),
    rivalSupply: rival && (
      <RivalSupply
        side={1 - side}
        line={rival.line}
        lane={rival.supplier}
        handle={(own?.techSteals ?? 0) > 0 ? tileHandle('steal-tech') : undefined}
      />
    ),
    hand: (bare) =>
      own && (
        <Hand
          side={side}
          own={own}
          bare={bare}
          label={isMine ? t('your-hand') : t('hand-of', { program: sideOf(side).name })}
          chosen={taken?.kind === 'card' ? taken.card : null}
          answers={(card) => playing || (about === 'ask-fate' && options.has(`escalate:${card}`))}
          onCard={
            playing
              ? (card) => reach('ask-play', { kind: 'card', card, place: null })
              : about === 'ask-fate'
                ? (card) =>
                    take(options.has(`escalate:${card}`) ? { kind: 'card', card, place: null } : { kind: 'look', card })
                : (card) => take({ kind: 'look', card })
          }
        />
      ),
    layer: drag.layer,
  };
}
