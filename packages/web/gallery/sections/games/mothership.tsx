import { ARTIFACTS, CARDS, DEVELOPMENTS, game, type MothershipView, type State, TECHS } from '@orrery/mothership';
import '../../../src/games/mothership/board/tokens.css';
import { Bars, Die, type Sides } from '../../../src/games/mothership/board/Die.tsx';
import { artifactGlyph, GlyphIcon, Sign, type SignProps } from '../../../src/games/mothership/board/glyphs.tsx';
import { Board } from '../../../src/games/mothership/board/map/Board.tsx';
import { Pill, type PillProps } from '../../../src/games/mothership/board/map/Course.tsx';
import { MiniMap } from '../../../src/games/mothership/board/map/MiniMap.tsx';
import { Globe, skinOf } from '../../../src/games/mothership/board/map/Worlds.tsx';
import { CardFace, type CardFaceProps } from '../../../src/games/mothership/board/panels/CardFace.tsx';
import { ControlPanel, EMPTY, FULL } from '../../../src/games/mothership/board/panels/ControlPanel.tsx';
import { FightBrief, FightCard } from '../../../src/games/mothership/board/panels/FightCard.tsx';
import { Hand } from '../../../src/games/mothership/board/panels/Hand.tsx';
import { Market, Planets } from '../../../src/games/mothership/board/panels/Planets.tsx';
import { Holdings, SeatCard, type SeatSeen } from '../../../src/games/mothership/board/panels/SeatCard.tsx';
import { Seats } from '../../../src/games/mothership/board/panels/Strip.tsx';
import { type TechNode, TechTree } from '../../../src/games/mothership/board/panels/TechTree.tsx';
import { Piece, Ship, UnitIcon } from '../../../src/games/mothership/board/Ship.tsx';
import { Sky } from '../../../src/games/mothership/board/Sky.tsx';
import { KINDS } from '../../../src/games/mothership/board/types.ts';
import Cover from '../../../src/games/mothership/Cover.tsx';
import { gameUi } from '../../../src/games/mothership/game-ui.tsx';
import { spaceOf, worldsOf } from '../../../src/games/mothership/play/board-data.ts';
import { cardText } from '../../../src/games/mothership/play/effect-text.ts';
import { faceOf } from '../../../src/games/mothership/play/faces.ts';
import { fightData } from '../../../src/games/mothership/play/fights.ts';
import { MARKS, rowValue } from '../../../src/games/mothership/play/rows.ts';
import { stateFromView } from '../../../src/games/mothership/play/state-from-view.ts';
import { fleetAfter, NO_FLEET } from '../../../src/games/mothership/play/useUnits.ts';
import camera from '../../../src/ui/board/camera.module.css';
import type { Camera } from '../../../src/ui/board/index.ts';
import s from '../../gallery.module.css';
import { isOver } from '../../position.ts';
import { samplesOf } from '../../samples.tsx';
import { type Section, statesOf } from '../../section.ts';

const onTurn = (round: number) => ({
  seats: 3,
  until: (state: State, questions: readonly { seat: number }[]) =>
    state.round >= round && state.phase === 'main' && state.fight === null && questions[0]?.seat === 0,
});
const { Wrap, viewOf, middle, position, screens } = samplesOf<State>(game, gameUi, onTurn(5));
const fight = position({
  seats: 2,
  until: (state: State, questions) =>
    state.fight !== null && state.fight.kind !== 'asteroids' && questions[0]?.seat === 0,
});
const teams = position({ ...onTurn(3), seats: 4, options: { mode: 'teams' } });
const solo = position({ ...onTurn(3), seats: 1, options: { mode: 'solo' } });
const fleet = position({ seats: 2, until: (_state, questions) => questions.length > 0 });
const over = position({ seats: 2, options: { mode: 'points' }, until: isOver });

const nameOf = (seat: number) => ['Ada', 'Bo', 'Chidi', 'Dara'][seat] ?? '';
const nothing = () => {};
const faces = CARDS.flatMap(({ id }) => faceOf({ id: `c${id}`, design: `${id}` }, cardText) ?? []);
const [face] = faces;
const SIDES: Sides[] = [2, 4, 6, 8, 10, 12];
const SIGNS: Record<SignProps['of'], true> = {
  engine: true,
  gas: true,
  influence: true,
  mineral: true,
  weapon: true,
  shield: true,
  hull: true,
  station: true,
  energy: true,
  cards: true,
  planet: true,
  points: true,
};

const inBox = (children: React.ReactNode, size = 72) => (
  <svg aria-hidden className={camera.drawing} width={size} height={size} viewBox="-26 -26 52 52">
    {children}
  </svg>
);

const seat = (change: Partial<SeatSeen> = {}): SeatSeen => ({
  seat: 0,
  name: 'Ada',
  standing: 'your turn',
  turn: true,
  asked: false,
  fallen: false,
  hull: 9,
  steps: 3,
  minerals: 4,
  gas: 2,
  influence: 1,
  points: 6,
  income: { minerals: 2, gas: 1, influence: 0 },
  hand: 3,
  planets: 2,
  fleet: [
    { kind: 'mothership', alive: true },
    { kind: 'fighter', alive: true },
    { kind: 'fighter', alive: false },
    { kind: 'bomber', alive: true },
    { kind: 'guardian', alive: true },
  ],
  spaces: 4,
  die: 8,
  shields: { left: 1, of: 2 },
  team: null,
  ...change,
});
const SEATS: Record<string, Partial<SeatSeen>> = {
  'your turn': {},
  waiting: { seat: 1, name: 'Bo', turn: false, standing: 'next' },
  asked: { seat: 2, name: 'Chidi', turn: false, asked: true, standing: 'may respond' },
  fallen: { seat: 3, name: 'Dara', turn: false, fallen: true, hull: 0, steps: 0, standing: 'out' },
  team: { team: 'Team A', influence: null, points: null },
};

const STATES: TechNode['state'][] = ['has', 'can', 'open', 'far', 'shut'];
const techs = TECHS.map(
  ({ id, name, category, tier, branch }, i): TechNode => ({
    id,
    name,
    category,
    tier,
    branch,
    text: 'What the technology does.',
    price: tier + 1,
    state: STATES[i % STATES.length] ?? 'far',
    why: STATES[i % STATES.length] === 'open' ? 'You need 2 more minerals.' : null,
  }),
);

const panel = {
  seat: 0,
  hull: 9,
  steps: 3,
  energy: { engines: 4, weapons: 4, shields: 4 },
  draft: { engines: 4, weapons: 4, shields: 4 },
  marks: MARKS,
  value: rowValue('pairs'),
  task: null,
  note: 'Energy is locked until your turn.',
  onShift: nothing,
};

function someFight() {
  const view = viewOf(0, fight) as MothershipView;
  return view.fight && fightData({ table: stateFromView(view), view, nameOf, me: 0 }, view.fight);
}

const view = () => viewOf() as MothershipView;
const units = () => fleetAfter(NO_FLEET, view(), new Map()).units;
const board = () => ({
  space: spaceOf(view()),
  worlds: worldsOf(view()),
  units: units(),
  words: (hex: string) => hex,
  onHex: nothing,
  onHover: nothing,
});

/** A planned move of the first unit, three hexes to the east. */
function plan() {
  const [unit] = units();
  if (!unit) return null;
  const [q = 0, r = 0] = unit.hex.split(',').map(Number);
  const stops = [
    { hex: `${q + 1},${r}` },
    { hex: `${q + 2},${r}`, asteroid: 0.75 },
    { hex: `${q + 3},${r}`, guardian: 0.4 },
  ];
  return { unit, stops, facing: 0 };
}
const PILLS: PillProps['kind'][] = ['rock', 'hit', 'fair', 'ask', 'harm'];
const ACTION = [
  { id: 'go', label: 'Explore', why: null },
  { id: 'no', label: 'Build', why: 'You need 2 more minerals.' },
];

export const section: Section = {
  title: game.name,
  Wrap,
  specimens: [
    {
      title: 'Screen',
      window: 800,
      states: screens({
        'your turn': { at: middle },
        'another player’s turn': { at: middle, viewer: 1 },
        fight: { at: fight },
        fleet: { at: fleet },
        teams: { at: teams },
        solo: { at: solo },
        'game over': { at: over },
      }),
    },
    {
      title: 'Cards',
      states: {
        'all cards': () => (
          <div className={s.market}>
            {faces.map((one) => (
              <CardFace key={one.id} face={one} />
            ))}
          </div>
        ),
        small: () => (
          <div className={s.small}>
            {faces.map((one) => (
              <CardFace key={one.id} face={one} small />
            ))}
          </div>
        ),
      },
    },
    {
      title: 'States of a card',
      states: statesOf<Partial<CardFaceProps>>(
        {
          plain: {},
          playable: { can: true },
          selected: { can: true, picked: true },
          'with a note': { can: true, note: '3 targets' },
        },
        (props) =>
          face && (
            <div className={s.market}>
              <CardFace face={face} {...props} />
            </div>
          ),
      ),
    },
    {
      title: 'Hand',
      states: Object.fromEntries(
        (['full', 'little', 'open', 'row'] as const).map((as) => [
          as,
          () => (
            <div className={s.form}>
              <Hand
                cards={faces.slice(0, 4).map((one, i) => ({ face: one, can: i % 2 === 0 }))}
                hidden={0}
                picked={[faces[0]?.id ?? '']}
                title="Your hand"
                onPick={nothing}
                as={as}
              />
            </div>
          ),
        ]),
      ),
    },
    {
      title: 'Pieces',
      states: Object.fromEntries(
        KINDS.map((kind) => [
          kind,
          () => (
            <>
              {[0, 1, 2].map((owner) => (
                <span key={owner}>{inBox(<Piece kind={kind} seat={owner} facing={owner} />)}</span>
              ))}
            </>
          ),
        ]),
      ),
    },
    {
      title: 'States of a piece',
      states: {
        spent: () => inBox(<Ship kind="fighter" seat={0} spent />),
        preview: () => inBox(<Ship kind="fighter" seat={0} ghost />),
        'without flames': () => inBox(<Ship kind="bomber" seat={1} flames={false} bare />),
        'damaged station': () => inBox(<Piece kind="station" seat={2} hull={2} />),
        'spent guardian': () => inBox(<Piece kind="guardian" seat={3} spent />),
        'damaged hull with shields': () =>
          inBox(<Piece kind="mothership" seat={0} hull={7} shield={{ left: 1, of: 2 }} />),
      },
    },
    {
      title: 'Unit icons',
      states: Object.fromEntries(
        KINDS.map((kind) => [
          kind,
          () => (
            <>
              <UnitIcon kind={kind} seat={0} size={24} />
              <UnitIcon kind={kind} seat={1} size={40} />
              <UnitIcon kind={kind} seat={1} size={40} lost />
            </>
          ),
        ]),
      ),
    },
    {
      title: 'Dice',
      states: Object.fromEntries(
        SIDES.map((sides) => [
          `D${sides}`,
          () => (
            <>
              <Die sides={sides} seat={0} size={40} />
              <Die sides={sides} seat={1} size={40} face={sides} />
            </>
          ),
        ]),
      ),
    },
    {
      title: 'Signs',
      states: Object.fromEntries(
        (Object.keys(SIGNS) as SignProps['of'][]).map((of) => [of, () => <Sign of={of} size={24} />]),
      ),
    },
    {
      title: 'Artifacts and Developments',
      states: {
        artifacts: () => (
          <div className={s.wrap}>
            {ARTIFACTS.map((_artifact, i) => (
              <GlyphIcon key={artifactGlyph(i + 1)} name={artifactGlyph(i + 1)} size={36} />
            ))}
          </div>
        ),
        developments: () => (
          <div className={s.wrap}>
            {DEVELOPMENTS.map(({ id }) => (
              <GlyphIcon key={id} name={id} size={36} label={id} />
            ))}
          </div>
        ),
      },
    },
    {
      title: 'Worlds',
      states: Object.fromEntries(
        (['mineral', 'gas', 'planetoid'] as const).map((kind) => [
          kind,
          () => (
            <>
              {[0, 1, 2, 3].map((nth) => (
                <svg key={nth} aria-hidden width={84} height={84} viewBox="-42 -42 84 84">
                  <Globe id={`${kind}-${nth}`} skin={skinOf(kind, nth)} across={72} />
                </svg>
              ))}
            </>
          ),
        ]),
      ),
    },
    {
      title: 'Players',
      states: {
        ...statesOf(SEATS, (change) => (
          <div className={s.side}>
            <SeatCard seen={seat(change)} />
          </div>
        )),
        low: () => (
          <div className={s.side}>
            <SeatCard seen={seat()} low />
          </div>
        ),
        holdings: () => (
          <div className={s.strip}>
            <Holdings seen={seat()} />
          </div>
        ),
        strip: () => (
          <div className={s.strip}>
            <Seats seats={Object.values(SEATS).slice(0, 4).map(seat)} onPick={nothing} />
          </div>
        ),
      },
    },
    {
      title: 'Control panel',
      states: {
        locked: () => (
          <div className={s.form}>
            <ControlPanel {...panel} />
          </div>
        ),
        shifting: () => (
          <div className={s.form}>
            <ControlPanel
              {...panel}
              draft={{ engines: 2, weapons: 6, shields: 4 }}
              task={{ how: 'shift', least: EMPTY, most: FULL, left: 0 }}
              note="Shift energy"
              asked
            />
          </div>
        ),
        'damaged by Prod': () => (
          <div className={s.form}>
            <ControlPanel {...panel} prodded={{ ...EMPTY, weapons: 2 }} />
          </div>
        ),
      },
    },
    {
      title: 'Fight',
      states: {
        card: () => {
          const data = someFight();
          return (
            data && (
              <div className={s.form}>
                <FightCard fight={data} />
              </div>
            )
          );
        },
        low: () => {
          const data = someFight();
          return data && <FightCard fight={data} low />;
        },
        brief: () => {
          const data = someFight();
          return data && <FightBrief fight={data} />;
        },
      },
    },
    {
      title: 'Tech tree',
      states: {
        'all states': () => (
          <div className={s.form}>
            <TechTree
              techs={techs}
              categories={['Economy', 'Combat', 'Support', 'Colony']}
              minerals={3}
              looked={techs[1]?.id ?? null}
              onLook={nothing}
              onPick={nothing}
              onResearch={nothing}
            />
          </div>
        ),
      },
    },
    {
      title: 'Board',
      window: 620,
      states: {
        plain: () => <Board {...board()} />,
        'planned move': () => <Board {...board()} plan={plan()} />,
        'reach and threats': () => {
          const { space, ...rest } = board();
          const near = space.hexes.slice(30, 60);
          return (
            <Board
              {...{ space, ...rest }}
              reach={new Map(near.map((hex, i) => [hex, { risk: i % 4 === 0 }]))}
              danger={new Map(near.slice(0, 6).map((hex, i) => [hex, (i % 3) + 1]))}
              targets={space.hexes.slice(62, 64)}
              legal={new Set(near)}
            />
          );
        },
      },
    },
    {
      title: 'Parts of the board',
      states: {
        ...Object.fromEntries(
          PILLS.map((kind) => [
            kind,
            () => inBox(<Pill at={{ x: 0, y: 0 }} kind={kind} glyph="asteroid" text="75%" />),
          ]),
        ),
        'mini-map': () => (
          <MiniMap
            {...board()}
            camera={{ seen: 2, seenAt: () => ({ x: 0, y: 0 }), fit: nothing } as unknown as Camera}
            window={{ x: -200, y: -200, width: 400, height: 400 }}
            onLook={nothing}
          />
        ),
      },
    },
    {
      title: 'Lists',
      states: {
        planets: () => (
          <div className={s.side}>
            <Planets
              lines={worldsOf(view())
                .slice(0, 3)
                .map((world, nth) => ({
                  world,
                  nth,
                  owner: nth ? 'Neutral' : 'Ada',
                  income: '2 minerals',
                  artifact: nth ? null : { name: 'An artifact', text: 'What it does.' },
                  built: [],
                  room: 3,
                  capture: [],
                  actions: nth ? [] : ACTION,
                }))}
              onAction={nothing}
              onLook={nothing}
            />
          </div>
        ),
        market: () => (
          <div className={s.side}>
            <Market
              cards={DEVELOPMENTS.slice(0, 3).map(({ id, name, points }, i) => ({
                id: `${id}.1`,
                design: id,
                name,
                text: 'What the Development does.',
                points,
                actions: i ? [] : ACTION,
                why: i ? 'You need a planet with room.' : null,
              }))}
              left={9}
              deck={31}
              actions={ACTION}
              onAction={nothing}
            />
          </div>
        ),
        'spread of dice': () => (
          <Bars
            attack={
              new Map([
                [2, 0.2],
                [3, 0.3],
                [4, 0.5],
              ])
            }
            defence={
              new Map([
                [1, 0.5],
                [2, 0.3],
                [3, 0.2],
              ])
            }
            seats={[0, 1]}
          />
        ),
      },
    },
    { title: 'Sky', window: 300, states: { wide: () => <Sky />, tall: () => <Sky tall /> } },
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
