import { describe, expect, it } from 'vitest';
import { nameOf } from '../../src/rules/owned.ts';
import {
  begin,
  captain,
  deck,
  discarded,
  done,
  faces,
  filled,
  finish,
  hand,
  isAsked,
  NOMAD,
  pick,
  pilot,
  play,
  scene,
  stack,
  together,
  turnWithEvent,
  use,
  withPart,
} from '../scene.ts';

describe('prototypes', () => {
  it('MK-625 MK-477 PR01 gives two Actions if no other ship is in the sector', () => {
    const t = withPart('PR01', { hand: ['r'] });
    pick(t, 'PR01');
    expect(pilot(t).actions).toBe(3);
    const u = scene({
      row: ['EX07'],
      options: NOMAD,
      captains: [{ parts: ['PR01'], hand: ['r'], at: 'base' }, { at: 'komek' }],
    });
    begin(u, 'EX07');
    expect([isAsked(u, 'choose'), pilot(u).actions]).toEqual([false, 1]);
  });

  it('MK-626 PR02 draws a card for each other participant, at most three', () => {
    const t = scene({
      row: ['EX07'],
      seats: 5,
      options: NOMAD,
      captains: [{ parts: ['PR02'], hand: ['r'], deck: ['s', 't', 'm', 'd1', 'd1'], at: 'base' }],
    });
    together(t, 'EX07', [1, 2]);
    pick(t, 'PR02');
    expect(hand(t)).toEqual(['r', 's', 't']);
    const u = scene({
      row: ['EX07'],
      seats: 5,
      options: NOMAD,
      captains: [{ parts: ['PR02'], hand: ['r'], deck: ['s', 't', 'm', 'd1', 'd1'], at: 'base' }],
    });
    together(u, 'EX07', [1, 2, 3, 4]);
    pick(u, 'PR02');
    expect(hand(u)).toEqual(['m', 'r', 's', 't']);
  });

  it('MK-627 PR03 pays two credits if the deal gave its owner none', () => {
    const t = scene({
      row: ['EX01'],
      options: NOMAD,
      captains: [{ parts: ['PR03'], hand: ['r', 'r'], credits: 0, at: 'base' }, { hand: [] }],
    });
    together(t, 'EX01', [1], { 1: { credits: 3 } });
    play(t, 'r');
    play(t, 'r');
    done(t);
    pick(t, 'PR03');
    expect(captain(t).credits).toBe(2);
    const u = withPart('PR03', { hand: ['r', 'r'], credits: 0 }, 'EX01');
    play(u, 'r');
    play(u, 'r');
    done(u);
    expect([isAsked(u, 'choose'), captain(u).credits]).toEqual([false, 3]);
  });

  it('MK-628 PR04 lets the leader pay a credit to reveal another event, once', () => {
    const t = scene({
      options: NOMAD,
      captains: [undefined, { parts: ['PR04'], hand: ['r'], credits: 2, at: 'base' }],
    });
    stack(t, 'E05', 'E10');
    t.say(0, 'base', 'choose');
    t.playUntil((s) => s.leader === 1 && s.phase === 'event');
    pick(t, 'PR04', 1);
    expect([t.view(0).event, captain(t, 1).credits]).toEqual(['E10', 1]);
    expect(t.state.phase).toBe('planning');
  });

  it('MK-628 MK-260 PR04 reveals another event even if the deck is empty', () => {
    const t = turnWithEvent('E02', { captains: [{ parts: ['PR04'], credits: 3, at: 'base' }, {}, {}] });
    t.edit((s) => {
      s.usedEvents.push(...s.eventDeck.cards.splice(0));
      s.eventDeck.known = [];
    });
    pick(t, 'PR04');
    expect([captain(t).credits, t.view(0).event === 'E02', t.state.usedEvents]).toEqual([2, false, []]);
    expect(nameOf(t.state.eventDeck.cards[0] as number)).toBe('E02');
  });

  it('MK-629 MK-374 PR05 keeps up to two unplayed cards', () => {
    const t = scene({
      row: ['EX07'],
      options: NOMAD,
      captains: [
        { hand: [], at: 'base' },
        { parts: ['PR05'], hand: ['s', 't', 'm'], deck: ['d1', 'd1', 'r', 'r', 'm', 't'], at: 'base' },
      ],
    });
    together(t, 'EX07', [1]);
    done(t);
    pick(t, 'PR05', 1);
    pick(t, 's', 1);
    pick(t, 't', 1);
    expect([hand(t, 1), discarded(t, 1), deck(t, 1)]).toEqual([['d1', 'd1', 'm', 'r', 'r', 's', 't'], ['m'], ['t']]);
  });

  it('MK-630 PR06 blocks a hazard at the end', () => {
    const t = withPart('PR06', { hand: ['r'], prestige: 3 });
    faces(t, [1, 1]);
    done(t);
    pick(t, 'PR06');
    finish(t);
    expect(captain(t).prestige).toBe(2);
  });

  it('MK-631 PR07 lowers Damage by three for the first Damage card', () => {
    const t = withPart('PR07', { hand: ['r', 'd1', 'd1'] }, 'KI12');
    play(t, 'r');
    play(t, 'd1');
    pick(t, 'PR07');
    expect(filled(t, 'damage')).toBe(4);
    play(t, 'd1');
    expect([isAsked(t, 'choose'), filled(t, 'damage')]).toEqual([false, 5]);
  });

  it('MK-632 MK-359 PR08 returns the first Reactor to hand after it resolves', () => {
    const t = withPart('PR08', { hand: ['r', 'm'] });
    play(t, 'r');
    pick(t, 'PR08');
    expect([hand(t), pilot(t).actions, filled(t, 'reactor')]).toEqual([['m', 'r'], 2, 1]);
    play(t, 'r');
    expect([isAsked(t, 'choose'), hand(t), filled(t, 'reactor')]).toEqual([false, ['m'], 2]);
  });

  it('MK-633 MK-366 PR09 pays two credits on failure', () => {
    const t = withPart('PR09', { hand: ['r'], credits: 1 });
    done(t);
    pick(t, 'PR09');
    expect(captain(t).credits).toBe(3);
  });

  it('MK-634 MK-356 PR10 trashes a card to lower a single requirement by three', () => {
    const t = withPart('PR10', { hand: ['m', 'r'] });
    use(t, 'PR10');
    pick(t, 'm');
    pick(t, 'damage');
    expect([filled(t, 'damage'), filled(t, 'reactor'), hand(t), discarded(t)]).toEqual([3, 0, ['r'], []]);
  });
});
