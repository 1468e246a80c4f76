import { factionName, type HelionoxView, PRIME_ASSET } from '@orrery/helionox';
import { Cap, cx } from '../../../ui/index.ts';
import { t } from '../text.ts';
import { CardFace } from './CardFace.tsx';
import { spoken } from './faces.ts';
import { Amount, Icon } from './Icon.tsx';
import s from './market.module.css';
import { type Pointing, pointTo, type Subject, same } from './subject.ts';

export interface MarketProps {
  view: HelionoxView;
  /** The seat whose Credits determine what is affordable. */
  me: number;
  pointing: Pointing;
}

/** The four faction decks with their face-up cards, and the pile of Prime Assets. */
export function Market({ view, me, pointing }: MarketProps) {
  const { credits = 0, bankedCredits = 0, funds = 0 } = view.players[me] ?? {};
  const prime: Subject = { kind: 'prime' };
  return (
    <section className={s.market} aria-label={t('market')}>
      <div className={s.head}>
        <Cap as="h2">{t('market')}</Cap>
        <span className={s.purse}>
          {t('available')} <Amount of="c">{credits}</Amount>
          {bankedCredits > 0 && ` ${t('banked', { count: bankedCredits })}`}
        </span>
      </div>
      <div className={s.grid}>
        {view.market.map((slot) => {
          const subject: Subject = { kind: 'slot', faction: slot.faction, design: slot.card?.design ?? null };
          if (!slot.card) {
            return (
              <span key={slot.faction} className={s.none}>
                {t('deck-empty', { faction: factionName(slot.faction) })}
              </span>
            );
          }
          const short = (slot.price ?? 0) - funds;
          return (
            <button
              key={slot.faction}
              type="button"
              className={s.slot}
              data-flight={`card:${slot.card.id}`}
              aria-label={t('slot-label', { card: spoken(slot.card.design), price: slot.price, left: slot.left })}
              {...pointTo(pointing, subject)}
            >
              <CardFace
                design={slot.card.design}
                size="market"
                price={slot.price}
                chosen={same(pointing.chosen, subject)}
                faint={short > 0}
                note={
                  short > 0 ? (
                    <span className={s.short}>{t('short', { count: short })}</span>
                  ) : (
                    <span>{t('deck-count', { count: slot.left })}</span>
                  )
                }
              />
            </button>
          );
        })}
      </div>
      <button
        type="button"
        className={cx(s.prime, same(pointing.chosen, prime) && s.chosen)}
        aria-label={t('prime-label', { cost: PRIME_ASSET.cost, left: view.primeAssets })}
        {...pointTo(pointing, prime)}
      >
        <Icon name="prime" className={s.gem} />
        <b>{PRIME_ASSET.name}</b>
        <span>{t('left', { count: view.primeAssets })}</span>
        <Amount of="c">{PRIME_ASSET.cost}</Amount>
      </button>
    </section>
  );
}
