import { difference, type Game, type MatchRecord, replay } from '@orrery/kernel';
import { Breach, within } from './breach.ts';
import { unplain } from './copies.ts';
import type { Look } from './look.ts';
import { badProgress, badResult } from './result.ts';

type Sound = Pick<Look, 'place' | 'rules' | 'census'>;

/** What holds at every rest. */
export function inspectState({ place, rules, census }: Sound, s: any): void {
  const odd = unplain(s);
  if (odd) throw new Breach(place, 'shape', `the state is not plain data at ${odd}`);
  const fault = rules.check(s);
  if (fault)
    throw new Breach(place, 'shape', `the state does not fit its schema: ${fault.path} is not ${fault.expected}`);
  if (s.posts.length > 0) throw new Breach(place, 'shape', 'a posted call was left behind');
  const bad = badProgress(rules.game, s, place.seats);
  if (bad) throw new Breach(place, 'shape', bad);
  const now = censusOf(rules.game, s);
  if (now !== census) throw new Breach(place, 'conservation', changes(census, now));
  if (s.result === null && !rules.pending(s).some((at) => at.standing === null)) {
    throw new Breach(place, 'ends', 'the game is stuck: nobody is asked');
  }
}

export const censusOf = (game: Game, s: any): string => JSON.stringify([...game.census(s)].sort());

/** Which components were lost and which came from nowhere. */
function changes(before: string, after: string): string {
  const left = JSON.parse(after) as string[];
  const lost = (JSON.parse(before) as string[]).filter((name) => {
    const at = left.indexOf(name);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  return `lost [${lost.join(', ')}], came from nowhere [${left.join(', ')}]`;
}

/** The result is sound and agrees with the scores. */
export function inspectEnding({ place, rules: { game } }: Pick<Sound, 'place' | 'rules'>, s: any): void {
  const wrong = badResult(s.result, place.seats);
  if (wrong) throw new Breach(place, 'result', wrong);
  if (difference(game.scores(s), s.result.scores)) {
    throw new Breach(place, 'result', 'scores at the end differ from those of the result');
  }
}

/** Check 2: the record alone leads to the same state. */
export function inspectReplay({ place, rules }: Pick<Sound, 'place' | 'rules'>, record: MatchRecord, s: any): void {
  const written = JSON.parse(JSON.stringify(record));
  const again = within(place, 'replay', 'the record cannot be replayed', () => replay(rules, written));
  const at = difference(s, again.state);
  if (at) throw new Breach(place, 'replay', `replaying the record gives another state at ${at}`);
}
