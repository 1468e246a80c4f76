import { Ware } from '../cards/Ware.tsx';
import { actionNamed } from '../content.ts';
import type { MoonrakersView } from '../seen.ts';
import { Rq, Un } from '../signs.tsx';
import s from './armory.module.css';
import { Head, Panel } from './Panel.tsx';

export interface ArmoryProps {
  view: Pick<MoonrakersView, 'armory' | 'stock' | 'sale'>;
  credits: number | null;
  bare?: boolean | undefined;
  /** What may be bought, and what stands against the others. */
  wares?: Wares | undefined;
}

/** How wares can be had just now. */
export interface Wares {
  held: string | null;
  /** Undefined for what may be taken, else why not; null where it is not on sale now. */
  why(card: string): string | null | undefined;
  onPress(card: string): void;
  /** What a card does. */
  text(card: string): string;
}

const priceOf = (kind: string) => actionNamed(kind)?.price ?? null;

/** The Armory in a rail: all that is on sale, small. */
export function Armory({ view, credits, bare, wares }: ArmoryProps) {
  const { parts, crew } = view.armory;
  return (
    <Panel
      title="Armory"
      aside={
        credits !== null && (
          <>
            you have <Un of="credit" n={credits} />
          </>
        )
      }
      bare={bare}
      spot="armory"
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

/** The Armory while somebody buys: every card large, with what it does. */
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
      <section aria-label="Ship parts">
        <Head as="h3">Ship parts</Head>
        <div className={s.wares}>{parts.map(({ card, price }, i) => ware(card, price, i))}</div>
      </section>
      <section aria-label="Crew">
        <Head as="h3">Crew</Head>
        <div className={s.wares}>{crew.map(({ card, price }, i) => ware(card, price, parts.length + i))}</div>
      </section>
      {view.sale.length > 0 && (
        <section aria-label="On sale by the event">
          <Head as="h3">On sale by the event</Head>
          <div className={s.wares}>{view.sale.map(({ card, price }) => ware(card, price))}</div>
        </section>
      )}
      {view.stock.length > 0 && (
        <section aria-label="Advanced action cards">
          <Head as="h3">Advanced action cards</Head>
          <div className={s.wares}>{view.stock.map(({ kind, price }) => ware(kind, price ?? priceOf(kind)))}</div>
        </section>
      )}
    </div>
  );
}
