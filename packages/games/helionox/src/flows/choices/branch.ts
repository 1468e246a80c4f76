import { below, defined, int, msg, owner, refuse, text } from '@orrery/kernel';
import type { Effect, Effects } from '../../content/index.ts';
import { resolve, stepsOf } from '../../effects/programs.ts';
import { flow } from '../../state.ts';

type Or = Extract<Effect, { op: 'or' }>;

/** Exactly one of several alternatives, chosen when the step is reached (HX-349). */
export const branch = flow(
  'branch',
  { seat: owner, program: text, at: int, card: int },
  {
    choose: {
      ask: 'choose',
      who: (_s, v) => v.seat,
      prompt: (_s, v) => ({
        text: msg('ask-branch'),
        options: branches(v).map((list) => ({
          id: branchId(list),
          text: msg(`branch-${branchId(list)}`, { n: amount(list) }),
        })),
      }),
      admits: (_s, v, _seat, word) =>
        branches(v).some((list) => branchId(list) === word) || refuse('no-such-choice', 'HX-349'),
      sample: (_s, v, _seat, rng) => branchId(defined(branches(v)[below(rng, branches(v).length)])),
      options: (_s, v) => branches(v).map(branchId),
      take: (s, v, seat, word) =>
        resolve(s, seat, defined(branches(v).find((list) => branchId(list) === word)), v.card),
    },
  },
);

const branches = (v: { program: string; at: number }): readonly Effects[] =>
  (defined(stepsOf(v.program)[v.at]) as Or).branches;

/** The branches of one card differ in their first step, which names them. */
const branchId = (list: Effects): string => defined(list[0]).op;
const amount = (list: Effects): number => {
  const first = defined(list[0]);
  return 'n' in first ? first.n : 1;
};
