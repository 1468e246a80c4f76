import { seeded } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { someAction } from '../../src/rules/some-action.ts';
import { at, endTurn, inHand, names, play, type Scene, type Setting, scene } from '../scene.ts';

/** All actions of a Main Phase that lower a pool, each tried on a fresh table. */
function spenders(what: 'credits' | 'defense', setting: Setting, garrisons: number): string[] {
  const fresh = (): Scene => {
    const t = scene(setting);
    t.edit((s) => {
      s.garrisons = garrisons;
    });
    return t;
  };
  const verbs = new Set<string>();
  for (const id of fresh().legal(0) as string[]) {
    const t = fresh();
    const before = at(t, 0)[what];
    t.say(0, id);
    if (t.state.phase === 'main' && at(t, 0)[what] < before)
      verbs.add(/^garrison|:prime$/.test(id) ? id : id.replace(/:.*/, ''));
  }
  return [...verbs].sort();
}

describe('the Main Phase', () => {
  it('HX-080 random answers are legal and include every possible action', () => {
    const t = scene({
      options: { mercury: true, mode: 'cooperative', difficulty: 'rookie' },
      active: ['EM1.1', 'EM3.1'],
      inactive: ['EM5.1'],
      players: [
        {
          place: 'moon',
          hand: ['MA', 'SB1', 'ST1'],
          credits: 9,
          defense: 9,
          embassies: ['moon', 'mars'],
          cargo: ['earth'],
          architect: 'A10',
        },
        { place: 'moon' },
      ],
    });
    t.edit((s) => {
      s.garrisons = 1 << 1;
      // With the Wraith's ability, Location and Cargo can be used although everything is Shut Down.
      s.thisTurn.ignoring = 1;
    });
    const legal = new Set(t.legal(0));
    const rng = seeded('whatever');
    const seen = new Set<unknown>();
    for (let i = 0; i < 6000; i++) seen.add(someAction(t.state, 0, rng));
    expect([...seen].filter((answer) => !legal.has(answer as never))).toEqual([]);
    const verbs = (answers: Iterable<unknown>) =>
      [...new Set([...answers].map((id) => String(id).split(':')[0]))].sort();
    expect(verbs(seen)).toEqual(verbs(legal));
    expect([...legal].filter((answer) => !seen.has(answer))).toEqual([]);
  });

  it('HX-080 allows actions in any order, as often as their own limits allow', () => {
    const t = scene({
      inactive: ['EM1.1'],
      market: { bio: 'B01.1' },
      players: [{ hand: ['MA', 'SP', 'SP', 'PA'], credits: 4 }],
    });
    t.say(0, 'buy:bio');
    play(t, 'SP');
    t.say(0, 'travel:moon');
    play(t, 'PA');
    t.say(0, 'embassy');
    play(t, 'SP');
    t.say(0, 'overcome:EM1.1');
    t.say(0, 'cycle:defense');
    play(t, 'MA');
    t.say(0, 'key');
    expect(at(t, 0)).toMatchObject({ credits: 1, defense: 2, influence: 1, embassies: 0b10 });
  });

  it('HX-080 no action is compulsory', () => {
    const t = scene({ inactive: ['EE1.1'], players: [{ hand: ['MA', 'SP'], credits: 9, defense: 9 }] });
    expect(t.legal(0)).toContain('overcome:EE1.1');
    expect(t.legal(0)).toContain('end');
    endTurn(t, 0);
    t.expectAsked(1, 'main', 'act');
    expect(at(t, 0).influence).toBe(0);
  });

  /** Checks that these Main Phase actions are refused while another question is open. */
  const barred = (t: Scene, ...ids: string[]) => {
    expect(t.asked().map((row) => row.flow)).not.toContain('main');
    for (const id of ids) expect(t.refused(0, id).reason).toBeTruthy();
  };

  it('HX-081 HX-144 no other action can begin while a card is being resolved', () => {
    const t = scene({ players: [{ hand: ['T01', 'MA'], credits: 9, architect: 'A02' }] });
    play(t, 'T01');
    barred(t, 'buy:bio', `play:${inHand(t, 0, 'MA')}`, 'architect:1', 'travel:moon', 'cycle:bio', 'end');
    t.say(0, null);
    t.say(0, 'architect:1');
    expect(at(t, 0)).toMatchObject({ credits: 11, defense: 2 });
  });

  it('HX-081 no other action can begin while an ability is being resolved', () => {
    const t = scene({ players: [{ place: 'europa', architect: 'A01', hand: ['MA'], credits: 9 }] });
    t.say(0, 'bonus');
    barred(t, `play:${inHand(t, 0, 'MA')}`, 'buy:bio', 'architect:1');
    t.say(0, null);
    t.say(0, 'architect:1');
    barred(t, `play:${inHand(t, 0, 'MA')}`, 'buy:bio', 'bonus');
  });

  it('HX-143 R14 a card’s Credits cannot be spent until the whole card is resolved', () => {
    const t = scene({ market: { bio: 'B01.1' }, players: [{ hand: ['K03'] }] });
    play(t, 'K03');
    expect(at(t, 0).credits).toBe(2);
    barred(t, 'buy:bio');
    t.say(0, 'defense');
    t.say(0, 'buy:bio');
    expect(at(t, 0).credits).toBe(0);
  });

  it('HX-092 an Embassy elsewhere does not give Key Access there', () => {
    const t = scene({ players: [{ place: 'earth', embassies: ['moon', 'ceres'], cryo: 1 }] });
    expect(t.refused(0, 'key')).toMatchObject({ reason: 'no-embassy-here', rule: 'HX-091' });
    t.say(0, 'bonus');
    t.say(0, 'thaw');
    expect(at(t, 0)).toMatchObject({ cryo: 0, credits: 0, defense: 0, influence: 0 });
    expect(t.state.thisTurn.visited).toBe(1);
  });

  it('HX-082 turns up the next card and puts the old one at the bottom', () => {
    const t = scene({ market: { bio: 'B01.1' } });
    const before = names(t.state.market[0] as never);
    t.say(0, 'cycle:bio');
    expect(names(t.state.market[0] as never)).toEqual(['B01.1', ...before.slice(0, -1)]);
    expect(t.view(1).market[0].card.id).toBe(before.at(-2));
  });
});

describe('what tokens are spent on', () => {
  const setting: Setting = {
    options: { mode: 'cooperative', difficulty: 'veteran', mercury: true },
    active: ['EE3.1', 'EE6.1'],
    inactive: ['EE1.1'],
    market: { defense: 'D01.1' },
    players: [
      { credits: 50, defense: 50, hand: ['MA', 'SP', 'D02', 'T05'], cargo: ['moon'], architect: 'A15', fleet: 'F2' },
      {},
    ],
  };

  it('HX-141 Credits pay for cards, moves, Embassies, Cargo, alternative costs and Garrisons', () => {
    expect(spenders('credits', setting, 0b11111)).toEqual([
      'alternative',
      'buy',
      'buy:prime',
      'garrison:credit',
      'travel',
    ]);
    expect(spenders('credits', { ...setting, active: ['EM4.1'] }, 0)).toEqual([
      'buy',
      'buy:prime',
      'cargo',
      'embassy',
      'travel',
    ]);
  });

  it('HX-142 Defense pays for Events, Garrisons and a share of a Collaboration', () => {
    expect(spenders('defense', setting, 0b11111)).toEqual(['garrison:defense', 'overcome']);
    const t = scene({ inactive: ['EE5.1'], players: [{ defense: 2 }, { hand: ['SP'] }] });
    t.say(0, 'collaborate:EE5.1:1');
    t.say(1, 'accept');
    t.say(1, inHand(t, 1, 'SP'));
    expect(at(t, 0).defense).toBe(0);
  });
});
