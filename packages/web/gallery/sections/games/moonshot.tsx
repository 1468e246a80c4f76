import { type FlightRisk, flightWay, game, type MoonshotView, PAYLOADS, type State } from '@orrery/moonshot';
import '../../../src/games/moonshot/board/tokens.css';
import { Blueprint } from '../../../src/games/moonshot/board/blueprint/Blueprint.tsx';
import { MISSION_IDS, MODULE_IDS, RISK_IDS, riskNamed, TILE_IDS } from '../../../src/games/moonshot/board/content.ts';
import { Counter, Drum } from '../../../src/games/moonshot/board/instruments/Drum.tsx';
import { Dymo } from '../../../src/games/moonshot/board/instruments/Dymo.tsx';
import { Ladder } from '../../../src/games/moonshot/board/instruments/Ladder.tsx';
import { Meter } from '../../../src/games/moonshot/board/instruments/Meter.tsx';
import { Chain } from '../../../src/games/moonshot/board/launch/Chain.tsx';
import { Die } from '../../../src/games/moonshot/board/launch/Die.tsx';
import { Faces, Needs } from '../../../src/games/moonshot/board/launch/Faces.tsx';
import { Scene } from '../../../src/games/moonshot/board/launch/Scene.tsx';
import { StopCard } from '../../../src/games/moonshot/board/launch/StopCard.tsx';
import { ModuleCard } from '../../../src/games/moonshot/board/Module.tsx';
import { Dash, Race, Strip } from '../../../src/games/moonshot/board/panels/Dash.tsx';
import {
  FreeMission,
  MissionCard,
  type MissionCardProps,
  MoonCard,
} from '../../../src/games/moonshot/board/panels/Missions.tsx';
import { Politics } from '../../../src/games/moonshot/board/panels/Politics.tsx';
import { RiskChip, RiskTable } from '../../../src/games/moonshot/board/panels/Risk.tsx';
import { RivalSheet, RocketSheet } from '../../../src/games/moonshot/board/panels/Sheets.tsx';
import {
  type Handle,
  Lane,
  Line,
  Research,
  RivalSupply,
  Sideboard,
} from '../../../src/games/moonshot/board/panels/Supply.tsx';
import { Badge, LETTERS } from '../../../src/games/moonshot/board/params.tsx';
import { gainsOf, rocketOf } from '../../../src/games/moonshot/board/rocket.ts';
import { SideMark } from '../../../src/games/moonshot/board/sides.tsx';
import { Defs, Pair, Tile } from '../../../src/games/moonshot/board/Tile.tsx';
import { Tests, Token, TokenRow } from '../../../src/games/moonshot/board/Token.tsx';
import Cover from '../../../src/games/moonshot/Cover.tsx';
import { gameUi } from '../../../src/games/moonshot/game-ui.tsx';
import s from '../../gallery.module.css';
import { isOver } from '../../position.ts';
import { samplesOf } from '../../samples.tsx';
import { type Section, statesOf } from '../../section.ts';

type Asked = readonly { seat: number; flow: string; step: string }[];
const asked = (round: number, flow: string, seats = 2) => ({
  seats,
  until: (state: State, questions: Asked) =>
    state.round >= round && questions.some((row) => row.seat === 0 && row.flow === flow),
});
const { Wrap, viewOf, middle, position, screens } = samplesOf<State>(game, gameUi, asked(4, 'engineer'));
const first = position(asked(1, 'engineer'));
const politics = position(asked(3, 'politics'));
const talks = position(asked(2, 'discussion', 4));
const flown = position({
  seats: 2,
  until: (state: State) => state.flights.some(({ checks }) => checks.length > 0),
});
const over = position({ seats: 2, until: isOver });

const view = () => viewOf() as MoonshotView;
const program = (side = 0) => view().programs[side] as MoonshotView['programs'][number];
const nothing = () => {};
const handle = { onPress: nothing };
const risk = RISK_IDS[0] ?? '';
const mission = () => view().missions[0] as MoonshotView['missions'][number];
const all = (ids: readonly string[], card: (id: string) => React.ReactNode) => () => (
  <div className={s.wrap}>
    <Defs />
    {ids.map(card)}
  </div>
);

const ODDS = { whole: 0.42, each: [0.8, 0.7, 0.75] };
const OneMission = (props: Partial<MissionCardProps>) => (
  <div className={s.side}>
    <MissionCard mission={mission().mission} risks={mission().risks} aboard={['dog']} {...props} />
  </div>
);

/** The risks of the first launch. */
function way(): FlightRisk[] {
  const view = viewOf(0, flown) as MoonshotView;
  const [flight] = view.flights;
  return flight ? flightWay(view, flight) : [];
}

export const section: Section = {
  title: game.name,
  Wrap,
  specimens: [
    {
      title: 'Screen',
      window: 800,
      states: screens({
        engineering: { at: middle },
        'first round': { at: first },
        politics: { at: politics },
        discussion: { at: talks },
        'after a launch': { at: flown },
        'game over': { at: over },
      }),
    },
    { title: 'Tiles', states: { 'all tiles': all(TILE_IDS, (id) => <Tile key={id} id={id} size={72} />) } },
    {
      title: 'States of a tile',
      states: {
        small: () => <Tile id={TILE_IDS[0] ?? ''} size={44} />,
        rotated: () => <Tile id={TILE_IDS[0] ?? ''} size={72} rotation={1} />,
        'matched edges': () => <Tile id={TILE_IDS[0] ?? ''} size={72} lit={[true, false, true, false]} />,
        ...Object.fromEntries(
          PAYLOADS.map((payload) => [payload, () => <Tile id={TILE_IDS.at(-1) ?? ''} size={72} payload={payload} />]),
        ),
        ...statesOf<Partial<Handle> & { free?: boolean }>(
          {
            'in the supply': {},
            chosen: { chosen: true },
            'not affordable': { why: 'You need 3 more money.' },
            'already paid': { free: true },
          },
          ({ free = false, ...props }) => (
            <Line tiles={TILE_IDS.slice(0, 1)} handle={() => ({ ...handle, ...props })} free={free} keys />
          ),
        ),
        ...Object.fromEntries(
          LETTERS.slice(0, 3).map((letter) => [
            `pair ${letter}`,
            () => (
              <svg aria-hidden width={40} height={40} viewBox="-20 -20 40 40">
                <Pair of={letter} />
              </svg>
            ),
          ]),
        ),
      },
    },
    { title: 'Modules', states: { 'all modules': all(MODULE_IDS, (id) => <ModuleCard key={id} id={id} />) } },
    {
      title: 'Missions',
      states: {
        'all missions': all(MISSION_IDS.slice(0, -1), (id) => (
          <div key={id} className={s.side}>
            <MissionCard mission={id} risks={mission().risks} aboard={[]} />
          </div>
        )),
      },
    },
    {
      title: 'States of a mission',
      night: true,
      states: {
        ...statesOf<Partial<MissionCardProps>>(
          {
            'with odds': { now: ODDS },
            open: { open: true, onPress: nothing },
            chosen: { open: true, chosen: true, onPress: nothing },
            'will be launched': { pads: [0, 1] },
          },
          (props) => <OneMission {...props} />,
        ),
        'odds after an action': () => <OneMission now={ODDS} then={{ whole: 0.6, each: [0.9, 0.8, 0.85] }} />,
        free: () => <FreeMission />,
        moon: () => (
          <div className={s.side}>
            <MoonCard paths={view().programs.map(({ path }) => path)} open mine={0} />
          </div>
        ),
        'moon, closed': () => (
          <div className={s.side}>
            <MoonCard paths={view().programs.map(({ path }) => path)} open={false} mine={0} />
          </div>
        ),
      },
    },
    {
      title: 'Risks',
      states: {
        'all risks': all(RISK_IDS, (id) => (
          <RiskChip key={id} risk={id} level={riskNamed(id).level} tests={[0, 0]} chance={0.7} onPress={nothing} />
        )),
        'all tables': () => (
          <div className={s.sides}>
            {RISK_IDS.map((id) => (
              <RiskTable key={id} risk={id} have={program().parameters} />
            ))}
          </div>
        ),
        'face down': () => <RiskChip risk={null} level={2} tests={[1, 0]} />,
        chosen: () => <RiskChip risk={risk} level={riskNamed(risk).level} tests={[1, 2]} onPress={nothing} chosen />,
      },
    },
    {
      title: 'Tokens',
      states: {
        ...Object.fromEntries(
          [0, 1].flatMap((side) =>
            ([null, 'influence', 'bluff'] as const).map((kind) => [
              `${side ? 'CCCP' : 'USA'} ${kind ?? 'back'}`,
              () => <Token side={side} kind={kind} size={28} />,
            ]),
          ),
        ),
        row: () => <TokenRow side={0} influence={2} bluff={1} count={3} />,
        tests: () => <Tests tests={[2, 1]} />,
        sides: () => (
          <>
            <SideMark side={0} size={24} />
            <SideMark side={1} size={24} />
          </>
        ),
      },
    },
    {
      title: 'Parameters',
      states: Object.fromEntries(LETTERS.map((letter) => [letter, () => <Badge of={letter} size={28} />])),
    },
    {
      title: 'Instruments',
      states: {
        drums: () => (
          <>
            <Drum n={7} />
            <Drum n={8} soon />
            <Drum n={6} old />
          </>
        ),
        counter: () => <Counter of="S" now={5} />,
        'counter after an action': () => <Counter of="S" now={5} then={7} />,
        label: () => <Dymo>Supply line</Dymo>,
        ladder: () => <Ladder side={0} popularity={12} win={3} lose={2} />,
        meter: () => <Meter budgets={[34, 27]} stop={20} />,
      },
    },
    {
      title: 'Die',
      states: {
        'before the roll': () => <Die size={64} face={null} />,
        ...Object.fromEntries(
          [1, 2, 3, 4, 5, 6, 7, 8].map((face) => [`face ${face}`, () => <Die size={64} face={face} />]),
        ),
      },
    },
    {
      title: 'Programs',
      states: {
        ...Object.fromEntries(
          [0, 1].map((side) => [
            side ? 'rival' : 'own',
            () => (
              <div className={s.side}>
                <Dash
                  side={side}
                  own={program(side)}
                  people={[{ role: 'both', name: side ? 'Bo' : 'Ada', does: 'engineering', you: !side, live: true }]}
                  first={side === 0}
                  mine={side === 0}
                />
              </div>
            ),
          ]),
        ),
        race: () => (
          <div className={s.side}>
            <Race programs={view().programs} stop={20} />
          </div>
        ),
        strip: () => (
          <div className={s.strip}>
            <Strip programs={view().programs} mine={0} onPick={nothing} />
          </div>
        ),
      },
    },
    {
      title: 'Blueprints',
      night: true,
      states: {
        'your rocket': () => <RocketSheet view={view()} side={0} own={program()} size="wide" />,
        'open cells': () => (
          <RocketSheet
            view={view()}
            side={0}
            own={program()}
            size="wide"
            open={new Set(program().cells.map(({ cell }) => cell))}
            onCell={nothing}
          />
        ),
        'selected tile': () => {
          const { cells, modules } = program();
          const [tile = ''] = TILE_IDS;
          const rocket = rocketOf(cells.slice(1));
          const open = cells.slice(0, 1).map(({ cell }) => ({ cell, rotations: [0, 1, 2, 3] }));
          return (
            <Blueprint
              side="usa"
              size="wide"
              cells={cells.slice(1)}
              modules={modules}
              gains={gainsOf(rocket, modules, tile, open)}
              open={new Set(open.map(({ cell }) => cell))}
              onCell={nothing}
            />
          );
        },
        phone: () => <Blueprint side="usa" size="phone" cells={program().cells} modules={program().modules} />,
        rival: () => <RivalSheet side={1} own={program(1)} />,
      },
    },
    {
      title: 'Supply',
      night: true,
      states: {
        line: () => <Line tiles={program().line} handle={() => handle} keys />,
        lane: () => <Lane items={program().supplier} />,
        sideboard: () => <Sideboard modules={view().sideboard} handle={() => handle} left={view().decks.modules} />,
        research: () => (
          <Research decks={view().decks.tech} discard={view().research.at(-1) ?? null} named="S" onDeck={nothing} />
        ),
        'closed research': () => (
          <Research decks={view().decks.tech} discard={null} named="" why="You need 10 money." />
        ),
        rival: () => <RivalSupply size={44} line={program(1).line} lane={program(1).supplier} />,
      },
    },
    {
      title: 'Politics',
      states: {
        cards: () => (
          <div className={s.form}>
            <Politics view={viewOf(0, politics) as MoonshotView} mine={0} />
          </div>
        ),
        tall: () => (
          <div className={s.form}>
            <Politics view={viewOf(0, politics) as MoonshotView} mine={0} tall />
          </div>
        ),
      },
    },
    {
      title: 'Launch',
      window: 420,
      states: Object.fromEntries(
        (
          [
            ['flying', { outcome: 'flying', passed: 1 }],
            ['success', { outcome: 'success', passed: 3 }],
            ['Moon landing', { outcome: 'success', passed: 3, landing: true }],
            ['explosion', { outcome: 'explosion', passed: 2 }],
            ['grounded', { outcome: 'grounded', passed: 0, lifted: false }],
          ] as const
        ).map(([name, props], i) => [name, () => <Scene side={i % 2} risks={3} lifted landing={false} {...props} />]),
      ),
    },
    {
      title: 'Risks of a launch',
      states: {
        ...statesOf({ now: {}, rolling: { rolling: true } }, (props) =>
          way().map((risk, at) => (
            <StopCard key={risk.risk} at={at} risk={risk} have={[3, 3, 3]} sabotage={0} state="now" {...props} />
          )),
        ),
        ...Object.fromEntries(
          (['done', 'lost', 'next'] as const).map((state) => [
            state,
            () =>
              way().map((risk, at) => (
                <StopCard key={risk.risk} {...{ at, risk, state }} have={[3, 3, 3]} sabotage={1} />
              )),
          ]),
        ),
        chain: () => <Chain risks={way()} passed={1} lost={false} />,
        faces: () => <Faces faces={way()[0]?.faces ?? []} shown={2} />,
        'faces in a row': () => <Faces faces={way()[0]?.faces ?? []} bare />,
        needs: () => <Needs needs={[3, 4, 2]} have={[4, 3, 2]} />,
      },
    },
    {
      title: 'Cover',
      states: {
        card: () => (
          <div className={s.cover}>
            <Cover />
          </div>
        ),
      },
    },
  ],
};
