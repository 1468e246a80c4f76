import type { Json, Migration } from '@orrery/kernel';

type Bag = Record<string, Json>;

/** Migrations of older saves. */
export const migrations: readonly Migration[] = [
  {
    name: 'a counter-offer binds while its maker stands by it',
    version: 2,
    up(state) {
      const talks = state.talks as Bag | null;
      // Old saves do not record withdrawals, so every acceptance must be given again.
      for (const offer of (talks?.offers ?? []) as Bag[]) if (offer.by !== state.leader) offer.accepted = [];
    },
  },
  {
    name: 'the turn remembers the head-to-head that is called',
    version: 2,
    up(state) {
      for (const { flow, step, vars } of state.stack as Bag[]) {
        if (flow !== 'planning') continue;
        const { duel } = vars as Bag;
        if (step === 'join') (state.plan as Bag).called = duel as Json;
        delete (vars as Bag).duel;
      }
    },
  },
];
