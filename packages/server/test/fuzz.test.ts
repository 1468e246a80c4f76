import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Attack, type Findings, fuzzFrames, fuzzRequests } from './help/fuzz.ts';
import { openWitness } from './help/witness.ts';
import { openWorld, type World } from './help/world.ts';

const FRAMES = 1500;
const REQUESTS = 400;
/** Limit of further requests for kinds of answers that are still missing: the more routes, the rarer each kind. */
const MORE_REQUESTS = 4000;
const STATUSES = ['200', '201', '400', '401', '403', '404', '409'];

let world: World;
beforeEach(async () => {
  world = await openWorld({ limits: { messages: { burst: 1e6, perSecond: 1e6 } } });
});
afterEach(() => world.end());

/** Runs an attack and expects that other clients are not affected and that the server logs no error. */
async function unharmed(
  run: (attack: Attack) => Promise<Findings>,
  shouldContinue: Attack['shouldContinue'],
): Promise<Findings> {
  const seats = [{ kind: 'me' as const, name: 'Witness' }, { kind: 'open' as const }];
  const { match, token } = await world.api.create({ game: 'lanterns', seats });
  const witness = world.sit(match, token);
  const before = await witness.until(() => true);
  const known = await openWitness(world.server.url, 'lanterns');
  const games = ['tic-tac-toe', 'lanterns'];
  const found = await run({ url: world.server.url, seed: '9', games, shouldContinue });
  expect(world.log.filter((row) => row.msg === 'internal error')).toEqual([]);
  expect(found.faults).toEqual([]);
  expect(await known.changes()).toEqual([]);
  expect([witness.remote.status, witness.remote.table]).toEqual(['live', before]);
  return found;
}

it('random frames return an error and affect no other client', async () => {
  let left = FRAMES;
  const { answers } = await unharmed(fuzzFrames, () => left-- > 0);
  // The frames got past the schemas, reached the rules and were played.
  for (const answer of [
    'error malformed',
    'error out-of-turn',
    'error illegal',
    'error oversized',
    'ok',
    'pong',
    'table',
    'past',
    'gathering',
  ]) {
    expect([answer, answers[answer] ?? 0]).toEqual([answer, expect.toSatisfy((n: number) => n > 0)]);
  }
});

it('random requests never cause a server error', async () => {
  let sent = 0;
  const { answers } = await unharmed(
    fuzzRequests,
    ({ answers }) => ++sent <= REQUESTS || (sent <= MORE_REQUESTS && STATUSES.some((status) => !answers[status])),
  );
  for (const status of STATUSES) expect(Object.keys(answers)).toContain(status);
});
