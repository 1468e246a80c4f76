import type { Game, Seat } from '@orrery/kernel';
import type { Text } from '@orrery/messages';
import { type ComponentType, type ReactNode, useState } from 'react';
import { translateUi } from '../src/games/translate.ts';
import type { GameUi, Play } from '../src/play/game-ui.ts';
import { aboutIn } from '../src/play/Highlights.tsx';
import { TableScreen } from '../src/play/TableScreen.tsx';
import { usePlay } from '../src/play/usePlay.ts';
import { useToasts } from '../src/play/useToasts.ts';
import type { TableClient, TableView } from '../src/table/table-types.ts';
import { Explainer, TermsContext, Toasts } from '../src/ui/index.ts';
import { type Course, clientAt, type Position, reach, tableAt } from './position.ts';

export interface SeatProps {
  at(): Position;
  viewer?: Seat;
  /** Parts of the table that differ from the position, such as its status. */
  change?: Partial<TableView>;
}

/** The samples of one game: positions, its screen, and parts of its screen. `view` is the view that terms refer to. */
export function samplesOf<S>(game: Game<any, any, any>, ui: GameUi<Text>, main: Course<S>) {
  const gameUi = translateUi(game.id, ui);

  /** A position that is reached when it is first needed. */
  function position(course: Course<S>): () => Position {
    let found: Position | null = null;
    return () => {
      found ??= reach(game, course);
      return found;
    };
  }
  const middle = position(main);

  /** The view of a seat; in the main position unless another is given. */
  const viewOf = (viewer: Seat = 0, at = middle) => tableAt(at(), viewer).view;

  function Wrap({ children }: { children: ReactNode }) {
    return (
      <TermsContext value={gameUi.terms ?? []}>
        <div data-game={game.id}>{children}</div>
        <Explainer about={(id) => aboutIn(gameUi, viewOf())(id)} />
      </TermsContext>
    );
  }

  /** A part of a table's screen. */
  function Part(props: SeatProps & { children(play: Play, client: TableClient): ReactNode }) {
    const [client] = useState(() => clientAt(props.at(), props.viewer ?? 0, props.change));
    const [notices, toast] = useToasts();
    const play = usePlay(client, game, gameUi, toast, true);
    return (
      <>
        {props.children(play, client)}
        <Toasts items={notices} />
      </>
    );
  }

  /** The whole screen, which can be played. */
  function Screen({ at, viewer = 0, change }: SeatProps) {
    const [client] = useState(() => clientAt(at(), viewer, change));
    return <TableScreen client={client} game={game} gameUi={gameUi} guided replayAt="/" />;
  }

  /** Screens as states of a specimen, by name. */
  const screens = (all: Record<string, SeatProps>): Record<string, ComponentType> =>
    Object.fromEntries(Object.entries(all).map(([name, props]) => [name, () => <Screen {...props} />]));

  return { gameUi, position, middle, viewOf, Wrap, Part, Screen, screens };
}
