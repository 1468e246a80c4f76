import { DESIGNS, game, LINK_KINDS, type MoonriserView, type State } from '@orrery/moonriser';
import type { ReactNode } from 'react';
import {
  Board,
  Dashboard,
  FieldsMeter,
  Hand,
  Inspector,
  movePreview,
  PhaseTrack,
  Preview,
  PreviewChips,
  Supply,
  TilePicture,
} from '../../../src/games/moonriser/board/index.ts';
import { Puck } from '../../../src/games/moonriser/board/map/Fields.tsx';
import { HoodDisc, LinkCapsule } from '../../../src/games/moonriser/board/map/Relations.tsx';
import { BadgeIcon } from '../../../src/games/moonriser/board/marks.tsx';
import { TileButton, type TileButtonProps } from '../../../src/games/moonriser/board/panels/TileButton.tsx';
import { Backs } from '../../../src/games/moonriser/board/panels/Tiles.tsx';
import { Scene } from '../../../src/games/moonriser/board/Scene.tsx';
import { TileFace, TileNumbers } from '../../../src/games/moonriser/board/TileFace.tsx';
import Cover from '../../../src/games/moonriser/Cover.tsx';
import { gameUi } from '../../../src/games/moonriser/game-ui.tsx';
import camera from '../../../src/ui/board/camera.module.css';
import s from '../../gallery.module.css';
import { isOver, tableAt } from '../../position.ts';
import { samplesOf } from '../../samples.tsx';
import { type Section, statesOf } from '../../section.ts';

const main = {
  seats: 3,
  until: (state: State, asked: readonly { seat: number; flow: string }[]) =>
    state.round >= 5 && asked[0]?.seat === 0 && asked[0].flow === 'development',
};
const { Wrap, viewOf, middle, position, screens } = samplesOf<State>(game, gameUi, main);
const over = position({ seats: 2, until: isOver });
const opening = position({ seats: 4, until: (_state, asked) => asked[0]?.flow === 'opening' });
const view = (seat = 0) => viewOf(seat) as MoonriserView;
const nameOf = (seat: number) => ['Ada', 'Bo', 'Chidi'][seat] ?? '';
const mine = () => view().players[0] as MoonriserView['players'][number];

const designs = Object.values(DESIGNS);
const inBox = (children: ReactNode, box = '-110 -110 220 220', size = 160) => (
  <svg aria-hidden className={camera.drawing} width={size} height={size} viewBox={box}>
    {children}
  </svg>
);

/** A tile on the board, owned by a seat. */
const Built = ({ design, seat, upgraded = false, small = false }: Record<string, any>) =>
  inBox(
    <>
      <TileFace design={design} rotation={1} owner={seat} upgraded={upgraded} lit={[0, 2]} small={small} />
      <TileNumbers
        design={design}
        owner={seat}
        upgraded={upgraded}
        made={{ green: 1, red: 2, blue: 0 } as never}
        text={small ? 42 : 24}
      />
    </>,
  );

/** A placement that the current question allows, and its tile. */
function someMove() {
  const [ask] = tableAt(middle(), 0).prompts.flatMap(({ prompt }) => (prompt.kind === 'place' ? [prompt] : []));
  const piece = ask?.pieces.find(({ cells }) => cells.length > 0);
  const at = piece?.cells[0];
  const design = mine().hand.tiles.find(({ id }) => id === piece?.id)?.design ?? 'B01';
  return { design, placement: { piece: piece?.id ?? '', cell: at?.cell ?? '0,0', rotation: at?.rotations[0] ?? 0 } };
}
function somePreview() {
  const { design, placement } = someMove();
  return movePreview(view(), 0, placement, design);
}

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
        opening: { at: opening },
        'game over': { at: over },
      }),
    },
    {
      title: 'Tiles',
      states: {
        'all designs': () => (
          <div className={s.wrap}>
            {designs.map(({ id, name }) => (
              <figure key={id}>
                <TilePicture design={id} radius={44} />
                <figcaption>
                  {id} {name}
                </figcaption>
              </figure>
            ))}
          </div>
        ),
      },
    },
    {
      title: 'Tile sizes',
      states: Object.fromEntries(
        [26, 31, 34, 60].map((radius) => [
          `radius ${radius}`,
          () => <TilePicture design={designs[1]?.id ?? ''} rotation={1} radius={radius} />,
        ]),
      ),
    },
    {
      title: 'Tiles on the board',
      states: {
        owned: () => <Built design={designs[1]?.id} seat={0} />,
        triangle: () => <Built design={designs[2]?.id} seat={1} />,
        upgraded: () => <Built design={designs[5]?.id} seat={2} upgraded />,
        base: () => <Built design="BASE" seat={0} />,
        small: () => <Built design={designs[1]?.id} seat={0} upgraded small />,
        'empty field with an order': () => inBox(<Puck x={0} y={0} />, '-60 -60 120 120', 80),
        'wanted field': () => inBox(<Puck x={0} y={0} wanted />, '-60 -60 120 120', 80),
      },
    },
    {
      title: 'Tile buttons',
      states: statesOf<Partial<TileButtonProps>>(
        {
          plain: {},
          named: { named: true },
          selected: { named: true, selected: true },
          'not affordable': { named: true, blocked: 'You need 2 more green tokens.' },
          'with a key': { named: true, hint: '1' },
          'leaves next': { note: 'Leaves the supply soon' },
        },
        (props) => <TileButton tile={{ id: 'B01.1', design: 'B01' }} radius={34} {...props} />,
      ),
    },
    {
      title: 'Link badges',
      states: Object.fromEntries(
        LINK_KINDS.flatMap((kind) =>
          (['black', 'white'] as const).map((polarity) => [
            `${kind} ${polarity}`,
            () => <BadgeIcon mark={{ kind, polarity }} size={28} />,
          ]),
        ),
      ),
    },
    {
      title: 'Links and neighbourhoods',
      states: {
        ...statesOf({ link: {}, 'link of a preview': { wanted: true } }, (props) =>
          inBox(
            <LinkCapsule
              link={{ from: '0,0', to: '1,0', edge: 0, kind: 'ORE' }}
              faces={new Map(['0,0', '1,0'].map((cell) => [cell, { design: 'B01', rotation: 0 }]))}
              turn={0}
              {...props}
            />,
            '-20 -70 220 140',
          ),
        ),
        ...statesOf({ neighbourhood: {}, 'neighbourhood of a preview': { wanted: true } }, (props) =>
          inBox(
            <HoodDisc
              hood={{ cells: ['0,0', '1,0', '0,1'], corner: 0, colour: 'green', mixed: false }}
              turn={0}
              {...props}
            />,
            '-10 -150 220 220',
          ),
        ),
      },
    },
    {
      title: 'Panels',
      states: {
        'own hand': () => (
          <div className={s.side}>
            <Hand hand={mine().hand} owner={null} keys selected={mine().hand.tiles[0]?.id ?? null} />
          </div>
        ),
        'blocked hand': () => (
          <div className={s.side}>
            <Hand hand={mine().hand} owner={null} blocked={() => 'Not your turn.'} />
          </div>
        ),
        'another hand': () => (
          <div className={s.side}>
            <Hand hand={view().players[1]?.hand ?? mine().hand} owner="Bo" />
          </div>
        ),
        'empty hand': () => (
          <div className={s.side}>
            <Hand hand={{ basic: 0, advanced: 0, tiles: [] }} owner={null} />
          </div>
        ),
        supply: () => (
          <div className={s.side}>
            <Supply tiles={view().supply} piles={view().piles} discards={view().discards} />
          </div>
        ),
        'empty supply': () => (
          <div className={s.side}>
            <Supply tiles={[]} piles={view().piles} discards={view().discards} />
          </div>
        ),
        backs: () => <Backs of={{ basic: 3, advanced: 2, tiles: [] }} large />,
      },
    },
    {
      title: 'Players',
      states: Object.fromEntries(
        [0, 1, 2].map((seat) => [
          seat === 0 ? 'active' : `seat ${seat + 1}`,
          () => {
            const player = view().players[seat];
            return (
              player && (
                <div className={s.side}>
                  <Dashboard
                    player={player}
                    name={nameOf(seat)}
                    active={seat === 0}
                    standing={seat === 0 ? 'your turn' : 'next'}
                    built={6}
                    upgraded={1}
                  />
                </div>
              )
            );
          },
        ]),
      ),
    },
    {
      title: 'Inspector',
      states: {
        'in hand': () => (
          <div className={s.side}>
            <Inspector view={view()} tile={{ design: 'B01', where: 'in hand', why: null }} />
          </div>
        ),
        'cannot be placed': () => (
          <div className={s.side}>
            <Inspector
              view={view()}
              tile={{ design: designs[9]?.id ?? 'B01', where: 'common supply', why: 'You need 2 more red tokens.' }}
            />
          </div>
        ),
        nothing: () => (
          <div className={s.side}>
            <Inspector view={view()} tile={null} />
          </div>
        ),
      },
    },
    {
      title: 'Preview of a placement',
      states: {
        card: () => <Preview preview={somePreview()} />,
        chips: () => (
          <div className={s.side}>
            <PreviewChips preview={somePreview()} />
          </div>
        ),
      },
    },
    {
      title: 'Progress',
      states: {
        phases: () => <PhaseTrack phase={view().phase} />,
        fields: () => <FieldsMeter free={view().freeFields} all={view().fields.length} />,
      },
    },
    {
      title: 'Board',
      window: 620,
      states: {
        plain: () => <Board view={view()} nameOf={nameOf} />,
        'choosing a field': () => (
          <Board
            view={view()}
            nameOf={nameOf}
            legal={new Map(view().fields.flatMap(({ id, tile }, i) => (tile ? [] : [[id, { cost: i % 3 }]])))}
          />
        ),
        'holding a tile': () => {
          const { design, placement } = someMove();
          return (
            <Board
              view={view()}
              nameOf={nameOf}
              ghost={{ design, rotation: placement.rotation, cell: placement.cell, legal: true }}
              beside={<Preview preview={somePreview()} />}
            />
          );
        },
      },
    },
    { title: 'Scene', window: 420, states: { behind: () => <Scene /> } },
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
