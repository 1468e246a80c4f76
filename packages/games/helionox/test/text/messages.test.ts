import type { Ask, Refusal } from '@orrery/kernel';
import { formatMessage } from '@orrery/messages';
import { describe, expect, it } from 'vitest';
import { acquire } from '../../src/flows/choices/acquire.ts';
import { alternativeText, DESIGNS, designNamed, type EventCard, FACTIONS, messages, PLACES } from '../../src/index.ts';
import { NONE, type State } from '../../src/state.ts';
import { scene } from '../scene.ts';

interface Vars {
  seat: number;
  most: number;
  secure: boolean;
}

describe('the messages of the content', () => {
  it('every design has a name and a text', () => {
    for (const { id, name } of DESIGNS) {
      expect(messages[`card-${id}`]).toBe(name);
      expect(messages[`about-${id}`], id).toMatch(/^[A-Z0-9].*\.$/);
    }
  });

  it('every place and faction has a name', () => {
    expect(PLACES.map((place) => messages[`location-${place}`])).toEqual(['Earth', 'Moon', 'Mars', 'Ceres', 'Europa']);
    expect(FACTIONS.map((faction) => messages[`faction-${faction}`])).toEqual([
      'Bio',
      'Cybernetic',
      'Transport',
      'Defense',
    ]);
  });

  it('names places within a sentence for the command line', () => {
    for (const param of ['place', 'cargo']) {
      expect(PLACES.map((place) => messages[`${param}-${place}`])).toEqual([
        'Earth',
        'the Moon',
        'Mars',
        'Ceres',
        'Europa',
      ]);
    }
  });

  it.each([
    [{ what: 'credits', n: 1 }, 'Ada banks 1 Credit.', 'Ada cannot bank more Credits: the Bank is full.'],
    [{ what: 'credits', n: 2 }, 'Ada banks 2 Credits.', 'Ada cannot bank more Credits: the Bank is full.'],
    [{ what: 'defense', n: 1 }, 'Ada banks 1 Defense.', 'Ada cannot bank more Defense: the Bank is full.'],
  ])('names what is banked: %o', (data, banked, full) => {
    const params = { seat: 'Ada', ...data };
    expect(formatMessage(messages, { id: 'banked', params })).toBe(banked);
    expect(formatMessage(messages, { id: 'bank-full', params })).toBe(full);
  });

  it('HX-332 HX-333 asks for any Market card if the cost is not limited', () => {
    const { state } = scene({ players: [{}] });
    const choose = acquire.steps.choose as Ask<State, Vars, 'choose'>;
    const texts = (most: number) =>
      [false, true].map((secure) => {
        const v = { seat: 0, most, secure };
        const refused = choose.admits(state, v, 0, 'none') as Refusal;
        const { text } = choose.prompt(state, v, 0);
        return [text, { id: refused.reason, params: refused.params }].map((one) => formatMessage(messages, one));
      });
    expect(texts(NONE)).toEqual([
      ['Obtain a Market card.', 'Choose a face-up Market card.'],
      ['Secure a Market card.', 'Choose a face-up Market card.'],
    ]);
    expect(texts(4)).toEqual([
      ['Obtain a Market card that costs 4 or less.', 'Choose a face-up card that costs 4 or less.'],
      ['Secure a Market card that costs 4 or less.', 'Choose a face-up card that costs 4 or less.'],
    ]);
  });

  it('explains the terms of the card texts', () => {
    const terms = Object.keys(messages).filter((id) => id.startsWith('term-'));
    for (const word of ['consume', 'obtain', 'secure', 'cycle', 'copy', 'overcome', 'key', 'unique', 'shut-down']) {
      expect(terms).toContain(`term-${word}`);
    }
    for (const id of terms) expect(messages[id]).toMatch(/^[A-Z].*\.$/);
  });

  it('states an alternative cost in full', () => {
    const t = scene({ active: ['EC6.1'], players: [{ place: 'ceres', credits: 9, hand: ['MA', 'SP'] }] });
    t.say(0, 'alternative:EC6.1');
    const { name, active } = designNamed('EC6') as EventCard;
    expect(formatMessage(messages, t.prompt(0, 'subset').text)).toBe(
      `To overcome ${name} without Defense, ${alternativeText(active.alternative)}.`,
    );
  });
});
