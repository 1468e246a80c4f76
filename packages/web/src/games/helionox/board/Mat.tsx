import {
  type Architect,
  CRYO_EACH,
  cardText,
  type Gain,
  PLACES,
  placeName,
  type Request,
  type SeenCard,
  type SeenPlayer,
} from '@orrery/helionox';
import { Count, cx, signed } from '../../../ui/index.ts';
import { t } from '../text.ts';
import { Art } from './Art.tsx';
import { CardFace } from './CardFace.tsx';
import cards from './card.module.css';
import { designOf, spoken } from './faces.ts';
import { Amount, Icon, toneClass } from './Icon.tsx';
import { MiniCard } from './MiniCard.tsx';
import s from './mat.module.css';
import { effectSummary } from './steps.ts';
import { type Pointing, pointTo, same } from './subject.ts';

interface MatProps {
  player: SeenPlayer;
  mercury: boolean;
  pointing: Pointing;
}

/** Cryo Counters as four diamonds; with none, the Architect is awake. */
export function Cryo({ count }: { count: number }) {
  return (
    <span className={s.cryo} data-about="cryo" role="img" aria-label={t('architect-state', { cryo: count })}>
      {Array.from({ length: CRYO_EACH }, (_, k) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: four fixed places
        <i key={k} className={cx(k < count && s.frozen)} />
      ))}
    </span>
  );
}

/** The previewed change of a pool; `left` marks the first of two chips on one pool. */
function Chip({ by = 0, left }: { by: number | undefined; left?: boolean }) {
  return by === 0 ? null : <i className={cx(s.chip, by < 0 && s.less, left && s.left)}>{signed(by)}</i>;
}

/** The player's pool for this turn, and their Bank. */
export function Pools({ player, mercury, would = {} }: Omit<MatProps, 'pointing'> & { would?: Gain }) {
  return (
    <div className={s.pools}>
      <div className={s.pool} data-about="credit">
        <b className={toneClass('c')}>
          <Icon name="credit" />
          <Count value={player.credits} />
        </b>
        <span>{t('credits')}</span>
        <Chip by={would.credits} />
      </div>
      <div className={s.pool} data-about="defense">
        <b className={toneClass('d')}>
          <Icon name="defense" />
          <Count value={player.defense} />
        </b>
        <span>{t('defense')}</span>
        <Chip by={would.defense} />
      </div>
      {mercury && (
        <div className={cx(s.pool, s.bank)} data-about="bank">
          <b>
            <Amount of="c">{player.bankedCredits}</Amount>
            <Amount of="d">{player.bankedDefense}</Amount>
          </b>
          <span>
            <Icon name="bank" /> {t('bank')}
          </span>
          <Chip by={would.bankedCredits} left />
          <Chip by={would.bankedDefense} />
        </div>
      )}
    </div>
  );
}

interface PlayedProps extends Pick<MatProps, 'player' | 'pointing'> {
  name?: string;
  consumed: readonly SeenCard[];
  /** Cards that the player got lately: they are on top of the deck. */
  bought: readonly string[];
}

/** The cards in a pile, for those that fly there. */
const heldBy = (cards: readonly string[]): string => cards.map((id) => `card:${id}`).join(' ');

/** The cards played this turn, and the sizes of the deck, the discard pile and the Consumed area. */
export function Played({ player, name, consumed, bought, pointing }: PlayedProps) {
  return (
    <div className={s.played}>
      <ul className={s.minis} aria-label={name ? t('played-by', { name }) : t('played-this-turn')}>
        {player.played.toReversed().map((card) => (
          <li key={card.id}>
            <MiniCard
              design={card.design}
              subject={{ kind: 'design', design: card.design }}
              label={t('card-played', { card: spoken(card.design) })}
              flight={`card:${card.id}`}
              pointing={pointing}
            />
          </li>
        ))}
        {player.played.length === 0 && (
          <li className={s.nothing}>{name ? t('played-nothing', { name }) : t('nothing-played')}</li>
        )}
      </ul>
      <div className={s.pile} data-pile="deck" data-holds={heldBy(bought)}>
        <b>{player.deck}</b>
        <span>{t('deck')}</span>
      </div>
      <button
        type="button"
        className={s.pile}
        aria-label={t('discard-count', { count: player.discard.length })}
        data-holds={heldBy(player.discard.map(({ id }) => id))}
        {...pointTo(pointing, { kind: 'player', seat: player.seat })}
      >
        <b>{player.discard.length}</b>
        <span>{t('discard')}</span>
      </button>
      <button
        type="button"
        className={s.pile}
        aria-label={t('consumed-count', { count: consumed.length })}
        data-holds={heldBy(consumed.map(({ id }) => id))}
        {...pointTo(pointing, { kind: 'consumed' })}
      >
        <b>{consumed.length}</b>
        <span>{t('consumed')}</span>
      </button>
    </div>
  );
}

/** The Carrier with the Cargo aboard. */
function Hold({ player }: { player: SeenPlayer }) {
  return (
    <span className={s.hold}>
      {PLACES.map((place) => (
        <span
          key={place}
          className={cx(s.crate, player.cargo.includes(place) && s.full)}
          style={{ color: `var(--hx-${place})` }}
          title={t('place-cargo', { place: placeName(place) })}
        >
          <Icon
            name="cargo"
            label={t('cargo-aboard', {
              place: placeName(place),
              aboard: player.cargo.includes(place) ? 'yes' : 'no',
            })}
          />
        </span>
      ))}
    </span>
  );
}

/** The Architect with both abilities, and with Mercury Protocol the Carrier and the secret Request. */
export function Mat({ player, mercury, pointing }: MatProps) {
  const architect = player.architect ? (designOf(player.architect) as Architect) : null;
  const asked = player.request?.card ? (designOf(player.request.card.design) as Request) : null;
  const fleet = player.fleet ? designOf(player.fleet) : null;
  return (
    <div className={s.mat}>
      {architect && (
        <button
          type="button"
          aria-label={t('architect-label', { card: spoken(architect.id), cryo: player.cryo })}
          className={cx(s.architect, cards.architect, same(pointing.chosen, { kind: 'architect' }) && s.chosen)}
          {...pointTo(pointing, { kind: 'architect' })}
        >
          <span className={s.who}>
            <span className={s.portrait}>
              <Art id={architect.id} family="architect" />
              <Icon name="architect" />
            </span>
            <span>
              <b>{architect.name}</b>
              <span className={s.wake}>
                <Cryo count={player.cryo} /> {t('architect-state', { cryo: player.cryo })}
              </span>
            </span>
          </span>
          {architect.abilities.map(({ cryo, effect }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the two abilities in their order
            <span key={i} className={s.ability}>
              <b>
                <Icon name="cryo" label={t('cryo')} />
                {cryo}
              </b>
              <span>{effectSummary(effect)}</span>
            </span>
          ))}
        </button>
      )}
      {mercury && (
        <div className={s.carrier} title={fleet ? cardText(fleet).join(' ') : undefined}>
          <span>{fleet?.name ?? t('carrier')}</span>
          <Hold player={player} />
        </div>
      )}
      {mercury && player.request && (
        <button
          type="button"
          className={cx(s.request, same(pointing.chosen, { kind: 'request' }) && s.chosen)}
          {...pointTo(pointing, { kind: 'request' })}
        >
          <Icon name="request" label={t('request')} />
          {asked ? (
            <>
              <span style={{ color: `var(--hx-${asked.from})` }}>{placeName(asked.from)}</span>
              <Icon name="move" label={t('to')} />
              <span>{placeName(asked.to)}</span>
              <Amount of="i">{asked.worth}</Amount>
            </>
          ) : (
            <span>{t('secret')}</span>
          )}
        </button>
      )}
    </div>
  );
}

/** A face-up pile of cards, newest last. */
export function Pile({ title, designs }: { title: string; designs: readonly string[] }) {
  if (designs.length === 0) return null;
  return (
    <div className={s.open}>
      <span>{t('pile', { title, count: designs.length })}</span>
      <div>
        {designs.map((design, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: copies of a card are alike
          <CardFace key={i} design={design} size="market" />
        ))}
      </div>
    </div>
  );
}
