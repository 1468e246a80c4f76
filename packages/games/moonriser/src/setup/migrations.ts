import { defined, type Json, type Migration } from '@orrery/kernel';
import { OWNERS } from '../content/kinds.ts';

type Fields = Record<string, Json>;

/** Version 1 stored negative numbers where version 2 has null. */
const orNull = (n: Json): Json => ((n as number) < 0 ? null : n);

/** Migrations of saved states, oldest first. */
export const migrations: readonly Migration[] = [
  {
    name: 'fields, turn and ending say what they mean, and players have colours',
    version: 2,
    up(state) {
      const board = state.board as Fields;
      const what = board.what as number[];
      board.black = what.map((there) => there === -2);
      board.tile = what.map(orNull);
      board.owner = (board.owner as Json[]).map(orNull);
      delete board.what;
      state.turn = orNull(state.turn as Json);
      if (state.ending === '') state.ending = 'not-yet';
      (state.players as Fields[]).forEach((player, seat) => {
        player.colour = defined(OWNERS[seat]);
      });
    },
  },
];
