import { useMemo, useState } from 'react';
import '../board/tokens.css';
import type { Play, TableProps } from '../../../play/game-ui.ts';
import { type PromptSlot, TableLayout } from '../../../play/TableLayout.tsx';
import { StepTrack, usePhone } from '../../../ui/index.ts';
import type { Hex } from '../board/hex.ts';
import type { FightData } from '../board/panels/FightCard.tsx';
import { Holdings, SeatCard } from '../board/panels/SeatCard.tsx';
import { Seats } from '../board/panels/Strip.tsx';
import { Bar, SheetAnswers, SheetOptions } from './Answers.tsx';
import { actionsOf } from './actions.tsx';
import { spaceOf, worldsOf } from './board-data.ts';
import { Standing } from './Captions.tsx';
import { type DescribeContext, homeOf } from './descriptions.ts';
import { useFightResult } from './FightResult.tsx';
import { fightData } from './fights.ts';
import { ListForm } from './ListForm.tsx';
import { MyHand } from './MyHand.tsx';
import { MyPanel } from './MyPanel.tsx';
import { PlanetList, Shop, Tech } from './Panels.tsx';
import s from './play.module.css';
import { unitOn } from './position.ts';
import { Side } from './Side.tsx';
import { seatsOf } from './seats.ts';
import { sentenceOf } from './sentence.ts';
import { Details, TableBoard } from './TableBoard.tsx';
import { t } from './text.ts';
import { useTableKeys } from './useTableKeys.ts';
import { type Turn, usePosition, useTurn } from './useTurn.ts';
import { useSame } from './useUnits.ts';

const PHASES = ['setup', 'main', 'end'] as const;

/** Mothership's screen: the star map, all seats, the viewer's panel, and the prompt in one sentence. */
export function MothershipTable(props: TableProps) {
  const { play } = props;
  const phone = usePhone();
  const [tab, setTab] = useState('act');
  const [hovered, setHovered] = useState<Hex | null>(null);
  const [looked, setLooked] = useState<string | null>(null);
  const position = usePosition(play);
  const { view, me } = position;
  const turn = useTurn(play, position);
  const rolled = useFightResult(play, turn.chosen.target);
  const context = useDescribed(play, turn);
  const fight = useMemo(() => fightOf(play, turn), [play, turn]);
  const prompt = useMemo(() => promptOf(play, turn, fight), [play, turn, fight]);
  const seats = useMemo(() => seatsOf(play, position), [play, position]);
  // The details take the place of the control panel, unless they are those of the own mothership.
  const subject = (hovered && unitOn(view, hovered)) ?? turn.chosen.unit ?? `${me}M`;
  const looksAway = subject !== `${me}M` || context.worlds.some(({ hex }) => hex === hovered);
  useTableKeys(play, turn, prompt.actions);
  const mine = view.players[me];
  const own = seats.find(({ seat }) => seat === me);
  const { worlds } = context;

  const rocks = useMemo(() => new Set(context.space.belts.flat()), [context.space]);
  const details = <Details {...{ play, turn, worlds, rocks, hovered }} />;
  const panel = <MyPanel play={play} position={position} />;
  const tech = <Tech {...{ play, position, looked }} onLook={setLooked} />;
  const shop = <Shop play={play} position={position} />;
  const planets = <PlanetList {...{ play, position, worlds }} onLook={setHovered} />;
  const list = (
    <ListForm
      {...context}
      legal={turn.legal}
      home={homeOf(view, position.you)}
      onHex={turn.press}
      onHover={setHovered}
    />
  );
  return (
    <TableLayout
      {...props}
      round={view.round}
      track={<Phase play={play} phase={view.phase} />}
      meter={<Standing view={view} />}
      board={
        <TableBoard
          {...{ play, turn, context, fight, rolled, hovered }}
          onHover={setHovered}
          onInspect={(hex) => {
            setHovered(hex);
            if (phone) setTab('ship');
          }}
        />
      }
      players={seats.map((seen) => <SeatCard key={seen.seat} seen={seen} low={seats.length > 4} />)}
      side={
        <>
          <div className={s.swap} data-looks={looksAway || undefined}>
            {details}
            {panel}
          </div>
          <Side
            minerals={mine?.minerals ?? null}
            tabs={[
              { id: 'tech', label: t('tab-tech'), content: tech },
              { id: 'market', label: t('tab-market'), count: view.market.length || view.deck, content: shop },
              { id: 'planets', label: t('tab-planets'), count: mine?.planets ?? 0, content: planets },
              { id: 'list', label: t(view.intents.length > 0 ? 'tab-intents' : 'tab-list'), content: list },
            ]}
          />
        </>
      }
      prompt={prompt}
      bar={<Bar {...{ play, turn, fight, prompt, rolled }} />}
      phone={{
        strip: <Seats seats={seats} onPick={() => setTab('players')} />,
        tab,
        onTab: setTab,
        own: own && <Holdings seen={own} />,
        before: <SheetAnswers {...{ play, turn, fight }} />,
        after: <SheetOptions play={play} turn={turn} />,
        tabs: [
          {
            id: 'hand',
            label: t('tab-hand'),
            icon: 'cards',
            badge: mine?.hand.length ?? 0,
            tall: true,
            content: <MyHand play={play} turn={turn} as="open" onPicked={() => setTab('act')} />,
          },
          {
            id: 'ship',
            label: t('tab-ship'),
            icon: 'ship',
            tall: true,
            content: (
              <div className={s.stack}>
                {details}
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
                {planets}
                {list}
              </div>
            ),
          },
        ],
      }}
    />
  );
}

function Phase({ play, phase }: { play: Play; phase: string }) {
  if (play.table.result) return <StepTrack steps={[{ id: 'over', label: t('phase-over') }]} now="over" />;
  return (
    <StepTrack steps={PHASES.map((id) => ({ id, label: t(`phase-${id}`) }))} now={phase === 'npc' ? null : phase} />
  );
}

/** The pieces on the board. The ground and the planets stay the same objects until they change. */
function useDescribed({ nameOf }: Play, { position, units }: Turn): DescribeContext {
  const { view, you } = position;
  const space = useSame(spaceOf(view));
  const worlds = useSame(worldsOf(view));
  return { view, space, worlds, units, nameOf, me: you };
}

/** The planned or current fight, in the form that its card shows. */
function fightOf({ nameOf }: Play, { fight, position: { view, you } }: Turn): FightData | null {
  return fight && fightData({ table: fight.table, view, nameOf, me: you }, fight.fight);
}

function promptOf(play: Play, turn: Turn, fight: FightData | null): PromptSlot {
  const { sentence, detail } = sentenceOf(play, turn, turn.chosen.target ? fight : null);
  return { sentence, detail, actions: actionsOf(play, turn), busy: play.busy || turn.underway };
}
