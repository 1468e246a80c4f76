import { describe, expect, it } from 'vitest';
import { at, designs, endTurn, eventsOf, inHand, names, offered, type Scene, type Setting, scene } from '../scene.ts';

/** Seat 0 at Earth with EE5, which costs 3 Defense on both sides. */
const calling = (players: Setting['players'], more: Partial<Setting> = {}): Scene =>
  scene({ inactive: ['EE5.1'], players, ...more });

const CALL = 'collaborate:EE5.1:1';

describe('Call for Collaboration', () => {
  it('HX-126 HX-121 HX-122 HX-123 HX-124 R30 each player takes Influence for their share and draws a card', () => {
    const t = calling([{ defense: 2 }, { hand: ['SP'] }]);
    const decks = [at(t, 0).deck.cards.length, at(t, 1).deck.cards.length];
    t.say(0, CALL);
    t.expectAsked(1, 'collaboration', 'answer');
    t.say(1, 'accept');
    t.say(1, inHand(t, 1, 'SP'), 'partner');
    expect([at(t, 0).influence, at(t, 1).influence]).toEqual([2, 1]);
    expect(at(t, 0).defense).toBe(0);
    expect(designs(at(t, 0).trophies)).toEqual(['EE5']);
    expect(at(t, 1).trophies.cards).toHaveLength(0);
    expect([at(t, 0).deck.cards.length, at(t, 1).deck.cards.length]).toEqual(decks.map((n) => n - 1));
  });

  it('HX-100 HX-103 HX-105 R29 the caller needs the Ship at the Event and 1 Defense', () => {
    const away = calling([{ place: 'moon', embassies: ['earth'], defense: 1 }, {}]);
    expect(away.refused(0, CALL)).toMatchObject({ reason: 'event-elsewhere' });
    const weak = calling([{}, {}]);
    expect(weak.refused(0, CALL)).toMatchObject({ reason: 'too-little-defense', rule: 'HX-105' });
  });

  it('HX-102 HX-128 the partner needs only a Ship or an Embassy there', () => {
    const away = calling([{ defense: 1 }, { place: 'mars' }]);
    expect(away.refused(0, CALL)).toMatchObject({ reason: 'partner-away', rule: 'HX-102' });
    const embassy = calling([{ defense: 1 }, { place: 'mars', embassies: ['earth'] }]);
    embassy.say(0, CALL);
    embassy.expectAsked(1, 'collaboration', 'answer');
  });

  it('HX-108 HX-109 R28 a declined call is free but cannot be repeated; one call a turn can be accepted', () => {
    const t = calling([{ defense: 2, hand: ['MA'] }, { hand: ['MA'] }, { hand: ['MA'] }], {
      seats: 3,
      inactive: ['EE5.1', 'EE2.1'],
    });
    t.say(0, CALL);
    t.say(1, 'decline');
    expect(at(t, 0).defense).toBe(2);
    expect(t.refused(0, CALL)).toMatchObject({ reason: 'called-already', rule: 'HX-108' });
    t.say(0, 'collaborate:EE2.1:1');
    t.say(1, 'accept');
    t.say(0, null);
    t.say(1, null);
    expect(t.refused(0, 'collaborate:EE5.1:2')).toMatchObject({ reason: 'collaborated-already', rule: 'HX-109' });
  });

  it('HX-108 R62 an unanswered call can be withdrawn for free but counts as made', () => {
    const t = calling([{ defense: 2 }, { hand: ['SP'] }]);
    t.say(0, CALL);
    expect(t.refused(0, 'accept', 'withdraw')).toMatchObject({ reason: 'no-such-choice', rule: 'HX-108' });
    const events = t.say(0, 'withdraw');
    expect(eventsOf(events, 'withdrew')).toMatchObject([{ seat: 0, partner: 1 }]);
    t.expectAsked(0, 'main', 'act');
    expect([at(t, 0).defense, t.state.thisTurn.collaborated, t.view(0).call]).toEqual([2, false, null]);
    expect(t.refused(0, CALL)).toMatchObject({ reason: 'called-already', rule: 'HX-108' });
  });

  it('HX-110 R62 an answered call cannot be withdrawn', () => {
    const t = calling([{ defense: 1, hand: ['MA'] }, { hand: ['SP'] }]);
    t.say(0, CALL);
    t.say(1, 'accept');
    expect(t.refused(0, 'withdraw')).toBeTruthy();
  });

  it('HX-525 shows both sides the Event, the Defense of each and whether the partner agreed', () => {
    const t = calling([{ defense: 1, hand: ['MA'] }, { hand: ['SP', 'MA'] }]);
    expect(t.view(null).call).toBeNull();
    t.say(0, CALL);
    const call = { event: { id: 'EE5.1', design: 'EE5' }, needs: 3, caller: { seat: 0, defense: 1 } };
    for (const viewer of [0, 1, null]) {
      expect(t.view(viewer).call).toEqual({ ...call, missing: 2, partner: { seat: 1, defense: 0, agreed: false } });
    }
    t.say(1, 'accept');
    t.say(0, null);
    t.say(1, inHand(t, 1, 'SP'));
    expect(t.view(0).call).toEqual({ ...call, missing: 1, partner: { seat: 1, defense: 1, agreed: true } });
  });

  it('HX-110 HX-115 a Collaboration may fail: nothing is gained, cards stay played, the partner loses the Defense', () => {
    const t = calling([{ defense: 1, hand: ['MA'] }, { hand: ['SP', 'MA'] }]);
    t.say(0, CALL);
    t.say(1, 'accept');
    t.say(0, null);
    t.say(1, inHand(t, 1, 'SP'));
    const events = t.say(1, null);
    expect(eventsOf(events, 'collaboration-failed')).toHaveLength(1);
    expect([at(t, 0).influence, at(t, 1).influence, at(t, 0).defense, at(t, 1).defense]).toEqual([0, 0, 1, 0]);
    expect(designs(at(t, 1).played)).toEqual(['SP']);
  });

  it('HX-112 HX-111 R32 either side can play only cards that offer Defense', () => {
    const t = calling([{ defense: 1, hand: ['MA'] }, { hand: ['D08', 'SP'] }]);
    t.say(0, CALL);
    t.say(1, 'accept');
    expect(t.refused(0, inHand(t, 0, 'MA'))).toMatchObject({ reason: 'offers-no-defense', rule: 'HX-112' });
    t.say(0, null);
    expect(t.refused(1, inHand(t, 1, 'D08'))).toMatchObject({ reason: 'offers-no-defense' });
  });

  it('HX-113 HX-114 HX-116 R31 the partner must choose Defense; other effects resolve, and Credits are lost', () => {
    const t = calling([{ defense: 2 }, { hand: ['K07', 'D02'] }]);
    t.say(0, CALL);
    t.say(1, 'accept');
    for (const id of ['architect:1', 'bonus', 'buy:prime', 'embassy']) {
      expect(t.refused(1, id)).toMatchObject({ reason: 'only-defense-now', rule: 'HX-116' });
    }
    t.say(1, inHand(t, 1, 'K07'));
    expect(at(t, 1)).toMatchObject({ defense: 2, influence: 1, credits: 0 });
    t.say(1, inHand(t, 1, 'D02'));
    t.expectAsked(0, 'collaboration', 'split');
    expect(t.refused(0, 3)).toMatchObject({ reason: 'split-out-of-range', rule: 'HX-120' });
  });

  it('HX-120 the Current Player decides how a surplus is split; unused Defense stays in the pool', () => {
    const t = calling([{ defense: 2, hand: ['SP'] }, { hand: ['D01'] }]);
    t.say(0, CALL);
    t.say(1, 'accept');
    t.say(0, inHand(t, 0, 'SP'));
    t.say(1, inHand(t, 1, 'D01'));
    const { min, max } = t.prompt(0, 'amount');
    expect([min, max]).toEqual([1, 2]);
    t.say(0, 1);
    expect([at(t, 0).influence, at(t, 1).influence, at(t, 0).defense, at(t, 1).defense]).toEqual([1, 2, 2, 0]);
  });

  it('HX-119 HX-147 the partner uses up Unique names for this turn', () => {
    const t = calling([{ defense: 3, hand: ['MA'] }, { hand: ['D12', 'MA'] }]);
    t.say(0, CALL);
    t.say(1, 'accept');
    t.say(0, null);
    t.say(1, 'D12.1');
    expect(t.state.thisTurn.uniques).toHaveLength(1);
    expect(t.state.inactive.cards.length).toBe(1);
    expect(at(t, 1).defense).toBe(2);
  });

  it('HX-125 HX-182 HX-186 at the end of the turn the partner discards played cards and draws none', () => {
    const t = calling([{ defense: 1 }, { hand: ['SP'] }]);
    t.say(0, CALL);
    t.say(1, 'accept');
    t.say(1, inHand(t, 1, 'SP'));
    endTurn(t, 0);
    expect(designs(at(t, 1).discard)).toEqual(['SP']);
    expect(at(t, 1).hand.cards).toHaveLength(0);
  });

  it('HX-127 HX-434 War of the Domes prevents a Collaboration, Shut Down does not', () => {
    const shut = scene({ active: ['EE5.1'], players: [{ defense: 1 }, {}] });
    shut.say(0, CALL);
    shut.expectAsked(1);
    const war = scene({ active: ['EE5.1', 'X04'], players: [{ defense: 1 }, {}] });
    expect(war.refused(0, CALL)).toMatchObject({ reason: 'no-collaboration', rule: 'HX-434' });
  });

  it('HX-101 HX-529 HX-118 a partner cannot use a Location and takes Infamy for Illegal Tech', () => {
    const t = scene({
      options: { mercury: true },
      active: ['X01'],
      players: [{ defense: 6 }, { hand: ['IM2', 'MA'] }],
    });
    t.say(0, 'collaborate:X01.1:1');
    t.say(1, 'accept');
    t.say(1, inHand(t, 1, 'IM2'));
    expect(at(t, 1)).toMatchObject({ infamy: 1, defense: 1 });
    t.say(1, null);
    expect([at(t, 0).influence, at(t, 1).influence]).toEqual([6, 1]);
  });

  it('HX-106 HX-259 banked Defense counts for the caller, who chooses the mix', () => {
    const t = calling([{ defense: 1, bankedDefense: 2 }, { hand: ['SP'] }], { options: { mercury: true } });
    t.say(0, CALL);
    t.say(1, 'accept');
    t.say(1, inHand(t, 1, 'SP'));
    const { min, max } = t.prompt(0, 'amount');
    expect([min, max]).toEqual([1, 2]);
    t.say(0, 2);
    expect(at(t, 0)).toMatchObject({ defense: 1, bankedDefense: 0, influence: 2 });
  });

  it('HX-532 a partner who moves away can still complete the Collaboration', () => {
    const t = calling([{ defense: 1 }, { hand: ['T01', 'MA'] }]);
    t.say(0, CALL);
    t.say(1, 'accept');
    t.say(1, inHand(t, 1, 'T01'));
    t.say(1, 'moon');
    t.say(1, null);
    expect([at(t, 0).influence, at(t, 1).influence]).toEqual([1, 2]);
    expect(names(t.state.inactive)).toEqual([]);
  });

  it('HX-107 only the caller chooses the Event and the partner', () => {
    const t = calling([{ defense: 1 }, { hand: ['SP'] }, { hand: ['SP'] }], { seats: 3, inactive: ['EE5.1', 'EE2.1'] });
    const calls = t.legal(0).filter((id) => String(id).startsWith('collaborate:'));
    expect(calls.sort()).toEqual(['collaborate:EE2.1:1', 'collaborate:EE2.1:2', CALL, 'collaborate:EE5.1:2']);
    t.say(0, 'collaborate:EE2.1:2');
    // No other seat is asked, and the one asked can only accept or decline.
    t.expectNotAsked(1);
    expect(t.legal(2)).toEqual(['accept', 'decline']);
  });

  it('HX-107 a call and its answer reveal no card', () => {
    const t = calling([{ defense: 1, hand: ['D04'] }, { hand: ['MA', 'SP'] }]);
    const events = [...t.say(0, CALL), ...t.say(1, 'accept')];
    for (const event of events)
      for (const card of ['D04.', 'MA.', 'SP.']) expect(JSON.stringify(event)).not.toContain(card);
    expect([t.view(0).players[1].hand, t.view(1).players[0].hand]).toEqual([[null, null], [null]]);
  });

  it('HX-525 only played cards are revealed', () => {
    const t = calling([{ defense: 1 }, { hand: ['MA', 'SP'] }]);
    t.say(0, CALL);
    t.say(1, 'decline');
    expect(t.view(0).players[1].hand).toEqual([null, null]);
    expect(t.events.every((event) => !JSON.stringify(event.data).includes('SP.'))).toBe(true);
  });

  it('HX-106 once the partner has agreed the caller may still use Architect and Location for Defense', () => {
    const t = calling(
      [
        { defense: 1, architect: 'A10', place: 'moon' },
        { hand: ['SP'], place: 'moon' },
      ],
      {
        inactive: ['EM1.1'],
      },
    );
    t.say(0, 'collaborate:EM1.1:1');
    t.say(1, 'accept');
    const { options } = t.prompt(0, 'choose');
    expect(options.map(({ id, why }) => [id, why?.reason])).toEqual([
      ['bonus', undefined],
      ['key', 'no-embassy-here'],
      ['architect:1', undefined],
      ['architect:2', undefined],
    ]);
    t.say(0, 'architect:1');
    expect(at(t, 0)).toMatchObject({ defense: 4, cryo: 2 });
    t.say(1, inHand(t, 1, 'SP'));
    expect(t.refused(0, 'architect:2')).toMatchObject({ reason: 'architect-frozen', rule: 'HX-079' });
    t.say(0, 'bonus');
    // The Event costs 2: each side pays 1, so the caller keeps 4 of 5 Defense.
    expect([at(t, 0).defense, at(t, 0).influence, at(t, 1).influence]).toEqual([4, 1, 1]);
    expect(t.state.thisTurn).toMatchObject({ accessed: true, visited: 1 << 1 });
  });

  it('HX-106 asks a caller without cards while an ability gives Defense, and lets them stop', () => {
    const ready = calling([{ defense: 1, architect: 'A10' }, { hand: ['SP'] }]);
    ready.say(0, CALL);
    ready.say(1, 'accept');
    ready.say(0, null, 'caller');
    ready.expectAsked(1, 'collaboration', 'partner');
    const asleep = calling([{ defense: 1, architect: 'A10', cryo: 1 }, { hand: ['SP'] }]);
    asleep.say(0, CALL);
    asleep.say(1, 'accept');
    expect(asleep.asked().map(({ seat, step }) => [seat, step])).toEqual([[1, 'partner']]);
  });

  it('HX-106 HX-110 R73 rejects abilities without Defense and all other Main Phase actions', () => {
    const t = calling([{ defense: 1, architect: 'A02', credits: 5, hand: ['SP'] }, { hand: ['SP'] }]);
    t.say(0, CALL);
    t.say(1, 'accept');
    for (const id of ['bonus', 'architect:1']) {
      expect(t.refused(0, id)).toMatchObject({ reason: 'offers-no-defense', rule: 'HX-106' });
    }
    for (const id of ['embassy', 'buy:prime', 'travel:moon', 'end']) {
      expect(t.refused(0, id)).toMatchObject({ reason: 'only-defense-now', rule: 'HX-110' });
    }
  });

  it('HX-116 the partner cannot use an Architect or Location, even for Defense', () => {
    const t = calling(
      [
        { defense: 1, place: 'moon' },
        { architect: 'A10', place: 'moon', hand: ['SP'] },
      ],
      {
        inactive: ['EM1.1'],
      },
    );
    t.say(0, 'collaborate:EM1.1:1');
    t.say(1, 'accept');
    t.say(0, null);
    for (const id of ['bonus', 'architect:1']) {
      expect(t.refused(1, id)).toMatchObject({ reason: 'only-defense-now', rule: 'HX-116' });
    }
    expect(t.legal(1)).toEqual([null, inHand(t, 1, 'SP')]);
  });

  it('HX-110 R74 a Collaboration whose Event is gone ends at once, and the partner is not asked for cards', () => {
    const t = calling([{ defense: 1, hand: ['D12', 'MA'] }, { hand: ['SP', 'SP'] }]);
    t.say(0, CALL);
    t.say(1, 'accept');
    const events = t.say(0, 'D12.1');
    expect(names(t.state.inactive)).toEqual([]);
    expect(eventsOf(events, 'collaboration-over')).toMatchObject([{ card: 'EE5.1' }]);
    t.expectAsked(0, 'main', 'act');
    expect([at(t, 1).hand.cards.length, at(t, 1).defense, t.state.collaboration]).toEqual([2, 0, null]);
  });

  it('HX-110 HX-559 R60 a caller who resigns ends the Collaboration; the partner keeps unplayed cards', () => {
    const t = calling([{ defense: 2, hand: ['MA'] }, { hand: ['SP', 'SP'] }, {}], { seats: 3 });
    t.say(0, CALL);
    t.say(1, 'accept');
    t.say(0, null);
    t.say(1, inHand(t, 1, 'SP'));
    const events = t.table.apply({ kind: 'resign', seat: 0 });
    expect(eventsOf(events, 'collaborated')).toEqual([]);
    expect(at(t, 1)).toMatchObject({ defense: 0, influence: 0 });
    expect(at(t, 1).hand.cards).toHaveLength(1);
    t.expectAsked(1, 'main', 'act');
    expect(t.state.collaboration).toBeNull();
  });

  it('HX-108 R62 a call cannot be undone without consent and counts as made', () => {
    const t = calling([{ defense: 2 }, { hand: ['SP'] }]);
    t.say(0, CALL);
    expect(t.table.mayUndo(0)).toEqual({ reason: 'undo-learned' });
    t.say(0, 'withdraw');
    expect(t.table.mayUndo(0)).not.toBe(true);
    expect(t.refused(0, CALL)).toMatchObject({ reason: 'called-already', rule: 'HX-108' });
  });

  it('HX-108 a declined call rules out only another call to that partner for that Event', () => {
    const t = scene({ seats: 3, inactive: ['EE5.1', 'EE5.2'], players: [{ defense: 1 }] });
    t.say(0, 'collaborate:EE5.1:2');
    t.say(2, 'decline');
    expect(t.refused(0, 'collaborate:EE5.1:2')).toMatchObject({ reason: 'called-already' });
    for (const call of ['collaborate:EE5.1:1', 'collaborate:EE5.2:1', 'collaborate:EE5.2:2']) {
      expect(offered(t, call)).toMatchObject({ id: call });
      expect(t.legal(0)).toContain(call);
    }
  });

  it('HX-115 the partner loses unused Defense on success and on failure', () => {
    const t = calling([{ defense: 2 }, { hand: ['SP', 'SP'] }]);
    t.say(0, CALL);
    t.say(1, 'accept');
    for (let left = 2; left > 0; left--) t.say(1, inHand(t, 1, 'SP'), 'partner');
    t.say(0, 2);
    expect([at(t, 0).influence, at(t, 1).influence, at(t, 1).defense]).toEqual([2, 1, 0]);
  });
});
