import type { SeenPlayer, SeenTile } from '@orrery/moonriser';
import { cx } from '../../../../ui/cx.ts';
import { Cap, Glass } from '../../../../ui/primitives.tsx';
import { t } from '../../text.ts';
import { TileButton, type TileHandlers } from './TileButton.tsx';
import s from './tiles.module.css';

export interface SupplyProps extends TileHandlers {
  tiles: SeenTile[];
  selected?: string | null;
  blocked?: (tile: SeenTile) => string | null;
}

/** The common supply; the leftmost tile leaves first. */
export function Supply({ tiles, selected, blocked, ...handlers }: SupplyProps) {
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
    </Glass>
  );
}

export interface HandProps extends TileHandlers {
  hand: SeenPlayer['hand'];
  selected?: string | null;
  blocked?: (tile: SeenTile) => string | null;
  /** Shows the number keys 1 to 9. */
  keys?: boolean;
  /** The name of the hand's owner; null for the viewer's own hand. */
  owner: string | null;
}

const LIMIT = 5;

/** A hand of tiles; hidden faces show as backs. */
export function Hand({ hand, selected, blocked, keys, owner, ...handlers }: HandProps) {
  const title = owner === null ? t('your-hand') : t('hand-of', { name: owner });
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
      {count === 0 && <p className={s.none}>{t(owner === null ? 'hand-empty' : 'hand-empty-other')}</p>}
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
