import type { ReactNode } from 'react';
import { cx } from '../../../../ui/index.ts';
import { Art } from '../art/Art.tsx';
import { type ContractCardProps, contractName, Prize } from '../cards/ContractCard.tsx';
import { contractNamed } from '../content.ts';
import { SignIcon } from '../glyphs.tsx';
import { KIND_HUES, kindName } from '../hues.ts';
import type { RingPart } from '../Ring.tsx';
import { Rq, Unit, UnitCount } from '../signs.tsx';
import { t } from '../text.ts';
import type { Share, Type } from '../view-types.ts';
import { Coverage } from './Coverage.tsx';
import s from './tile.module.css';
import { type AllyVerdict, Alone, type AloneVerdict, aloneText, WithAlly } from './Verdict.tsx';

export interface ContractTileProps extends ContractCardProps {
  totals: Share | undefined;
  parts: readonly RingPart[];
  held: number;
  need: number;
  /** Null for spectators and for head-to-heads. */
  alone: AloneVerdict | null;
  ally: AllyVerdict | null;
  /** What is said if no ally helps. */
  noAlly: string | null;
  /** On small screens: shown instead of the row when the contract is selected. */
  opened?: ReactNode;
}

/** The accessible name: the contract, what the viewer holds, and the chances. */
function nameOf({ id, totals, held, need, alone, ally }: ContractTileProps): string {
  const parts = [contractName(id, totals)];
  if (need > 0) parts.push(t('you-hold', { held, need }));
  if (alone && alone.as !== 'pending') parts.push(aloneText(alone));
  if (ally) parts.push(t('with-ally', { ally: ally.name, help: t(`help-${ally.help}`) }));
  return parts.join('. ');
}

function Requirements({ id }: { id: string }) {
  const card = contractNamed(id);
  if (card.kind === 'head-to-head') {
    return (
      <span className={s.needs}>
        <em>{t('most')}</em>
        {card.counts.map((type) => (
          <Rq key={type} of={type} />
        ))}
      </span>
    );
  }
  return (
    <span className={s.needs}>
      {(Object.entries(card.needs) as [Type, number][]).map(([type, n]) => (
        <Rq key={type} of={type} n={n} />
      ))}
    </span>
  );
}

/** Rewards: as changed by events, or the two prizes of a head-to-head. */
function Rewards({ id, totals, mark }: Pick<ContractTileProps, 'id' | 'totals' | 'mark'>) {
  const card = contractNamed(id);
  if (card.kind === 'head-to-head') {
    return (
      <span className={s.pay}>
        <small>{t('first')}</small>
        <Prize {...card.first} />
        <small>{t('second')}</small>
        <Prize {...card.second} />
      </span>
    );
  }
  const {
    prestige,
    credits,
    bonus,
    reputation = 0,
    prototype = 0,
  } = totals ?? { ...card, reputation: 0, prototype: 0 };
  return (
    <span className={s.pay}>
      <Prize prestige={prestige} credits={credits} bonus={bonus} />
      {reputation > 0 && <UnitCount of="reputation" n={reputation} seat={mark} />}
      {prototype > 0 && <UnitCount of="prototype" n={prototype} />}
    </span>
  );
}

function Dice({ n }: { n: number }) {
  return (
    <span className={s.dice}>
      {n === 0 && <small>{t('no-dice')}</small>}
      {Array.from({ length: n }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dice are identical
        <Unit key={i} of="die" />
      ))}
    </span>
  );
}

/** A contract while planning: requirements, rewards, dice, what the viewer holds, and what they can do alone or allied. */
export function ContractTile(props: ContractTileProps) {
  const { id, totals, parts, held, need, alone, ally, noAlly, standing, flag, hint, pressed, onPress } = props;
  const card = contractNamed(id);
  const dice = totals?.dice ?? (card.kind === 'ordinary' ? card.dice : 0);
  const duel = card.kind === 'head-to-head';
  const face = (
    <>
      <span className={s.pic}>
        <Art id={id} hue={KIND_HUES[card.type]} motif={card.type} width={200} height={110} glyph={0} />
      </span>
      <span className={s.tag}>
        <SignIcon of={card.type} />
        <b>{kindName(card.type)}</b>
      </span>
      <span className={s.top}>{flag ? <em>{flag}</em> : duel ? <em>{t('head-to-head')}</em> : <Dice n={dice} />}</span>
      <b className={s.name} title={card.name}>
        {card.name}
      </b>
      <Requirements id={id} />
      <Rewards {...props} />
      {need > 0 && <Coverage parts={parts} held={held} need={need} />}
      <span className={s.foot}>
        {alone && <Alone {...alone} />}
        {ally ? <WithAlly {...ally} /> : <span className={s.none}>{noAlly}</span>}
      </span>
      {hint && <kbd className={s.key}>{hint}</kbd>}
    </>
  );
  const common = {
    className: cx(s.tile, standing && s[standing]),
    'data-night': '',
    'data-hue': KIND_HUES[card.type],
    'data-anchor': `card:${id}`,
    'data-about': id,
    'data-flight': `card:${id}`,
    'data-legal': standing === 'may' || standing === 'open' ? '' : undefined,
  };
  return onPress ? (
    <button type="button" {...common} aria-label={nameOf(props)} aria-pressed={pressed} onClick={onPress}>
      {face}
    </button>
  ) : (
    <article {...common}>{face}</article>
  );
}

/** The same as a row for small screens, with its details below while it is selected. */
export function ContractRow(props: ContractTileProps) {
  const { id, totals, parts, held, need, alone, ally, noAlly, standing, flag, pressed, onPress, opened } = props;
  const card = contractNamed(id);
  const dice = totals?.dice ?? (card.kind === 'ordinary' ? card.dice : 0);
  return (
    <div
      className={cx(s.entry, standing && s[standing])}
      data-night
      data-hue={KIND_HUES[card.type]}
      data-anchor={`card:${id}`}
      data-flight={`card:${id}`}
    >
      <button
        type="button"
        className={s.row}
        data-about={id}
        data-legal={standing === 'may' || standing === 'open' ? '' : undefined}
        aria-label={nameOf(props)}
        aria-pressed={pressed}
        aria-disabled={!onPress}
        onClick={onPress}
      >
        {opened ?? (
          <>
            <span className={s.type}>
              <SignIcon of={card.type} />
              <b>{kindName(card.type)}</b>
            </span>
            <span className={s.what}>
              <b className={s.name} title={card.name}>
                {card.name}
              </b>
              <Requirements id={id} />
            </span>
            <span className={s.worth}>
              <span>
                {flag ? <em>{flag}</em> : <Rewards {...props} />}
                {card.kind === 'ordinary' && <Dice n={dice} />}
              </span>
              <span>
                {alone && (alone.as !== 'never' || !ally) && <Alone {...alone} />}
                {ally ? <WithAlly {...ally} /> : !alone && noAlly}
              </span>
            </span>
            {need > 0 && <Coverage parts={parts} held={held} need={need} />}
          </>
        )}
      </button>
    </div>
  );
}

export { Dice as ContractDice, Requirements as ContractNeeds, Rewards as ContractRewards };
