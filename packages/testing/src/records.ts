import { type Core, difference, type Game, hash, type MatchRecord, replay, resumeTable, rulesOf } from '@orrery/kernel';

/** The final state of a recorded match. Throws unless replaying it and loading it lead to the same state. */
export function proven<S extends Core>(game: Game<S>, record: MatchRecord): S {
  if (record.version !== game.version) {
    throw new Error(
      `${game.id}, seed "${record.seed}": recorded with rules version ${record.version}, but the rules are now version ${game.version}; record the games again (docs/adding-a-card.md)`,
    );
  }
  const rules = rulesOf(game);
  const again = replay(rules, record);
  const at =
    difference(again.state, record.snapshot.state) ?? difference(resumeTable(rules, record).state, again.state);
  if (at !== null) throw new Error(`${game.id}, seed "${record.seed}": replay and snapshot differ at ${at}`);
  if (again.hash !== hash(record.snapshot.state))
    throw new Error(`${game.id}, seed "${record.seed}": the hashes differ`);
  return again.state;
}
