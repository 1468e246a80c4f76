import { placeName, sideOf, unitName, unitNamed } from '@orrery/mothership';
import { Glass, SeatMark } from '../../../ui/index.ts';
import type { Hex } from '../board/hex.ts';
import { percent } from '../board/panels/FightCard.tsx';
import { unitTitle } from './board-data.ts';
import { passage, stopsOf } from './plans.ts';
import s from './play.module.css';
import { t } from './text.ts';
import { threatsAt } from './threats.ts';
import type { Turn } from './useTurn.ts';

/** An empty hex: what it means to fly there, and the enemies that could attack a ship there. */
export function HexInfo({ turn, hex, isRocky }: { turn: Turn; hex: Hex; isRocky: boolean }) {
  const { position, mine } = turn;
  const { table, threats, me } = position;
  const unit = mine ? turn.unit : unitNamed(`${me}M`);
  const hitters = threatsAt(table, threats, unit, hex).map(sideOf);
  const seats = [...new Set(hitters)];
  const place = placeName(hex);
  return (
    <Glass className={s.hex} aria-label={t('selection-hex')}>
      <h3>{t(isRocky ? 'hex-rocks' : 'hex-open', { place })}</h3>
      {isRocky && <p data-about="asteroids">{t('hex-rocks-rule')}</p>}
      {mine && <p>{wayText(turn, hex)}</p>}
      <p className={hitters.length > 0 ? s.hot : undefined}>
        {t('hex-danger', { n: hitters.length })}{' '}
        {seats.map((seat) => (
          <span key={seat} className={s.hitters}>
            <SeatMark seat={seat} size={12} /> {hitters.filter((one) => one === seat).length}
          </span>
        ))}
      </p>
    </Glass>
  );
}

/** What it means to fly the selected unit to a hex. */
function wayText({ position: { view, table }, ways, unit }: Turn, hex: Hex): string {
  const seen = view.units.find(({ id }) => id === unitName(unit));
  const name = seen ? unitTitle(seen) : '';
  const way = ways.get(hex);
  if (!way) return t('hex-out', { unit: name });
  const chance = passage(stopsOf(table, unit, way));
  return t(chance < 1 ? 'hex-way-risky' : 'hex-way', { unit: name, n: way.path.length, chance: percent(chance) });
}
