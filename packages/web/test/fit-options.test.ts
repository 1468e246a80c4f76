import { catalog, findGame } from '@orrery/games';
import { blank, fault, flag, type Game, json, jsonSchema, oneOf, shape, titled, withDefault } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { fitOptions, isFree, isShown, type OptionRules, refitOptions, whyNot } from '../src/shared/fit-options.ts';
import { chosenText, folded, type Options, optionsOf, unusual, usually } from '../src/shared/options.ts';

const options = shape({
  side: titled(oneOf('apart', 'together'), 'Side', 'Who is against whom.', { apart: 'Each alone', together: 'All' }),
  moons: titled(flag, 'Moons'),
  goals: titled(flag, 'Goals'),
  hard: titled(flag, 'Hard'),
  night: flag,
  sky: titled(oneOf('plain', 'lunar', 'mixed-up'), 'Sky'),
  echo: flag,
});
const usual = blank(options) as Options;

/**
 * Rules of the test game: solo games are cooperative; goals need `apart`, hard needs `together`, and a lunar sky needs
 * moons.
 */
const termsFor = (seats: number): OptionRules => ({
  all: optionsOf(jsonSchema(options)),
  judge: ({ side, moons, goals, hard, sky }) => {
    if (seats === 1 && side === 'apart') return { path: '.side', expected: 'With one player, all play together.' };
    if (goals && side === 'together') return { path: '.goals', expected: 'false together' };
    if (hard && side === 'apart') return { path: '.hard', expected: 'false apart' };
    return sky !== 'plain' && !moons ? { path: '.sky', expected: 'plain without moons' } : null;
  },
});
const two = termsFor(2);
const having = (change: Options): Options => ({ ...usual, ...change });
const shown = (terms: OptionRules, value: Options) =>
  terms.all.filter((option) => isShown(terms, value, option)).map(({ name }) => name);

describe('optionsOf', () => {
  it('takes titles from the schema, or makes them from ids', () => {
    const [side, , , , night, sky] = two.all;
    expect(side).toEqual({
      name: 'side',
      title: 'Side',
      about: 'Who is against whom.',
      kind: 'choice',
      usual: 'apart',
      values: [
        { value: 'apart', label: 'Each alone' },
        { value: 'together', label: 'All' },
      ],
    });
    expect(night).toMatchObject({ title: 'Night', about: null, kind: 'flag' });
    expect(sky?.values.map(({ label }) => label)).toEqual(['Plain', 'Lunar', 'Mixed up']);
  });

  it('collapses all but the first five options, unless only one would be collapsed', () => {
    const names = (keep: string[]) => {
      const { first, more } = folded(
        two.all,
        two.all.filter(({ name }) => keep.includes(name)),
      );
      return [first.map(({ name }) => name), more.map(({ name }) => name)];
    };
    expect(names(['side', 'sky', 'echo'])).toEqual([['side'], ['sky', 'echo']]);
    expect(names(['side', 'echo'])).toEqual([['side', 'echo'], []]);
  });

  it('summarises the kind of game and all non-default values', () => {
    const summary = (value: Options, forced: string[] = []) =>
      chosenText(two.all, value, ({ name }) => forced.includes(name));
    expect(summary(usual)).toBe('Each alone');
    expect(summary(having({ side: 'together', moons: true }))).toBe('All, Moons');
    expect(summary(having({ side: 'together', moons: true }), ['side'])).toBe('Moons');
    expect(summary(having({ sky: 'lunar' }))).toBe('Each alone, Lunar');
    expect(summary(having({ sky: 'lunar', echo: true }))).toBe('Each alone, 2 more options');
  });
});

describe('choosing an option', () => {
  it('keeps a valid choice', () => {
    const value = having({ moons: true, sky: 'lunar' });
    expect(fitOptions(two, value, 'sky')).toEqual(value);
  });

  it('resets only conflicting options', () => {
    const before = having({ side: 'together', moons: true, hard: true, sky: 'lunar', echo: true });
    expect(fitOptions(two, { ...before, side: 'apart' }, 'side')).toEqual({ ...before, side: 'apart', hard: false });
    expect(fitOptions(two, { ...before, moons: false }, 'moons')).toEqual({ ...before, moons: false, sky: 'plain' });
  });

  it('never changes a more important option', () => {
    expect(fitOptions(two, having({ side: 'together', goals: true }), 'goals')).toBeNull();
    expect(fitOptions(two, having({ hard: true }), 'hard')).toBeNull();
  });

  it('explains a refusal with the game’s sentence, or with the expected value and the form’s labels', () => {
    expect(whyNot(termsFor(1), having({ side: 'together' }), 'side', 'apart')).toBe(
      'With one player, all play together.',
    );
    expect(whyNot(two, usual, 'sky', 'lunar')).toBe('Sky must be Plain without moons.');
    expect(whyNot(two, usual, 'side', 'together')).toBeNull();
    const mute: OptionRules = { all: two.all, judge: () => ({ path: '/', expected: 'otherwise' }) };
    expect(whyNot(mute, usual, 'moons', true)).toBe('/ must be otherwise.');
  });

  it('shows an option only if there is a choice or a non-default value', () => {
    expect(shown(two, usual)).toEqual(['side', 'moons', 'goals', 'night', 'echo']);
    expect(shown(two, having({ side: 'together', moons: true }))).toEqual([
      'side',
      'moons',
      'hard',
      'night',
      'sky',
      'echo',
    ]);
    const alone = having({ side: 'together' });
    const [side] = two.all;
    expect(shown(termsFor(1), alone)).toContain('side');
    expect(side && isFree(termsFor(1), alone, side)).toBe(false);
    expect(side && isFree(two, alone, side)).toBe(true);
  });
});

describe('an option with a custom field', () => {
  const own = shape({ sky: oneOf('plain', 'drawn'), drawing: withDefault(json, null) });
  const terms: OptionRules = {
    all: optionsOf(jsonSchema(own)),
    judge: ({ sky, drawing }) =>
      (sky === 'drawn') === (drawing !== null) ? null : { path: '.drawing', expected: 'there for a drawn sky' },
  };
  const drawn = { sky: 'drawn', drawing: [1] };

  it('is neither shown nor summarised', () => {
    expect(terms.all.map(({ name, kind }) => [name, kind])).toEqual([
      ['sky', 'choice'],
      ['drawing', 'own'],
    ]);
    expect(shown(terms, drawn)).toEqual(['sky']);
    expect(chosenText(terms.all, drawn, () => false)).toBe('Drawn');
  });

  it('is reset with the option it belongs to', () => {
    expect(fitOptions(terms, { ...drawn, sky: 'plain' }, 'sky')).toEqual({ sky: 'plain', drawing: null });
    expect(fitOptions(terms, { sky: 'drawn', drawing: null }, 'sky')).toBeNull();
    const barred: OptionRules = {
      ...terms,
      judge: (o) => (o.sky === 'drawn' ? { path: '.sky', expected: 'plain' } : terms.judge(o)),
    };
    expect(refitOptions(barred, drawn)).toEqual({ sky: 'plain', drawing: null });
  });
});

describe('changing the number of seats', () => {
  it('keeps valid options', () => {
    const value = having({ goals: true });
    expect(refitOptions(two, value)).toBe(value);
  });

  it('makes the smallest valid change', () => {
    expect(refitOptions(termsFor(1), usual)).toEqual(having({ side: 'together' }));
    expect(refitOptions(termsFor(1), having({ goals: true, moons: true }))).toEqual(
      having({ side: 'together', moons: true }),
    );
  });

  it('prefers defaults to other values, and changes less important options first', () => {
    const terms: OptionRules = {
      ...two,
      judge: ({ sky }) => (sky === 'lunar' ? { path: '.sky', expected: 'other' } : null),
    };
    expect(refitOptions(terms, having({ moons: true, sky: 'lunar' }))).toEqual(having({ moons: true, sky: 'plain' }));
    const either: OptionRules = {
      ...two,
      judge: ({ moons, echo }) => (moons === echo ? null : { path: '/', expected: '' }),
    };
    expect(refitOptions(either, having({ moons: true }))).toEqual(having({ moons: true, echo: true }));
  });

  it('returns the options unchanged if no combination is valid', () => {
    const never: OptionRules = { ...two, judge: () => ({ path: '/', expected: 'never' }) };
    expect(refitOptions(never, usual)).toBe(usual);
  });

  it.each(catalog.map(({ id }) => id))('explains every refused choice of %s in a whole sentence', async (id) => {
    const game = (await findGame(id)?.load()) as Game;
    for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
      const usual = blank(game.options) as Options;
      const terms: OptionRules = {
        all: optionsOf(jsonSchema(game.options)),
        judge: (value) => game.checkOptions?.(value, seats) ?? null,
      };
      const start = refitOptions(terms, usual);
      for (const { name, values } of terms.all) {
        for (const { value } of values) {
          if (value === 'custom') continue;
          const why = whyNot(terms, start, name, value);
          if (why !== null) expect(why).toMatch(/^[A-Z][^.]*\.( [A-Z][^.]*\.)?$/);
          expect(why ?? '').not.toContain('must be');
        }
      }
    }
  });

  it.each(catalog.map(({ id }) => id))('finds valid options of %s for every number of seats', async (id) => {
    const game = (await findGame(id)?.load()) as Game;
    for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
      const judge = (value: Options) => fault(game.options, value) ?? game.checkOptions?.(value, seats) ?? null;
      const terms: OptionRules = { all: optionsOf(jsonSchema(game.options)), judge };
      expect(judge(refitOptions(terms, blank(game.options) as Options))).toBeNull();
    }
  });
});

describe('defaults per number of seats', () => {
  const four = usually(optionsOf(jsonSchema(options)), { side: 'together' });

  it('fill the form before anything is chosen', () => {
    expect(four.find(({ name }) => name === 'side')?.usual).toBe('together');
    expect(four.find(({ name }) => name === 'sky')?.usual).toBe('plain');
  });

  it('are not stored as choices', () => {
    expect(unusual(four, having({ side: 'together', moons: true }))).toEqual({ moons: true });
    expect(unusual(four, having({}))).toEqual({ side: 'apart' });
  });
});
