import { defined } from './defined.ts';
import type { Ask, Asked, Go, Names, Sealed, Time } from './flow.ts';
import type { Message } from './message.ts';
import type { Option } from './prompt.ts';
import { type Refusal, refuse, type Verdict } from './refusal.ts';
import { below, type Rng, shuffled } from './rng.ts';
import type { Seat } from './seats.ts';

/** A question answered from one list: prompt, legality and samples are all derived from `items`. */
interface List<S, V, T> {
  who(s: S, v: V): Asked;
  text(s: S, v: V, seat: Seat): Message;
  /** All items; may use only public information and what the seat itself knows. */
  items(s: S, v: V, seat: Seat): readonly T[];
  /** The item's id in an answer; defaults to the item as text. */
  name?(item: T): string;
  /** The fields with which the prompt shows an item, besides its id. */
  show?(s: S, item: T, v: V, seat: Seat): Omit<Option, 'id' | 'why'>;
  /** Whether an item may be chosen now. If not, it is shown as disabled, with the reason. */
  may?(s: S, v: V, seat: Seat, item: T): Verdict;
  /** The rule to cite if an answer is not on the list, or a function that returns the whole refusal. */
  rule: string | ((s: S, v: V, seat: Seat, name: string) => Refusal);
  /** The label for passing. If defined, seats may pass. */
  pass?(s: S, v: V, seat: Seat): Message;
  time?: Time;
  expire?(s: S, v: V, go: Go<string, Names<V>>): void;
}

/** A question for several items. `count` is an exact number, or a minimum and a maximum. */
interface CountedList<S, V, T> extends List<S, V, T> {
  count(s: S, v: V, seat: Seat): number | readonly [least: number, most: number];
  /** Whether the items may be chosen together. Requires a `sample` that respects it. */
  fits?(s: S, v: V, seat: Seat, items: T[]): Verdict;
  sample?(s: S, v: V, seat: Seat, rng: Rng): T[];
}

/** A question answered openly. `passed` runs if the seat passes; the next step follows. */
interface OpenSpec<S, V, Chosen> {
  take(s: S, v: V, seat: Seat, chosen: Chosen, go: Go<string, Names<V>>): void;
  passed?(s: S, v: V, seat: Seat, go: Go<string, Names<V>>): void;
  fallback?(s: S, v: V, seat: Seat): Chosen | null;
  resolving?: boolean;
}

/** A question answered simultaneously and secretly; `chosen` is null for seats that were not asked or passed. */
interface SealedSpec<S, V, Chosen> {
  reveal(s: S, v: V, chosen: (Chosen | null)[], go: Go<string, Names<V>>): void;
  fallback?(s: S, v: V, seat: Seat): Chosen | null;
  quiet?: boolean;
}

/** Asks for one item of a list: `pickOne({ who, text, items, rule, take })`. */
export const pickOne = <S, V, T>(spec: List<S, V, T> & OpenSpec<S, V, T>) =>
  question(spec, oneOfList(spec)) as Ask<S, V, 'choose'>;

/** Like `pickOne`, but answered secretly. */
export const pickOneSealed = <S, V, T>(spec: List<S, V, T> & SealedSpec<S, V, T>) =>
  question(spec, oneOfList(spec)) as Sealed<S, V, 'choose'>;

/** Asks for several items of a list: `pickMany({ who, text, items, count, rule, take })`. */
export const pickMany = <S, V, T>(spec: CountedList<S, V, T> & OpenSpec<S, V, T[]>) =>
  question(spec, severalOfList(spec)) as Ask<S, V, 'subset'>;

/** Like `pickMany`, but answered secretly. */
export const pickManySealed = <S, V, T>(spec: CountedList<S, V, T> & SealedSpec<S, V, T[]>) =>
  question(spec, severalOfList(spec)) as Sealed<S, V, 'subset'>;

/** Converts between answers and items, for one item or several. */
interface AnswerCodec<S, V, Chosen, A> {
  kind: 'choose' | 'subset';
  encode(chosen: Chosen): A;
  decode(s: S, v: V, seat: Seat, answer: A): Chosen;
  promptFields(s: S, v: V, seat: Seat): object;
  admits(s: S, v: V, seat: Seat, answer: A): Verdict;
  sample(s: S, v: V, seat: Seat, rng: Rng): A | null;
  options?(s: S, v: V, seat: Seat): (A | null)[];
}

function oneOfList<S, V, T>(spec: List<S, V, T>): AnswerCodec<S, V, T, string> {
  const { name, itemOf, open, promptFields, judge } = listOf(spec);
  return {
    kind: 'choose',
    encode: name,
    decode: itemOf,
    promptFields: (s, v, seat) => ({ options: promptFields(s, v, seat) }),
    admits: judge,
    sample(s, v, seat, rng) {
      const items = open(s, v, seat);
      const at = below(rng, items.length + (spec.pass ? 1 : 0));
      return at === items.length ? null : name(defined(items[at]));
    },
    options: (s, v, seat) => [...(spec.pass ? [null] : []), ...open(s, v, seat).map(name)],
  };
}

function severalOfList<S, V, T>(spec: CountedList<S, V, T>): AnswerCodec<S, V, T[], string[]> {
  const { name, itemOf, open, promptFields, judge } = listOf(spec);
  const decode = (s: S, v: V, seat: Seat, names: string[]): T[] => names.map((wanted) => itemOf(s, v, seat, wanted));
  const rangeOf = (s: S, v: V, seat: Seat): readonly [number, number] => {
    const count = spec.count(s, v, seat);
    return typeof count === 'number' ? [count, count] : count;
  };
  return {
    kind: 'subset',
    encode: (items) => items.map(name),
    decode,
    promptFields(s, v, seat) {
      const [min, max] = rangeOf(s, v, seat);
      return { items: promptFields(s, v, seat), min, max };
    },
    admits(s, v, seat, names) {
      for (const wanted of names) {
        const verdict = judge(s, v, seat, wanted);
        if (verdict !== true) return verdict;
      }
      const [min, max] = rangeOf(s, v, seat);
      if (names.length < min || names.length > max) {
        const rule = typeof spec.rule === 'string' ? spec.rule : spec.rule(s, v, seat, '').rule;
        return refuse('not-so-many', rule, { min, max, count: names.length });
      }
      return spec.fits?.(s, v, seat, decode(s, v, seat, names)) ?? true;
    },
    sample(s, v, seat, rng) {
      if (spec.pass && below(rng, 3) === 0) return null;
      if (spec.sample) return spec.sample(s, v, seat, rng).map(name);
      const [min, max] = rangeOf(s, v, seat);
      return shuffled(rng, open(s, v, seat).map(name)).slice(0, min + below(rng, max - min + 1));
    },
  };
}

/** The list behind a question: ids, options and legality. */
function listOf<S, V, T>(spec: List<S, V, T>) {
  const name = spec.name ?? String;
  const find = (s: S, v: V, seat: Seat, wanted: string): T | undefined =>
    spec.items(s, v, seat).find((item) => name(item) === wanted);
  return {
    name,
    /** The item with that id. Call only after the answer was admitted. */
    itemOf: (s: S, v: V, seat: Seat, wanted: string): T => find(s, v, seat, wanted) as T,
    /** The items that may be chosen now. */
    open(s: S, v: V, seat: Seat): readonly T[] {
      const items = spec.items(s, v, seat);
      return spec.may ? items.filter((item) => spec.may?.(s, v, seat, item) === true) : items;
    },
    promptFields: (s: S, v: V, seat: Seat): Option[] =>
      spec.items(s, v, seat).map((item) => {
        const option: Option = { id: name(item), ...spec.show?.(s, item, v, seat) };
        const verdict = spec.may?.(s, v, seat, item) ?? true;
        if (verdict !== true) option.why = verdict;
        return option;
      }),
    judge(s: S, v: V, seat: Seat, wanted: string): Verdict {
      const item = find(s, v, seat, wanted);
      if (item !== undefined) return spec.may?.(s, v, seat, item) ?? true;
      return typeof spec.rule === 'string'
        ? refuse('not-among', spec.rule, { name: wanted })
        : spec.rule(s, v, seat, wanted);
    },
  };
}

/** Builds the question: open if it has `take`, sealed if it has `reveal`. */
function question<S, V, T, Chosen, A>(
  spec: List<S, V, T> & Partial<OpenSpec<S, V, Chosen> & SealedSpec<S, V, Chosen>>,
  { kind, encode, decode, promptFields, admits, sample, options }: AnswerCodec<S, V, Chosen, A>,
): unknown {
  const { who, text, pass, time, expire, fallback, take, passed, resolving, reveal, quiet } = spec;
  const asking = pass ? `${kind}?` : kind;
  const openStep = {
    ask: asking,
    resolving,
    take(s: S, v: V, seat: Seat, answer: A | null, go: Go<string, Names<V>>) {
      if (answer === null) passed?.(s, v, seat, go);
      else take?.(s, v, seat, decode(s, v, seat, answer), go);
    },
  };
  const sealedStep = {
    sealed: asking,
    quiet,
    reveal(s: S, v: V, answers: (A | null)[], go: Go<string, Names<V>>) {
      const chosen = answers.map((answer, seat) => (answer === null ? null : (decode(s, v, seat, answer) ?? null)));
      reveal?.(s, v, chosen, go);
    },
  };
  return {
    ...(reveal ? sealedStep : openStep),
    who,
    prompt: (s: S, v: V, seat: Seat) => ({
      text: text(s, v, seat),
      ...promptFields(s, v, seat),
      ...(pass && { pass: pass(s, v, seat) }),
    }),
    admits: (s: S, v: V, seat: Seat, answer: A | null) => answer === null || admits(s, v, seat, answer),
    sample,
    options,
    time,
    expire,
    fallback:
      fallback &&
      ((s: S, v: V, seat: Seat) => {
        const chosen = fallback(s, v, seat);
        return chosen === null ? null : encode(chosen);
      }),
  };
}
