import { SLOTS, slotText, zoneName } from '@orrery/moonshot';
import type { CSSProperties } from 'react';
import { cx } from '../../../../ui/index.ts';
import { moduleNamed } from '../content.ts';
import { Bonus, Conditions, Pips } from '../Module.tsx';
import type { Progress } from '../rocket.ts';
import { t } from '../text.ts';
import s from './blueprint.module.css';

const slotName = (slot: string) => (slot.length > 1 ? `${slot.charAt(0)}–${slot.charAt(1)}` : slot);

export interface PlateProps {
  slot: string;
  module: string | null;
  now?: Progress | undefined;
  then?: Progress | undefined;
  size: 'wide' | 'phone' | 'mini';
  style: CSSProperties;
  /** Set if a module can be placed here. */
  onPress?: (() => void) | undefined;
  chosen?: boolean;
}

/** A module in its slot with its lamp, or the empty slot. */
export function Plate({ slot, module, now, then = now, size, style, onPress, chosen }: PlateProps) {
  const kind = SLOTS.find(({ id }) => id === slot)?.zone ?? 'row';
  const state = !now ? '' : now.works ? (then?.works ? s.on : s.lost) : then?.works ? s.soon : '';
  const label = module
    ? t(now?.works === false ? 'module-idle' : 'module-works', {
        name: moduleNamed(module).name,
        slot: slotText(slot),
        have: now?.have ?? 0,
        need: now?.need ?? 0,
      })
    : t('slot-free', { slot: slotText(slot) });
  const className = cx(
    s.plate,
    s[size],
    s[kind],
    module ? s.laid : s.empty,
    state,
    onPress && s.open,
    chosen && s.chosen,
  );
  const inside = module ? (
    size === 'mini' ? (
      <Bonus of={module} size={12} short />
    ) : (
      <>
        <i className={s.lamp} />
        <b>{moduleNamed(module).name}</b>
        {size === 'wide' && kind !== 'column' && <Conditions of={module} />}
        <span className={s.foot}>
          {size === 'wide' && kind !== 'column' && now && <Pips now={now} then={then} />}
          <Bonus of={module} size={13} short />
        </span>
      </>
    )
  ) : (
    size !== 'mini' && (
      <>
        <span>{slotName(slot)}</span>
        {size === 'wide' && <small>{zoneName(kind)}</small>}
      </>
    )
  );
  const anchor = { 'data-anchor': `slot:${slot}`, ...(module ? { 'data-hold': `card:${module}` } : {}) };
  return onPress ? (
    <button
      type="button"
      className={className}
      style={style}
      aria-label={label}
      {...anchor}
      data-cell={slot}
      onClick={onPress}
    >
      {inside}
    </button>
  ) : (
    <div className={className} style={style} role="img" aria-label={label} {...anchor}>
      {inside}
    </div>
  );
}
