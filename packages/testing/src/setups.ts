import { blank, fault, fillOptions, type Game, IllegalAction, type Json, rulesOf } from '@orrery/kernel';

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

/** So many combinations of options are listed one by one; games with more have theirs varied one at a time. */
const MOST = 20_000;

/** Every choice of options, or, where these are too many, every value of every option beside each of the game's own ways to play. */
function combinations(game: Game): Record<string, Json>[] {
  const choices = Object.entries(choicesOf(game));
  if (choices.reduce((product, [, values]) => product * values.length, 1) > MOST) {
    const ways = [{}, ...(game.setups ?? []).map(({ options }) => options as Record<string, Json>)];
    const single = choices.flatMap(([name, values]) => values.map((value) => ({ [name]: value })));
    return ways.flatMap((way) => [way, ...single.map((one) => ({ ...way, ...one }))]);
  }
  let all: Record<string, Json>[] = [{}];
  for (const [name, values] of choices) {
    all = all.flatMap((chosen) => values.map((value) => ({ ...chosen, [name]: value })));
  }
  return all;
}

/** Every setup that a game admits: each number of seats with each choice of options. */
export function setupsOf(game: Game): { seats: number; options: Record<string, Json> }[] {
  const all = combinations(game);
  return countsOf(game).flatMap((seats) =>
    all
      .map((options) => fillOptions(game, options, seats) as Record<string, Json>)
      .filter((options) => !fault(game.options, options) && !game.checkOptions?.(options, seats))
      .map((options) => ({ seats, options })),
  );
}
