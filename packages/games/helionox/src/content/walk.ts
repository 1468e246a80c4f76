import type { Effect, Effects } from './effect.ts';

/** The lists of steps inside a step. */
export function inner(step: Effect): readonly Effects[] {
  if (step.op === 'or') return step.branches;
  return 'then' in step ? [step.then] : [];
}

/** All steps of an effect, including nested ones, in printed order. */
export const steps = (effects: Effects): Effect[] =>
  effects.flatMap((step) => [step, ...inner(step).flatMap((list) => steps(list))]);

/** Whether a card offers Defense: some branch puts Defense into the pool (HX-111). */
export const offersDefense = (effects: Effects): boolean => steps(effects).some((step) => step.op === 'defense');
/** Whether an effect copies a card; such cards cannot be copied (HX-346). */
export const copies = (effects: Effects): boolean => steps(effects).some((step) => step.op === 'copy');
