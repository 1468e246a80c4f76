import { describe, expect, it } from 'vitest';
import { at, designs, inHand, scene } from '../scene.ts';

describe('Overcoming', () => {
  it('HX-150 HX-152 HX-153 HX-216 R26 an Event costs and scores its face-up side; surplus Defense stays', () => {
    const t = scene({ inactive: ['EE1.1'], active: ['EE4.1'], players: [{ defense: 5 }] });
    t.say(0, 'overcome:EE1.1');
    t.say(0, 'overcome:EE4.1');
    expect(at(t, 0)).toMatchObject({ defense: 1, influence: 2 });
    expect(designs(at(t, 0).trophies)).toEqual(['EE1', 'EE4']);
  });

  it('HX-151 HX-154 rejects overcoming from elsewhere and partial payments', () => {
    const t = scene({ inactive: ['EE2.1', 'EM1.1'], players: [{ defense: 2, embassies: ['moon'] }] });
    expect(t.refused(0, 'overcome:EM1.1')).toMatchObject({ reason: 'event-elsewhere', rule: 'HX-151' });
    expect(t.refused(0, 'overcome:EE2.1')).toMatchObject({ reason: 'too-little-defense', rule: 'HX-150' });
    expect(t.refused(0, 'overcome:EE3.1')).toMatchObject({ reason: 'event-not-in-play' });
  });

  it('HX-156 HX-158 HX-162 R27 a card from hand pays an Active Event with that icon', () => {
    const t = scene({ active: ['EE5.1'], inactive: ['EE4.1'], players: [{ hand: ['SB1', 'MA'] }] });
    expect(t.refused(0, 'alternative:EE4.1')).toMatchObject({ reason: 'no-alternative', rule: 'HX-158' });
    t.say(0, 'alternative:EE5.1');
    expect(t.refused(0, [inHand(t, 0, 'MA')])).toMatchObject({ reason: 'cards-do-not-pay', rule: 'HX-157' });
    t.say(0, ['SB1.1']);
    expect(at(t, 0)).toMatchObject({ influence: 2 });
    expect(designs(at(t, 0).discard)).toEqual(['SB1']);
  });

  it('HX-157 HX-160 two icons need two cards', () => {
    const t = scene({ active: ['EM3.1'], players: [{ hand: ['SB1'], place: 'moon' }] });
    expect(t.refused(0, 'alternative:EM3.1')).toMatchObject({ reason: 'cards-missing', rule: 'HX-157' });
    const u = scene({ active: ['EM3.1'], players: [{ hand: ['SB1', 'MA'], place: 'moon' }] });
    u.say(0, 'alternative:EM3.1');
    u.say(0, ['SB1.1', inHand(u, 0, 'MA')]);
    expect(at(u, 0).influence).toBe(3);
  });

  it('HX-161 HX-163 Credits for an alternative cost come only from the pool', () => {
    const t = scene({
      options: { mercury: true },
      active: ['EM4.1'],
      players: [{ place: 'moon', credits: 3, bankedCredits: 5, defense: 3 }],
    });
    expect(t.refused(0, 'alternative:EM4.1')).toMatchObject({ reason: 'too-little-credits', rule: 'HX-161' });
    const u = scene({ active: ['EM4.1'], players: [{ place: 'moon', credits: 4 }] });
    u.say(0, 'alternative:EM4.1');
    expect(at(u, 0)).toMatchObject({ credits: 0, influence: 3 });
  });
});
