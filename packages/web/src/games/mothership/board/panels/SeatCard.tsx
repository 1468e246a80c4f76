import type { CSSProperties } from 'react';
import { cx, Glass, SeatAvatar, SeatMark, seatColour } from '../../../../ui/index.ts';
import { Sign, type SignProps } from '../glyphs.tsx';
import { HULL, STEPS, UnitIcon } from '../Ship.tsx';
import type { Kind } from '../types.ts';
import s from './seatcard.module.css';
import { t } from './text.ts';

/** The contents of a seat's card. */
export interface SeatSeen {
  seat: number;
  name: string;
  /** A short text for its state in the turn order. */
  standing: string;
  turn: boolean;
  /** Whether it is asked something outside its own turn. */
  asked: boolean;
  fallen: boolean;
  hull: number;
  /** Remaining steps of the station. */
  steps: number;
  minerals: number;
  gas: number;
  /** Null if the module is not used. */
  influence: number | null;
  points: number | null;
  income: { minerals: number; gas: number; influence: number };
  /** Null for the solo opponent, which has no hand. */
  hand: number | null;
  planets: number;
  /** Its ships and deployed guardians, sorted by kind; `alive` is false for destroyed ships. */
  fleet: readonly { kind: Kind; alive: boolean }[];
  spaces: number;
  die: number;
  shields: { left: number; of: number };
  /** Its team's name in team games, otherwise null. */
  team: string | null;
}

/** A row of ticks, the first `on` of them lit. */
export function Ticks({ on, of, wide }: { on: number; of: number; wide?: boolean }) {
  return (
    <span aria-hidden className={wide ? s.steps : s.ticks}>
      {Array.from({ length: of }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: ticks have no id
        <i key={i} className={i < on ? s.on : undefined} />
      ))}
    </span>
  );
}

/** The mark of a seat that is asked something, in a ring; `part` is the fraction of time left that the ring shows. */
export function AskedRing({ seat, part = 1, size = 34 }: { seat: number; part?: number; size?: number }) {
  const style = { '--part': part, '--size': `${size}px`, '--seat': seatColour(seat) } as CSSProperties;
  return (
    <span className={s.ring} style={style}>
      <SeatMark seat={seat} size={size * 0.58} />
    </span>
  );
}

/** The glossary term of each resource. */
const ABOUT: Partial<Record<SignProps['of'], string>> = {
  mineral: 'minerals',
  gas: 'gas',
  influence: 'influence',
  cards: 'cards',
  planet: 'planets',
  points: 'points',
};

function Stock({ of, n, more = 0, label }: { of: SignProps['of']; n: number; more?: number; label: string }) {
  return (
    <span data-about={ABOUT[of]} data-more={more ? t('stock-income', { n, more }) : t('stock-now', { n })}>
      <Sign of={of} label={label} />
      <b>{n}</b>
      {more > 0 && <small>+{more}</small>}
    </span>
  );
}

/** Resources with their income. */
function Stocks({ seen }: { seen: SeatSeen }) {
  const { income } = seen;
  return (
    <>
      <Stock of="mineral" n={seen.minerals} more={income.minerals} label={t('stock-minerals')} />
      <Stock of="gas" n={seen.gas} more={income.gas} label={t('stock-gas')} />
      {seen.influence !== null && (
        <Stock of="influence" n={seen.influence} more={income.influence} label={t('influence')} />
      )}
      {seen.hand !== null && <Stock of="cards" n={seen.hand} label={t('action-cards')} />}
      <Stock of="planet" n={seen.planets} label={t('planets')} />
      {seen.points !== null && <Stock of="points" n={seen.points} label={t('victory-points')} />}
    </>
  );
}

/** What the energy rows of a mothership give. */
function Rows({ seen: { spaces, die, shields } }: { seen: SeatSeen }) {
  return (
    <>
      <span data-about="engines" data-more={t('now-spaces', { n: spaces })}>
        <Sign of="engine" label={t('spaces')} />
        {spaces}
      </span>
      <span data-about="weapons" data-more={t('now-die', { n: die })}>
        <Sign of="weapon" label={t('weapon-die')} />
        {die === 0 ? '–' : `D${die}`}
      </span>
      <span data-about="shields" data-more={t('now-of', { n: shields.left, most: shields.of })}>
        <Sign of="shield" label={t('shields')} />
        {shields.left < shields.of ? `${shields.left}/${shields.of}` : shields.of}
      </span>
    </>
  );
}

/** A seat's resources and energy rows in one line, for small screens. */
export function Holdings({ seen }: { seen: SeatSeen }) {
  return (
    <div className={s.holdings} data-part="own">
      <div className={s.stocks}>
        <Stocks seen={seen} />
      </div>
      <div className={s.set}>
        <Rows seen={seen} />
      </div>
    </div>
  );
}

/** One seat's dashboard: hull and station, resources with income, fleet, and energy rows. */
export function SeatCard({ seen, low }: { seen: SeatSeen; low?: boolean }) {
  const { seat, turn, asked } = seen;
  const standing = [seen.team, seen.standing].filter(Boolean).join(' · ');
  return (
    <Glass
      className={cx(s.card, turn && s.turn, asked && s.asked, seen.fallen && s.fallen)}
      style={{ '--seat': seatColour(seat) } as CSSProperties}
      data-anchor={`player:${seat}`}
      aria-label={seen.name}
    >
      <header>
        {asked ? <AskedRing seat={seat} /> : <SeatAvatar seat={seat} size={24} />}
        <div className={s.who}>
          <b>{seen.name}</b>
          <span title={standing}>{standing}</span>
        </div>
        <div className={s.vital}>
          <span data-about="hull" data-more={t('now-of', { n: seen.hull, most: HULL })}>
            <Sign of="hull" label={t('mothership-hull')} />
            <Ticks on={seen.hull} of={HULL} />
            <b>{seen.hull}</b>
          </span>
          <span data-about="station" data-more={t('now-steps', { n: seen.steps, most: STEPS })}>
            <Sign of="station" label={t('station')} />
            <Ticks wide on={seen.steps} of={STEPS} />
            <b>{seen.steps * 4}</b>
          </span>
        </div>
      </header>
      <div className={s.stocks}>
        <Stocks seen={seen} />
      </div>
      {!low && (
        <footer>
          <div className={s.fleet}>
            {seen.fleet.map(({ kind, alive }, i) => (
              <UnitIcon
                // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a kind differ only by their order
                key={i}
                kind={kind}
                seat={seat}
                facing={0}
                size={kind === 'mothership' ? 24 : 20}
                lost={!alive}
                label={t(alive ? 'fleet-unit' : 'fleet-unit-lost', { kind })}
              />
            ))}
          </div>
          <div className={s.set}>
            <Rows seen={seen} />
          </div>
        </footer>
      )}
    </Glass>
  );
}
