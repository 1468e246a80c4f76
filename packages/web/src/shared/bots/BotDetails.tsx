import { LADDER } from '@orrery/bots';
import type { Game } from '@orrery/kernel';
import { characterOf } from '../../table/bot-names.ts';
import { BotFace, botHue } from '../../ui/bots/BotFace.tsx';
import { formatPercent } from '../../ui/format.ts';
import { type Advice, LEVELS, ratingsOf } from './advice.ts';
import { Bar } from './Bar.tsx';
import { botFacts } from './bot-facts.ts';
import s from './bots.module.css';
import { t } from './text.ts';

export interface BotDetailsProps {
  game: Game;
  advice: Advice;
  /** The level from 1 to 8. */
  level: number;
  style?: string | undefined;
}

const nameOf = (level: number): string => characterOf(LADDER[level - 1] ?? null);

/** A level in detail: its strength, how it plays, the player's chance, and why a level is recommended. */
export function BotDetails({ game, advice, level, style }: BotDetailsProps) {
  const name = nameOf(level);
  const settings = game.ai?.levels?.[level - 1];
  return (
    <section className={s.details} style={botHue(level)} aria-label={t('about', { name })}>
      <div className={s.hero} aria-hidden>
        <BotFace level={level} size={132} />
      </div>
      <header>
        <h3>{name}</h3>
        {settings?.elo ? (
          <span>
            <b className={s.measured}>{settings.elo.rating}</b>{' '}
            <small>{t('elo-error', { error: settings.elo.error })}</small>
          </span>
        ) : (
          <span>
            <small>{t('level-of', { level, levels: LEVELS })}</small>
          </span>
        )}
      </header>
      <p>
        {style ?? t('style', { level })}
        <br />
        <small>{t('met', { ...(advice.tally[level - 1] ?? { won: 0, played: 0 }) })}</small>
      </p>
      {settings && (
        <dl>
          {botFacts(game, settings).map(([title, answer]) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{answer}</dd>
            </div>
          ))}
        </dl>
      )}
      <Forecast advice={advice} level={level} />
      <small>{t(ratingsOf(game.ai?.levels) ? 'pick-rated' : 'pick-about')}</small>
    </section>
  );
}

/** The player's chance against a level, once there are results, and the reason of the recommendation. */
function Forecast({ advice, level }: { advice: Advice; level: number }) {
  const { recommended, evidence, tally, games, chances } = advice;
  const chance = chances[level - 1] ?? 0;
  const why =
    evidence === null
      ? t('recommended-first')
      : t('recommended-why', { ...(tally[evidence - 1] ?? { won: 0, played: 0 }), name: nameOf(evidence) });
  return (
    <div className={s.forecast}>
      {games > 0 && (
        <>
          <p>
            <b>{t('forecast', { name: nameOf(level), share: formatPercent(chance) })}</b>{' '}
            <small>{t('forecast-from', { games })}</small>
          </p>
          <Bar share={chance} />
        </>
      )}
      <p>{level === recommended ? why : t('recommended-is', { name: nameOf(recommended) })}</p>
    </div>
  );
}
