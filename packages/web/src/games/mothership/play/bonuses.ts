import { t } from './text.ts';

/** A bonus in a total, from the rules or from the log. Events saved by older versions have no `why`. */
export interface Added {
  why?: string;
  name: string;
  n: number;
}

/** The name of a bonus; wingmen are named with their number. */
export const bonusName = ({ why, name, n }: Added): string =>
  why === 'bonus-wingman' ? t('bonus-wingmen', { n }) : why === 'bonus-gas' ? t('bonus-gas') : name;

/** A bonus with its amount, without a sign: `1 Rear Turrets`, `2 wingmen`. */
export function bonusAmount(bonus: Added): string {
  const { why, name, n } = bonus;
  // Without `why`, the name of wingmen starts with their number.
  const numbered = why === 'bonus-wingman' || (why === undefined && /^\d/.test(name));
  return numbered ? bonusName(bonus) : `${Math.abs(n)} ${bonusName(bonus)}`;
}

/** Adds up equal bonuses of several ships. */
export function summed<T extends Added>(added: readonly T[]): (Added & { times: number })[] {
  const all = new Map<string, Added & { times: number }>();
  for (const { why, name, n } of added) {
    const key = `${why} ${name}`;
    const sum = all.get(key) ?? { ...(why === undefined ? {} : { why }), name, n: 0, times: 0 };
    all.set(key, { ...sum, n: sum.n + n, times: sum.times + 1 });
  }
  return [...all.values()];
}
