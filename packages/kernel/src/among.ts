import type { Ask, Asked, Go, Names, Sealed, Time } from './flow.ts';
import type { Option } from './prompt.ts';
import { type Refusal, refuse, type Verdict } from './refusal.ts';
import { below, type Rng, shuffled } from './rng.ts';
import type { Seat } from './seats.ts';
import type { Text } from './text.ts';

/** A question answered out of one list: what it shows, admits and samples all come from `items`. */
interface Among<S, V, T> {
  who(s: S, v: V): Asked;
  text(s: S, v: V, seat: Seat): Text;
  /** All there is to choose from, by public knowledge or what the seat itself knows. */
  items(s: S, v: V, seat: Seat): readonly T[];
  /** What an answer calls an item; a text or a number is called by itself. */
  name?(item: T): string;
  /** What the prompt shows of an item beside its name. */
  show?(s: S, item: T, v: V, seat: Seat): Omit<Option, 'id' | 'why'>;
  /** Whether an item of the list may be chosen now; if not, it is shown greyed out with the reason. */
  may?(s: S, v: V, seat: Seat, item: T): Verdict;
  /** Refused is whatever is not on the list: the rule behind it, or the whole refusal. */
  rule: string | ((s: S, v: V, seat: Seat, name: string) => Refusal);
  /** Words for choosing nothing; with them the question may be passed. */
  pass?(s: S, v: V, seat: Seat): Text;
  time?: Time;
  expire?(s: S, v: V, go: Go<string, Names<V>>): void;
}

/** One of a list, in the open. `passed` runs where the seat passes, else the next step follows. */
interface One<S, V, T> extends Among<S, V, T> {
  take(s: S, v: V, seat: Seat, item: T, go: Go<string, Names<V>>): void;
  passed?(s: S, v: V, seat: Seat, go: Go<string, Names<V>>): void;
  fallback?(s: S, v: V, seat: Seat): T | null;
  resolving?: boolean;
}

/** One of a list each, in secret; null where a seat was not asked or has passed. */
interface OneSealed<S, V, T> extends Among<S, V, T> {
  reveal(s: S, v: V, items: (T | null)[], go: Go<string, Names<V>>): void;
  fallback?(s: S, v: V, seat: Seat): T | null;
  quiet?: boolean;
}

/** Several of a list: a number of them, or a least and a most. */
interface Counted<S, V, T> {
  count(s: S, v: V, seat: Seat): number | readonly [least: number, most: number];
  /** What is wrong with these together, where each alone would do. With it comes a `sample` that knows how. */
  fits?(s: S, v: V, seat: Seat, items: T[]): Verdict;
  sample?(s: S, v: V, seat: Seat, rng: Rng): T[];
}
interface Many<S, V, T> extends Among<S, V, T>, Counted<S, V, T> {
  take(s: S, v: V, seat: Seat, items: T[], go: Go<string, Names<V>>): void;
  passed?(s: S, v: V, seat: Seat, go: Go<string, Names<V>>): void;
  fallback?(s: S, v: V, seat: Seat): T[] | null;
  resolving?: boolean;
}
interface ManySealed<S, V, T> extends Among<S, V, T>, Counted<S, V, T> {
  reveal(s: S, v: V, items: (T[] | null)[], go: Go<string, Names<V>>): void;
  fallback?(s: S, v: V, seat: Seat): T[] | null;
  quiet?: boolean;
}

/** The list behind a question: names, options and what may be chosen. */
function listOf<S, V, T>(spec: Among<S, V, T>) {
  const name = spec.name ?? String;
  const named = (s: S, v: V, seat: Seat, wanted: string): T | undefined =>
    spec.items(s, v, seat).find((item) => name(item) === wanted);
  return {
    name,
    named,
    /** What may be chosen now. */
    open: (s: S, v: V, seat: Seat): readonly T[] => {
      const items = spec.items(s, v, seat);
      return spec.may ? items.filter((item) => spec.may?.(s, v, seat, item) === true) : items;
    },
    options: (s: S, v: V, seat: Seat): Option[] =>
      spec.items(s, v, seat).map((item) => {
        const option: Option = { id: name(item), ...spec.show?.(s, item, v, seat) };
        const verdict = spec.may?.(s, v, seat, item) ?? true;
        if (verdict !== true) option.why = verdict;
        return option;
      }),
    judge(s: S, v: V, seat: Seat, wanted: string): Verdict {
      const item = named(s, v, seat, wanted);
      if (item !== undefined) return spec.may?.(s, v, seat, item) ?? true;
      return typeof spec.rule === 'string'
        ? refuse('not-among', spec.rule, { name: wanted })
        : spec.rule(s, v, seat, wanted);
    },
  };
}

/** What all four have in common, as the interpreter wants it. */
const shared = <S, V>({ who, time, expire }: Among<S, V, any>) => ({
  who,
  ...(time && { time }),
  ...(expire && { expire }),
});

function one<S, V, T>(spec: Among<S, V, T> & { fallback?(s: S, v: V, seat: Seat): T | null }) {
  const { name, named, open, options, judge } = listOf(spec);
  const { pass, fallback } = spec;
  return {
    ...shared(spec),
    named,
    prompt: (s: S, v: V, seat: Seat) => ({
      text: spec.text(s, v, seat),
      options: options(s, v, seat),
      ...(pass && { pass: pass(s, v, seat) }),
    }),
    admits: (s: S, v: V, seat: Seat, answer: string | null) => answer === null || judge(s, v, seat, answer),
    sample(s: S, v: V, seat: Seat, rng: Rng) {
      const items = open(s, v, seat);
      const at = below(rng, items.length + (pass ? 1 : 0));
      return at === items.length ? null : name(items[at] as T);
    },
    options: (s: S, v: V, seat: Seat) => [...(pass ? [null] : []), ...open(s, v, seat).map(name)],
    ...(fallback && {
      fallback: (s: S, v: V, seat: Seat) => {
        const item = fallback(s, v, seat);
        return item === null ? null : name(item);
      },
    }),
  };
}

function many<S, V, T>(spec: Among<S, V, T> & Counted<S, V, T> & { fallback?(s: S, v: V, seat: Seat): T[] | null }) {
  const { name, named, open, options, judge } = listOf(spec);
  const { pass, fallback } = spec;
  const rangeOf = (s: S, v: V, seat: Seat): readonly [number, number] => {
    const count = spec.count(s, v, seat);
    return typeof count === 'number' ? [count, count] : count;
  };
  const allNamed = (s: S, v: V, seat: Seat, names: readonly string[]): T[] =>
    names.map((wanted) => named(s, v, seat, wanted) as T);
  return {
    ...shared(spec),
    allNamed,
    prompt(s: S, v: V, seat: Seat) {
      const [min, max] = rangeOf(s, v, seat);
      const body = { text: spec.text(s, v, seat), items: options(s, v, seat), min, max };
      return pass ? { ...body, pass: pass(s, v, seat) } : body;
    },
    admits(s: S, v: V, seat: Seat, names: string[] | null): Verdict {
      if (names === null) return true;
      for (const wanted of names) {
        const verdict = judge(s, v, seat, wanted);
        if (verdict !== true) return verdict;
      }
      const [min, max] = rangeOf(s, v, seat);
      const rule = typeof spec.rule === 'string' ? spec.rule : null;
      if (names.length < min || names.length > max)
        return refuse('not-so-many', rule, { min, max, count: names.length });
      return spec.fits?.(s, v, seat, allNamed(s, v, seat, names)) ?? true;
    },
    sample(s: S, v: V, seat: Seat, rng: Rng) {
      if (pass && below(rng, 3) === 0) return null;
      if (spec.sample) return spec.sample(s, v, seat, rng).map(name);
      const [min, max] = rangeOf(s, v, seat);
      return shuffled(rng, open(s, v, seat).map(name)).slice(0, min + below(rng, max - min + 1));
    },
    ...(fallback && { fallback: (s: S, v: V, seat: Seat) => fallback(s, v, seat)?.map(name) ?? null }),
  };
}

/** Asks for one of a list: `among({ who, text, items, rule, take })`. */
export function among<S, V, T>(spec: One<S, V, T>): Ask<S, V, 'choose'> {
  const { named, ...question } = one(spec);
  return {
    ...question,
    ask: spec.pass ? 'choose?' : 'choose',
    ...(spec.resolving && { resolving: true }),
    take(s: S, v: V, seat: Seat, answer: string | null, go: Go<any, any>) {
      if (answer === null) spec.passed?.(s, v, seat, go);
      else spec.take(s, v, seat, named(s, v, seat, answer) as T, go);
    },
  } as unknown as Ask<S, V, 'choose'>;
}

/** The same under seal: all choose at once and in secret. */
export function amongSealed<S, V, T>(spec: OneSealed<S, V, T>): Sealed<S, V, 'choose'> {
  const { named, ...question } = one(spec);
  return {
    ...question,
    sealed: spec.pass ? 'choose?' : 'choose',
    ...(spec.quiet && { quiet: true }),
    reveal(s: S, v: V, answers: (string | null)[], go: Go<any, any>) {
      const items = answers.map((answer, seat) => (answer === null ? null : (named(s, v, seat, answer) ?? null)));
      spec.reveal(s, v, items, go);
    },
  } as unknown as Sealed<S, V, 'choose'>;
}

/** Asks for several of a list: `manyAmong({ who, text, items, count, rule, take })`. */
export function manyAmong<S, V, T>(spec: Many<S, V, T>): Ask<S, V, 'subset'> {
  const { allNamed, ...question } = many(spec);
  return {
    ...question,
    ask: spec.pass ? 'subset?' : 'subset',
    ...(spec.resolving && { resolving: true }),
    take(s: S, v: V, seat: Seat, names: string[] | null, go: Go<any, any>) {
      if (names === null) spec.passed?.(s, v, seat, go);
      else spec.take(s, v, seat, allNamed(s, v, seat, names), go);
    },
  } as unknown as Ask<S, V, 'subset'>;
}

/** The same under seal. */
export function manyAmongSealed<S, V, T>(spec: ManySealed<S, V, T>): Sealed<S, V, 'subset'> {
  const { allNamed, ...question } = many(spec);
  return {
    ...question,
    sealed: spec.pass ? 'subset?' : 'subset',
    ...(spec.quiet && { quiet: true }),
    reveal(s: S, v: V, answers: (string[] | null)[], go: Go<any, any>) {
      const chosen = answers.map((names, seat) => (names === null ? null : allNamed(s, v, seat, names)));
      spec.reveal(s, v, chosen, go);
    },
  } as unknown as Sealed<S, V, 'subset'>;
}
