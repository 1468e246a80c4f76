import { Ware } from '../cards/Ware.tsx';
import { actionNamed } from '../content.ts';
import { fill } from '../fill.tsx';
import { Rq, UnitCount } from '../signs.tsx';
import { t } from '../text.ts';
import type { MoonrakersView } from '../view-types.ts';
import s from './armory.module.css';
import { Head, Panel } from './Panel.tsx';

export interface ArmoryProps {
  view: Pick<MoonrakersView, 'armory' | 'stock'>;
  credits: number | null;
  bare?: boolean | undefined;
  /** Undefined unless the viewer is asked a question in the Buying Phase. */
  wares?: Wares | undefined;
}

/** The cards that can be bought now, and the selection among them. */
export interface Wares {
  held: string | null;
  /** Why the card cannot be bought; undefined if it can, null if the viewer has no options for it. */
  why(card: string): string | null | undefined;
  onPress(card: string): void;
  /** A card's text. */
  text(card: string): string;
}

const priceOf = (kind: string) => actionNamed(kind)?.price ?? null;

/** The Armory as small cards in the side panel. */
export function Armory({ view, credits, bare, wares }: ArmoryProps) {
  const { parts, crew } = view.armory;
  return (
    <Panel
      title={t('armory')}
      aside={credits !== null && fill(t('you-have'), { credits: <UnitCount of="credit" n={credits} /> })}
      bare={bare}
      anchor="armory"
    >
      <div className={s.small}>
        {[...parts, ...crew].map(({ card, price }) => (
          <Ware
            key={card}
            card={card}
            price={price}
            {...(wares && { pressed: wares.held === card, onPress: () => wares.onPress(card) })}
          />
        ))}
      </div>
      {view.stock.length > 0 && (
        <p className={s.stock}>
          {view.stock.map(({ kind, left }) => (
            <span key={kind} data-about={kind}>
              <Rq of={actionNamed(kind)?.category ?? 'flex'} />
              {actionNamed(kind)?.name}
              <b>{left}</b>
            </span>
          ))}
        </p>
      )}
    </Panel>
  );
}

/** The Armory in the Buying Phase: large cards with their texts. */
export function Market({ view, wares }: { view: ArmoryProps['view']; wares: Wares }) {
  const { parts, crew } = view.armory;
  const ware = (card: string, price: number | null, i = 9) => (
    <Ware
      key={card}
      card={card}
      price={price}
      text={wares.text(card)}
      why={wares.why(card)}
      pressed={wares.held === card}
      onPress={() => wares.onPress(card)}
      {...(i < 9 && wares.why(card) === undefined ? { hint: String(i + 1) } : {})}
    />
  );
  return (
    <div className={s.market}>
      <section aria-label={t('ship-parts')}>
        <Head as="h3">{t('ship-parts')}</Head>
        <div className={s.wares}>{parts.map(({ card, price }, i) => ware(card, price, i))}</div>
      </section>
      <section aria-label={t('crew-title')}>
        <Head as="h3">{t('crew-title')}</Head>
        <div className={s.wares}>{crew.map(({ card, price }, i) => ware(card, price, parts.length + i))}</div>
      </section>
      {view.stock.length > 0 && (
        <section aria-label={t('advanced-cards')}>
          <Head as="h3">{t('advanced-cards')}</Head>
          <div className={s.wares}>{view.stock.map(({ kind, price }) => ware(kind, price ?? priceOf(kind)))}</div>
        </section>
      )}
    </div>
  );
}
