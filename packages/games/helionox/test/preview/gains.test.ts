import {
  type Answer,
  below,
  type Json,
  type Option,
  type Prompt,
  pick,
  type Rng,
  rulesOf,
  type Seat,
  seeded,
} from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import {
  AMOUNTS,
  type Amount,
  architectOf,
  type DeckCard,
  designNamed,
  type Gain,
  game,
  locationOf,
  PLACES,
  type State,
  sumOf,
} from '../../src/index.ts';
import { teamScore } from '../../src/rules/team-score.ts';
import { playerOf } from '../../src/state.ts';
import { at, inHand, offered, scene } from '../scene.ts';

const rules = rulesOf(game);

interface Asked {
  seat: Seat;
  question: string;
  flow: string;
  step: string;
}
const askedOf = (s: State): Asked | undefined => rules.waiting(s).find((row) => !row.standing);

/** The amounts that previews show; the team's Events and Requests count as the seat's Influence. */
function amountsOf(s: State, seat: Seat): Record<Amount, number> {
  const { credits, defense, bankedCredits, bankedDefense, influence, infamy } = playerOf(s, seat);
  const pile = s.coop ? teamScore(s).events + teamScore(s).requests : 0;
  return { credits, defense, bankedCredits, bankedDefense, influence: influence + pile, infamy };
}

/** Flows whose simplest answer adds nothing to the previewed gain. */
const PLAIN = new Set(['mix', 'delivery', 'ransom', 'siege', 'purchase', 'effort', 'discard', 'cycle']);

function plainAnswer(s: State, row: Asked, rng: Rng) {
  const prompt = rules.prompt(s, row.seat, row.question);
  if (prompt.kind === 'amount') return prompt.min;
  if (row.flow === 'delivery') return null;
  const { actions } = rules.legal(s, row.seat, row.question, rng, 4);
  return pick(rng, actions).answer;
}

/** Whether an option triggers steps that may bring more than the certain gain, with or without a question. */
function isOpenEnded(s: State, seat: Seat, { id, data }: Option): boolean {
  const [verb = ''] = id.split(':');
  const { architect, ship } = playerOf(s, seat);
  const { card } = (data ?? {}) as { card?: string };
  const cause = {
    play: () => (designNamed(card as string) as DeckCard).effect,
    architect: () => architectOf(architect).abilities[Number(id.split(':')[1]) - 1]?.effect,
    bonus: () => locationOf(s.locations[ship] as number).bonus,
    key: () => locationOf(s.locations[ship] as number).key,
  }[verb];
  return /"op":"(move|key|overcome|copy|or|all|consume)"/.test(JSON.stringify(cause?.() ?? []));
}

/** Runs an option and everything it triggers on a copy; returns the changes and whether the player had a choice. */
function outcome(s: State, row: Asked, option: Option, rng: Rng): { gain: Gain; chosen: boolean } | null {
  const copy = rules.copy(s);
  const before = amountsOf(copy, row.seat);
  let chosen = isOpenEnded(s, row.seat, option);
  const act = (now: Asked, said: Json) => {
    const { seat, question } = now;
    rules.play(copy, { seat, question, n: copy.counts[seat] as number, answer: said as Answer });
  };
  act(row, option.id || null);
  for (let now = askedOf(copy); now && now.flow !== 'main'; now = askedOf(copy)) {
    if (copy.phase !== 'main') return null;
    chosen ||= !PLAIN.has(now.flow);
    act(now, plainAnswer(copy, now, rng) as Json);
  }
  const after = amountsOf(copy, row.seat);
  const gain: Gain = {};
  for (const amount of AMOUNTS) if (after[amount] !== before[amount]) gain[amount] = after[amount] - before[amount];
  return { gain, chosen };
}

const promised = (data: Json | undefined): Gain | null => (data as { gain?: Gain } | undefined)?.gain ?? null;

/** Whether a preview was wrong: without a choice the gain must match exactly, otherwise it is a minimum. */
function broken(promise: Gain, { gain, chosen }: { gain: Gain; chosen: boolean }): boolean {
  return AMOUNTS.some((amount) => {
    const [said, was] = [promise[amount] ?? 0, gain[amount] ?? 0];
    return chosen ? was < said : was !== said;
  });
}

/** Prefers cards and actions that are rare in random games. */
function someAnswer(s: State, row: Asked, options: readonly Option[], rng: Rng): string | null | undefined {
  const player = playerOf(s, row.seat);
  if (row.flow !== 'main') return undefined;
  player.credits = Math.max(player.credits, 6);
  player.defense = Math.max(player.defense, 3);
  const liked = options.filter(
    ({ id, why }) => !why && /^(deliver|cargo|overcome|buy|play|embassy|alternative)/.test(id),
  );
  return liked.length > 0 && below(rng, 4) > 0 ? pick(rng, liked).id : undefined;
}

const SETUPS: readonly [number, Record<string, Json>][] = [
  [2, {}],
  [3, { mercury: true, locations: 'mixed' }],
  [2, { mode: 'cooperative', mercury: true, difficulty: 'master' }],
  [1, { mode: 'cooperative', difficulty: 'veteran' }],
];

describe('the gain shown for an option', () => {
  it.each(SETUPS)('matches the actual gain: %i seats %o', (seats, options) => {
    const wrong = new Map<string, string>();
    const seen = new Set<string>();
    for (const seed of ['a', 'b']) {
      const rng = seeded(`gains ${seed}`);
      const s = rules.begin(seats, options, `gains ${seed}`) as State;
      for (let row = askedOf(s); row; row = askedOf(s)) {
        const prompt = rules.prompt(s, row.seat, row.question) as Extract<Prompt, { kind: 'choose' }>;
        const open = (prompt.options ?? []).filter(({ why }) => !why);
        const passed: Option[] = row.flow === 'relocate' ? [{ id: '', data: prompt.pass?.params as Json }] : [];
        for (const option of [...open, ...passed]) {
          const { id, data } = option;
          const promise = promised(data);
          if (!promise || s.collaboration || /^(end|collaborate)/.test(id)) continue;
          const result = outcome(s, row, option, rng);
          if (!result) continue;
          seen.add(`${row.flow} ${id.split(':')[0]}`);
          if (broken(promise, result)) wrong.set(id, `${JSON.stringify(promise)} but ${JSON.stringify(result.gain)}`);
        }
        const answer = someAnswer(s, row, open, rng);
        if (answer === undefined) rules.advance(s, rng);
        else rules.play(s, { seat: row.seat, question: row.question, n: s.counts[row.seat] as number, answer });
      }
    }
    expect([...wrong]).toEqual([]);
    const verbs = ['play', 'buy', 'travel', 'bonus', 'embassy', 'architect', 'overcome', 'alternative', 'cycle'];
    const more = options.mercury ? ['cargo', 'deliver'] : [];
    for (const verb of [...verbs, ...more]) expect(seen).toContain(`main ${verb}`);
    for (const place of ['', ...PLACES]) expect(seen).toContain(`relocate ${place}`);
  });

  it('HX-353 does not count Requests as trophies', () => {
    const trophies = ['EE1.1', 'EE2.1', 'EE3.1', 'RQ-mars-moon-2'];
    const t = scene({ options: { mercury: true }, players: [{ hand: ['D10'], trophies }] });
    const option = offered(t, `play:${inHand(t, 0, 'D10')}`) as Option;
    const before = at(t, 0).influence;
    t.say(0, option.id);
    expect(promised(option.data)?.influence ?? 0).toBe(at(t, 0).influence - before);
  });

  it('HX-113 leaves out gains that depend on a later choice', () => {
    const t = scene({ players: [{ hand: ['SD2'], architect: 'A05' }] });
    expect(promised(offered(t, `play:${inHand(t, 0, 'SD2')}`)?.data)).toEqual({});
    expect(promised(offered(t, 'architect:1')?.data)).toEqual({ credits: 1 });
  });

  it('HX-337 shows the gain after a move for each destination and for staying', () => {
    const t = scene({ active: ['EM1.1'], players: [{ hand: ['D05'] }] });
    expect(promised(offered(t, `play:${inHand(t, 0, 'D05')}`)?.data)).toEqual({ defense: 2 });
    t.say(0, `play:${inHand(t, 0, 'D05')}`);
    const { options, pass } = t.prompt(0, 'choose');
    expect(options.map(({ id, data }: Option) => [id, promised(data)])).toEqual([['moon', { defense: 3 }]]);
    expect(promised(pass?.params)).toEqual({ defense: 2 });
  });

  it('HX-535 takes a payment from the pool first, then from the Bank', () => {
    const t = scene({
      options: { mercury: true },
      inactive: ['EE5.1'],
      players: [{ defense: 1, bankedDefense: 4, fleet: 'F2' }],
    });
    expect(promised(offered(t, 'overcome:EE5.1')?.data)).toMatchObject({ defense: -1, bankedDefense: -1 });
  });

  it('adds up the gains of several cards', () => {
    expect(sumOf([{ credits: 1 }, { credits: 2, defense: 1 }, {}])).toEqual({ credits: 3, defense: 1 });
  });
});
