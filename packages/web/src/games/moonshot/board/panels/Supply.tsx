import { kindName, PRICE, SUPPLIER_PRICES, TILE_KINDS } from '@orrery/moonshot';
import type { CSSProperties, PointerEvent, ReactNode } from 'react';
import { cx } from '../../../../ui/index.ts';
import { isTile, moduleNamed, tileNamed } from '../content.ts';
import { GlyphIcon } from '../glyphs.tsx';
import { Dymo } from '../instruments/Dymo.tsx';
import { Bonus, ModuleCard } from '../Module.tsx';
import { Badge, type Letter } from '../params.tsx';
import { Price, Sign } from '../signs.tsx';
import { Tile } from '../Tile.tsx';
import { t } from '../text.ts';
import s from './supply.module.css';

/** A panel of the supply. */
function Tray({ title, note, children }: TrayProps) {
  return (
    <section className={s.tray} aria-label={title} data-night>
      <header>
        <Dymo>{title}</Dymo>
        {note && <span title={typeof note === 'string' ? note : undefined}>{note}</span>}
      </header>
      {children}
    </section>
  );
}
interface TrayProps {
  title: string;
  note?: ReactNode;
  children: ReactNode;
}

/** How an item of the supply responds to clicks and drags. */
export interface Handle {
  onPress(): void;
  /** Starts a drag to the blueprint. */
  onLift?: ((event: PointerEvent) => void) | undefined;
  chosen?: boolean;
  /** Whether it can only be inspected. */
  looks?: boolean;
  /** Why it cannot be used now. */
  why?: string | null;
}

const isUsed = (handle: Handle | undefined): boolean => handle !== undefined && !handle.looks;

/** A tile that can be selected. */
function TileButton({ id, size, rotation = 0, hint, handle, price }: TileButtonProps) {
  const { name, kind } = tileNamed(id);
  return (
    <button
      type="button"
      className={cx(s.tile, handle?.chosen && s.chosen, !isUsed(handle) && s.still, handle?.looks && s.looks)}
      aria-label={price === undefined ? name : t('tile-price', { name, price })}
      aria-pressed={handle?.chosen ?? false}
      aria-disabled={!isUsed(handle) || !!handle?.why}
      title={handle?.why ?? name}
      data-hold={`card:${id}`}
      data-anchor={`tile:${id}`}
      data-flight={`tile:${id}`}
      data-flight-from={`deck:${kind}`}
      onClick={handle?.onPress}
      onPointerDown={handle?.onLift}
    >
      <Tile id={id} size={size} rotation={rotation} silent />
      {hint && <kbd>{hint}</kbd>}
    </button>
  );
}
interface TileButtonProps {
  id: string;
  size: number;
  rotation?: number;
  hint?: string | undefined;
  handle?: Handle | undefined;
  price?: number;
}

export interface LineProps {
  tiles: readonly string[];
  size?: number;
  held?: { tile: string; rotation: number } | null;
  handle?: ((tile: string) => Handle | undefined) | undefined;
  keys?: boolean;
  title?: string;
  /** Whether the tiles are already paid for. */
  free?: boolean;
}

/** The development line: tiles that can be installed. */
export function Line({ tiles, size = 48, held, handle, keys, title = t('your-line'), free }: LineProps) {
  return (
    <Tray
      title={title}
      note={
        free ? (
          t('install-one')
        ) : (
          <span>
            <Price n={PRICE.line} size={13} /> {t('each')}
          </span>
        )
      }
    >
      <div className={cx(s.row, s.line)}>
        {tiles.map((id, at) => (
          <TileButton
            key={id}
            id={id}
            size={size}
            rotation={held?.tile === id ? held.rotation : 0}
            hint={keys && at < 9 ? String(at + 1) : undefined}
            handle={handle?.(id)}
            {...(free ? {} : { price: PRICE.line })}
          />
        ))}
        {tiles.length === 0 && <p className={s.none}>{t('line-empty')}</p>}
      </div>
    </Tray>
  );
}

export interface LaneProps {
  items: readonly (string | null)[];
  /** Labels of the spaces that can be chosen, by price. */
  open?: ReadonlyMap<number, string> | undefined;
  onSpace?: ((price: number) => void) | undefined;
}

const ARRIVES = ['arrives-0', 'arrives-1', 'arrives-2'] as const;

/** When an item of this supplier space is delivered. */
export const arrivalText = (space: number): string => t(ARRIVES[space] ?? 'arrives-2');

/** The supplier line: spaces for 8, 13 and 20, then the rocket. Items move one space per round. */
export function Lane({ items, open, onSpace }: LaneProps) {
  return (
    <Tray title={t('suppliers')} note={t('suppliers-note')}>
      <div className={s.lane}>
        {SUPPLIER_PRICES.map((price, at) => {
          const item = items[at] ?? null;
          const verb = open?.get(price);
          const inside = item ? (
            isTile(item) ? (
              <span className={s.ordered} data-hold={`card:${item}`} data-flight={`tile:${item}`}>
                <Tile id={item} size={44} />
              </span>
            ) : (
              <span className={s.item} data-hold={`card:${item}`} data-flight={`module:${item}`}>
                <b>{moduleNamed(item).name}</b>
                <Bonus of={item} size={12} short />
              </span>
            )
          ) : (
            <Price n={price} size={15} />
          );
          return (
            <div key={price} className={s.space}>
              {verb && onSpace ? (
                <button
                  type="button"
                  className={cx(s.box, s.open)}
                  aria-label={verb}
                  data-cell={`lane:${price}`}
                  data-anchor={`lane:${price}`}
                  onClick={() => onSpace(price)}
                >
                  {inside}
                </button>
              ) : (
                <div className={cx(s.box, !item && s.vacant)}>{inside}</div>
              )}
              <small>{verb ?? arrivalText(at)}</small>
            </div>
          );
        })}
        <span className={s.into} title={t('then-installed')}>
          <GlyphIcon name="rocket" size={24} />
        </span>
      </div>
    </Tray>
  );
}

export interface SideboardProps {
  modules: readonly string[];
  handle?: ((module: string) => Handle | undefined) | undefined;
  left: number;
}

/** The face-up modules that can be ordered. */
export function Sideboard({ modules, handle, left }: SideboardProps) {
  return (
    <Tray
      title={t('modules')}
      note={
        <span title={t('modules-left', { n: left })}>
          <Sign of="money" size={13} label={t('money')} /> {SUPPLIER_PRICES.join(' / ')}
        </span>
      }
    >
      <div className={s.modules}>
        {modules.map((id) => {
          const own = handle?.(id);
          return (
            <button
              key={id}
              type="button"
              className={cx(s.module, own?.chosen && s.chosen, !isUsed(own) && s.still, own?.looks && s.looks)}
              aria-pressed={own?.chosen ?? false}
              aria-disabled={!isUsed(own) || !!own?.why}
              title={own?.why ?? undefined}
              data-hold={`card:${id}`}
              data-anchor={`card:${id}`}
              data-flight={`module:${id}`}
              onClick={own?.onPress}
            >
              <ModuleCard id={id} />
            </button>
          );
        })}
      </div>
    </Tray>
  );
}

export interface ResearchProps {
  decks: readonly number[];
  /** The top tile of the discard pile. */
  discard: string | null;
  /** Decks chosen so far. */
  named: string;
  onDeck?: ((kind: string) => void) | undefined;
  /** Why research is not possible now. */
  why?: string | null;
  handle?: ((tile: string) => Handle | undefined) | undefined;
}

/** The four technology decks and the discard pile. */
export function Research({ decks, discard, named, onDeck, why = null, handle }: ResearchProps) {
  return (
    <Tray
      title={t('research')}
      note={
        <span>
          {t('research-note')} <Price n={PRICE.research} size={13} />
        </span>
      }
    >
      <div className={s.decks}>
        {TILE_KINDS.map((kind, at) => {
          const times = [...named].filter((one) => one === kind).length;
          return (
            <button
              key={kind}
              type="button"
              className={cx(s.deck, times > 0 && s.chosen, !onDeck && s.still)}
              style={{ background: `linear-gradient(160deg, var(--sh-${kind}-1), var(--sh-${kind}-2))` }}
              aria-label={t(times > 0 ? 'deck-label-chosen' : 'deck-label', {
                kind: kindName(kind),
                n: decks[at] ?? 0,
                times,
              })}
              aria-disabled={!onDeck || why !== null}
              title={why ?? undefined}
              data-anchor={`deck:${kind}`}
              data-pile={`deck:${kind}`}
              onClick={why === null && onDeck ? () => onDeck(kind) : undefined}
            >
              {kind === 'P' ? (
                <GlyphIcon name="freeModules" size={15} />
              ) : (
                <Badge of={kind as Letter} size={18} silent />
              )}
              <b>{decks[at]}</b>
              {times > 0 && <i>{times}</i>}
            </button>
          );
        })}
        <span className={s.rule} />
        {discard ? (
          <span className={s.discard}>
            <TileButton id={discard} size={44} handle={handle?.(discard)} price={PRICE.discard} />
            <Price n={PRICE.discard} size={12} />
          </span>
        ) : (
          <span className={s.bare}>{t('no-discard')}</span>
        )}
      </div>
    </Tray>
  );
}

export interface RivalSupplyProps {
  line: readonly string[];
  lane: readonly (string | null)[];
  handle?: ((tile: string) => Handle | undefined) | undefined;
  /** The size of a tile. */
  size: number;
}

/** The opponent's line and suppliers in small size. */
export function RivalSupply({ line, lane, handle, size }: RivalSupplyProps) {
  return (
    <section className={s.rival} style={{ '--tile': `${size}px` } as CSSProperties} aria-label={t('rival-supply')}>
      <div>
        <h3>{t('line')}</h3>
        <div className={s.row}>
          {line.map((id) => (
            <TileButton key={id} id={id} size={size} handle={handle?.(id)} />
          ))}
          {line.length === 0 && <p className={s.none}>{t('empty')}</p>}
        </div>
      </div>
      <div>
        <h3>{t('suppliers')}</h3>
        <div className={s.row}>
          {lane.map((item, at) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: spaces have fixed positions
              key={at}
              className={s.small}
              {...(item && {
                'data-hold': `card:${item}`,
                'data-flight': `${isTile(item) ? 'tile' : 'module'}:${item}`,
              })}
            >
              {item ? isTile(item) ? <Tile id={item} size={30} /> : <Bonus of={item} size={12} short /> : null}
            </span>
          ))}
        </div>
      </div>
    </section>
  );
}
