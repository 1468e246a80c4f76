import type { Event, Json } from '@orrery/kernel';
import { formatMessage } from '@orrery/messages';
import { describe, expect, it } from 'vitest';
import { game } from '../../src/index.ts';
import {
  begin,
  done,
  faces,
  hire,
  NOMAD,
  OVERLOAD,
  pick,
  play,
  type Scene,
  scene,
  solo,
  together,
  turnWithEvent,
} from '../scene.ts';

const NAMES = ['Ann', 'Ben', 'Cleo'];
/** The log line of an event, with names in place of seats. */
const logLine = ({ type, data }: Event): string =>
  formatMessage(game.messages, { id: type, params: data as Record<string, Json> }, (name, value) =>
    ['seat', 'who'].includes(name) && typeof value === 'number' ? (NAMES[value] as string) : null,
  );
const log = (t: Scene): string[] => t.events.map(logLine);

describe('the log', () => {
  it('logs a contract from talks to hazards', () => {
    const t = scene({ row: ['EX02'], captains: [{ hand: ['r', 'r', 't'] }, { hand: [] }] });
    t.say(0, 'talk:EX02', 'choose');
    t.say(1, 'damage:some', 'hint');
    t.say(0, { say: 'propose', parties: [0, 1], terms: [] }, 'talk');
    t.say(1, { say: 'accept', version: 1 }, 'talk');
    t.say(0, { say: 'lock', version: 1 }, 'talk');
    expect(log(t)).toEqual([
      'Ann opens talks on Echo in the Dust.',
      'Ben: “I can do some Damage.”',
      'Ann makes an offer.',
      'Ben accepts.',
      'The deal is locked. Captains: Ann and Ben.',
      'Ann and Ben attempt Echo in the Dust.',
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
      'Ann receives 1 prestige and 2 credits.',
      'Ben receives nothing.',
      'Ann: 2 hazards, 0 blocked, 1 prestige lost.',
    ]);
  });

  it('MK-425 MK-522 logs payments, including mercenaries and hazard pay', () => {
    const t = scene({ seats: 1, row: ['EX01'], mercenaries: ['r', 'r', 's', 't', 't'], captains: [{ hand: ['m'] }] });
    t.say(0, 'solo:EX01', 'choose');
    for (const card of ['r', 'r']) hire(t, card);
    done(t);
    expect(log(t).slice(-2)).toEqual(['Ann receives nothing.', 'The mercenaries receive 3 credits.']);
    const u = scene({
      options: NOMAD,
      policy: 'L01',
      row: ['EX02'],
      captains: [{ hand: ['r', 'r', 't'], at: 'base' }],
    });
    begin(u, 'EX02');
    faces(u, [0]);
    for (const card of ['r', 'r', 't']) play(u, card);
    done(u);
    expect(log(u)).toContain('Ann receives 1 credit in hazard pay.');
  });

  it('MK-376 logs the bonus card of a prize, but no draw if an advanced card is taken', () => {
    const t = scene({ options: OVERLOAD, row: ['HH05'], captains: [{ hand: ['C31'] }] });
    t.say(0, 'duel:HH05', 'choose');
    for (const seat of [1, 2]) t.say(seat, 'stay', 'join');
    play(t, 'C31');
    done(t);
    expect(log(t).at(-1)).toMatch(/^Ann wins .*1 bonus card\.$/);
    t.say(0, 'r+', 'source');
    expect([log(t).includes('Ann gains Tuned Reactor.'), log(t).includes('Ann draws a bonus card.')]).toEqual([
      true,
      false,
    ]);
  });

  it('MK-193 MK-387 gives the right reason for a refusal', () => {
    const why = (t: Scene, answer: string, step: string): string => {
      const { reason, params } = t.refused(0, answer, step);
      return formatMessage(game.messages, { id: reason, params: params ?? {} });
    };
    const t = turnWithEvent('E04', { captains: [{ at: 'komek' }, {}, {}] });
    expect(why(t, 'travel:magnomi', 'choose')).toBe('Your ship is already in that sector. Travel to another one.');
    expect(why(t, 'travel:komek', 'choose')).toContain('where you started the turn');
    const u = scene({ options: OVERLOAD, row: ['EX01'], captains: [{ hand: [], credits: 20 }] });
    u.say(0, 'solo:EX01', 'choose');
    done(u);
    u.say(0, 'buy:sX', 'buy');
    const [first, second] = u.view(0).armory.parts as { card: string }[];
    u.say(0, `discard:${first?.card}`, 'buy');
    expect(why(u, `discard:${second?.card}`, 'buy')).toBe(
      'You have already paid for a discard this turn. Only one is allowed.',
    );
  });

  it('names events, and policies that are voted on', () => {
    expect(log(turnWithEvent('E04'))).toContain('Event: Wandering Flotilla.');
    expect(log(turnWithEvent('L01'))).toContain('Policy up for a vote: Hazard Pay Act.');
  });

  it('names places, sales and the order of play', () => {
    const t = turnWithEvent('E04', { captains: [{ at: 'komek', hand: [] }, { hand: [] }, {}], row: ['KI05', 'DE05'] });
    expect(log(t)).toContain('Ann moves to Magnomi Front.');
    const u = scene({ row: ['EX07'], captains: [{ hand: [] }, { hand: [] }] });
    together(u, 'EX07', [1]);
    u.say(0, ['1', '0'], 'order');
    expect(log(u).at(-1)).toBe('Order of play: Ben and Ann.');
    const v = turnWithEvent('E13', { captains: [{ credits: 0 }, { credits: 0 }, { credits: 0 }] });
    expect(log(v).find((line) => line.startsWith('For sale'))).toMatch(/^For sale: [A-Z].*, [A-Z]/);
    const none = turnWithEvent('E13', {}, (s) => {
      s.scrapped.push(...s.partDeck.cards.splice(0));
      s.partDeck.known = [];
    });
    expect(log(none)).toContain('No cards are left for sale.');
  });

  it('labels every choice', () => {
    const t = solo('EX07', { hand: ['C19'] });
    play(t, 'C19');
    const { options } = t.prompt(0, 'choose', 'choose');
    expect(options.map(({ text }) => text && formatMessage(game.messages, text))).toEqual([
      '3 Actions',
      'Draw 3 cards',
      'Block 2 hazards',
    ]);
    pick(t, '0');
    const u = solo('EX07', { hand: ['C13', 'd+', 'rX'] }, { overload: true });
    const plays = u.prompt(0, 'choose', 'play').options.map(({ text }) => text && formatMessage(game.messages, text));
    expect(plays).toEqual(['Done', 'Play Tusk Moreno', 'Play Tuned Damage', 'Play Surge Reactor']);
  });
});
