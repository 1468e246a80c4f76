import { parseArgs } from 'node:util';
import { catalog } from '@orrery/games';
import { type Game, rulesOf, seeded } from '@orrery/kernel';
import { fixtures } from '@orrery/testing';
import { measure, rate } from '../packages/cli/src/measure.ts';
import { table, whole } from '../packages/cli/src/print.ts';
import { kernelPlayer, type Player, plainPlayer, reducerPlayer } from './peers.ts';
import { connectFourRules, ticTacToeRules } from './rules.ts';

const { quick } = parseArgs({ options: { quick: { type: 'boolean', default: false } } }).values;
const SLICES = quick ? 1 : 5;
const SLICE_MS = quick ? 5 : 600;
/** Random play and each operation of a game. */
const VERB_MS = quick ? 1 : 300;

/** The median rate of each player, measured in turns, so that a busy moment affects all equally. */
function compare(players: Player[]): number[] {
  const rng = seeded('bench');
  const slices = players.map((): number[] => []);
  for (let i = 0; i < SLICES; i++) {
    for (const [at, play] of players.entries()) slices[at]?.push(rate(() => play(rng), SLICE_MS));
  }
  return slices.map((rates) => rates.sort((a, b) => a - b)[Math.floor(SLICES / 2)] as number);
}

const rows = [
  ['steps per second', 'boardgame.io reducer', 'kernel', 'by hand', 'kernel : reducer', 'by hand : kernel'],
];
for (const [game, small] of [
  [fixtures.ticTacToe, ticTacToeRules],
  [fixtures.connectFour, connectFourRules],
] as const) {
  const rates = compare([reducerPlayer(small), kernelPlayer(rulesOf<any>(game)), plainPlayer(small)]);
  const [reducer = 0, kernel = 0, plain = 0] = rates;
  rows.push([
    small.name,
    whole(reducer),
    whole(kernel),
    whole(plain),
    `${(kernel / reducer).toFixed(1)} x`,
    `${(plain / kernel).toFixed(1)} x`,
  ]);
}
console.log(`${table(rows)}\n`);

const verbs = [['microseconds', 'seats', 'decisions/s', 'copy', 'view', 'prompt', 'imagine', 'play']];
const games: Game<any>[] = [
  ...(Object.values(fixtures) as Game<any>[]),
  ...(await Promise.all(catalog.map((entry) => entry.load()))),
];
for (const game of games) {
  for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
    const m = measure(rulesOf(game), seats, {}, VERB_MS);
    const micro = [m.copy, m.view, m.prompt, m.imagine, m.play].map((n) => n.toFixed(1));
    verbs.push([game.name, String(seats), whole(m.decisions), ...micro]);
  }
}
console.log(table(verbs));
