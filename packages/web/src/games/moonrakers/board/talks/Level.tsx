import { SignIcon } from '../glyphs.tsx';
import { NEED_NAMES } from '../hues.ts';
import type { HintLevel, Type } from '../seen.ts';
import s from './level.module.css';

/** How much a captain lets on to bring, never as a figure. */
export const LEVELS: readonly HintLevel[] = ['none', 'a-little', 'some', 'plenty'];
export const levelName = (level: HintLevel): string => level.replace('-', ' ');

/** How much as bars, and in words where there is room. */
export function Much({ level }: { level: HintLevel }) {
  const high = LEVELS.indexOf(level);
  return (
    <>
      <span className={s.bars} aria-hidden>
        {[1, 2, 3].map((bar) => (
          <u key={bar} data-on={bar <= high || undefined} />
        ))}
      </span>
      <span data-word>{levelName(level)}</span>
    </>
  );
}

/** A hint: a type of unit and how much of it there is said to be. */
export function Level({ of, level }: { of: Type; level: HintLevel }) {
  return (
    <span className={s.level} data-hue={of}>
      <i>
        <SignIcon of={of} label={NEED_NAMES[of]} />
      </i>
      <Much level={level} />
    </span>
  );
}
