import type { MoonriserView, SeenPlayer, SeenTile } from '@orrery/moonriser';
import { cx } from '../../../../ui/cx.ts';
import { Cap, Glass } from '../../../../ui/primitives.tsx';
import { t } from '../../text.ts';
import { TileButton, type TileHandlers } from './TileButton.tsx';
import s from './tiles.module.css';

type Back = keyof MoonriserView['piles'];
const BACKS: readonly Back[] = ['basic', 'advanced'];

export interface SupplyProps extends TileHandlers {
  tiles: SeenTile[];
  /** Numbers of tiles in the draw piles. */
  piles: MoonriserView['piles'];
  discards: MoonriserView['discards'];
  selected?: string | null;
  blocked?: (tile: SeenTile) => string | null;
}

/** The common supply, whose leftmost tile leaves first, and the draw piles. */
export function Supply({ tiles, piles, discards, selected, blocked, ...handlers }: SupplyProps) {
  return (
    <Glass className={s.pane} aria-label={t('common-supply')} data-anchor="supply">
      <div className={s.head}>
        <Cap as="h2">{t('common-supply')}</Cap>
        <span className={s.order}>{t('supply-order')}</span>
      </div>
      <div className={s.row}>
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
      <p className={s.piles}>
        {t('draw-piles')}
        {BACKS.map((back) => (
          <Pile key={back} back={back} count={piles[back]} discarded={discards[back].length} />
        ))}
      </p>
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
function BackSign({ back, large }: { back: Back; large?: boolean }) {
  return <i className={cx(s.back, back === 'advanced' && s.gold, large && s.large)} data-about={`back:${back}`} />;
}

/** The number of tiles in a draw pile. Its tooltip adds the discard pile. */
function Pile({ back, count, discarded }: { back: Back; count: number; discarded: number }) {
  return (
    <span data-about={`back:${back}`} data-more={t('pile-counts', { count, discarded })}>
      <BackSign back={back} />
      <b role="img" aria-label={t('pile-label', { back, count })}>
        {count}
      </b>
    </span>
  );
}

/** Hidden tiles, grouped by kind because their order is secret. */
export function Backs({ of: { basic, advanced }, large = false }: { of: SeenPlayer['hand']; large?: boolean }) {
  const backs = (back: Back, count: number) =>
    Array.from({ length: count }, (_back, i) => `${back} ${i}`).map((key) => (
      <BackSign key={key} back={back} large={large} />
    ));
  return (
    <>
      {backs('basic', basic)}
      {backs('advanced', advanced)}
    </>
  );
}
