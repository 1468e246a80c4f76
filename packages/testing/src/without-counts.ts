import { type Core, copyJson, framesOf } from '@orrery/kernel';

/** A state without its answer counts, including those in frames, because counts only ever rise. */
export function withoutCounts<S extends Core>(s: S): S {
  const stack = copyJson(s.stack);
  for (const frame of framesOf(stack)) frame.heard = null;
  return { ...s, stack, counts: [] };
}
