import { PLACES } from './effect.ts';
import type { Request } from './types.ts';

/** One Request design for every ordered pair of different places, two cards each (HX-263). */
export const REQUESTS: readonly Request[] = PLACES.flatMap((from) =>
  PLACES.filter((to) => to !== from).map((to) => ({
    kind: 'request' as const,
    id: `RQ-${from}-${to}`,
    name: 'Request',
    copies: 2,
    mp: true,
    from,
    to,
    worth: 2,
  })),
);
