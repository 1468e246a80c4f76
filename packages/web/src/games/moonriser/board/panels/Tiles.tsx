import type { MoonriserView, SeenPlayer, SeenTile } from '@orrery/moonriser';
import { type ReactNode, useState } from 'react';
import { cx } from '../../../../ui/cx.ts';
import { Cap, Glass } from '../../../../ui/primitives.tsx';
import { t } from '../../text.ts';
import { designOf } from '../faces.ts';
import { TileButton, type TileHandlers } from './TileButton.tsx';
import s from './tiles.module.css';

export interface SupplyProps extends TileHandlers {
  /** Shown below the tiles: the piles. */
  children?: ReactNode;
  tiles: SeenTile[];
  selected?: string | null;
  blocked?: (tile: SeenTile) => string | null;
}

/** The common supply; the leftmost tile leaves first. */
export function Supply({ tiles, selected, blocked, children, ...handlers }: SupplyProps) {
  return (
    <Glass className={s.pane} aria-label={t('common-supply')} data-anchor="supply">
      <div className={s.head}>
        <Cap as="h2">{t('common-supply')}</Cap>
        <span className={s.order}>{t('supply-order')}</span>
      </div>
      <div className={cx(s.row, s.supply)}>
        {tiles.map((tile, i) => (
          <TileButton
            key={tile.id}
            tile={tile}
            radius={tiles.length > 5 ? 26 : 31}
            selected={tile.id === selected}
            blocked={blocked?.(tile) ?? null}
            {...(i === 0 ? { note: t('leaves-soon') } : {})}
            {...handlers}
          />
        ))}
      </div>
      {tiles.length === 0 && <p className={s.none}>{t('supply-empty')}</p>}
      {children}
    </Glass>
  );
}

export interface HandProps extends TileHandlers {
  hand: SeenPlayer['hand'];
  selected?: string | null;
  blocked?: (tile: SeenTile) => string | null;
  /** Shows the number keys 1 to 9. */
  keys?: boolean;
  title?: string;
}

const LIMIT = 5;

/** A hand of tiles; hidden faces show as backs. */
export function Hand({ hand, selected, blocked, keys, title = t('your-hand'), ...handlers }: HandProps) {
  const count = hand.basic + hand.advanced;
  return (
    <Glass className={s.pane} aria-label={title} data-anchor="hand">
      <div className={s.head}>
        <Cap as="h2">{title}</Cap>
        <span className={cx(count > LIMIT && s.over)}>{t('hand-count', { count, limit: LIMIT })}</span>
      </div>
      <div className={cx(s.row, s.hand)}>
        {hand.tiles.map((tile, i) => (
          <TileButton
            key={tile.id}
            tile={tile}
            radius={34}
            named
            selected={tile.id === selected}
            blocked={blocked?.(tile) ?? null}
            {...(keys && i < 9 ? { hint: String(i + 1) } : {})}
            {...handlers}
          />
        ))}
        {hand.tiles.length === 0 && <Backs of={hand} large />}
      </div>
      {count === 0 && <p className={s.none}>{t('hand-empty')}</p>}
    </Glass>
  );
}

/** The back of a tile: grey for Basic, gold for Advanced. */
export function Back({ back, large }: { back: 'basic' | 'advanced'; large?: boolean }) {
  return <i className={cx(s.back, back === 'advanced' && s.gold, large && s.large)} data-about={`back:${back}`} />;
}

/** Hidden tiles, grouped by kind because their order is secret. */
export function Backs({ of: { basic, advanced }, large = false }: { of: SeenPlayer['hand']; large?: boolean }) {
  const backs = (back: 'basic' | 'advanced', count: number) =>
    Array.from({ length: count }, (_back, i) => `${back} ${i}`).map((key) => (
      <Back key={key} back={back} large={large} />
    ));
  return (
    <>
      {backs('basic', basic)}
      {backs('advanced', advanced)}
    </>
  );
}

/** Draw piles and discards; a discard pile opens to show its tiles. */
export function Piles({ piles, discards }: Pick<MoonriserView, 'piles' | 'discards'>) {
  const [open, setOpen] = useState<'basic' | 'advanced' | null>(null);
  const shown = open ? discards[open] : [];
  const counts = new Map<string, number>();
  for (const tile of shown) counts.set(tile.design, (counts.get(tile.design) ?? 0) + 1);
  return (
    <div className={s.piles} onPointerLeave={() => setOpen(null)}>
      {(['basic', 'advanced'] as const).map((back) => (
        <div key={back} className={s.pile}>
          <Back back={back} />
          <span>{t('back', { back })}</span>
          <b>{piles[back]}</b>
          <button
            type="button"
            aria-expanded={open === back}
            onClick={() => setOpen(open === back ? null : back)}
            onPointerEnter={(e) => e.pointerType === 'mouse' && setOpen(back)}
          >
            {t('discarded', { count: discards[back].length })}
          </button>
        </div>
      ))}
      {open && (
        <Glass as="div" className={s.discards}>
          <Cap>{t('discards', { back: open })}</Cap>
          {counts.size === 0 && <p className={s.none}>{t('none-yet')}</p>}
          <ul>
            {[...counts].map(([design, n]) => (
              <li key={design}>
                <span>{designOf(design).name}</span>
                <b>{n}</b>
              </li>
            ))}
          </ul>
        </Glass>
      )}
    </div>
  );
}
