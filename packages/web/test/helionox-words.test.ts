import { ARCHITECTS, game, type HelionoxView } from '@orrery/helionox';
import type { Json, Option, Refusal } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { effectSummary } from '../src/games/helionox/board/steps.ts';
import { gameUi } from '../src/games/helionox/game-ui.tsx';
import { labelOf, passOf } from '../src/games/helionox/play/options.ts';
import { wordsOf } from '../src/play/game-text.ts';
import type { GameUi, Play } from '../src/play/game-ui.ts';

const words = wordsOf(game as never, gameUi as unknown as GameUi, (seat) => ['Ada', 'Vesta'][seat] ?? '?');
const line = (type: string, data: Record<string, Json>) => words.eventText({ type, data: { seat: 0, ...data } });

describe('the log of Helionox', () => {
  it.each([
    ['credits', 1, 'Ada banks 1 Credit.'],
    ['credits', 2, 'Ada banks 2 Credits.'],
    ['defense', 1, 'Ada banks 1 Defense.'],
  ])('counts banked %s: %i', (what, n, text) => {
    expect(line('banked', { what, n })).toBe(text);
  });

  it('names what does not fit in the Bank', () => {
    expect(line('bank-full', { what: 'credits' })).toBe('Ada cannot bank more Credits: the Bank is full.');
  });

  it('names places as in a sentence', () => {
    expect(line('moved', { place: 'moon' })).toBe('Ada moves to the Moon.');
    expect(line('cargo-lost', { cargo: 'moon' })).toBe('Ada loses Cargo from the Moon.');
    expect(line('delivered', { cargo: 'moon', place: 'mars' })).toBe('Ada delivers Cargo from the Moon to Mars.');
    expect(line('request-drawn', { card: 'RQ-moon-mars-1' })).toBe('Ada draws a Request: from the Moon to Mars.');
  });

  it('names the player in events with a hidden part', () => {
    expect(line('drew', { count: 1, cards: ['MA.1'], names: ['Material Asset'] })).toBe('Ada draws Material Asset.');
  });
});

/** A table where the viewer has this Architect and answers this question. */
const playWith = (architect: string | null, ask = 'ask-main') =>
  ({
    table: { view: { players: [{ architect, place: 'moon' }], locations: [] } as unknown as HelionoxView, viewer: 0 },
    ask: { seat: 0, prompt: { text: { id: ask } } },
    words,
  }) as unknown as Play;

const action = (id: string, data: Record<string, unknown>, why?: string): Option => ({
  id,
  text: { id: `act-${id.split(':')[0]}` },
  data: data as Json,
  ...(why ? { why: { reason: why, params: {} } as unknown as Refusal } : {}),
});

describe('the labels of actions', () => {
  it('put a colon before the gain', () => {
    expect(labelOf(action('play:MA.1', { gain: { credits: 1 } }), playWith(null))).toBe('Play: +1 Credit');
    expect(labelOf(action('overcome:EE5.1', { gain: { defense: -2, influence: 1 } }), playWith(null))).toBe(
      'Overcome: −2 Defense, +1 Influence',
    );
  });

  it('leave out the gain of an action that is not allowed', () => {
    const refused = action('overcome:EE5.1', { gain: { defense: -2, influence: 1 } }, 'too-little-defense');
    expect(labelOf(refused, playWith(null))).toBe('Overcome');
  });

  it('use the words of the rules for moves', () => {
    expect(labelOf(action('travel:moon', { place: 'moon', price: 2 }), playWith(null))).toBe(
      'Travel to the Moon\u00a0·\u00a02',
    );
    const play = playWith(null, 'ask-move-any');
    expect(labelOf({ id: 'moon', data: { gain: { credits: 1 } } }, play)).toBe('Move to the Moon: +1 Credit');
    expect(passOf({ kind: 'choose', text: { id: 'ask-move-any' }, options: [] }, play)).toBe('Stay at the Moon');
  });

  it('name both abilities of an Architect in the same way', () => {
    for (const { id, abilities } of ARCHITECTS) {
      const labels = abilities.map((_ability, i) =>
        labelOf(action(`architect:${i + 1}`, { ability: i + 1 }), playWith(id)),
      );
      const numbered = labels.filter((label) => /^Ability \d \(\d Cryo\)$/.test(label)).length;
      expect([0, abilities.length], labels.join(' / ')).toContain(numbered);
    }
  });
});

describe('the short text of an effect', () => {
  it('keeps the capital letters of terms', () => {
    expect(effectSummary([{ op: 'credit', n: 3 }, { op: 'cycle', n: 1 }, { op: 'key' }])).toBe(
      '+3 Credits, Cycle 1, Key Access here',
    );
  });
});
