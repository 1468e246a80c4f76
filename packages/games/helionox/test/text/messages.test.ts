import { formatMessage } from '@orrery/messages';
import { describe, expect, it } from 'vitest';
import { alternativeText, DESIGNS, designNamed, type EventCard, FACTIONS, messages, PLACES } from '../../src/index.ts';
import { scene } from '../scene.ts';

describe('the messages of the content', () => {
  it('every design has a name and a text', () => {
    for (const { id, name } of DESIGNS) {
      expect(messages[`card-${id}`]).toBe(name);
      expect(messages[`about-${id}`], id).toMatch(/^[A-Z0-9].*\.$/);
    }
  });

  it('every place and faction has a name', () => {
    expect(PLACES.map((place) => messages[`place-${place}`])).toEqual(['Earth', 'Moon', 'Mars', 'Ceres', 'Europa']);
    expect(FACTIONS.map((faction) => messages[`faction-${faction}`])).toEqual([
      'Bio',
      'Cybernetic',
      'Transport',
      'Defense',
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
