import { type Effect, effectsText, emptySlotOf, type MoonshotView, PLACES, type SeenSlot } from '@orrery/moonshot';
import type { CSSProperties } from 'react';
import { cx } from '../../../../ui/index.ts';
import { maneuverNamed } from '../content.ts';
import { Effects } from '../effects.tsx';
import { GlyphIcon, type SignGlyph } from '../glyphs.tsx';
import { sideColour, sideOf } from '../sides.tsx';
import { Target } from '../Target.tsx';
import { TokenRow } from '../Token.tsx';
import { t } from '../text.ts';
import s from './politics.module.css';

/** Tokens to be placed on a card. */
export interface Laying {
  influence: number;
  bluff: number;
}

export interface PoliticsProps {
  view: MoonshotView;
  /** The side shown at the bottom; the other is at the top. */
  mine: number;
  /** Slots that can be chosen, like `usa-press`. */
  open?: ReadonlySet<string>;
  chosen?: string | null;
  /** The selected card over a slot of the viewer's side. */
  held?: { place: string; card: string } | null;
  laying?: ReadonlyMap<string, Laying>;
  onSlot?: ((slot: string) => void) | undefined;
  tall?: boolean;
}

export const slotName = (side: number, place: string): string => `${sideOf(side).id}-${place}`;

/** The politics board: four places with one slot per program; tokens are face down. */
export function Politics(props: PoliticsProps) {
  const { view, mine, open, chosen, held = null, laying, onSlot, tall } = props;
  const slotAt = (side: number, place: string) => view.programs[side]?.slots.find((slot) => slot.place === place);
  return (
    <section className={cx(s.board, tall && s.tall)} aria-label={t('politics')} data-night>
      {PLACES.map((place) => (
        <div key={place.id} className={s.place}>
          {[1 - mine, mine].map((side, at) => {
            const name = slotName(side, place.id);
            const slot = slotAt(side, place.id);
            const put = held && side === mine && held.place === place.id ? held.card : null;
            const press = open?.has(name) && onSlot ? () => onSlot(name) : undefined;
            const seen = (
              <Slot
                key={name}
                {...{ name, side, view }}
                place={place.name}
                slot={put && slot ? { ...slot, card: put, level: 1 } : slot}
                bonus={emptySlotOf(view, side, place.id)}
                laying={laying?.get(name)}
                chosen={chosen === name || put !== null}
                onPress={press}
              />
            );
            return at === 0 ? (
              seen
            ) : (
              <div key={name} className={s.lower}>
                <header className={s.band} data-about={`place:${place.id}`}>
                  <GlyphIcon name={place.id as SignGlyph} size={16} />
                  <b>{place.name}</b>
                  <span title={t('obstruct-title', { effects: effectsText(place.obstruction) })}>
                    <GlyphIcon name="obstruction" size={13} label={t('obstruct-label')} />
                    <Effects of={place.obstruction} size={13} />
                  </span>
                </header>
                {seen}
              </div>
            );
          })}
        </div>
      ))}
    </section>
  );
}

interface SlotProps {
  name: string;
  side: number;
  view: MoonshotView;
  /** The name of the place. */
  place: string;
  slot: SeenSlot | undefined;
  /** The effects of the slot while it is empty. */
  bonus: readonly Effect[];
  laying: Laying | undefined;
  chosen: boolean;
  onPress: (() => void) | undefined;
}

/**
 * Maximum length of effects as text; longer effects are shown as icons. Each token takes the space of two letters, and
 * a second line of the name that of ten.
 */
const LONG = 26;
const TOKEN = 2;
const LINE = 10;
/** Names with more letters than this may need a second line. */
const NAME = 14;

/** A slot with its maneuver: level bars, effect, and both sides' tokens. An empty slot shows its own effects. */
function Slot({ name, side, view, place, slot, bonus, laying, chosen, onPress }: SlotProps) {
  const card = slot?.card ? maneuverNamed(slot.card) : null;
  const level = slot?.level ?? 1;
  const gains = card?.design.levels[level - 1] ?? [];
  const effects = effectsText(gains);
  const empty = effectsText(bonus);
  const tokens = Math.max(0, ...(slot?.tokens ?? []).map(({ count }) => count));
  const room = LONG - TOKEN * tokens - (card && card.name.length > NAME ? LINE : 0);
  const inside = card ? (
    <>
      <span className={s.level}>
        {[1, 2, 3].map((n) => (
          <i key={n} className={cx(n <= level && s.on)} />
        ))}
      </span>
      <span className={s.say} title={effects}>
        <b>{card.name}</b>
        {effects.length > room ? <Effects of={gains} size={12} /> : <span>{effects}</span>}
      </span>
      <span className={s.tokens}>
        {[0, 1].map((whose) => {
          const lie = slot?.tokens[whose] ?? { count: 0, influence: null, bluff: null };
          const more = laying && whose === view.side ? laying : null;
          return (
            <span key={whose} className={cx(more && more.influence + more.bluff > 0 && s.laying)}>
              <TokenRow
                side={whose}
                count={lie.count + (more ? more.influence + more.bluff : 0)}
                influence={more ? (lie.influence ?? 0) + more.influence : lie.influence}
                bluff={more ? (lie.bluff ?? 0) + more.bluff : lie.bluff}
              />
            </span>
          );
        })}
      </span>
    </>
  ) : (
    <span className={s.say}>
      <span>
        {t('empty-now')} <b>{empty}</b> {bonus.some(({ what }) => what === 'bluff') ? '' : t('at-round-end')}
      </span>
    </span>
  );
  const label = card
    ? t(slot?.covered ? 'slot-label-escalated' : 'slot-label', { name: card.name, level, effects })
    : t('slot-label-empty', { program: sideOf(side).name, place, effects: empty });
  const shared = {
    className: cx(s.slot, card ? s.card : s.none, level > 1 && s.escalated, onPress && s.open, chosen && s.chosen),
    style: {
      '--me': sideColour(side),
      '--bed': `var(--sh-${sideOf(side).id}-bed)`,
    } as CSSProperties,
    'data-anchor': `slot:${name}`,
    'data-cell': name,
    ...(card
      ? {
          'data-hold': `card:${card.id}`,
          'data-flight': `card:${card.id}`,
          'data-flight-from': `hand:${side}`,
        }
      : {}),
  };
  return onPress ? (
    <button type="button" aria-label={label} aria-pressed={chosen} {...shared} onClick={onPress}>
      {inside}
      {!card && <Target name={name} />}
    </button>
  ) : (
    <section aria-label={label} {...shared}>
      {inside}
    </section>
  );
}
