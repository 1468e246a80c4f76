// `npm run captains`: Moonrakers' bots against each other, for docs/balance/moonrakers.md. One word for each seat:
// a level or `policy`, with a trailing `-` for bots that neither start nor accept negotiations.
//
//   npm run captains -- hard,easy,easy,easy --games 400 --iterations 10
//   npm run captains -- hard,hard,hard-,hard- --minutes 20 --options '{"nomad":true}'
//
// Every deal is played once with each rotation of the seats. Prints wins by level and by distance from the first leader,
// rounds, the share of turns that ended in an alliance, and for every part and crew how often its owners won, compared
// with all owners.
import { type Level, think } from '@orrery/bots';
import {
  type Action,
  below,
  newTable,
  pick,
  type Rules,
  rulesOf,
  type Seat,
  seeded,
  type Waiting,
} from '@orrery/kernel';
import { game, type State } from '@orrery/moonrakers';
import { openQuestion, policyAnswer } from '../packages/bots/src/answers.ts';
import { cardName } from '../packages/games/moonrakers/src/content/set.ts';

const { ai } = game;
const { policy, candidates } = ai as Required<NonNullable<typeof ai>>;
const isTalk = (plan: unknown): boolean => String(plan).startsWith('talk:');
const no = (s: State) => ({ say: 'decline', version: s.talks?.version ?? 0 }) as const;
/** The same ai without alliances. */
const muted: typeof ai = {
  ...ai,
  policy(s, seat, flow, step, vars, rng) {
    if (flow === 'talks' && step === 'talk') return no(s);
    if (flow !== 'planning' || step !== 'choose') return policy(s, seat, flow, step, vars, rng);
    return candidates(s, seat, flow, step, vars, rng).find((plan) => !isTalk(plan)) ?? 'base';
  },
  candidates(s, seat, flow, step, vars, rng) {
    if (flow === 'talks' && step === 'talk') return [no(s)];
    const found = candidates(s, seat, flow, step, vars, rng);
    if (flow !== 'planning' || step !== 'choose') return found;
    const alone = found.filter((plan) => !isTalk(plan));
    return alone.length > 0 ? alone : ['base'];
  },
  evaluate: (s, seat) => (ai as NonNullable<typeof ai>).evaluate(s, seat),
};
const open = rulesOf<State>(game);
const mute = rulesOf<State>({ ...game, ai: muted });

const words = process.argv.slice(2);
const flag = (name: string, otherwise: string): string => {
  const at = words.indexOf(`--${name}`);
  return at < 0 ? otherwise : (words[at + 1] as string);
};
const levels = (words[0] ?? 'hard,easy,easy,easy').split(',');
const games = Number(flag('games', '40'));
const minutes = Number(flag('minutes', '10'));
const iterations = Number(flag('iterations', '10'));
const options = JSON.parse(flag('options', '{}'));
const seed = flag('seed', 'captains');

/** A player's answer to a question. */
function act(name: string, s: State, { seat, question }: Waiting, thoughts: string): Action | null {
  const rules: Rules<State> = name.endsWith('-') ? mute : open;
  const level = name.replace('-', '');
  if (level !== 'policy') return think(rules, s, seat, question, { level: level as Level, seed: thoughts, iterations });
  const n = s.counts[seat] ?? 0;
  const rng = seeded(`${thoughts}/${seat}/${question}/${n}`);
  const world = rules.imagine(s, seat, rng);
  const answer = policyAnswer(rules, world, openQuestion(rules, world, seat, question), seat, rng);
  return answer === undefined ? null : { seat, question, n, answer };
}

const wins = new Map<string, number>();
const bySeat = levels.map(() => 0);
const rounds: number[] = [];
const owners = new Map<number, { held: number; won: number }>();
let [turns, alliances, done] = [0, 0, 0];

/** One game; `shift` rotates the levels by that many seats. */
function playOne(deal: string, shift: number): void {
  const at = (seat: Seat): string => levels[(seat + shift) % levels.length] as string;
  const table = newTable(open, { seats: levels.length, options, seed: deal });
  const rng = seeded(`${deal}/${shift}`);
  while (table.state.result === null) {
    const rows = open.waiting(table.state);
    const standing = rows.filter((row) => row.standing);
    const first = standing.length > 0 && below(rng, 4) === 0 ? [pick(rng, standing)] : [];
    const waited = pick(
      rng,
      rows.filter((row) => !row.standing),
    );
    for (const row of [...first, waited]) {
      const action = act(at(row.seat), table.state, row, `${deal}/${shift}`);
      if (action === null) continue;
      const wasFlying = table.state.mission !== null;
      table.act(action);
      const { mission } = table.state;
      if (!wasFlying && mission !== null && !mission.duel && mission.order.length > 1) alliances++;
      break;
    }
  }
  note(table.state, at);
}

function note(s: State, at: (seat: Seat) => string): void {
  const winners = s.result?.winners ?? [];
  done++;
  turns += s.turn;
  rounds.push(s.round);
  s.captains.forEach((own, seat) => {
    const share = winners.includes(seat) ? 1 / winners.length : 0;
    wins.set(at(seat), (wins.get(at(seat)) ?? 0) + share);
    const place = (seat - s.starter + levels.length) % levels.length;
    bySeat[place] = (bySeat[place] as number) + share;
    const cards = [own.draw, own.hand, own.discard, own.play].flatMap((zone) => zone.cards);
    for (const card of new Set([...own.parts, ...cards.map((card) => card % 512)])) {
      const { held, won } = owners.get(card) ?? { held: 0, won: 0 };
      owners.set(card, { held: held + 1, won: won + share });
    }
  });
}

const end = performance.now() + minutes * 60_000;
for (let i = 0; i < games && performance.now() < end; i++)
  playOne(`${seed}/${Math.floor(i / levels.length)}`, i % levels.length);

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const quantile = (q: number): number =>
  rounds.sort((a, b) => a - b)[Math.min(done - 1, Math.floor(q * done))] as number;
console.log(`${done} games of ${levels.join(', ')}, ${iterations} iterations, options ${JSON.stringify(options)}`);
for (const [name, won] of wins) console.log(`  ${name}: ${won.toFixed(1)} won, ${percent(won / done)}`);
console.log(
  `  share by seat, the first leader first: ${bySeat.map((won) => ((won / done) * levels.length).toFixed(2)).join(' ')}`,
);
console.log(
  `  rounds: ${[0.1, 0.25, 0.5, 0.75, 0.9].map(quantile).join(' ')} (tenth, quarter, median, three quarters, nine tenths)`,
);
console.log(`  alliances: ${percent(alliances / turns)} of ${turns} turns`);
/** For parts, then crew: the win rate of their owners relative to that of all owners, with two standard errors. */
const liftsOf = (isOne: (name: string) => boolean): string => {
  const cards = [...owners].filter(([card]) => isOne(cardName(card)));
  const all = cards.reduce((sum, [, { won }]) => sum + won, 0) / cards.reduce((sum, [, { held }]) => sum + held, 0);
  return cards
    .map(([card, { held, won }]) => ({ card, held, p: won / held }))
    .sort((a, b) => a.p - b.p)
    .map(({ card, held, p }) => {
      const error = (2 * Math.sqrt((p * (1 - p)) / held)) / all;
      return `${cardName(card)} ${(p / all).toFixed(2)}±${error.toFixed(2)} of ${held}`;
    })
    .join(', ');
};
console.log(`  parts: ${liftsOf((name) => /^(KO|VE|HE|MA|SO|PR)\d/.test(name))}`);
console.log(`  crew: ${liftsOf((name) => /^C\d/.test(name))}`);
