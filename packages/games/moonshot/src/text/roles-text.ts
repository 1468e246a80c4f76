import { SIDE_NAMES } from '../content/numbers.ts';
import type { Options } from '../setup/options.ts';
import { rolesFor } from '../setup/setup.ts';

const ROLE_NAMES = ['Politician', 'Engineer'] as const;

/** The program and role of each seat: `USA, Engineer`. */
export function rolesText(seats: number, options: Options): string[] {
  const roles = rolesFor(seats, options);
  return Array.from({ length: seats }, (_, seat) => {
    const own = roles.flatMap((holders, i) => (holders.includes(seat) ? [i] : []));
    const [first = 0] = own;
    return `${SIDE_NAMES[first >> 1]}, ${own.length > 1 ? 'both roles' : ROLE_NAMES[first % 2]}`;
  });
}
