import { bonusText, type Condition, zoneName } from '@orrery/moonshot';
import { Fragment } from 'react';
import { cx } from '../../../ui/index.ts';
import { moduleNamed } from './content.ts';
import s from './module.module.css';
import { Badge, LETTERS, type Letter } from './params.tsx';
import type { Progress } from './rocket.ts';
import { t } from './text.ts';

/** The bonus of a working module, like `S +2`. With `short`, equal bonuses share one number. */
export function Bonus({ of, size = 13, short }: { of: string; size?: number; short?: boolean }) {
  const { bonus } = moduleNamed(of);
  const parts = LETTERS.map((letter, i) => ({ letter, n: bonus[i] ?? 0 })).filter(({ n }) => n !== 0);
  const shared = short && parts.every(({ n }) => n === parts[0]?.n);
  return (
    <span className={s.bonus} role="img" aria-label={bonusText(bonus)}>
      {shared ? (
        <span>
          {parts.map(({ letter }) => (
            <Badge key={letter} of={letter} size={parts.length > 2 ? size - 3 : size} silent />
          ))}
          +{parts[0]?.n}
        </span>
      ) : (
        parts.map(({ letter, n }) => (
          <span key={letter}>
            <Badge of={letter} size={size} silent />+{n}
          </span>
        ))
      )}
    </span>
  );
}

function Wants({ condition }: { condition: Condition }) {
  switch (condition.needs) {
    case 'full':
      return t('wants-full');
    case 'pairs':
      return t('wants-pairs', { n: condition.n });
    case 'payloads':
      return t('wants-bays', { n: condition.n });
    case 'centres':
      return condition.icon ? (
        <>
          {condition.n} × <Badge of={condition.icon as Letter} size={13} />
        </>
      ) : (
        t('wants-centres', { n: condition.n })
      );
  }
}

/** The conditions of a module in its zone. */
export function Conditions({ of }: { of: string }) {
  return (
    <span>
      {moduleNamed(of).conditions.map((condition, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: conditions are printed in order
        <Fragment key={at}>
          {at > 0 && ', '}
          <Wants condition={condition} />
        </Fragment>
      ))}
    </span>
  );
}

const inZone = {
  row: (row: number) => row === 1,
  rows: (row: number) => row < 2,
  column: (_row: number, column: number) => column === 1,
};

/** A small blueprint with the zone highlighted. */
function ZoneSign({ of, size = 16 }: { of: string; size?: number }) {
  const { zone } = moduleNamed(of);
  return (
    <svg
      className={s.zone}
      width={size}
      height={size * 0.75}
      viewBox="0 0 16 12"
      role="img"
      aria-label={zoneName(zone)}
    >
      {Array.from({ length: 12 }, (_, i) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: cells have fixed positions
          key={i}
          x={(i % 4) * 4 + 0.4}
          y={Math.floor(i / 4) * 4 + 0.4}
          width={3.2}
          height={3.2}
          rx={0.7}
          data-on={inZone[zone](Math.floor(i / 4), i % 4) || undefined}
        />
      ))}
    </svg>
  );
}

/** Progress towards a module's conditions: one lamp for each required item. */
export function Pips({ now, then }: { now: Progress; then?: Progress | undefined }) {
  return (
    <span className={s.pips} role="img" aria-label={t('pips-label', { have: now.have, need: now.need })}>
      {Array.from({ length: now.need }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lamps have fixed positions
        <i key={i} className={cx(i < now.have ? s.on : then && i < then.have && s.soon)} />
      ))}
    </span>
  );
}

/** A module as a card of the sideboard. */
export function ModuleCard({ id }: { id: string }) {
  return (
    <span className={s.card} data-night>
      <b>{moduleNamed(id).name}</b>
      <span className={s.foot}>
        <ZoneSign of={id} size={15} />
        <Bonus of={id} short />
      </span>
    </span>
  );
}
