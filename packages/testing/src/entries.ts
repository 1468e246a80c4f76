import { type Action, below, type Entry, framesOf, pick, questionOf, seatsIn } from '@orrery/kernel';
import type { Inspector } from './inspector.ts';
import { ContractViolation, within } from './violation.ts';

type Chance = Pick<Inspector, 'place' | 'rules' | 'rng'>;

/** Chooses the next entry: mostly an answer, sometimes a timeout or the withdrawal of a sealed answer. */
export function nextEntry(inspector: Chance, s: any): Entry {
  const { rules, rng, place } = inspector;
  if (below(rng, 25) === 0) {
    const open = rules.pending(s).filter((at) => at.standing === null);
    return { kind: 'expire', question: questionOf(pick(rng, open)) };
  }
  if (below(rng, 8) === 0) {
    const isSealed = framesOf(s.stack).some((frame) => frame.sealed !== null);
    const sealed = isSealed ? seatsIn(s).filter((seat) => rules.withdraw(rules.copy(s), seat)) : [];
    if (sealed.length > 0) return { kind: 'withdraw', seat: pick(rng, sealed) };
  }
  for (let tries = 0; tries < 1000; tries++) {
    const action = randomAction(inspector, s);
    if (action) return { kind: 'act', action };
  }
  throw new ContractViolation(place, 'ends', 'no seat answers after 1000 tries');
}

function randomAction({ place, rules, rng }: Chance, s: any): Action | null {
  const at = rules.next(s, rng);
  if (at === null) return null;
  const seat = pick(rng, at.seats);
  const answer = within(place, 'legality', `${at.frame.flow}/${at.frame.step}: \`sample\` fails`, () =>
    at.step.sample(s, at.frame.vars, seat, rng),
  );
  if (answer === undefined) return null;
  return { seat, question: questionOf(at), n: s.counts[seat], answer: answer as Action['answer'] };
}
