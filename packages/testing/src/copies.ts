import { type Core, framesOf, type Game, type Schema } from '@orrery/kernel';

/** The path of a value that is not plain data (a function, undefined, a class, a non-JSON number), or null. */
export function nonJsonPath(value: unknown): string | null {
  const found = nonJsonIn(value);
  return found === '' ? '/' : found;
}

/** Like `nonJsonPath`, with a path relative to this value. */
function nonJsonIn(value: unknown): string | null {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return null;
    case 'number':
      return Number.isFinite(value) ? null : '';
    case 'object':
      break;
    default:
      return '';
  }
  if (value === null) return null;
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) {
      const found = nonJsonIn(value[i]);
      if (found !== null) return `[${i}]${found}`;
    }
    return null;
  }
  const proto = Object.getPrototypeOf(value);
  if (proto !== Object.prototype && proto !== null) return '';
  for (const key of Object.keys(value)) {
    const found = nonJsonIn((value as Record<string, unknown>)[key]);
    if (found !== null) return `.${key}${found}`;
  }
  return null;
}

/** Every object of a state that a copy must not share, which is all except fixed parts. */
function ownParts(game: Game, s: Core): Map<object, string> {
  const parts = new Map<object, string>();
  const add = (schema: Schema | null, value: unknown, path: string): void => {
    if (typeof value !== 'object' || value === null || schema?.kind === 'fixed') return;
    const inner = schema?.kind === 'maybe' ? schema.of : schema;
    if (inner?.kind === 'fixed') return;
    parts.set(value, path);
    for (const [key, part] of Object.entries(value)) {
      const of = inner?.kind === 'list' ? inner.of : inner?.kind === 'shape' ? (inner.fields[key] ?? null) : null;
      add(of, part, `${path}.${key}`);
    }
  };
  const { stack, ...rest } = s;
  add(game.state, rest, '');
  for (const frame of framesOf(stack)) {
    const { vars, lanes, ...own } = frame;
    parts.set(frame, '.stack');
    add(null, { ...own, lanes: lanes && { lanes } }, '.stack');
    add(game.flows.find((flow) => flow.name === frame.flow)?.vars ?? null, vars, `.stack.${frame.flow}.vars`);
  }
  return parts;
}

/** The path of a part that a copy shares with its original, or null. */
export function shared(game: Game, original: Core, copy: Core): string | null {
  const own = ownParts(game, original);
  for (const [part, path] of ownParts(game, copy)) if (own.has(part)) return path || '/';
  return null;
}
