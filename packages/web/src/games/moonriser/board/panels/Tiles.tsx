import type { MoonriserView, SeenPlayer, SeenTile } from '@orrery/moonriser';
import { type ReactNode, useState } from 'react';
import { cx } from '../../../../look/cx.ts';
import { Cap, Glass } from '../../../../look/primitives.tsx';
import { designOf } from '../faces.ts';
import { TileButton, type TileHandlers } from './TileButton.tsx';
import s from './tiles.module.css';

export interface SupplyProps extends TileHandlers {
  /** Beneath the tiles: the piles. */
  children?: ReactNode;
  tiles: SeenTile[];
  selected?: string | null;
  blocked?: (tile: SeenTile) => string | null;
}

/** The common supply, leftmost first to leave. */
export function Supply({ tiles, selected, blocked, children, ...handlers }: SupplyProps) {
  return (
    <Glass className={s.pane} aria-label="Common supply" data-spot="supply">
      <div className={s.head}>
        <Cap as="h2">Common supply</Cap>
        <span className={s.order}>leftmost leaves after this round</span>
      </div>
      <div className={cx(s.row, s.supply)}>
        {tiles.map((tile, i) => (
          <TileButton
            key={tile.id}
            tile={tile}
            radius={tiles.length > 5 ? 26 : 31}
            selected={tile.id === selected}
            blocked={blocked?.(tile) ?? null}
            {...(i === 0 ? { note: 'leaves after this round' } : {})}
            {...handlers}
          />
        ))}
      </div>
      {tiles.length === 0 && <p className={s.none}>The supply is empty.</p>}
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

/** The tiles on my hand; faces I may not see are backs. */
export function Hand({ hand, selected, blocked, keys, title = 'Your hand', ...handlers }: HandProps) {
  const count = hand.basic + hand.advanced;
  return (
    <Glass className={s.pane} aria-label={title} data-spot="hand">
      <div className={s.head}>
        <Cap as="h2">{title}</Cap>
        <span className={cx(count > LIMIT && s.over)}>
          {count} of {LIMIT}
        </span>
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
      {count === 0 && <p className={s.none}>No tiles. Plan with blue to draw some.</p>}
    </Glass>
  );
}

/** The back of a tile: grey is Basic, gold is Advanced. */
export function Back({ back, large }: { back: 'basic' | 'advanced'; large?: boolean }) {
  return <i className={cx(s.back, back === 'advanced' && s.gold, large && s.large)} data-about={`back:${back}`} />;
}

/** Tiles whose faces are hidden, by kind: in which order they are held is nobody's business. */
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

/** Draw piles and discards; a discard pile opens to show what is in it. */
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
          <span>{back === 'basic' ? 'Basic' : 'Advanced'}</span>
          <b>{piles[back]}</b>
          <button
            type="button"
            aria-expanded={open === back}
            onClick={() => setOpen(open === back ? null : back)}
            onPointerEnter={(e) => e.pointerType === 'mouse' && setOpen(back)}
          >
            {discards[back].length} discarded
          </button>
        </div>
      ))}
      {open && (
        <Glass as="div" className={s.discards}>
          <Cap>{open === 'basic' ? 'Basic discards' : 'Advanced discards'}</Cap>
          {counts.size === 0 && <p className={s.none}>None yet.</p>}
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
