import { catalog, findGame } from '@orrery/games';
import { type Game, REASONS, type VisibleEvent } from '@orrery/kernel';
import { argumentsOf, setLocale } from '@orrery/messages';
import { afterEach, describe, expect, it } from 'vitest';
import { GAME_CREDITS } from '../src/games/credits.ts';
import { listingOf } from '../src/games/listings.ts';
import { guide } from '../src/games/moonriser/guide/guide.ts';
import { translateGuide } from '../src/games/translate.ts';
import { found } from '../src/pages/rules/search.ts';
import { wordsOf } from '../src/play/game-text.ts';
import { TABLE_EVENTS, TABLE_MESSAGES } from '../src/play/table-messages.ts';
import { optionsOf, optionText } from '../src/shared/options.ts';
import { formatRelativeTime } from '../src/ui/format.ts';
import { formatItems, formatList } from '../src/ui/format-list.ts';
import { minus, off, signed } from '../src/ui/numbers.ts';

describe('listings', () => {
  it('has a listing and a credit for every game', () => {
    for (const { id, name } of catalog) {
      expect(listingOf(id)).not.toBeNull();
      expect(GAME_CREDITS.some((credit) => credit.name === name)).toBe(true);
    }
  });
});

describe('wordsOf', () => {
  const game = {
    messages: { hi: '{seat} waves.', drew: '{seat} draws.', 'drew.own': 'You draw {name}.' },
  } as unknown as Game;
  const words = wordsOf(game, undefined, (seat) => ['Ada', 'Grace'][seat] ?? '?');

  it('shows players by name', () => {
    expect(words.eventText({ type: 'hi', data: { seat: 1 } })).toBe('Grace waves.');
  });

  it('uses the fuller message for viewers with more information', () => {
    expect(words.eventText({ type: 'drew', data: { seat: 0 } })).toBe('Ada draws.');
    expect(words.eventText({ type: 'drew', data: { seat: 0, name: 'Mine' } })).toBe('You draw Mine.');
  });

  it('has a text for a table event whose type a game also uses', () => {
    const told = { messages: { hinted: '{seat}: “{words}.”' } } as unknown as Game;
    const { eventText } = wordsOf(told, undefined, () => 'Ada');
    expect(eventText({ type: 'hinted', data: { seat: 0 } })).toBe('Ada asks for a hint.');
    expect(eventText({ type: 'hinted', data: { seat: 0, words: 'plenty' } })).toBe('Ada: “plenty.”');
    expect(words.eventText({ type: 'hinted', data: { seat: 1 } })).toBe('Grace asks for a hint.');
  });

  /** The kernel's refusals that games may reword: they concern the choices of a game's own question. */
  const reworded = ['not-among', 'not-so-many'];
  it.each(catalog.map(({ id }) => id))('is never ambiguous: %s uses no message id of the table', async (id) => {
    const game = await findGame(id)?.load();
    const ui = await listingOf(id)?.gameUi();
    const own: Record<string, string> = { ...game?.messages, ...ui?.messages };
    expect(Object.keys(own).length).toBeGreaterThan(0);
    const taken = Object.keys({ ...REASONS, ...TABLE_MESSAGES }).filter((one) => !reworded.includes(one));
    expect(Object.keys(own).filter((one) => taken.includes(one))).toEqual([]);
    for (const [type, template] of Object.entries<string>(TABLE_EVENTS)) {
      const known = argumentsOf(template);
      if (own[type] !== undefined)
        expect(
          argumentsOf(own[type]).some((name) => !known.includes(name)),
          type,
        ).toBe(true);
    }
  });

  it('knows ids only by the game’s own messages', () => {
    const { known } = wordsOf({ messages: { red: 'Red', hi: '{seat} waves.' } } as unknown as Game);
    expect([known('red'), known('hi'), known('over'), known('halted')]).toEqual(['Red', null, null, null]);
  });

  it('skips events without a message, but never a refusal', () => {
    expect(words.eventText({ type: 'mystery', data: {} })).toBeNull();
    expect(words.refusal({ reason: 'not-so-fast', params: {} })).toBe('You cannot do that now.');
    expect(words.refusal({ reason: 'stale', params: {} })).toContain('moved on');
    expect(words.refusal({ reason: 'rate', params: { message: 'Too many requests.' } })).toBe('Too many requests.');
  });

  it('has a message for every refusal of Moonriser', async () => {
    const moonriser = (await findGame('moonriser')?.load()) as Game;
    expect(wordsOf(moonriser).refusal({ reason: 'field-black', params: {} })).not.toBe('You cannot do that now.');
  });
});

describe('translations', () => {
  const game = { id: 'demo', messages: { hi: '{seat} waves.', bye: 'Bye.' } } as unknown as Game;
  const draw: VisibleEvent = { type: 'drew', data: { seat: 0, name: 'Mine' } };
  afterEach(() => setLocale('en'));

  it('replace a game’s messages with those of its catalog; missing ones stay English', () => {
    setLocale('de', { demo: { hi: '{seat} winkt.' }, other: { bye: 'Nie.' } });
    const words = wordsOf(game, undefined, () => 'Ada');
    expect(words.eventText({ type: 'hi', data: { seat: 0 } })).toBe('Ada winkt.');
    expect(words.say({ id: 'bye' })).toBe('Bye.');
  });

  it('replace the messages of the table with those of the catalog `match`', () => {
    setLocale('de', { match: { resigned: '{seat} gibt auf.' } });
    expect(wordsOf(game, undefined, () => 'Ada').eventText({ type: 'resigned', data: { seat: 0 } })).toBe(
      'Ada gibt auf.',
    );
  });

  it('do not change who may read the fuller message of an event', () => {
    const drawing = { id: 'demo', messages: { drew: 'A card.', 'drew.own': 'You draw {name}.' } } as unknown as Game;
    setLocale('de', { demo: { drew: 'Eine Karte.', 'drew.own': 'Deine Karte.' } });
    expect(wordsOf(drawing).eventText(draw)).toBe('Deine Karte.');
    expect(wordsOf(drawing).eventText({ ...draw, data: { seat: 0 } })).toBe('Eine Karte.');
  });

  it('are looked up by the English text of a game’s options', () => {
    setLocale('de', { 'demo-options': { Length: 'Länge' } });
    const schema = { properties: { length: { type: 'integer', title: 'Length' } } };
    expect(optionsOf(schema, optionText('demo')).map(({ title }) => title)).toEqual(['Länge']);
  });
});

describe('numbers and lists', () => {
  it('have a typographic minus sign, and a plus sign on request', () => {
    expect([minus(-3), minus(0), off(0), off(2), signed(0), signed(-2)]).toEqual(['−3', '0', '0', '+2', '+0', '−2']);
    expect(minus(-0)).toBe('0');
  });

  it('are joined with or without a conjunction', () => {
    expect(formatList(['Ada', 'Vera', 'Noor'])).toBe('Ada, Vera and Noor');
    expect(formatItems(['Ada', 'Vera', 'Noor'])).toBe('Ada, Vera, Noor');
  });
});

describe('formatRelativeTime', () => {
  const ago = (seconds: number) => formatRelativeTime(1e12 - seconds * 1000, 1e12);

  it('says “just now” for the last half minute, even if the clocks differ', () => {
    expect([ago(0), ago(20), ago(-90)]).toEqual(['just now', 'just now', 'just now']);
  });

  it('uses the largest unit', () => {
    expect([ago(60), ago(3 * 3600), ago(86_400)]).toEqual(['1 minute ago', '3 hours ago', 'yesterday']);
  });
});

describe('the rules and lessons of Moonriser', () => {
  const { chapters, lessons } = translateGuide('moonriser', guide);

  it('have unique ids', () => {
    expect(new Set(chapters.map((one) => one.id)).size).toBe(chapters.length);
    expect(new Set(lessons.map((one) => one.id)).size).toBe(lessons.length);
  });

  it('can be searched with words in any order', () => {
    expect(found(chapters, 'token BLACK').map((one) => one.id)).toContain('space');
    expect(found(chapters, '  ')).toHaveLength(chapters.length);
    expect(found(chapters, 'xyzzy')).toEqual([]);
  });

  it('have balanced asterisks', () => {
    for (const { text } of chapters) for (const paragraph of text) expect(paragraph.split('*').length % 2).toBe(1);
  });
});
