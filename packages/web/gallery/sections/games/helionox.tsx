import { DESIGNS, EVENTS, type Faction, game, type HelionoxView, PLACES, type State } from '@orrery/helionox';
import { Art } from '../../../src/games/helionox/board/Art.tsx';
import { EventChip } from '../../../src/games/helionox/board/EventChip.tsx';
import { GLYPHS, type HxGlyph } from '../../../src/games/helionox/board/glyphs.ts';
import {
  Amount,
  Board,
  CardFace,
  Dashboard,
  EventMeter,
  Hand,
  HandRow,
  Icon,
  Inspector,
  Market,
  Mat,
  PhaseTrack,
  Planet,
  Played,
  type Pointing,
  Pools,
  type Subject,
  TeamPanel,
} from '../../../src/games/helionox/board/index.ts';
import { Cryo, Pile } from '../../../src/games/helionox/board/Mat.tsx';
import { MiniCard } from '../../../src/games/helionox/board/MiniCard.tsx';
import { Sky } from '../../../src/games/helionox/board/Sky.tsx';
import type { SignName } from '../../../src/games/helionox/board/signs.ts';
import { World } from '../../../src/games/helionox/board/World.tsx';
import Cover from '../../../src/games/helionox/Cover.tsx';
import { gameUi } from '../../../src/games/helionox/game-ui.tsx';
import s from '../../gallery.module.css';
import { isOver } from '../../position.ts';
import { samplesOf } from '../../samples.tsx';
import { type Section, statesOf } from '../../section.ts';

const onMain = (round: number) => (state: State, asked: readonly { seat: number; flow: string; step: string }[]) =>
  state.phase === 'main' && state.turn === 0 && asked[0]?.seat === 0 && game.progress(state).round >= round;
const { Wrap, viewOf, middle, position, screens } = samplesOf<State>(game, gameUi, { seats: 3, until: onMain(4) });
const over = position({ seats: 2, until: isOver });
const start = position({ seats: 4, until: (_state, asked) => asked.length > 0 });
const team = position({ seats: 2, options: { mode: 'cooperative' }, until: onMain(3) });

const view = () => viewOf() as HelionoxView;
const player = (seat = 0) => view().players[seat] as HelionoxView['players'][number];
const nameOf = (seat: number) => ['Ada', 'Bo', 'Chidi'][seat] ?? '';
const nothing = () => {};

const pointing = (chosen: Subject | null = null, open = false): Pointing => ({
  chosen,
  open: () => open,
  onPick: nothing,
  onLook: nothing,
});
const still = pointing();
/** Every pictogram: the compiler reports a missing one. */
const SIGNS: Record<Exclude<SignName, HxGlyph>, true> = {
  credit: true,
  ship: true,
  draw: true,
  discard: true,
  consume: true,
  copy: true,
  pin: true,
  move: true,
};
const FACTIONS: Faction[] = ['bio', 'cybernetic', 'transport', 'defense'];

const WIDTHS = { hand: s.wrap, market: s.market, large: s.sides };
/** Every design in one of the sizes in which cards are shown. */
const all = (size: keyof typeof WIDTHS) => () => (
  <div className={WIDTHS[size]}>
    {DESIGNS.map(({ id }) => (
      <CardFace key={id} design={id} size={size} />
    ))}
  </div>
);
const sample = DESIGNS.find(({ kind }) => kind === 'market')?.id ?? 'B01';
const inspected = (subject: Subject | null) => () => (
  <div className={s.side}>
    <Inspector
      view={view()}
      subject={subject}
      nameOf={nameOf}
      now={[
        { id: 'buy', label: 'Buy for 3 Credits', why: null },
        { id: 'raid', label: 'Raid', why: 'Your Ship is not here.' },
      ]}
    />
  </div>
);

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
        start: { at: start },
        team: { at: team },
        'game over': { at: over },
      }),
    },
    { title: 'Cards in hand', states: { 'all designs': all('hand') } },
    { title: 'Cards in the Market', states: { 'all designs': all('market') } },
    { title: 'Cards in the inspector', states: { 'all designs': all('large') } },
    {
      title: 'States of a card',
      states: {
        plain: () => <CardFace design={sample} size="hand" />,
        chosen: () => <CardFace design={sample} size="hand" chosen />,
        'no action': () => <CardFace design={sample} size="hand" faint />,
        'in the Market: cheaper, and not affordable': () => (
          <div className={s.market}>
            <CardFace design={sample} size="market" price={1} />
            <CardFace design={sample} size="market" note="2 Credits short" faint />
          </div>
        ),
      },
    },
    {
      title: 'Small cards',
      states: {
        'all designs': () => (
          <div className={s.wrap}>
            {DESIGNS.map(({ id, name }) => (
              <MiniCard
                key={id}
                design={id}
                subject={{ kind: 'design', design: id }}
                label={name}
                pointing={still}
                flight={`card:${id}`}
              />
            ))}
          </div>
        ),
        faint: () => (
          <MiniCard
            design={sample}
            subject={{ kind: 'design', design: sample }}
            label={sample}
            pointing={still}
            flight="card:faint"
            faint
          />
        ),
        chosen: () => (
          <MiniCard
            design={sample}
            subject={{ kind: 'design', design: sample }}
            label={sample}
            pointing={still}
            flight="card:on"
            on
          />
        ),
      },
    },
    {
      title: 'Events',
      states: Object.fromEntries(
        Object.entries({
          inactive: [false, still],
          active: [true, still],
          'can be chosen': [true, pointing(null, true)],
        } as const).map(([name, [active, how]]) => [
          name,
          () => (
            <div className={s.wrap}>
              {EVENTS.map(({ id, defense, influence }: any) => (
                <EventChip key={id} event={{ id, design: id, active, defense, influence } as never} pointing={how} />
              ))}
            </div>
          ),
        ]),
      ),
    },
    {
      title: 'Art',
      states: Object.fromEntries(
        FACTIONS.map((family) => [
          family,
          () => (
            <div className={s.cover}>
              <Art id={sample} family={family} />
            </div>
          ),
        ]),
      ),
    },
    {
      title: 'Icons',
      states: Object.fromEntries(
        ([...Object.keys(GLYPHS), ...Object.keys(SIGNS)] as SignName[]).map((name) => [
          name,
          () => <Icon name={name} />,
        ]),
      ),
    },
    {
      title: 'Amounts',
      states: {
        Credits: () => <Amount of="c">3</Amount>,
        Defense: () => <Amount of="d">2</Amount>,
        Influence: () => <Amount of="i">5</Amount>,
      },
    },
    {
      title: 'Hand',
      states: {
        own: () => <Hand cards={player().hand} pointing={still} title="Your hand" keys />,
        'one chosen, others open': () => {
          const [card] = player().hand;
          const subject = card ? ({ kind: 'card', id: card.id, design: card.design } as const) : null;
          return <Hand cards={player().hand} pointing={pointing(subject, true)} title="Your hand" keys />;
        },
        'face down': () => <Hand cards={player(1).hand} pointing={still} title="Bo’s hand" />,
        row: () => <HandRow cards={player().hand} pointing={still} title="Your hand" />,
      },
    },
    {
      title: 'Market',
      states: {
        'your turn': () => (
          <div className={s.side}>
            <Market view={view()} me={0} pointing={pointing(null, true)} />
          </div>
        ),
        closed: () => (
          <div className={s.side}>
            <Market view={view()} me={1} pointing={still} />
          </div>
        ),
      },
    },
    {
      title: 'Player area',
      states: {
        mat: () => <Mat player={player()} mercury={view().mercury} pointing={still} />,
        pools: () => <Pools player={player()} mercury={view().mercury} />,
        'pools after an action': () => (
          <Pools player={player()} mercury={view().mercury} would={{ credits: 2 } as never} />
        ),
        played: () => <Played player={player()} consumed={view().consumed} bought={[]} pointing={still} />,
        cryo: () => <Cryo count={3} />,
        pile: () => <Pile title="Discard pile" designs={[sample, sample]} />,
      },
    },
    {
      title: 'Players',
      states: Object.fromEntries(
        [0, 1].map((seat) => [
          seat === 0 ? 'active' : 'waiting',
          () => (
            <div className={s.side}>
              <Dashboard
                player={player(seat)}
                name={nameOf(seat)}
                active={seat === 0}
                standing={seat === 0 ? 'your turn' : 'next'}
                mercury={view().mercury}
                placed
                onPick={nothing}
              />
            </div>
          ),
        ]),
      ),
    },
    {
      title: 'Inspector',
      states: {
        card: inspected({ kind: 'design', design: sample }),
        place: inspected({ kind: 'place', place: 'earth' }),
        player: inspected({ kind: 'player', seat: 1 }),
        end: inspected({ kind: 'end' }),
        nothing: inspected(null),
      },
    },
    {
      title: 'Worlds',
      states: Object.fromEntries(
        PLACES.map((place) => [
          place,
          () => (
            <div className={s.world}>
              <Planet place={place} />
            </div>
          ),
        ]),
      ),
    },
    {
      title: 'Locations',
      states: statesOf(
        {
          empty: { ships: [], embassies: [] },
          'your Ship is here': { ships: [0], embassies: [1], here: true },
          crowded: { ships: [0, 1, 2], embassies: [0, 1, 2] },
          'can be chosen': { ships: [], embassies: [0], pointing: pointing(null, true) },
        },
        (props) => {
          const [location] = view().locations;
          return (
            location && (
              <div className={s.side}>
                <World
                  location={location}
                  here={false}
                  mercury={view().mercury}
                  nameOf={nameOf}
                  pointing={still}
                  {...props}
                />
              </div>
            )
          );
        },
      ),
    },
    {
      title: 'Team panel',
      states: {
        'two players': () => (
          <div className={s.side}>
            <TeamPanel view={viewOf(0, team) as HelionoxView} pointing={still} />
          </div>
        ),
      },
    },
    {
      title: 'Progress',
      states: { phases: () => <PhaseTrack view={view()} />, events: () => <EventMeter view={view()} /> },
    },
    {
      title: 'Board',
      window: 620,
      states: {
        plain: () => <Board view={view()} me={0} nameOf={nameOf} pointing={still} />,
        'everything open': () => <Board view={view()} me={0} nameOf={nameOf} pointing={pointing(null, true)} />,
        'a world chosen': () => (
          <Board view={view()} me={0} nameOf={nameOf} pointing={pointing({ kind: 'place', place: 'mars' })} />
        ),
      },
    },
    { title: 'Sky', window: 300, states: { wide: () => <Sky tall={false} />, tall: () => <Sky tall /> } },
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
