import { type Game, IllegalAction, rulesOf } from '@orrery/kernel';
import { table } from '@orrery/testing';
import { describe, expect, it } from 'vitest';
import { eventCard, faceOf } from '../src/content/cards.ts';
import { cardNamed, cardOf, missionOf } from '../src/content/index.ts';
import { game, type State } from '../src/index.ts';
import { completed, type SyndicateScore, syndicateScore, type TeamScore, teamScore } from '../src/rules/team-score.ts';
import { at, designs, endTurn, inHand, names, type Scene, type Setting, scene } from './scene.ts';

const team = (setting: Setting = {}, options: Record<string, string | boolean> = {}): Scene =>
  scene({ ...setting, options: { mode: 'cooperative', ...options } });
const begin = (seats: number, options: Record<string, string | boolean> = {}): State =>
  rulesOf(game as Game<State>).begin(seats, { mode: 'cooperative', ...options }, 'a');

/** Ends the game as it stands, after the Syndicate's last turn. */
function finish(t: Scene): NonNullable<State['result']> {
  t.edit((s) => {
    s.box.cards.push(...s.events.cards.splice(0));
    s.box.known.push(...s.events.known.splice(0));
    for (const deck of s.market) {
      s.box.cards.push(...deck.cards.splice(0));
      s.box.known.push(...deck.known.splice(0));
    }
  });
  endTurn(t, 0);
  return t.state.result as NonNullable<State['result']>;
}

describe('options of a team', () => {
  it('HX-003 HX-008 HX-010 HX-011 what does not belong to a mode is refused', () => {
    const rules = rulesOf(game as Game<State>);
    const refused = (seats: number, options: Record<string, string | boolean>) => {
      try {
        rules.begin(seats, options, 'a');
      } catch (error) {
        if (error instanceof IllegalAction) return [error.reason, error.params?.path ?? null];
        throw error;
      }
      return null;
    };
    expect(refused(1, { mode: 'competitive' })).toEqual(['bad-options', '.mode']);
    expect([refused(0, {}), refused(5, { mode: 'cooperative' })]).toEqual([
      ['bad-seats', null],
      ['bad-seats', null],
    ]);
    expect(refused(2, { hard: true })).toEqual(['bad-options', '.hard']);
    expect(refused(2, { difficulty: 'master' })).toEqual(['bad-options', '.difficulty']);
    expect(refused(2, { mode: 'cooperative', missions: true })).toEqual(['bad-options', '.missions']);
  });

  it.each([
    ['HX-294', 1, ['4+1', '4+2', '4+2']],
    ['HX-291', 2, ['10+1', '10+1', '11+2']],
    ['HX-292', 3, ['15+2', '15+2', '15+4']],
    ['HX-293', 4, ['21+2', '20+4', '20+4']],
  ])('%s HX-034 HX-295 the Event deck for %i, without Events of Mercury Protocol', (_rule, seats, parts) => {
    const s = begin(seats);
    const deck = [...s.inactive.cards, ...s.events.cards.slice().reverse()];
    let from = 0;
    const shown = parts.map((part) => {
      const size = part.split('+').reduce((sum, n) => sum + Number(n), 0);
      const cards = deck.slice(from, from + size);
      from += size;
      const catastrophic = cards.filter((card) => eventCard(card).catastrophic).length;
      return `${cards.length - catastrophic}+${catastrophic}`;
    });
    expect([shown, deck.length]).toEqual([parts, from]);
    expect(deck.filter((card) => eventCard(card).mp)).toEqual([]);
  });

  it('HX-295 a Catastrophic Event can come on the first turn', () => {
    const firsts = Array.from({ length: 30 }, (_none, i) => {
      const s = rulesOf(game as Game<State>).begin(2, { mode: 'cooperative' }, `first ${i}`);
      return s.inactive.cards.some((card) => eventCard(card).catastrophic);
    });
    expect(new Set(firsts)).toEqual(new Set([true, false]));
  });

  it('HX-323 alone twelve of all regular Events are dealt by chance; the others are out of the game, unseen', () => {
    const decks = ['a', 'b'].map((seed) => {
      const { events, inactive, box } = rulesOf(game as Game<State>).begin(1, { mode: 'cooperative' }, seed);
      const regular = [...events.cards, ...inactive.cards].filter((card) => !eventCard(card).catastrophic);
      const left = [...box.cards.keys()].filter((i) => eventCard(box.cards[i] as number).kind === 'event');
      expect([regular.length, left.length, new Set(left.map((i) => box.known[i]))]).toEqual([
        12,
        61 - 12 + 5,
        new Set([0]),
      ]);
      return regular.sort().join();
    });
    expect(decks[0]).not.toBe(decks[1]);
  });

  it.each([
    ['HX-273', 'rookie', 0, 2],
    ['HX-274', 'normal', 0, 3],
    ['HX-275', 'veteran', 5, 2],
    ['HX-276', 'master', 5, 3],
  ])('%s HX-287 %s: %i Garrisons, %i Missions of three players', (_rule, difficulty, garrisons, missions) => {
    const s = begin(3, { difficulty });
    expect([s.garrisons, s.missions.length]).toEqual([garrisons === 5 ? 0b11111 : 0, missions]);
  });

  it('HX-277 HX-278 R47 alone there are 0 or 1 Missions; the team draws only its own', () => {
    expect([begin(1, { difficulty: 'rookie' }).missions.length, begin(1).missions.length]).toEqual([0, 1]);
    const drawn = designs({ cards: begin(4, { mercury: false }).missions, known: [] });
    expect(drawn.sort()).toEqual(['MS1', 'MS2', 'MS3', 'MS4']);
  });
});

describe('solo', () => {
  it('HX-318 the rules of a team hold for one player too', () => {
    const t = scene({ seats: 1, options: { mode: 'cooperative' }, active: ['EE1.1'], players: [{ defense: 5 }] });
    endTurn(t, 0);
    expect(names(t.state.syndicate.active)).toEqual(['EE1.1']);
    expect(t.state.inactive.cards).toHaveLength(2);
    t.expectAsked(0, 'main', 'act');
  });

  it('HX-319 HX-040 HX-042 alone Architect, faction pair and Fleet Asset are chosen; HX-320 HX-322 what is laid out', () => {
    const t = table<State>(game, { seats: 1, options: { mode: 'cooperative', mercury: true } });
    expect(t.legal(0)).toHaveLength(15);
    t.say(0, 'A07');
    t.say(0, 'SD1');
    t.say(0, 'F3');
    expect(designs({ cards: [at(t, 0).architect, at(t, 0).fleet], known: [] })).toEqual(['A07', 'F3']);
    expect([...designs(at(t, 0).hand), ...designs(at(t, 0).deck)].filter((id) => id.startsWith('SD')).sort()).toEqual([
      'SD1',
      'SD2',
    ]);
    expect(t.state.requests.cards).toHaveLength(6);
    expect(t.state.illegal.map((laid) => laid.cards.length)).toEqual([1, 1, 1, 1, 1]);
    t.expectAsked(0, 'main', 'act');
  });

  it('HX-558 with the draft option one of three Architects is chosen', () => {
    const t = table<State>(game, { seats: 1, options: { mode: 'cooperative', draft: true } });
    expect(t.legal(0)).toHaveLength(3);
  });

  it('HX-296 HX-297 HX-321 R49 nine turns: one Event on the first, two on each later', () => {
    const t = table<State>(game, { seats: 1, options: { mode: 'cooperative' } });
    t.playUntil((s) => s.phase === 'main');
    expect(t.state.events.cards).toHaveLength(16);
    t.playUntil((s) => s.turns === 2);
    expect(t.state.events.cards).toHaveLength(14);
    t.playUntil((s) => s.result !== null);
    expect(t.state.turns).toBe(9);
    expect(t.state.syndicate.cards.cards).toHaveLength(9);
  });
});

describe('a team', () => {
  it('HX-050 R5 Fleet Assets are picked in turn order, all different', () => {
    const t = table<State>(game, { seats: 2, options: { mode: 'cooperative', mercury: true } });
    const [first, second] = t.state.order as [number, number];
    t.say(first, 'F2');
    expect(t.refused(second, 'F2')).toMatchObject({ reason: 'card-not-among', rule: 'HX-050' });
    t.say(second, 'F1');
    expect(at(t, first).fleet).toBe(cardNamed('F2'));
  });

  it('HX-308 HX-310 Events go to the Team Trophy Pile by their side; no tokens are taken', () => {
    const t = team({ active: ['EE4.1'], inactive: ['EE1.1'], players: [{ defense: 4 }] });
    t.say(0, 'overcome:EE4.1');
    t.say(0, 'overcome:EE1.1');
    expect([names(t.state.team.active), names(t.state.team.inactive)]).toEqual([['EE4.1'], ['EE1.1']]);
    expect(at(t, 0).influence).toBe(0);
    expect(teamScore(t.state).events).toBe(2);
  });

  it('HX-309 a Collaboration brings no tokens either, but both draw', () => {
    const t = team({ inactive: ['EE5.1'], players: [{ defense: 2 }, { hand: ['SP'] }] });
    t.say(0, 'collaborate:EE5.1:1');
    t.say(1, 'accept');
    t.say(1, inHand(t, 1, 'SP'));
    expect([at(t, 0).influence, at(t, 1).influence]).toEqual([0, 0]);
    expect([at(t, 0).hand.cards.length, at(t, 1).hand.cards.length]).toEqual([1, 1]);
    expect(names(t.state.team.inactive)).toEqual(['EE5.1']);
  });

  it('HX-353 the team pile counts for the Trophy Historian', () => {
    const t = team({ players: [{ hand: ['D10'] }] });
    t.edit((s) => {
      const cards = s.events.cards.splice(0, 4);
      s.events.known.splice(0, 4);
      s.team.active.cards.push(...cards);
      s.team.active.known.push(...cards.map(() => 0x1ffff));
    });
    t.say(0, `play:${inHand(t, 0, 'D10')}`);
    expect(at(t, 0).influence).toBe(2);
  });

  it('HX-311 HX-544 HX-317 R59 a completed Request is worth 2 in the team pile; Requests lie open', () => {
    const t = team({ players: [{ place: 'mars', cargo: ['moon'], request: 'RQ-moon-mars-1' }] }, { mercury: true });
    expect(t.view(1).players[1].request.card).not.toBeNull();
    t.say(0, 'deliver:moon');
    expect(at(t, 0).influence).toBe(0);
    expect(teamScore(t.state).requests).toBe(2);
    expect(t.view(1).players[0].request.card).not.toBeNull();
  });

  it('HX-288 HX-289 HX-290 HX-550 R58 a Garrison shuts its Location down until 1 Credit or 1 Defense removes it', () => {
    const t = team({ players: [{ place: 'ceres', credits: 3 }] }, { difficulty: 'veteran' });
    expect(t.refused(0, 'bonus')).toMatchObject({ reason: 'shut-down' });
    expect(t.refused(0, 'garrison:defense')).toMatchObject({ reason: 'too-little-defense', rule: 'HX-289' });
    t.say(0, 'garrison:credit');
    expect(t.refused(0, 'garrison:credit')).toMatchObject({ reason: 'no-garrison', rule: 'HX-289' });
    t.say(0, 'bonus');
    t.say(0, 'embassy');
    expect(at(t, 0).credits).toBe(1);
  });

  it('HX-289 HX-259 R46 banked Defense removes a Garrison too', () => {
    const t = team(
      { players: [{ place: 'ceres', defense: 1, bankedDefense: 1, fleet: 'F1' }] },
      { difficulty: 'master', mercury: true },
    );
    t.say(0, 'garrison:defense');
    t.say(0, 1);
    expect(at(t, 0)).toMatchObject({ defense: 1, bankedDefense: 0 });
    expect(t.state.garrisons).toBe(0b10111);
  });
});

describe('the Shadow Syndicate', () => {
  const MARKET = { bio: 'B03.1', cybernetic: 'K12.1', transport: 'T02.1', defense: 'D01.1' };

  it('HX-298 HX-299 HX-304 it scores the Active Event of highest Influence after the turn', () => {
    const t = team({ active: ['EE1.1', 'EM2.1'], inactive: ['X10'], market: MARKET });
    endTurn(t, 0);
    expect(names(t.state.syndicate.active)).toEqual(['EM2.1']);
    expect(designs(t.state.syndicate.cards)).toEqual(['K12']);
    expect(syndicateScore(t.state)).toMatchObject({ events: 3, cards: 5 });
    t.expectAsked(1, 'main', 'act');
  });

  it('HX-300 HX-301 without an Active Event an Inactive one; equal Influence goes to the one closest to Earth', () => {
    const t = team({ inactive: ['EP1.1', 'EM5.1', 'ER4.1'], market: MARKET });
    endTurn(t, 0);
    expect(names(t.state.syndicate.inactive)).toEqual(['EM5.1']);
  });

  it('HX-301 HX-545 R44 at one Location whose turn it was chooses', () => {
    const t = team({ active: ['EM5.1', 'EM1.1', 'EM6.1'], market: MARKET });
    endTurn(t, 0);
    t.expectAsked(0, 'syndicate', 'chooseEvent');
    expect(t.refused(0, 'EM5.1')).toMatchObject({ reason: 'no-such-choice', rule: 'HX-301' });
    t.say(0, 'EM6.1');
    expect(names(t.state.syndicate.active)).toEqual(['EM6.1']);
  });

  it('HX-302 HX-307 without Events it scores none', () => {
    const t = team({ market: MARKET });
    endTurn(t, 0);
    expect(t.state.syndicate.active.cards.length + t.state.syndicate.inactive.cards.length).toBe(0);
    expect(t.state.syndicate.cards.cards).toHaveLength(1);
  });

  it('HX-303 HX-256 a Catastrophic Event is a candidate; what it does ends when it is scored', () => {
    const t = team({ active: ['X02'], market: MARKET, players: [{}, { place: 'ceres' }] });
    endTurn(t, 0);
    expect(names(t.state.syndicate.active)).toEqual(['X02.1']);
    t.say(1, 'bonus');
  });

  it('HX-305 HX-306 HX-134 highest Influence, then highest cost, then a choice; the slot refills', () => {
    const t = team({ market: { bio: 'B06.1', cybernetic: 'K08.1', transport: 'T08.1', defense: 'D01.1' } });
    endTurn(t, 0);
    expect(t.legal(0, 'chooseCard')).toEqual(['cybernetic', 'transport']);
    t.say(0, 'transport');
    expect(designs(t.state.syndicate.cards)).toEqual(['T08']);
    expect([t.state.market[2]?.cards.length, t.state.prime.cards.length]).toEqual([21, 16]);
  });
});

describe('the end of a team game', () => {
  const bare = { deck: ['MA', 'MA', 'MA', 'MA', 'MA'] };

  it('HX-312 HX-315 HX-002 the team wins with the higher score, all together', () => {
    const t = team({
      missions: [],
      players: [
        { ...bare, influence: 9, infamy: 1 },
        { ...bare, discard: ['D04'] },
      ],
    });
    const result = finish(t);
    expect(result).toMatchObject({ scores: [9, 9], winners: [0, 1], reason: 'won' });
  });

  it('HX-313 HX-314 HX-280 R45 what is left lying counts for the Syndicate', () => {
    const t = team(
      {
        missions: ['MS1', 'MS4'],
        players: [bare, bare],
        illegal: { earth: ['IE1'], moon: [], mars: [], ceres: [], europa: [] },
      },
      { mercury: true },
    );
    const { requests, illegal, missions } = syndicateScore(t.state);
    expect([requests, illegal, missions]).toEqual([2 * t.state.requests.cards.length, 3, 10]);
  });

  it('HX-280 HX-313 a completed Mission is worth 5 to the team and nothing to the Syndicate, a missed one the reverse', () => {
    const everywhere = ['earth', 'moon', 'mars', 'ceres', 'europa'] as const;
    const players = [
      { ...bare, embassies: everywhere },
      { ...bare, embassies: everywhere.slice(1) },
    ];
    const worth = (missions: string[], at = players): [number, number] => {
      const { state } = team({ missions, players: at });
      return [teamScore(state).missions, syndicateScore(state).missions];
    };
    expect(worth(['MS2'])).toEqual([5, 0]);
    expect(worth(['MS2', 'MS4'])).toEqual([5, 5]);
    expect(
      worth(
        ['MS2'],
        [
          { ...bare, embassies: everywhere },
          { ...bare, embassies: everywhere.slice(2) },
        ],
      ),
    ).toEqual([0, 5]);
    const { syndicate, team: own } = finish(team({ missions: ['MS2', 'MS4'], players })).detail as unknown as {
      team: TeamScore;
      syndicate: SyndicateScore;
    };
    expect([own.missions, syndicate.missions]).toEqual([5, 5]);
    const { events, cards, requests, illegal, missions } = syndicate;
    expect(syndicate.total).toBe(events + cards + requests + illegal + missions);
  });

  it('HX-316 R48 equal scores: only more Catastrophic Events save the team', () => {
    const lost = team({ missions: [], players: [bare, bare] });
    expect(finish(lost)).toMatchObject({ scores: [0, 0], winners: [], reason: 'tie-lost' });
    const won = team({ missions: [], players: [bare, bare] });
    won.edit((s) => {
      const move = (id: string, pile: 'team' | 'syndicate') => {
        const card = cardNamed(id);
        for (const zone of [s.events, s.box]) {
          const i = zone.cards.indexOf(card);
          if (i < 0) continue;
          zone.cards.splice(i, 1);
          zone.known.splice(i, 1);
        }
        s[pile].inactive.cards.push(card);
        s[pile].inactive.known.push(0x1ffff);
      };
      move('X02.1', 'team');
      move('EE3.1', 'syndicate');
    });
    expect(finish(won)).toMatchObject({ scores: [3, 3], winners: [0, 1], reason: 'tie-won' });
  });

  it('HX-286 Hard Mode: a Mission missed is a loss whatever the score; HX-554 without Missions it asks nothing', () => {
    const players = [{ ...bare, influence: 50 }, bare];
    expect(finish(team({ missions: ['MS2'], players }, { hard: true }))).toMatchObject({
      winners: [],
      reason: 'missions',
    });
    expect(finish(team({ missions: [], players }, { hard: true }))).toMatchObject({ reason: 'won' });
  });

  it.each([
    ['MS1', 'HX-281', 10],
    ['MS2', 'HX-282', 9],
    ['MS3', 'HX-283', 22],
    ['MS4', 'HX-284', 3],
    ['MS5', 'HX-285', 10],
  ])('HX-279 %s (%s) needs %i with two players', (id, _rule, least) => {
    const more = { mercury: id === 'MS5' };
    const t = team({ missions: [id], players: [bare, bare] }, more);
    const fill = (s: State, n: number): void => {
      const kind = id === 'MS5' ? 'request' : 'event';
      const cards = [...s.events.cards, ...s.box.cards].filter((c) => cardOf(faceOf(c)).kind === kind);
      const some = cards.filter((c) => id !== 'MS4' || eventCard(c).catastrophic).slice(0, n);
      if (id === 'MS2') {
        (s.players[0] as State['players'][0]).embassies = 0b1111;
        (s.players[1] as State['players'][0]).embassies = (1 << (n - 4)) - 1;
        return;
      }
      for (const zone of [s.events, s.box]) {
        zone.cards = zone.cards.filter((c) => !some.includes(c));
        zone.known = zone.cards.map(() => 0);
      }
      const pile = id === 'MS1' ? s.consumed : id === 'MS5' ? s.team.requests : s.team.active;
      pile.cards = some;
      pile.known = some.map(() => 0x1ffff);
    };
    t.edit((s) => fill(s, least - 1));
    expect(completed(t.state, missionOf(cardNamed(id)))).toBe(false);
    const u = team({ missions: [id], players: [bare, bare] }, more);
    u.edit((s) => fill(s, least));
    expect(completed(u.state, missionOf(cardNamed(id)))).toBe(true);
  });

  it('a team plays on when one resigns; when nobody is left it has lost', () => {
    const t = team();
    t.table.apply({ kind: 'resign', seat: 0 });
    t.expectAsked(1, 'main', 'act');
    t.table.apply({ kind: 'resign', seat: 1 });
    expect(t.state.result).toMatchObject({ winners: [], reason: 'team-resigned' });
  });
});
