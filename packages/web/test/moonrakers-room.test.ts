import type { VisibleEvent } from '@orrery/kernel';
import {
  ACTION_CARDS,
  CONTRACTS,
  CREW,
  contentMessages,
  EVENTS,
  game,
  type MissionView,
  type MoonrakersView,
  OBJECTIVES,
  PARTS,
  type PilotView,
  POLICIES,
  PROTOTYPES,
  REWARDS,
  type State,
} from '@orrery/moonrakers';
import { table } from '@orrery/testing';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Art } from '../src/games/moonrakers/board/art/Art.tsx';
import { faceOf, nameOfCard } from '../src/games/moonrakers/board/content.ts';
import { glyphOf } from '../src/games/moonrakers/board/glyphs.tsx';
import { laidOut } from '../src/games/moonrakers/board/Ring.tsx';
import { ITEMS, NOTHING } from '../src/games/moonrakers/board/talks/items.ts';
import { gameUi } from '../src/games/moonrakers/game-ui.tsx';
import { guide } from '../src/games/moonrakers/guide/guide.ts';
import { aboutCard } from '../src/games/moonrakers/play/about.ts';
import { activityOf } from '../src/games/moonrakers/play/activity.ts';
import { contributions, missionRing, needsOf, unitsIn } from '../src/games/moonrakers/play/alliance.ts';
import { Choice } from '../src/games/moonrakers/play/Choice.tsx';
import { allianceRecords, attemptsIn } from '../src/games/moonrakers/play/contract-history.ts';
import { type Draft, given, offerFrom, termsOf, without } from '../src/games/moonrakers/play/deal.ts';
import { favoursOf } from '../src/games/moonrakers/play/favours.ts';
import { goalOf, textOf } from '../src/games/moonrakers/play/labels.ts';
import { consequence, heldPreview } from '../src/games/moonrakers/play/preview.ts';
import { targetsIn } from '../src/games/moonrakers/play/useTurn.ts';
import type { GameUi, Play } from '../src/play/game-ui.ts';
import { aboutIn } from '../src/play/Highlights.tsx';

const TAU = Math.PI * 2;
const DESIGNS = [...CONTRACTS, ...PARTS, ...PROTOTYPES, ...CREW, ...OBJECTIVES, ...EVENTS, ...POLICIES];
const own = (seat: number) => seat;
const viewOf = (seats: number, options: Record<string, boolean> = {}): MoonrakersView =>
  table<State>(game, { seats, seed: 'room', options }).view(0) as MoonrakersView;

describe('pictures of Moonrakers', () => {
  it('gives every contract, part, objective, event and policy its own glyph', () => {
    const seen = new Map<string, string>();
    const doubles = [...CONTRACTS, ...PARTS, ...PROTOTYPES, ...OBJECTIVES, ...EVENTS, ...POLICIES].flatMap(({ id }) => {
      const glyph = glyphOf(id);
      const other = glyph === null ? 'no picture' : seen.get(glyph);
      if (glyph !== null) seen.set(glyph, id);
      return other ? [`${id}: ${other}`] : [];
    });
    expect(doubles).toEqual([]);
  });

  it('draws a different face for every crew', () => {
    const faces = CREW.map(({ id }) =>
      renderToStaticMarkup(createElement(Art, { id, hue: 'crew', motif: 'crew' })).replace(/_[^"'()]*?_[a-z]?/g, ''),
    );
    expect(new Set(faces).size).toBe(CREW.length);
  });

  it('has a face, a name and a text for every card', () => {
    const view = viewOf(3);
    for (const id of [...ACTION_CARDS.map(({ kind }) => kind), ...DESIGNS.map((card) => card.id)]) {
      expect(faceOf(id).id, id).toBe(id);
      expect(nameOfCard(id), id).not.toBeNull();
      expect(aboutCard(id, view)?.text.length, id).toBeGreaterThan(8);
    }
  });
});

it('lists the Action cards of a part in its tooltip', () => {
  expect(aboutCard('KO8', viewOf(3, {}))?.text).toContain('Comes with Surge Reactor, Miss.');
  expect(aboutCard('PR01', viewOf(3, {}))?.text).toContain('Comes with an Action card of your choice.');
});

it('names the type of a contract once in its tooltip', () => {
  expect(aboutCard('EX04', viewOf(3))?.text).toMatch(/^Explore\. Needs 2 Reactor, 1 Crew\./);
  for (const { id, kind } of CONTRACTS) {
    const text = aboutCard(id, viewOf(3))?.text ?? '';
    expect(text, id).toMatch(kind === 'head-to-head' ? /^\w+, head-to-head: / : /^\w+\. Needs /);
  }
});

it('shows objectives without what they are worth', () => {
  const view = viewOf(3);
  for (const { id } of OBJECTIVES) {
    expect(`${goalOf(id, view)} Worth 1 prestige.`, id).toBe(textOf(id, view));
  }
});

it('MK-623 shows the current prices of rewards, not the printed ones', () => {
  const option = (id: string, price: number, why?: object) => ({ id, text: { id: '', params: { price } }, ...why });
  const options = [option('RW4:any', 1), option('RW4:same:green', 1, { why: { reason: 'too-little-reputation' } })];
  const play = { asks: [], standing: [{ prompt: { kind: 'choose', options } }] } as unknown as Play;
  const [credit, other] = ['RW4', 'RW3'].map((id) => favoursOf(play).find((favour) => favour.id === id));
  const printed = REWARDS.find(({ id }) => id === 'RW3');
  expect(credit).toMatchObject({ same: 1, any: 1, ways: [{ id: 'RW4:any', colour: null, price: 1 }] });
  expect(other).toMatchObject({ same: printed?.same, any: printed?.any, ways: [] });
});

describe('the text of objectives about allies', () => {
  const ALLIED = ['O05', 'O09', 'O10', 'O19', 'O32'];
  const playFor = (view: MoonrakersView): Play => {
    const prompt = { kind: 'choose', text: { id: 'keep' }, options: ALLIED.map((id) => ({ id: `keep:${id}` })) };
    return { table: { view }, ask: { prompt }, draft: { picked: [] }, words: {} } as unknown as Play;
  };

  it.each([1, 2])('MK-435 names mercenaries in games of %i', (seats) => {
    const view = viewOf(seats);
    for (const id of ALLIED) {
      const text = textOf(id, view);
      expect(text).toMatch(/[12] or more hired mercenaries/);
      expect(text).not.toMatch(/\b(ally|allies)\b/);
      expect(aboutCard(id, view)?.text).toContain(text);
      expect(aboutIn(gameUi as GameUi, view)(id)?.text).toContain(text);
    }
    const markup = renderToStaticMarkup(createElement(Choice, { play: playFor(view) }));
    expect(markup.match(/hired mercenaries/g)).toHaveLength(ALLIED.length);
  });

  it('MK-435 keeps allies in games of three or more', () => {
    for (const id of ALLIED) expect(textOf(id, viewOf(3))).toMatch(/\b(ally|allies)\b/);
  });

  it('MK-435 D57 keeps the printed text with Nomad, which leaves these objectives out', () => {
    for (const id of ALLIED) expect(textOf(id, viewOf(2, { nomad: true }))).toBe(contentMessages[`about-${id}`]);
  });
});

describe('the contract ring', () => {
  it('has one segment for every unit of every contract, without overlap', () => {
    for (const { id } of CONTRACTS) {
      const parts = needsOf(id).map(([need, n]) => ({
        need,
        units: Array.from({ length: n }, () => ({ standing: 'empty' as const })),
      }));
      const laid = laidOut(parts);
      const segments = laid.flatMap(({ units }) => units);
      expect(segments.length).toBe(needsOf(id).reduce((sum, [, n]) => sum + n, 0));
      segments.forEach(({ from, to }, i) => {
        expect(to).toBeGreaterThan(from);
        const next = segments[i + 1];
        if (next) expect(next.from).toBeGreaterThan(to);
      });
      const [first] = segments;
      const last = segments.at(-1);
      if (first && last) expect(last.to - first.from).toBeLessThan(TAU);
    }
  });
});

describe('a draft deal', () => {
  const totals = { ...NOTHING, prestige: 4, credits: 8, bonus: 1, dice: 4 };
  const start: Draft = { parties: [0], shares: [{ ...totals }, { ...NOTHING }, { ...NOTHING }] };
  const sums = ({ shares }: Draft) => ITEMS.map((item) => shares.reduce((sum, share) => sum + share[item], 0));

  it('keeps the number of units when captains give units away or leave', () => {
    const one = given(start, { item: 'credits', from: 0 }, 2);
    expect(one.parties).toEqual([0, 2]);
    expect(one.shares[2]?.credits).toBe(1);
    const two = given(given(one, { item: 'dice', from: 0 }, 1), { item: 'credits', from: 2 }, 1);
    const three = without(two, 1, 0);
    expect(three.parties).toEqual([0, 2]);
    for (const draft of [one, two, three]) expect(sums(draft)).toEqual(sums(start));
  });

  it('ignores a unit that does not exist or would go to its owner', () => {
    expect(given(start, { item: 'prototype', from: 0 }, 1)).toBe(start);
    expect(given(start, { item: 'credits', from: 0 }, 0)).toBe(start);
  });

  it('survives conversion to the terms of the rules and back', () => {
    const draft = given(given(start, { item: 'prestige', from: 0 }, 1), { item: 'dice', from: 0 }, 2);
    const deal = { version: 3, by: 0, parties: draft.parties, terms: termsOf(draft), accepted: [] };
    expect(offerFrom(deal, 3).shares).toEqual(draft.shares);
  });
});

/** Views from different positions in a random game. */
function views(seats: number, options: Record<string, boolean>): MoonrakersView[] {
  const scenario = table<State>(game, { seats, seed: 'room', options });
  const out: MoonrakersView[] = [];
  for (let n = 0; n < 60 && !scenario.state.result; n++) {
    const turn = scenario.state.turn;
    scenario.playUntil((s) => s.result !== null || s.turn > turn || s.mission !== null || s.talks !== null);
    for (let seat = 0; seat < seats; seat++) out.push(scenario.view(seat) as MoonrakersView);
    scenario.playUntil((s) => s.result !== null || s.turn > turn || (s.mission === null && s.talks === null));
  }
  return out;
}

describe('units of an alliance', () => {
  const seen = [...views(4, { overload: true }), ...views(3, { nomad: true, binding: true })];

  it('fills the ring with as many units as the rules count', () => {
    let fights = 0;
    for (const { mission } of seen) {
      if (!mission || mission.duel) continue;
      fights++;
      for (const { need, units } of missionRing(mission, null, own)) {
        expect(units.length).toBe(mission.need[need]);
        const done = units.filter(({ standing }) => standing === 'done').length;
        expect(done).toBe(Math.min(mission.need[need], mission.filled[need]));
      }
    }
    expect(fights).toBeGreaterThan(0);
  });

  it('counts units in the viewer’s hand as present and the rest as missing', () => {
    const [view] = seen;
    if (!view) throw new Error('no view');
    const hand = ['r', 'd2', 'd1', 'm', CREW[0]?.id ?? ''];
    expect(unitsIn(hand)).toEqual({ reactor: 1, damage: 3, crew: 1 });
    const captains = view.captains.map((captain) => (captain.seat === view.seat ? { ...captain, hand } : captain));
    const { requirements, parts } = contributions(
      { ...view, captains, policy: null },
      'KI12',
      [view.seat ?? 0],
      [],
      own,
    );
    expect(requirements.map(({ type, short }) => [type, short])).toEqual([
      ['reactor', 2],
      ['shield', 3],
      ['damage', 5],
    ]);
    expect(parts.flatMap(({ units }) => units).filter(({ standing }) => standing === 'have').length).toBe(4);
  });
});

describe('the preview of a played card', () => {
  const none = { reactor: 0, thruster: 0, shield: 0, damage: 0, crew: 0, flex: 0 };
  const mission = { duel: false, need: { ...none, shield: 3 }, filled: { ...none, shield: 1 } } as MissionView;
  const pilot = { actions: 2, exposed: 2 } as PilotView;

  it('is read from the data of the selected card’s option', () => {
    const will = { units: { shield: 1 }, actions: 1, exposed: 1, draws: 0, parts: [] };
    const held = { target: 's', at: 'hand:0' };
    expect(heldPreview({ held, uses: [{ id: 'play:s', data: { card: 's', will } }] })).toEqual(will);
    expect(heldPreview({ held, uses: [{ id: 'play:s', data: { card: 's' } }] })).toBeNull();
    expect(heldPreview({ held: null, uses: [] })).toBeNull();
  });

  it('is shown as text', () => {
    const shield = { units: { shield: 1 }, actions: 1, exposed: 1, draws: 0, parts: [] };
    expect(consequence(mission, pilot, 's', shield)).toBe('Shield 2 of 3 · Unblocked hazards 2 → 1 · 1 Action left');
    const damage = { ...shield, units: { damage: 1 }, exposed: 2 };
    expect(consequence(mission, pilot, 'd1', damage)).toBe('Adds nothing here · 1 Action left');
  });

  it('exists for every card that can be played or hired', () => {
    const scenario = table<State>(game, { seats: 1, seed: 'room', options: { overload: true } });
    scenario.playUntil((s) => s.mission?.stage === 'plays');
    const { options } = scenario.prompt(0, 'choose', 'play');
    const open = options.filter(({ id, why }) => !why && /^(play|hire):/.test(id));
    expect(open.length).toBeGreaterThan(0);
    for (const option of open) {
      expect(heldPreview({ held: { target: '', at: '' }, uses: [option] }), option.id).not.toBeNull();
    }
  });
});

describe('contract history', () => {
  const event = (type: string, data: VisibleEvent['data'] = {}): VisibleEvent => ({ type, data });
  const log = [
    event('turn-began', { seat: 1 }),
    event('talks-opened', { seat: 1, contract: 'KI12' }),
    event('hinted', { seat: 0, statement: 'damage:plenty' }),
    event('hinted', { seat: 0, statement: 'damage:some' }),
    // A hint from the bot, which the table reports.
    event('hinted', { seat: 0 }),
    event('hinted', { seat: 2, statement: 'shield:plenty' }),
    event('mission-began', { contract: 'KI12', who: [1, 0] }),
    event('played', { seat: 0, card: 'd1' }),
    event('failed', { contract: 'KI12' }),
    event('hazards', { seat: 0, icons: 2, blocked: 1, lost: 1 }),
    event('turn-began', { seat: 0 }),
    event('talks-opened', { seat: 0, contract: 'RE01' }),
    event('hinted', { seat: 2, statement: 'shield:plenty' }),
    event('mission-began', { contract: 'RE01', who: [0, 2] }),
    event('played', { seat: 2, card: 's' }),
    event('succeeded', { contract: 'RE01' }),
    event('rewarded', { seat: 2, prestige: 1, credits: 2 }),
  ];

  it('reads participants, hints, plays and rewards from the log', () => {
    const [first, second] = attemptsIn(log, 3);
    expect(first).toMatchObject({ contract: 'KI12', leader: 1, who: [1, 0], outcome: 'failed' });
    // Only the last hint counts, and only hints of participants.
    expect(first?.said).toEqual([{ seat: 0, type: 'damage', level: 'some' }]);
    expect(first?.played[0]).toEqual({ damage: 1 });
    expect(first?.lost).toEqual([{ seat: 0, icons: 2, blocked: 1, lost: 1 }]);
    expect(second?.got).toEqual([{ seat: 2, prestige: 1, credits: 2 }]);
  });

  it('counts a hint as kept if that much was played or the contract succeeded', () => {
    const records = allianceRecords(attemptsIn(log, 3), 3);
    expect(records.map(({ said, kept }) => [said, kept])).toEqual([
      [1, 0],
      [0, 0],
      [1, 1],
    ]);
    expect(records[0]).toMatchObject({ led: 1, joined: 1, worked: 1, gave: { prestige: 1, credits: 2 } });
  });
});

describe('options by card and place', () => {
  it('finds cards and sectors in option ids, but not Stay at Base', () => {
    expect(targetsIn({ id: 'talk:EX01' })).toEqual(['EX01']);
    expect(targetsIn({ id: 'play:C05>flex' })).toEqual(['C05']);
    expect(targetsIn({ id: 'travel:komek' })).toEqual(['komek']);
    expect(targetsIn({ id: 'base' })).toEqual([]);
    expect(targetsIn({ id: 'done' })).toEqual([]);
  });
});

describe('Moonrakers’ guide', () => {
  it('lists every card and has unique chapter ids', () => {
    const ids = guide.chapters.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const entries = new Set(guide.chapters.flatMap(({ entries: some = [] }) => some.map(({ id }) => id)));
    expect(DESIGNS.filter(({ id }) => !entries.has(id))).toEqual([]);
  });
});

it('shows no leader until the first one is determined by dice', () => {
  const { view } = table<State>(game, { seats: 3, seed: 'first' });
  const play = { table: { seats: [], log: [] } } as unknown as Play;
  const seen = view(0) as MoonrakersView;
  expect(seen.phase).toBe('setup');
  expect([0, 1, 2].map((seat) => activityOf(play, seen, seat))).toEqual(Array(3).fill('Waiting'));
  const led = { ...seen, phase: 'planning', leader: 1 } as MoonrakersView;
  expect(activityOf(play, led, 1)).toBe('Leads this turn');
  const bot = { table: { seats: [{ kind: 'bot', level: 'easy' }], log: [] } } as unknown as Play;
  expect(activityOf(bot, seen, 0)).toBe('Level 2 bot');
});
