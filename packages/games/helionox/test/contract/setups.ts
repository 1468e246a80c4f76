import { type Json, seeded, shuffled } from '@orrery/kernel';

export type Mode = 'competitive' | 'cooperative';
type Options = Record<string, Json>;

const EITHER = [false, true];
/** Options of each mode that are tested in every combination, besides Mercury Protocol. */
const MATRIX: Readonly<Record<Mode, readonly Options[]>> = {
  competitive: EITHER.map((missions) => ({ missions })),
  cooperative: ['rookie', 'normal', 'veteran', 'master'].map((difficulty) => ({ difficulty })),
};
/** Without and with Mercury Protocol; competitive games use it twice, so that every value of `locations` occurs. */
const MERCURY: Readonly<Record<Mode, readonly boolean[]>> = {
  competitive: [false, true, true],
  cooperative: [false, true],
};
/** Options that are distributed over the setups of a mode and number of players. */
const SHARED: Readonly<Record<Mode, readonly string[]>> = {
  competitive: ['draft', 'chooseStart', 'ring', 'embassyScoring'],
  cooperative: ['draft', 'chooseStart', 'ring', 'embassyScoring', 'hard'],
};
const LOCATIONS = ['mercury', 'mixed', 'picked', 'base'];

/** The setups for random games of one mode and number of players; `setups.test.ts` checks what they cover. */
export function setupsFor(mode: Mode, seats: number): Options[] {
  const rng = seeded(`night 54 of ${mode} ${seats}`);
  /** Each value equally often, in random order. */
  const dealt = (values: readonly Json[], count: number): Json[] =>
    shuffled(
      rng,
      Array.from({ length: count }, (_none, i) => values[i % values.length] as Json),
    );
  const setups = MERCURY[mode].flatMap((mercury) =>
    MATRIX[mode].map((chosen): Options => ({ mode, mercury, ...chosen })),
  );
  const fill = (name: string, values: readonly Json[], some: Options[]): void => {
    for (const [i, value] of dealt(values, some.length).entries()) (some[i] as Options)[name] = value;
  };
  for (const name of SHARED[mode]) fill(name, EITHER, setups);
  fill(
    'locations',
    LOCATIONS,
    setups.filter(({ mercury }) => mercury),
  );
  return setups;
}

/** All modes and numbers of players; each has its own test file, so that they run in parallel. */
export const GROUPS: readonly [Mode, number][] = [
  ['competitive', 2],
  ['competitive', 3],
  ['competitive', 4],
  ['cooperative', 1],
  ['cooperative', 2],
  ['cooperative', 3],
  ['cooperative', 4],
];
