import { defined, type Json, type Migration } from '@orrery/kernel';

type Fields = Record<string, Json>;

/** Migrations of saved states, oldest first. */
export const migrations: readonly Migration[] = [
  {
    name: 'add starting values to launches, and the list of reshuffled risks',
    version: 2,
    up(state) {
      const programs = state.programs as Fields[];
      state.returnedRisks = [];
      for (const flight of state.flights as Fields[]) {
        const { cells, payload } = defined(programs[flight.side as number]) as { cells: number[]; payload: number[] };
        flight.before = programs.map(({ popularity, budget, money }) => ({ popularity, budget, money }) as Json);
        // Version 1 did not keep the payload of a finished launch.
        flight.aboard = [1, 2, 3].map((kind) => cells.filter((_laid, cell) => payload[cell] === kind).length);
        flight.adapted = (flight.parameters as number[]).map(() => 0);
        flight.explores = false;
        flight.rewarded = false;
      }
    },
  },
];
