import type { ReactNode } from 'react';
import { cx, LineIcon, SeatMark } from '../../../../ui/index.ts';
import { Art } from '../art/Art.tsx';
import { Prize } from '../cards/ContractCard.tsx';
import { contractNamed } from '../content.ts';
import { FitRing } from '../FitRing.tsx';
import { SignIcon } from '../glyphs.tsx';
import { KIND_HUES, kindName } from '../hues.ts';
import { Head } from '../panels/Panel.tsx';
import { Ring, type RingPart } from '../Ring.tsx';
import { Rq, UnitCount } from '../signs.tsx';
import { t } from '../text.ts';
import type { HintLevel, Item, Share, Type } from '../view-types.ts';
import s from './core.module.css';
import { ITEMS, UNIT_OF } from './items.ts';
import { Much } from './Level.tsx';

export interface CoreProps {
  contract: string;
  totals: Share;
  /** A note about the status of the deal or the contract. */
  note?: ReactNode;
  parts: readonly RingPart[];
  label?: (part: RingPart) => ReactNode;
  /** Whether to draw a larger ring, for contracts in progress. */
  large?: boolean;
  small?: boolean;
  children?: ReactNode;
}

/** The contract in the middle of the table: name, rewards, and the ring around its picture. */
export function Core({ contract, totals, note, parts, label, large = false, small = false, children }: CoreProps) {
  const card = contractNamed(contract);
  const art = (
    <Art id={contract} hue={KIND_HUES[card.type]} motif={card.type} width={160} height={160} glyph={84} dy={-2} />
  );
  return (
    <section className={cx(s.core, small && s.small, large && s.large)} aria-label={card.name} data-anchor="core">
      <ContractHead contract={contract} totals={totals} note={note} />
      {small ? (
        <Ring parts={parts} size={large ? 152 : 124} thick={large ? 21 : 19}>
          {art}
        </Ring>
      ) : (
        <FitRing parts={parts} most={large ? 264 : 252} {...(label && { label })}>
          {art}
        </FitRing>
      )}
      {children}
    </section>
  );
}

/** The name of a contract, its type, rewards and dice. */
export function ContractHead({ contract, totals, note }: Pick<CoreProps, 'contract' | 'totals' | 'note'>) {
  const card = contractNamed(contract);
  return (
    <header className={s.head}>
      <h2 data-about={contract}>{card.name}</h2>
      <p data-hue={KIND_HUES[card.type]}>
        <SignIcon of={card.type} />
        <span className={s.kind}>{kindName(card.type)}</span>
        {card.kind === 'head-to-head' && (
          <span className={s.totals}>
            <small>{t('first')}</small> <Prize {...card.first} />
            <small>{t('second')}</small> <Prize {...card.second} />
          </span>
        )}
        <span className={s.totals}>
          {ITEMS.filter((item: Item) => totals[item] > 0).map((item) => (
            <UnitCount key={item} of={UNIT_OF[item]} n={totals[item]} />
          ))}
        </span>
        {note && <small>{note}</small>}
      </p>
    </header>
  );
}

/** A label outside the ring: a type and its progress. */
export function RingLabel(props: {
  of: Type;
  n: ReactNode;
  tone?: 'ok' | 'will' | 'short' | undefined;
  children?: ReactNode;
}) {
  const { of, n, tone, children } = props;
  return (
    <span className={cx(s.label, tone && s[tone])}>
      <Rq of={of} n={n} />
      {children}
    </span>
  );
}

export interface Requirement {
  type: Type;
  need: number;
  /** The units each seat can contribute: a number if known, a level if only hinted. */
  from: { seat: number; much: number | HintLevel }[];
  /** Number of units that neither the viewer's hand nor hints cover. */
  short: number;
}

/** The units that the alliance can contribute, by type. */
export function Requirements({ requirements }: { requirements: readonly Requirement[] }) {
  return (
    <div className={s.lacks} data-many={requirements.length > 3 || undefined}>
      <Head as="h3">{t('alliance-brings')}</Head>
      <ul>
        {requirements.map(({ type, need, from, short }) => (
          <li key={type} className={cx(short > 0 && s.lacking)} data-hue={type}>
            <Rq of={type} n={need} />
            <span className={s.from}>
              {from.map(({ seat, much }) => (
                <span key={seat}>
                  <SeatMark seat={seat} size={13} />
                  {typeof much === 'number' ? much : <Much level={much} />}
                </span>
              ))}
            </span>
            {short > 0 ? (
              <b>{t('about-short', { count: short })}</b>
            ) : (
              <b>
                <u>{t('looks-covered')}</u>
                <i>
                  <LineIcon name="check" size={15} />
                </i>
              </b>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
