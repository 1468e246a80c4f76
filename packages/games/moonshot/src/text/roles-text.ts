import { defined } from '@orrery/kernel';
import { catalog } from '@orrery/messages';
import { SIDE_NAMES } from '../content/numbers.ts';
import type { Options } from '../setup/options.ts';
import { rolesFor } from '../setup/setup.ts';

const t = catalog('moonshot-roles', {
  politician: '{program}, Politician',
  engineer: '{program}, Engineer',
  both: '{program}, both roles',
});
const ROLES = ['politician', 'engineer'] as const;

/** The program and role of each seat: `USA, Engineer`. */
export function rolesText(seats: number, options: Options): string[] {
  const roles = rolesFor(seats, options);
  return Array.from({ length: seats }, (_, seat) => {
    const own = roles.flatMap((holders, i) => (holders.includes(seat) ? [i] : []));
    const [first = 0] = own;
    const role = own.length > 1 ? 'both' : defined(ROLES[first % 2]);
    return t(role, { program: defined(SIDE_NAMES[first >> 1]) });
  });
}
