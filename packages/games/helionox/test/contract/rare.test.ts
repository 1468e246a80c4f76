import { stepsOf, table } from '@orrery/testing';
import { describe, expect, it } from 'vitest';
import { game, type State } from '../../src/index.ts';
import { at, designs, endTurn, inHand, names, play, type Scene, type Setting, scene } from '../scene.ts';
import { OF_A_TEAM, OF_SEVERAL, RARE } from './contract.ts';

const mercury = { options: { mercury: true } };
const MARKET = { bio: 'B01.1', cybernetic: 'K01.1', transport: 'T02.1', defense: 'D01.1' };

/** Seat 0 has called seat 1 to an Event that costs 3, and seat 1 has agreed. */
function together(players: Setting['players'], options = {}): Scene {
  const t = scene({ inactive: ['EE5.1'], players, options });
  t.say(0, 'collaborate:EE5.1:1');
  t.say(1, 'accept');
  return t;
}

/** A Garrison removed with pool or banked Defense. */
function besieged(): Scene {
  const t = scene({
    options: { mode: 'cooperative', difficulty: 'master', mercury: true },
    players: [{ defense: 1, bankedDefense: 1 }],
  });
  t.say(0, 'garrison:defense');
  t.say(0, 1);
  expect(t.state.garrisons).toBe(0b11110);
  return t;
}

/** A Delivery with its reward. */
function delivered(options = {}): Scene {
  const t = scene({ options: { mercury: true, ...options }, players: [{ place: 'mars', cargo: ['moon'] }] });
  t.say(0, 'deliver:moon');
  t.say(0, 'bank');
  expect(at(t, 0).bankedCredits).toBeGreaterThan(0);
  return t;
}

/** An Event Overcome with banked Defense. */
function banked(): Scene {
  const t = scene({ ...mercury, inactive: ['EE1.1'], players: [{ defense: 1, bankedDefense: 9 }] });
  t.say(0, 'overcome:EE1.1');
  t.say(0, t.prompt(0, 'amount').max);
  expect(names(at(t, 0).trophies)).toEqual(['EE1.1']);
  return t;
}

function raided(cargo: Setting['players']): Scene {
  const t = scene({ ...mercury, inactive: ['EX2'], players: cargo });
  t.say(0, 'end');
  return t;
}

/** A Collaboration with more Defense than the Event costs. */
function surplus(): Scene {
  const t = together([{ defense: 1, bankedDefense: 1, hand: ['SP'] }, { hand: ['D04'] }], { mercury: true });
  t.say(0, inHand(t, 0, 'SP'));
  t.say(1, inHand(t, 1, 'D04'));
  t.say(0, 2);
  t.say(0, 1);
  expect([at(t, 0).influence, at(t, 0).bankedDefense, at(t, 0).defense]).toEqual([2, 0, 1]);
  return t;
}

/** Two Events and two Market cards tied for the Syndicate: the player whose turn ended chooses. */
function tied(): Scene {
  const t = scene({
    options: { mode: 'cooperative' },
    active: ['EM1.1', 'EM6.1'],
    market: { bio: 'B01.1', cybernetic: 'K08.1', transport: 'T08.1', defense: 'D01.1' },
  });
  endTurn(t, 0);
  for (let row = t.asked()[0]; row?.flow === 'syndicate'; row = t.asked()[0]) {
    t.say(row.seat, t.legal(row.seat)[1] as string);
  }
  expect([names(t.state.syndicate.active), names(t.state.syndicate.cards)]).toEqual([['EM6.1'], ['T08.1']]);
  return t;
}

/** A scenario for each of the steps that random play reaches rarely or only in some setups. */
const SCENES: Readonly<Record<string, () => Scene>> = {
  'access/choose': () => {
    const t = scene({ players: [{ place: 'moon', hand: ['T12'] }] });
    play(t, 'T12');
    t.say(0, 'key');
    expect(t.state.thisTurn.visited).toBe(0b10);
    return t;
  },
  'acquire/choose': () => {
    const t = scene({ market: MARKET, players: [{ hand: ['K06'] }] });
    play(t, 'K06');
    t.say(0, 'bio');
    expect(names(at(t, 0).deck).at(-1)).toBe('B01.1');
    return t;
  },
  'collaboration/caller': surplus,
  'collaboration/split': surplus,
  'collaboration/mix': surplus,
  'collaboration/succeed': surplus,
  'collaboration/withdraw': () => {
    const t = scene({ inactive: ['EE5.1'], players: [{ defense: 1 }, {}] });
    t.say(0, 'collaborate:EE5.1:1');
    t.say(0, 'withdraw');
    t.expectAsked(0, 'main', 'act');
    return t;
  },
  'consumeSelf/choose': () => {
    const t = scene({ ...mercury, players: [{ hand: ['IP2'] }] });
    play(t, 'IP2');
    t.say(0, 'consume');
    expect(designs(t.state.consumed)).toEqual(['IP2']);
    return t;
  },
  'delivery/hand': delivered,
  'delivery/reward': delivered,
  'effort/mix': banked,
  'effort/overcome': banked,
  'mix/choose': banked,
  'imitate/choose': () => {
    const t = scene({ players: [{ hand: ['MA', 'SP', 'K05'] }] });
    play(t, 'MA');
    play(t, 'SP');
    const [asset] = names(at(t, 0).played);
    play(t, 'K05');
    t.say(0, asset as string);
    expect([at(t, 0).credits, at(t, 0).defense]).toEqual([2, 1]);
    return t;
  },
  'raid/only': () => {
    const t = raided([{}, { cargo: ['mars'] }]);
    expect(at(t, 1).cargo).toBe(0);
    return t;
  },
  'raid/choose': () => {
    const t = raided([{}, { cargo: ['mars', 'moon'] }]);
    t.say(1, 'moon');
    expect(at(t, 1).cargo).toBe(0b100);
    return t;
  },
  'ransom/choose': () => {
    const t = scene({ active: ['EE4.1'], players: [{ hand: ['MA', 'SP'] }] });
    t.say(0, 'alternative:EE4.1');
    t.say(0, [inHand(t, 0, 'MA')]);
    expect(names(at(t, 0).trophies)).toEqual(['EE4.1']);
    return t;
  },
  'recover/choose': () => {
    const t = scene({ players: [{ hand: ['B05'], discard: ['MA', 'SP'] }] });
    play(t, 'B05');
    t.say(0, names(at(t, 0).discard)[0] as string);
    expect([at(t, 0).hand.cards.length, at(t, 0).discard.cards.length]).toEqual([1, 1]);
    return t;
  },
  'siege/mix': besieged,
  'siege/remove': besieged,
  'subdue/choose': () => {
    const t = scene({ inactive: ['EE1.1', 'EE5.1'], players: [{ hand: ['D08'] }] });
    play(t, 'D08');
    t.say(0, 'EE5.1');
    expect(names(at(t, 0).trophies)).toEqual(['EE5.1']);
    return t;
  },
  'syndicate/chooseEvent': tied,
};

describe('steps that random play seldom reaches', () => {
  it('all exist and have a scenario', () => {
    expect(RARE.filter((step) => !(step in SCENES))).toEqual([]);
    const known = stepsOf(game);
    expect([...RARE, ...OF_A_TEAM, ...OF_SEVERAL].filter((step) => !known.includes(step))).toEqual([]);
  });

  it.each(Object.keys(SCENES))('%s', (step) => {
    const run = SCENES[step] as () => Scene;
    expect(run().visited).toContain(step);
  });
});

describe('steps of some modes only', () => {
  it('a team game has outfit choices and the Syndicate', () => {
    const alone = table<State>(game, { seats: 1, options: { mode: 'cooperative', mercury: true } });
    alone.say(0, 'A01');
    alone.say(0, 'SB1');
    alone.say(0, 'F1');
    const seen = new Set([...alone.visited, ...tied().visited, ...besieged().visited]);
    expect(OF_A_TEAM.filter((step) => !seen.has(step))).toEqual([]);
  });

  it('games with several players have passing of Architects and Collaboration', () => {
    const t = table<State>(game, { seats: 3, options: { draft: true } });
    for (let pick = 0; pick < 2; pick++) for (const seat of t.state.order) t.say(seat, t.legal(seat)[0] as string);
    const withdrawn = SCENES['collaboration/withdraw']?.() as Scene;
    const seen = new Set([...t.visited, ...surplus().visited, ...withdrawn.visited]);
    expect(OF_SEVERAL.filter((step) => !seen.has(step))).toEqual([]);
  });
});
