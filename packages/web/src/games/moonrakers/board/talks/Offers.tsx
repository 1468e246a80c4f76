import { Fragment, type ReactNode } from 'react';
import { formatList } from '../../../../ui/format-list.ts';
import { Button, cx, Glass, SeatMark } from '../../../../ui/index.ts';
import { inColour, useMarks } from '../marks.ts';
import { Panel } from '../panels/Panel.tsx';
import { Unit, UnitCount } from '../signs.tsx';
import { t } from '../text.ts';
import type { Item, OfferView, Share } from '../view-types.ts';
import { Arrow } from './Arrow.tsx';
import { ITEMS, NOTHING, UNIT_OF } from './items.ts';
import s from './offers.module.css';

export interface OffersProps {
  offers: readonly OfferView[];
  current: OfferView | null;
  leader: number;
  totals: Share;
  nameOf(seat: number): string;
  bare?: boolean | undefined;
}

const answerText = ({ accepted, declined, by }: OfferView, nameOf: (seat: number) => string): ReactNode => {
  const yes = accepted.filter((seat) => seat !== by).map(nameOf);
  const no = declined.map(nameOf);
  return [
    ...(yes.length > 0 ? [t('accepted', { names: formatList(yes) })] : []),
    ...(no.length > 0 ? [t('declined', { names: formatList(no) })] : []),
  ].join(' ');
};

/** A table of all offers, with the changes from one to the next highlighted. */
export function Offers({ offers, current, leader, totals, nameOf, bare }: OffersProps) {
  const seats = [...new Set([leader, ...offers.flatMap(({ parties }) => parties)])];
  const items = ITEMS.filter((item) => totals[item] > 0);
  const mark = useMarks();
  return (
    <Panel title={t('offers')} aside={offers.length > 0 ? t('changes-lit') : null} bare={bare} anchor="offers">
      {offers.length === 0 ? (
        <p className={s.none}>{t('no-offers')}</p>
      ) : (
        <div className={s.scroll}>
          <table className={s.table} data-many={seats.length > 3 || undefined}>
            <thead>
              <tr>
                <th aria-label={t('offer')} />
                {seats.map((seat) => (
                  <th key={seat} scope="col">
                    <SeatMark seat={seat} size={13} label={nameOf(seat)} /> {seats.length > 3 ? '' : nameOf(seat)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {offers.map((offer, i) => {
                const before = offers[i - 1];
                const counter = offer.by !== leader;
                const state = cx(offer.version === current?.version && s.now, counter && s.counter);
                return (
                  <Fragment key={offer.version}>
                    <tr className={state} style={inColour(mark(offer.by))}>
                      <th scope="row">{counter ? <SeatMark seat={offer.by} size={14} /> : i + 1}</th>
                      {seats.map((seat) => (
                        <td key={seat}>
                          {offer.parties.includes(seat) ? (
                            <Cell share={offer.shares[seat] ?? NOTHING} before={before?.shares[seat]} items={items} />
                          ) : (
                            <span className={s.none}>–</span>
                          )}
                        </td>
                      ))}
                    </tr>
                    <tr className={cx(s.why, state)} style={inColour(mark(offer.by))}>
                      <td />
                      <td colSpan={seats.length}>
                        {counter && (
                          <b>
                            {t(offer.accepted.includes(offer.by) ? 'countered' : 'withdrawn', {
                              name: nameOf(offer.by),
                            })}{' '}
                          </b>
                        )}
                        {offer.version === current?.version && <>{t('current-offer')} </>}
                        {answerText(offer, nameOf)}
                      </td>
                    </tr>
                  </Fragment>
                );
              })}
            </tbody>
          </table>
        </div>
      )}
    </Panel>
  );
}

function Cell({ share, before, items }: { share: Share; before: Share | undefined; items: readonly Item[] }) {
  const seldom = (item: Item) => item === 'bonus' || item === 'reputation' || item === 'prototype';
  const shown = items.filter((item) => share[item] > 0 || !seldom(item) || (before?.[item] ?? 0) > 0);
  return shown.map((item) => (
    <UnitCount
      key={item}
      of={UNIT_OF[item]}
      n={share[item]}
      className={before && before[item] !== share[item] ? s.changed : undefined}
    />
  ));
}

export interface CounterProps {
  offer: OfferView;
  /** The offer that this one is compared with. */
  against: Pick<OfferView, 'parties' | 'shares'>;
  me: number | null;
  nameOf(seat: number): string;
  onTake?: (() => void) | undefined;
  onChange?: (() => void) | undefined;
}

/** The items in which two offers differ, by seat. */
const changesOf = (offer: OfferView, against: CounterProps['against']): { seat: number; items: Item[] }[] =>
  [...new Set([...offer.parties, ...against.parties])].flatMap((seat) => {
    const items = ITEMS.filter(
      (item) => (offer.shares[seat] ?? NOTHING)[item] !== (against.shares[seat] ?? NOTHING)[item],
    );
    return items.length > 0 ? [{ seat, items }] : [];
  });

/** A counter-offer in one line that shows only its changes. */
export function Counter({ offer, against, me, nameOf, onTake, onChange }: CounterProps) {
  const mark = useMarks();
  return (
    <Glass
      as="section"
      className={s.line}
      style={inColour(mark(offer.by))}
      aria-label={t('counters', { name: nameOf(offer.by) })}
    >
      <SeatMark seat={offer.by} size={26} />
      <div className={s.who}>
        <b>{t('counters', { name: nameOf(offer.by) })}</b>
        <span>{t('rest-stays')}</span>
      </div>
      <ul>
        {changesOf(offer, against).map(({ seat, items }) => (
          <li key={seat}>
            <SeatMark seat={seat} size={15} />
            <b>{seat === me ? t('you-name') : nameOf(seat)}</b>
            {items.map((item) => {
              const from = (against.shares[seat] ?? NOTHING)[item];
              const to = (offer.shares[seat] ?? NOTHING)[item];
              const worse = seat === me && (item === 'dice' ? to > from : to < from);
              return (
                <span key={item} className={cx(s.change, worse && s.worse)}>
                  <Unit of={UNIT_OF[item]} label={t(`item-${item}`)} />
                  {from}
                  <Arrow size={13} />
                  <b>{to}</b>
                </span>
              );
            })}
          </li>
        ))}
      </ul>
      <div className={s.answers}>
        {onChange && (
          <Button kind="quiet" hint="C" onClick={onChange}>
            {t('edit')}
          </Button>
        )}
        {onTake && (
          <Button hint="T" onClick={onTake} data-anchor="counter:take">
            {t('accept')}
          </Button>
        )}
      </div>
    </Glass>
  );
}
