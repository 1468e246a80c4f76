import { FACTION_NAMES, type HelionoxView, PRIME_ASSET } from '@orrery/helionox';
import { Cap, cx } from '../../../look/index.ts';
import { CardFace } from './CardFace.tsx';
import { spoken } from './faces.ts';
import { Amount, Icon } from './Icon.tsx';
import s from './market.module.css';
import { type Pointing, pointTo, type Subject, same } from './subject.ts';

export interface MarketProps {
  view: HelionoxView;
  /** Who would pay. */
  me: number;
  pointing: Pointing;
}

/** The four faction decks with their face-up cards, and the pile of Prime Assets. */
export function Market({ view, me, pointing }: MarketProps) {
  const { credits = 0, bankedCredits = 0, funds = 0 } = view.players[me] ?? {};
  const prime: Subject = { kind: 'prime' };
  return (
    <section className={s.market} aria-label="Market">
      <div className={s.head}>
        <Cap as="h2">Market</Cap>
        <span className={s.purse}>
          you can spend <Amount of="c">{credits}</Amount>
          {bankedCredits > 0 && ` + ${bankedCredits} banked`}
        </span>
      </div>
      <div className={s.grid}>
        {view.market.map((slot) => {
          const subject: Subject = { kind: 'slot', faction: slot.faction, design: slot.card?.design ?? null };
          if (!slot.card) {
            return (
              <span key={slot.faction} className={s.none}>
                {FACTION_NAMES[slot.faction]}: no cards left
              </span>
            );
          }
          const short = (slot.price ?? 0) - funds;
          return (
            <button
              key={slot.faction}
              type="button"
              className={s.slot}
              aria-label={`${spoken(slot.card.design)} Costs ${slot.price}, ${slot.left} below it.`}
              {...pointTo(pointing, subject)}
            >
              <CardFace
                design={slot.card.design}
                size="market"
                price={slot.price}
                chosen={same(pointing.chosen, subject)}
                faint={short > 0}
                note={short > 0 ? <span className={s.short}>{short} short</span> : <span>deck {slot.left}</span>}
              />
            </button>
          );
        })}
      </div>
      <button
        type="button"
        className={cx(s.prime, same(pointing.chosen, prime) && s.chosen)}
        aria-label={`Prime Asset, costs ${PRIME_ASSET.cost}, ${view.primeAssets} left`}
        {...pointTo(pointing, prime)}
      >
        <Icon name="prime" className={s.gem} />
        <b>{PRIME_ASSET.name}</b>
        <span>{view.primeAssets} left</span>
        <Amount of="c">{PRIME_ASSET.cost}</Amount>
      </button>
    </section>
  );
}
