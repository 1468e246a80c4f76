import { blank, fault, type Game, IllegalAction, type Json, rulesOf } from '@orrery/kernel';

/** A table as it is asked for. */
export interface Setup {
  seats: number;
  options?: Json;
}

/** What each option of a game can be; one that cannot be listed stays at its default. */
export function choicesOf(game: Game): Record<string, Json[]> {
  const { options } = game;
  if (options.kind !== 'shape') return {};
  const choices: Record<string, Json[]> = {};
  for (const [name, field] of Object.entries(options.fields)) {
    if (field.kind === 'flag') choices[name] = [false, true];
    else if (field.kind === 'oneOf') choices[name] = [...field.values];
    else choices[name] = [blank(field) as Json];
  }
  return choices;
}

const countsOf = ({ seats: { min, max } }: Game): number[] =>
  Array.from({ length: max - min + 1 }, (_none, i) => min + i);

/** The numbers of seats that a game claims but refuses to start with when no option is chosen. */
export function refusedSeats(game: Game): number[] {
  const { begin } = rulesOf(game);
  return countsOf(game).filter((seats) => {
    try {
      begin(seats, {}, 'start');
      return false;
    } catch (error) {
      if (error instanceof IllegalAction) return true;
      throw error;
    }
  });
}

/** Every setup that a game admits: each number of seats with each choice of options. */
export function setupsOf(game: Game): { seats: number; options: Record<string, Json> }[] {
  let all: Record<string, Json>[] = [{}];
  for (const [name, values] of Object.entries(choicesOf(game))) {
    all = all.flatMap((chosen) => values.map((value) => ({ ...chosen, [name]: value })));
  }
  return countsOf(game).flatMap((seats) =>
    all
      .filter((options) => !fault(game.options, options) && !game.checkOptions?.(options, seats))
      .map((options) => ({ seats, options })),
  );
}
