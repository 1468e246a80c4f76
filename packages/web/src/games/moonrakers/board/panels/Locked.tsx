import { SeatMark } from '../../../../ui/index.ts';
import { fill } from '../fill.tsx';
import { SignIcon } from '../glyphs.tsx';
import { UnitCount } from '../signs.tsx';
import { ITEMS, UNIT_OF } from '../talks/items.ts';
import { t } from '../text.ts';
import type { MissionView } from '../view-types.ts';
import s from './locked.module.css';
import { Panel } from './Panel.tsx';

export interface LockedProps {
  mission: MissionView;
  nameOf(seat: number): string;
  bare?: boolean | undefined;
}

/** The locked deal: each captain's dice, and rewards on success. */
export function Locked({ mission, nameOf, bare }: LockedProps) {
  const { pilots, hired, hireCredits, hirePrestige } = mission;
  const items = ITEMS.filter((item) => pilots.some(({ share }) => share[item] > 0));
  return (
    <Panel
      title={t('locked-deal')}
      head={
        <>
          <SignIcon of="lock" /> {t('locked-deal')}
        </>
      }
      aside={t('on-success')}
      bare={bare}
    >
      <ul className={s.shares}>
        {pilots.map(({ seat, share }) => (
          <li key={seat}>
            <SeatMark seat={seat} size={15} />
            <b>{nameOf(seat)}</b>
            {items.map((item) => (
              <span key={item} data-none={share[item] === 0 || undefined}>
                <UnitCount of={UNIT_OF[item]} n={share[item]} />
              </span>
            ))}
          </li>
        ))}
      </ul>
      {hired.length > 0 && (
        <p className={s.hired}>
          {fill(t('hired', { count: hired.length }), {
            price: (
              <>
                <UnitCount of="credit" n={hireCredits} />
                {hirePrestige > 0 && <UnitCount of="prestige" n={hirePrestige} />}
              </>
            ),
          })}
        </p>
      )}
    </Panel>
  );
}
