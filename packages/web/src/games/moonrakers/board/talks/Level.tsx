import { SignIcon } from '../glyphs.tsx';
import { needName } from '../hues.ts';
import { t } from '../text.ts';
import type { HintLevel, Type } from '../view-types.ts';
import s from './level.module.css';

/** Levels of a hint, from low to high. */
export const LEVELS: readonly HintLevel[] = ['none', 'a-little', 'some', 'plenty'];
export const levelName = (level: HintLevel): string => t(`level-${level}`);

/** A hint level as bars, with its name if there is room. */
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

/** A hint: a type of unit and its level. */
export function Level({ of, level }: { of: Type; level: HintLevel }) {
  return (
    <span className={s.level} data-hue={of}>
      <i>
        <SignIcon of={of} label={needName(of)} />
      </i>
      <Much level={level} />
    </span>
  );
}
