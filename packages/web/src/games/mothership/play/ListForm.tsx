import { placeName } from '@orrery/mothership';
import { SeatMark } from '../../../look/index.ts';
import type { Hex } from '../board/hex.ts';
import { UnitIcon } from '../board/Ship.tsx';
import { intentWords } from './intents.ts';
import s from './list.module.css';
import { farWords, unitAloud, type WordsFor, worldAloud } from './words.ts';

export interface ListFormProps extends WordsFor {
  /** Hexes that may be pressed now. */
  legal: ReadonlySet<Hex>;
  home: Hex | null;
  onHex: (hex: Hex) => void;
  onHover: (hex: Hex | null) => void;
}

/** Everything on the board as a list: the same hexes, without the map. */
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
          <small>
            {placeName(hex)}, {farWords(home, hex)}
            {legal.has(hex) && ', may be chosen'}
          </small>
        </span>
      </button>
    </li>
  );
  const next = intentWords(props.view);
  return (
    <div className={s.list}>
      {next.length > 0 && (
        <section aria-label="What the opponent will do">
          <h3>What {nameOf(1)} will do, in this order</h3>
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
        <section key={side} aria-label={`Units of ${nameOf(side)}`}>
          <h3>
            <SeatMark seat={side} size={13} /> {nameOf(side)}
          </h3>
          <ul>
            {units
              .filter(({ seat }) => seat === side)
              .map((unit) =>
                row(unit.id, unit.hex, unitAloud(props, unit), <UnitIcon kind={unit.kind} seat={side} size={22} />),
              )}
          </ul>
        </section>
      ))}
      <section aria-label="Planets">
        <h3>Planets</h3>
        <ul>{worlds.map((world) => row(world.id, world.hex, worldAloud(props, world), null))}</ul>
      </section>
    </div>
  );
}
