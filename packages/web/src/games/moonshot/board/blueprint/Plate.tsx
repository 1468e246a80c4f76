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

type Zone = (typeof SLOTS)[number]['zone'];

/** The state of a module's lamp, now and with the selection. */
function lampOf(now: Progress | undefined, then: Progress | undefined): string | undefined {
  if (now?.works) return then?.works ? s.on : s.lost;
  return now && then?.works ? s.soon : undefined;
}

/** A module in its slot with its lamp, or the empty slot. */
export function Plate({ slot, module, now, then = now, size, style, onPress, chosen }: PlateProps) {
  const kind = SLOTS.find(({ id }) => id === slot)?.zone ?? 'row';
  const params = { slot: slotText(slot), have: now?.have ?? 0, need: now?.need ?? 0 };
  const label = module
    ? t(now?.works === false ? 'module-idle' : 'module-works', { name: moduleNamed(module).name, ...params })
    : t('slot-free', { slot: slotText(slot) });
  const shared = {
    className: cx(
      s.plate,
      s[size],
      s[kind],
      module ? s.laid : s.empty,
      lampOf(now, then),
      onPress && s.open,
      chosen && s.chosen,
    ),
    style,
    'aria-label': label,
    'data-anchor': `slot:${slot}`,
    ...(module ? { 'data-hold': `card:${module}`, 'data-holds': `module:${module}` } : {}),
  };
  const face = module ? (
    <Mounted module={module} kind={kind} now={now} then={then} size={size} />
  ) : (
    <Empty slot={slot} kind={kind} size={size} />
  );
  return onPress ? (
    <button type="button" {...shared} data-cell={slot} onClick={onPress}>
      {face}
    </button>
  ) : (
    <div role="img" {...shared}>
      {face}
    </div>
  );
}

/** Whether a name has a word of more letters than fit a narrow plate. */
const hasLongWord = (name: string): boolean => name.split(/[\s-]/).some((word) => word.length > 6);

type MountedProps = Pick<PlateProps, 'now' | 'then' | 'size'> & { module: string; kind: Zone };

function Mounted({ module, kind, now, then, size }: MountedProps) {
  if (size === 'mini') return <Bonus of={module} size={12} short />;
  const { name } = moduleNamed(module);
  const isWide = size === 'wide' && kind !== 'column';
  return (
    <>
      <i className={s.lamp} />
      <b className={cx(hasLongWord(name) && s.long)}>{name}</b>
      {isWide && <Conditions of={module} />}
      <span className={s.foot}>
        {isWide && now && <Pips now={now} then={then} />}
        <Bonus of={module} size={13} short />
      </span>
    </>
  );
}

function Empty({ slot, kind, size }: Pick<PlateProps, 'slot' | 'size'> & { kind: Zone }) {
  if (size === 'mini') return null;
  return (
    <>
      <span>{slotName(slot)}</span>
      {size === 'wide' && <small>{zoneName(kind)}</small>}
    </>
  );
}
