import { describe, expect, it } from 'vitest';
import { consumed, embassies, hand, me, names, play, pool, scene } from './scene.ts';

describe('Bio Market cards', () => {
  it('HX-452 Spore Broker', () => {
    const t = scene({ hand: ['B01.1', 'MA.1'], discard: ['SP.1'] });
    play(t, 'B01.1', ['SP.1']);
    expect(pool(t)).toEqual([1, 0]);
    expect([consumed(t), hand(t), names(me(t).discard)]).toEqual([['SP.1'], ['MA.1'], []]);
  });

  it('HX-452 Spore Broker without consuming', () => {
    const t = scene({ hand: ['B01.1', 'MA.1'] });
    play(t, 'B01.1', null);
    expect([pool(t), consumed(t), hand(t)]).toEqual([[1, 0], [], ['MA.1']]);
  });

  it('HX-453 Symbiont Nurse', () => {
    const t = scene({ hand: ['B02.1'], deck: ['MA.1', 'MA.2'], cryo: 2 });
    play(t, 'B02.1');
    expect([hand(t), me(t).cryo]).toEqual([['MA.1'], 1]);
  });

  it('HX-454 Gene Splicer can consume the card it drew', () => {
    const t = scene({ hand: ['B03.1'], deck: ['SP.1'] });
    play(t, 'B03.1');
    expect(pool(t)).toEqual([0, 0]);
    t.say(0, ['SP.1']);
    expect([consumed(t), hand(t), pool(t)]).toEqual([['SP.1'], [], [1, 0]]);
  });

  it('HX-455 Canopy Farm alone and after another Bio card', () => {
    const t = scene({ hand: ['B04.1', 'B04.2'] });
    play(t, 'B04.1');
    expect(pool(t)).toEqual([2, 0]);
    play(t, 'B04.2');
    expect(pool(t)).toEqual([5, 0]);
  });

  it('HX-456 Regrowth Vat takes back a card of cost 4 or less', () => {
    const t = scene({ hand: ['B05.1'], discard: ['B08.1', 'T05.1', 'MA.1'] });
    play(t, 'B05.1');
    expect(t.refused(0, 'B08.1').reason).toBe('card-not-among');
    t.say(0, 'T05.1');
    expect([hand(t), names(me(t).discard), pool(t)]).toEqual([['T05.1'], ['B08.1', 'MA.1'], [1, 0]]);
  });

  it('HX-456 Regrowth Vat with nothing to take back still gives its Credit', () => {
    const t = scene({ hand: ['B05.1'], discard: ['B08.1'] });
    play(t, 'B05.1');
    expect([hand(t), pool(t)]).toEqual([[], [1, 0]]);
  });

  it('HX-457 Cryo Physician', () => {
    const t = scene({ hand: ['B06.1', 'B06.2'], deck: ['MA.1', 'MA.2'], cryo: 3 });
    play(t, 'B06.1');
    expect([me(t).cryo, hand(t), pool(t)]).toEqual([1, ['B06.2', 'MA.1'], [1, 0]]);
    play(t, 'B06.2');
    expect(me(t).cryo).toBe(0);
  });

  it('HX-458 Verdant Envoy', () => {
    const t = scene({ hand: ['B07.1'], deck: ['MA.1'], at: 'mars' });
    play(t, 'B07.1');
    expect([embassies(t), hand(t), me(t).influence]).toEqual([['mars'], ['MA.1'], 1]);
  });

  it('HX-458 Verdant Envoy at a Shut Down Location', () => {
    const t = scene({ hand: ['B07.1'], deck: ['MA.1'], active: ['EE1.1'] });
    play(t, 'B07.1');
    expect([embassies(t), hand(t), me(t).influence]).toEqual([[], ['MA.1'], 1]);
  });

  it('HX-459 Mycelial Network alone and after another Bio card', () => {
    const t = scene({ hand: ['B08.1', 'B08.2'], deck: ['MA.1', 'MA.2', 'SP.1', 'SP.2'] });
    play(t, 'B08.1');
    expect([hand(t), pool(t)]).toEqual([
      ['B08.2', 'MA.1', 'MA.2'],
      [0, 0],
    ]);
    play(t, 'B08.2');
    expect([hand(t).length, pool(t)]).toEqual([4, [2, 0]]);
  });

  it('HX-460 Predator Strain', () => {
    const t = scene({ hand: ['B09.1', 'MA.1'] });
    play(t, 'B09.1', ['MA.1']);
    expect([pool(t), consumed(t)]).toEqual([[0, 3], ['MA.1']]);
  });

  it('HX-461 Genome Archivist', () => {
    const t = scene({ hand: ['B10.1', 'SP.1'], deck: ['MA.1', 'MA.2', 'MA.3'] });
    play(t, 'B10.1', ['SP.1']);
    expect([hand(t), names(me(t).discard)]).toEqual([['MA.1', 'MA.2', 'MA.3'], ['SP.1']]);
  });

  it('HX-462 Harvest Colossus rewards consuming', () => {
    const t = scene({ hand: ['B11.1', 'MA.1'] });
    play(t, 'B11.1', ['MA.1']);
    expect([pool(t), consumed(t), me(t).influence]).toEqual([[3, 0], ['MA.1'], 1]);
    const spared = scene({ hand: ['B11.1', 'MA.1'] });
    play(spared, 'B11.1', null);
    expect([pool(spared), consumed(spared), me(spared).influence]).toEqual([[3, 0], [], 0]);
  });

  it('HX-463 HX-327 Matriarch of Seeds', () => {
    const t = scene({ hand: ['B12.1'], deck: ['MA.1'] });
    play(t, 'B12.1');
    expect([me(t).influence, hand(t), pool(t)]).toEqual([2, ['MA.1'], [1, 0]]);
  });

  it('HX-464 Grey-Market Culture', () => {
    const t = scene({ mercury: true, hand: ['B13.1'] });
    play(t, 'B13.1');
    expect([pool(t), me(t).bankedCredits]).toEqual([[1, 0], 2]);
  });

  it('HX-465 Detox Surgeon rewards consuming Illegal Tech and nothing else', () => {
    const t = scene({ mercury: true, hand: ['B14.1', 'IE1.1'], deck: ['MA.1'] });
    play(t, 'B14.1', ['IE1.1']);
    expect([me(t).influence, consumed(t), pool(t), hand(t)]).toEqual([2, ['IE1.1'], [1, 0], ['MA.1']]);
    const other = scene({ mercury: true, hand: ['B14.1', 'IE1.1'], deck: ['MA.1'] });
    play(other, 'B14.1', ['MA.1']);
    expect([me(other).influence, consumed(other), pool(other)]).toEqual([0, ['MA.1'], [1, 0]]);
  });
});
