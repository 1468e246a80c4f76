import { LADDER } from '@orrery/bots';
import type { Game } from '@orrery/kernel';
import { useId } from 'react';
import { characterOf } from '../../table/bot-names.ts';
import { BotFace, botHue } from '../../ui/bots/BotFace.tsx';
import { LineIcon } from '../../ui/LineIcon.tsx';
import { type Advice, LEVELS, ratingsOf } from './advice.ts';
import { Bar } from './Bar.tsx';
import s from './bots.module.css';
import { t } from './text.ts';

export interface BotPickerProps {
  game: Game;
  advice: Advice;
  /** The chosen level from 1 to 8; null if several bots differ. */
  value: number | null;
  /** The game's own words for the style of each level. */
  styles?: readonly string[] | undefined;
  onChange(level: number): void;
}

/** The levels as a group of radio buttons, weakest first. */
export function BotPicker({ game, advice, value, styles, onChange }: BotPickerProps) {
  const ratings = ratingsOf(game.ai?.levels);
  const group = useId();
  return (
    <div className={s.grid} role="radiogroup" aria-label={t('pick')}>
      {LADDER.map((name, i) => (
        <BotCard
          key={name}
          group={group}
          level={i + 1}
          checked={value === i + 1}
          recommended={advice.recommended === i + 1}
          rating={ratings?.[i] ?? null}
          strength={strengthOf(ratings, i)}
          style={styles?.[i] ?? t('style', { level: i + 1 })}
          tally={t('met', { ...(advice.tally[i] ?? { won: 0, played: 0 }) })}
          onChoose={() => onChange(i + 1)}
        />
      ))}
    </div>
  );
}

/** The length of a level's bar, from 0 to 1. */
function strengthOf(ratings: readonly number[] | null, i: number): number {
  if (!ratings) return (i + 1) / LEVELS;
  const [least, most] = [Math.min(...ratings), Math.max(...ratings)];
  // The weakest level has a bar, too.
  return 0.12 + (0.88 * ((ratings[i] ?? least) - least)) / Math.max(most - least, 1);
}

interface BotCardProps {
  /** The name of the group of radio buttons. */
  group: string;
  level: number;
  checked: boolean;
  recommended: boolean;
  rating: number | null;
  strength: number;
  style: string;
  tally: string;
  onChoose(): void;
}

function BotCard({ group, level, checked, recommended, rating, strength, style, tally, onChoose }: BotCardProps) {
  return (
    <label className={s.card} style={botHue(level)} data-level={level} data-recommended={recommended || undefined}>
      <input type="radio" name={group} value={level} checked={checked} onChange={onChoose} />
      {recommended && (
        <span className={s.recommended}>
          <LineIcon name="check" size={11} />
          <span>{t('recommended')}</span>
        </span>
      )}
      <BotFace level={level} size={72} className={s.portrait} />
      <b>{characterOf(LADDER[level - 1] ?? null)}</b>
      <span className={s.style}>{style}</span>
      <span className={s.strength}>
        {rating === null ? (
          t('level', { level })
        ) : (
          <>
            <b className={s.rating}>{rating}</b> {t('elo')}
          </>
        )}
        <Bar share={strength} />
      </span>
      <small>{tally}</small>
    </label>
  );
}
