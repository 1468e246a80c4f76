import { SeatMark } from '../../../ui/index.ts';
import type { Hex } from '../board/hex.ts';
import { UnitIcon } from '../board/Ship.tsx';
import { type DescribeContext, describeUnit, describeWorld, type Home, placeText } from './descriptions.ts';
import { intentWords } from './intents.ts';
import s from './list.module.css';
import { t } from './text.ts';

export interface ListFormProps extends DescribeContext {
  /** Hexes that may be chosen now. */
  legal: ReadonlySet<Hex>;
  /** Null for spectators. */
  home: Home | null;
  onHex: (hex: Hex) => void;
  onHover: (hex: Hex | null) => void;
}

/** Everything on the board as a list, as an alternative to the map. */
export function ListForm(props: ListFormProps) {
  const { units, worlds, nameOf, legal, home, onHex, onHover } = props;
  const sides = [...new Set(units.map(({ seat }) => seat))].sort((a, b) => a - b);
  const row = (key: string, hex: Hex, words: string, picture: React.ReactNode) => (
    <li key={key}>
      <button
        type="button"
        data-legal={legal.has(hex) || undefined}
        onClick={() => onHex(hex)}
        onFocus={() => onHover(hex)}
        onBlur={() => onHover(null)}
      >
        {picture}
        <span>
          {words}
          <small>{legal.has(hex) ? t('list-legal', { place: placeText(home, hex) }) : placeText(home, hex)}</small>
        </span>
      </button>
    </li>
  );
  const next = intentWords(props.view);
  return (
    <div className={s.list}>
      {next.length > 0 && (
        <section aria-label={t('opponent-intents')}>
          <h3>{t('opponent-intents-of', { name: nameOf(1) })}</h3>
          <ol>
            {next.map(({ id, hex, text }) => (
              <li key={id}>
                <button
                  type="button"
                  onClick={() => onHover(hex)}
                  onFocus={() => onHover(hex)}
                  onBlur={() => onHover(null)}
                  onPointerEnter={() => onHover(hex)}
                  onPointerLeave={() => onHover(null)}
                >
                  <span>{text}</span>
                </button>
              </li>
            ))}
          </ol>
        </section>
      )}
      {sides.map((side) => (
        <section key={side} aria-label={t('units-of', { name: nameOf(side) })}>
          <h3>
            <SeatMark seat={side} size={13} /> {nameOf(side)}
          </h3>
          <ul>
            {units
              .filter(({ seat }) => seat === side)
              .map((unit) =>
                row(unit.id, unit.hex, describeUnit(props, unit), <UnitIcon kind={unit.kind} seat={side} size={22} />),
              )}
          </ul>
        </section>
      ))}
      <section aria-label={t('planets')}>
        <h3>{t('planets')}</h3>
        <ul>{worlds.map((world) => row(world.id, world.hex, describeWorld(props, world), null))}</ul>
      </section>
    </div>
  );
}
