import { type Json, msg, REASONS } from '@orrery/kernel';
import { afterEach, describe, expect, it } from 'vitest';
import {
  argumentsOf,
  catalog,
  formatMessage,
  formatTemplate,
  formatText,
  PSEUDO,
  setLocale,
  text,
} from '../src/index.ts';

const messages = {
  take: 'Take {count, plural, one {# tile} other {# tiles}} from {seat}.',
  list: '{all}',
  odd: '{gone}',
  role: '{role, select, pilot {flies} other {waits}}',
};
const show = (name: string, value: unknown) => (name === 'seat' ? `player ${Number(value) + 1}` : null);

describe('formatMessage', () => {
  it('fills arguments and chooses plural and select forms', () => {
    expect(formatMessage(messages, msg('take', { count: 1, seat: 0 }))).toBe('Take 1 tile from 0.');
    expect(formatMessage(messages, msg('take', { count: 2, seat: 0 }), show)).toBe('Take 2 tiles from player 1.');
    expect(formatMessage(messages, msg('role', { role: 'pilot' }))).toBe('flies');
    expect(formatMessage(messages, msg('role', { role: 'cook' }))).toBe('waits');
  });

  it('formats parameters that are messages or lists', () => {
    expect(formatMessage(messages, msg('list', { all: ['a', 'b'] }))).toBe('a and b');
    expect(formatMessage(messages, msg('list', { all: ['a', 'b', 'c'] }))).toBe('a, b and c');
    expect(formatMessage(messages, msg('list', { all: ['a', 'b', 'c'] }), undefined, 'de')).toBe('a, b und c');
    expect(formatMessage(messages, msg('list', { all: [] }))).toBe('');
    const parts = [msg('take', { count: 1, seat: 0 }), msg('list', { all: 'b' })] as unknown as Json;
    expect(formatMessage(messages, msg('list', { all: parts }), show)).toBe('Take 1 tile from player 1. and b');
  });

  it('shows the id of an unknown message and the name of a missing argument', () => {
    expect(formatMessage(messages, msg('nothing'))).toBe('nothing');
    expect(formatMessage(messages, msg('constructor'))).toBe('constructor');
    expect(formatMessage(messages, msg('odd'))).toBe('{gone}');
    expect(formatMessage(messages, msg('take', {}))).toBe('Take 0 tiles from {seat}.');
  });

  it('formats the kernel’s reasons for refusals', () => {
    expect(formatMessage(REASONS, msg('bad-seats', { min: 2, max: 4 }))).toBe('This game is for 2 to 4 players.');
    const path = '.mode';
    const invalid = (expected: string, sentence: boolean) =>
      formatMessage(REASONS, msg('bad-options', { path, expected, sentence }));
    expect(invalid('a list', false)).toBe('Invalid options: .mode must be a list.');
    expect(invalid('Teams needs 4 or 6 players.', true)).toBe('Invalid options: Teams needs 4 or 6 players.');
    for (const template of Object.values(REASONS)) expect(template).toMatch(/^[A-Z].*\.\}*$/);
  });

  it('leaves apostrophes and angle brackets alone', () => {
    expect(formatTemplate("A captain's <hand>")).toBe("A captain's <hand>");
  });
});

describe('argumentsOf', () => {
  it('lists all arguments, including those inside plural forms', () => {
    expect(argumentsOf('{a} {b, plural, one {{c}} other {#}}')).toEqual(['a', 'b', 'c']);
  });
});

describe('catalog', () => {
  afterEach(() => setLocale('en'));
  const t = catalog('lobby', { title: 'Lobby', tables: '{n, plural, one {# table} other {# tables}}' });

  it('formats its English messages', () => {
    expect([t('title'), t('tables', { n: 1 }), t('tables', { n: 3 })]).toEqual(['Lobby', '1 table', '3 tables']);
  });

  it('uses a translation where there is one, with the plural rules of its language', () => {
    setLocale('pl', { lobby: { tables: '{n, plural, one {# stół} few {# stoły} other {# stołów}}' } });
    expect([t('title'), t('tables', { n: 3 }), t('tables', { n: 5 })]).toEqual(['Lobby', '3 stoły', '5 stołów']);
  });

  it('shows accented, longer text in brackets in the pseudo-locale', () => {
    setLocale(PSEUDO);
    expect(t('title')).toBe('⟦Ļöƀƀý··⟧');
    expect(t('tables', { n: 3 })).toBe('⟦3 ţåƀļéš···⟧');
    expect(formatTemplate('In {title}', { title: t('title') }, undefined, PSEUDO)).toBe('⟦Îñ Ļöƀƀý··⟧');
  });
});

describe('formatText', () => {
  afterEach(() => setLocale('en'));

  it('fills the arguments of a text written in place', () => {
    expect(formatText('guide', 'Lay a tile.')).toBe('Lay a tile.');
    expect(formatText('guide', text('Take {count, plural, one {# tile} other {# tiles}}.', { count: 3 }))).toBe(
      'Take 3 tiles.',
    );
  });

  it('uses the translation of its English template', () => {
    setLocale('de', { guide: { 'Take {count}.': 'Nimm {count}.' } });
    expect(formatText('guide', text('Take {count}.', { count: 3 }))).toBe('Nimm 3.');
    expect(formatText('other', text('Take {count}.', { count: 3 }))).toBe('Take 3.');
  });
});
