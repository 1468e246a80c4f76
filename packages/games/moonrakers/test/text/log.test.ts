import { type Event, type Json, phrase } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { game } from '../../src/index.ts';
import { dawn, done, faces, pick, play, type Scene, scene, solo, together } from '../scene.ts';

const NAMES = ['Ann', 'Ben', 'Cleo'];
/** An event in words, with names for seats as the page has them. */
const words = ({ type, data }: Event): string =>
  phrase(game.messages, { id: type, params: data as Record<string, Json> }, (name, value) =>
    ['seat', 'who'].includes(name) && typeof value === 'number' ? (NAMES[value] as string) : null,
  );
const log = (t: Scene): string[] => t.events.map(words);

describe('the log', () => {
  it('tells of a contract from talks to hazards', () => {
    const t = scene({ row: ['EX02'], captains: [{ hand: ['r', 'r', 't'] }, { hand: [] }] });
    t.say(0, 'talk:EX02', 'choose');
    t.say(1, 'damage:some', 'hint');
    t.say(0, { say: 'propose', parties: [0, 1], terms: [] }, 'talk');
    t.say(1, { say: 'accept', version: 1 }, 'talk');
    t.say(0, { say: 'lock', version: 1 }, 'talk');
    expect(log(t)).toEqual([
      'Ann looks for allies for Echo in the Dust.',
      'Ben: “I can do some Damage.”',
      'Ann makes an offer.',
      'Ben accepts.',
      'The deal is locked: Ann, Ben.',
      'Echo in the Dust is flown by Ann, Ben.',
    ]);
    t.say(0, ['1', '0'], 'order');
    faces(t, [2]);
    t.say(1, 'done', 'play');
    for (const card of ['r', 'r', 't']) play(t, card);
    done(t);
    expect(log(t)).toEqual([
      'Ben is done.',
      'Ann plays Reactor.',
      'Ann plays Reactor.',
      'Ann plays Thruster.',
      'Ann is done.',
      'Echo in the Dust is completed.',
      'Ann receives the agreed share: 1 prestige, 2 credits.',
      'Ben receives the agreed share: 0 prestige, 0 credits.',
      'Ann: 2 hazards, 0 blocked, 1 prestige lost.',
    ]);
  });

  it('names places, sales and the order of play', () => {
    const t = dawn('E04', { captains: [{ at: 'komek', hand: [] }, { hand: [] }, {}], row: ['KI05', 'DE05'] });
    expect(log(t)).toContain('Ann moves to Magnomi Front.');
    const u = scene({ row: ['EX07'], captains: [{ hand: [] }, { hand: [] }] });
    together(u, 'EX07', [1]);
    u.say(0, ['1', '0'], 'order');
    expect(log(u).at(-1)).toBe('The order of play: Ben, Ann.');
    const v = dawn('E13', { captains: [{ credits: 0 }, { credits: 0 }, { credits: 0 }] });
    expect(log(v).find((line) => line.startsWith('For sale'))).toMatch(/^For sale: [A-Z].*, [A-Z]/);
  });

  it('says what can be chosen in words', () => {
    const t = solo('EX07', { hand: ['C19'] });
    play(t, 'C19');
    const { options } = t.prompt(0, 'choose', 'choose');
    expect(options.map(({ text }) => text && phrase(game.messages, text))).toEqual([
      '3 Actions',
      'Draw 3 cards',
      'Block 2 hazards',
    ]);
    pick(t, '0');
    const u = solo('EX07', { hand: ['C13', 'd+', 'rX'] }, { overload: true });
    const plays = u.prompt(0, 'choose', 'play').options.map(({ text }) => text && phrase(game.messages, text));
    expect(plays).toEqual(['Done', 'Play Tusk Moreno', 'Play Tuned Damage', 'Play Surge Reactor']);
  });
});
