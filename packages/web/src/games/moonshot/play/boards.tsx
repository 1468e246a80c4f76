import { aboardOf, MOST_MISSIONS, type MoonshotView } from '@orrery/moonshot';
import { useMemo } from 'react';
import { useStable } from '../../../ui/index.ts';
import { type Measure, miniMeasure } from '../board/blueprint/layout.ts';
import { FreeMission, MissionCard, MoonCard } from '../board/panels/Missions.tsx';
import { type Laying, Politics } from '../board/panels/Politics.tsx';
import { RivalSheet, RocketSheet } from '../board/panels/Sheets.tsx';
import { Lane, Line, Research, RivalSupply, Sideboard } from '../board/panels/Supply.tsx';
import { sideOf } from '../board/sides.tsx';
import { Hand } from './Hand.tsx';
import { moduleHandle, tileHandle } from './handles.ts';
import { heldTile, pressCard, pressDeck, pressRisk, pressSlot } from './selection.ts';
import { askedSlot, clicksOn, openSlots, slotNamed } from './slots.ts';
import { spacesFor } from './targets.ts';
import { t } from './text.ts';
import { type Desk, isMine } from './useDesk.tsx';

const FREE = Array.from({ length: MOST_MISSIONS }, (_, at) => `free ${at}`);

/** The sides that launch for a mission. */
const padsOf = ({ launches }: MoonshotView, mission: string): number[] =>
  launches.flatMap((launch) => (launch.mission === mission ? [launch.side] : []));

export function MissionsBoard({ desk }: { desk: Desk }) {
  const { play, view, side, odds, oddsThen, turn } = desk;
  const { taken } = turn;
  const aboard = aboardOf(view, side);
  const looked = taken?.kind === 'look' ? taken.card : null;
  const chosen = taken?.kind === 'launch' ? taken.mission : looked;
  const chosenRisk = taken?.kind === 'risk' ? taken.risk : taken?.kind === 'launch' ? taken.look : looked;
  const launching = turn.can('ask-politics');
  const pressMission = useStable((mission: string) => {
    if (launching) turn.reach('ask-politics', { kind: 'launch', mission });
    else turn.take({ kind: 'look', card: mission });
  });
  const onRisk = useStable((risk: string) => {
    const next = pressRisk(taken, risk, turn.can('ask-engineer'));
    if (next.kind === 'risk') turn.reach('ask-engineer', next);
    else turn.take(next);
  });
  const onPath = useStable((risk: string | null, at: number) => {
    const explore = `explore:${at + 1}`;
    if (turn.about === 'ask-explore' && turn.options.has(explore)) void play.answer(explore);
    else if (risk) onRisk(risk);
  });
  return (
    <>
      {view.missions.map(({ mission, risks }) => (
        <MissionCard
          key={mission}
          mission={mission}
          risks={risks}
          now={odds.get(mission)}
          then={oddsThen?.get(mission)}
          aboard={aboard}
          pads={padsOf(view, mission)}
          chosen={chosen === mission}
          open={launching}
          onPress={() => pressMission(mission)}
          onRisk={onRisk}
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
        pads={padsOf(view, 'MOON')}
        chosen={chosen === 'MOON'}
        onPress={() => pressMission('MOON')}
        mine={side}
        risk={chosenRisk}
        onRisk={onPath}
      />
    </>
  );
}

export function PoliticsBoard({ desk, tall }: { desk: Desk; tall: boolean }) {
  const { view, side, own, turn } = desk;
  const { taken } = turn;
  const tokens = taken?.kind === 'tokens' ? taken : null;
  const { takesCards, plays, takesTokens } = clicksOn(turn, own);
  const press = useStable((name: string) => {
    const support = turn.about === 'ask-support' ? turn.about : 'ask-politics';
    const next = pressSlot(taken, slotNamed(view, name), takesTokens);
    if (next?.kind === 'tokens') turn.reach(support, next);
    else turn.take(next);
  });
  return (
    <Politics
      view={view}
      mine={side}
      tall={tall}
      open={openSlots(view, side, { takesCards, plays })}
      chosen={tokens ? tokens.slot : askedSlot(view, side, turn.ask)}
      held={taken?.kind === 'card' && taken.place ? { place: taken.place, card: taken.card } : null}
      {...(tokens ? { laying: new Map<string, Laying>(Object.entries(tokens.rows)) } : {})}
      onSlot={press}
    />
  );
}

export function RocketBoard({ desk, size, measure }: RocketBoardProps) {
  const { view, side, own, turn } = desk;
  const { taken } = turn;
  const held = heldTile(taken);
  const mount = taken?.kind === 'mount' ? taken : null;
  const cleans = turn.can('ask-engineer') && own !== undefined && own.sabotage > 0;
  const onSlot = useStable((slot: string) => mount && turn.take({ ...mount, slot }));
  const onSabotage = useStable(() => turn.reach('ask-engineer', { kind: 'sabotage' }));
  if (!own) return null;
  return (
    <RocketSheet
      view={view}
      side={side}
      own={own}
      size={size}
      measure={measure}
      then={turn.then?.sum}
      held={held?.cell ? { cell: held.cell, tile: held.tile, rotation: held.rotation } : null}
      gains={turn.gains}
      open={turn.cells}
      chosen={taken?.kind === 'bay' ? taken.cell : null}
      onCell={turn.pressCell}
      slots={turn.slots}
      fitting={mount?.slot ? { slot: mount.slot, module: mount.module } : null}
      onSlot={onSlot}
      onSabotage={cleans ? onSabotage : undefined}
      sabotageChosen={taken?.kind === 'sabotage'}
    />
  );
}

interface RocketBoardProps {
  desk: Desk;
  size: 'wide' | 'phone';
  measure?: Measure;
}

/** The program's development line, or the tiles just drawn. */
export function LineTray({ desk, size }: { desk: Desk; size?: number }) {
  const { side, own, turn } = desk;
  const drawn = turn.about === 'ask-install-one' ? turn.pieces : [];
  const isDrawn = drawn.length > 0;
  const title = isMine(desk) ? t('your-line') : t('line-of', { program: sideOf(side).name });
  return (
    <Line
      tiles={isDrawn ? drawn : (own?.line ?? [])}
      title={isDrawn ? t('drawn-tiles') : title}
      free={isDrawn}
      {...(size ? { size } : {})}
      held={heldTile(turn.taken)}
      handle={tileHandle(desk, isDrawn ? 'lay' : 'line')}
      keys
    />
  );
}

export function LaneTray({ desk: { play, own, turn } }: { desk: Desk }) {
  const { taken } = turn;
  function press(price: number) {
    if (taken?.kind === 'module') void play.answer(`module:${taken.module}:${price}`);
    else if (taken?.kind === 'tile') void play.answer(`supply:${taken.tile}`);
  }
  return <Lane items={own?.supplier ?? []} open={spacesFor(turn.taken, turn.why)} onSpace={press} />;
}

export function SideboardTray({ desk }: { desk: Desk }) {
  const { sideboard, decks } = desk.view;
  return <Sideboard modules={sideboard} handle={moduleHandle(desk)} left={decks.modules} />;
}

export function ResearchTray({ desk }: { desk: Desk }) {
  const { play, view, turn } = desk;
  const { taken, about } = turn;
  const pairs = [...turn.options.keys()].filter((id) => id.startsWith('research:'));
  const whys = pairs.map((id) => turn.why(id) ?? null);
  function press(deck: string) {
    if (about === 'ask-deck') void play.answer(deck);
    else turn.reach('ask-engineer', pressDeck(taken, deck));
  }
  return (
    <Research
      decks={view.decks.tech}
      discard={view.research[view.research.length - 1] ?? null}
      named={taken?.kind === 'decks' ? taken.decks : ''}
      onDeck={about === 'ask-deck' || turn.can('ask-engineer') ? press : undefined}
      why={whys.includes(null) ? null : (whys[0] ?? null)}
      handle={tileHandle(desk, 'discard')}
    />
  );
}

/** Margins of the opponent's sheet. */
const SHEET_RIM = 16;

/** The opponent's rocket with its line and suppliers, in the given width; `big` makes its tiles easy to touch. */
export function RivalBoard({ desk, width, big }: { desk: Desk; width: number; big?: boolean }) {
  const { view, side, own } = desk;
  const rival = view.programs[1 - side];
  const handle = (own?.techSteals ?? 0) > 0 ? tileHandle(desk, 'steal-tech') : undefined;
  return (
    rival && (
      <RivalSheet side={1 - side} own={rival} measure={miniMeasure(width - SHEET_RIM)}>
        <RivalSupply line={rival.line} lane={rival.supplier} handle={handle} size={big ? 44 : 30} />
      </RivalSheet>
    )
  );
}

export function HandPanel({ desk, bare }: { desk: Desk; bare: boolean }) {
  const { side, own, turn } = desk;
  const { taken, about, options } = turn;
  const plays = turn.can('ask-play');
  const answers = useMemo(() => {
    const covers = (card: string) => about === 'ask-fate' && options.has(`escalate:${card}`);
    return new Set(own?.hand.flatMap((card) => (card && (plays || covers(card)) ? [card] : [])));
  }, [own, plays, about, options]);
  const onCard = useStable((card: string) => {
    const next = pressCard(card, answers.has(card));
    if (plays) turn.reach('ask-play', next);
    else turn.take(next);
  });
  if (!own) return null;
  return (
    <Hand
      side={side}
      own={own}
      bare={bare}
      label={isMine(desk) ? t('your-hand') : t('hand-of', { program: sideOf(side).name })}
      chosen={taken?.kind === 'card' ? taken.card : null}
      answers={answers}
      onCard={onCard}
    />
  );
}
