import type { Condition, ConsumeZone, Count, Effect, Effects } from '../content/effect.ts';
import { t } from './catalog.ts';
import { capitalised, factionName } from './names.ts';

/** Who performs a step: the reader, or each player. */
type Actor = 'you' | 'each';

/** Selects the wording of a step: mandatory or optional, for the reader or for each player. */
function formOf(step: Effect, actor: Actor): string {
  const isOptional = 'may' in step && step.may === true;
  if (actor === 'each') return isOptional ? 'mayEach' : 'each';
  return isOptional ? 'may' : 'do';
}

function consumeId(from: readonly ConsumeZone[]) {
  if (from.includes('hand')) return from.includes('discard') ? 'consume-hand-discard' : 'consume-hand';
  return from.includes('discard') ? 'consume-discard' : 'consume-self';
}

function conditional(condition: Condition, effect: string, form: Actor): string {
  switch (condition.is) {
    case 'played':
      return t('if-played', { least: condition.least, faction: factionName(condition.faction), effect, form });
    case 'embassies':
      return t('if-embassies', { least: condition.least, effect, form });
    case 'activeEventHere':
      return t('if-active-event', { effect, form });
    case 'trophies':
      return t('if-trophies', { least: condition.least, effect, form });
    case 'consumed':
      return t(condition.illegal ? 'if-consumed-illegal' : 'if-consumed', { effect, form });
  }
}

const repeated = (count: Count, max: number, effect: string, form: Actor): string =>
  count.of === 'embassies'
    ? t('per-embassy', { effect, max, form })
    : t('per-played', { effect, max, form, faction: factionName(count.faction) });

/** Two or more alternatives: `either a or b`. */
function alternatives([first = '', ...others]: readonly string[]): string {
  return t('either', { first, other: others.reduceRight((other, one) => t('or', { first: one, other })) });
}

/** One step as a clause, without capital letter or full stop. */
function clause(step: Effect, actor: Actor): string {
  const form = formOf(step, actor);
  switch (step.op) {
    case 'consume':
      return t(consumeId(step.from), { n: step.n, form });
    case 'secure': {
      const { most } = step;
      if (step.from === 'market') return most === null ? t('secure', { form }) : t('secure-most', { most, form });
      return most === null ? t('recover', { form }) : t('recover-most', { most, form });
    }
    case 'copy':
      return step.most === null ? t('copy', { form }) : t('copy-most', { most: step.most, form });
    case 'obtain':
    case 'overcome':
      return t(step.op, { most: step.most, form });
    case 'move':
      return t(`move-${step.reach}`, { form });
    case 'key':
    case 'embassy':
    case 'cargo':
    case 'ignoreShut':
      return t(step.op, { form });
    case 'or':
      return alternatives(step.branches.map((branch) => clauses(branch, actor)));
    case 'if':
      return conditional(step.when, clauses(step.then, actor), actor);
    case 'per':
      return repeated(step.each, step.max, clauses(step.then, actor), actor);
    case 'all':
      return clauses(step.then, 'each');
    default:
      return t(step.op, { n: step.n, form });
  }
}

/** Steps as one clause, for use inside a sentence. */
export const clauses = (effects: Effects, actor: Actor = 'you'): string =>
  effects.map((step) => clause(step, actor)).reduce((first, next) => t('and-then', { first, next }));

/** The text of an effect: one sentence per step, in order of resolution. */
export const effectText = (effects: Effects): string[] =>
  effects.map((step) => capitalised(t('sentence', { clause: clause(step, 'you') })));
