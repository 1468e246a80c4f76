import { difference, type Game, type MatchRecord, replay } from '@orrery/kernel';
import { nonJsonPath } from './copies.ts';
import type { Inspector } from './inspector.ts';
import { badProgress, badResult } from './result.ts';
import { ContractViolation, within } from './violation.ts';

type Context = Pick<Inspector, 'place' | 'rules' | 'census'>;

/** Checks the invariants that must hold at every rest. */
export function inspectState({ place, rules, census }: Context, s: any): void {
  const odd = nonJsonPath(s);
  if (odd) throw new ContractViolation(place, 'shape', `the state is not plain data at ${odd}`);
  const fault = rules.check(s);
  if (fault)
    throw new ContractViolation(
      place,
      'shape',
      `the state does not match its schema: ${fault.path} is not ${fault.expected}`,
    );
  if (s.posts.length > 0) throw new ContractViolation(place, 'shape', 'a posted call was never run');
  const bad = badProgress(rules.game, s, place.seats);
  if (bad) throw new ContractViolation(place, 'shape', bad);
  const now = censusOf(rules.game, s);
  if (now !== census) throw new ContractViolation(place, 'conservation', changes(census, now));
  if (s.result === null && !rules.pending(s).some((at) => at.standing === null)) {
    throw new ContractViolation(place, 'ends', 'the game is stuck: no question is open');
  }
}

export const censusOf = (game: Game, s: any): string => JSON.stringify([...game.census(s)].sort());

/** Describes which components were lost and which appeared. */
function changes(before: string, after: string): string {
  const left = JSON.parse(after) as string[];
  const lost = (JSON.parse(before) as string[]).filter((name) => {
    const at = left.indexOf(name);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  return `lost [${lost.join(', ')}], added [${left.join(', ')}]`;
}

/** Checks that the result is valid and matches the scores. */
export function inspectEnding({ place, rules: { game } }: Pick<Context, 'place' | 'rules'>, s: any): void {
  const wrong = badResult(s.result, place.seats);
  if (wrong) throw new ContractViolation(place, 'result', wrong);
  if (difference(game.scores(s), s.result.scores)) {
    throw new ContractViolation(place, 'result', 'scores at the end differ from those of the result');
  }
}

/** Checks that replaying the record leads to the same state. */
export function inspectReplay({ place, rules }: Pick<Context, 'place' | 'rules'>, record: MatchRecord, s: any): void {
  const written = JSON.parse(JSON.stringify(record));
  const again = within(place, 'replay', 'the record cannot be replayed', () => replay(rules, written));
  const at = difference(s, again.state);
  if (at) throw new ContractViolation(place, 'replay', `replaying the record leads to a different state at ${at}`);
}
