import { blank, fault, fillOptions, type Game, IllegalAction, type Json, rulesOf } from '@orrery/kernel';

/** Seats and options of a table. */
export interface Setup {
  seats: number;
  options?: Json;
}

/** The possible values of each option. Options whose values cannot be listed keep their defaults. */
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

/** Seat counts that a game declares but refuses with default options. */
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

/** Maximum number of combinations to list; games with more vary one option at a time. */
const MAX_SETUPS = 20_000;

/**
 * Every combination of options. If there are too many, every value of every option, combined with each of the game's
 * setups.
 */
function combinations(game: Game): Record<string, Json>[] {
  const choices = Object.entries(choicesOf(game));
  if (choices.reduce((product, [, values]) => product * values.length, 1) > MAX_SETUPS) {
    const bases = [{}, ...(game.setups ?? []).map(({ options }) => options as Record<string, Json>)];
    const single = choices.flatMap(([name, values]) => values.map((value) => ({ [name]: value })));
    return bases.flatMap((base) => [base, ...single.map((one) => ({ ...base, ...one }))]);
  }
  let all: Record<string, Json>[] = [{}];
  for (const [name, values] of choices) {
    all = all.flatMap((chosen) => values.map((value) => ({ ...chosen, [name]: value })));
  }
  return all;
}

/** Every setup that a game allows: each seat count with each combination of options. */
export function setupsOf(game: Game): { seats: number; options: Record<string, Json> }[] {
  const all = combinations(game);
  return countsOf(game).flatMap((seats) =>
    all
      .map((options) => fillOptions(game, options, seats) as Record<string, Json>)
      .filter((options) => !fault(game.options, options) && !game.checkOptions?.(options, seats))
      .map((options) => ({ seats, options })),
  );
}
