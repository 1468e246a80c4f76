import type { ReactNode } from 'react';
import { formatList } from '../../../../ui/format-list.ts';
import { cx } from '../../../../ui/index.ts';
import { Art } from '../art/Art.tsx';
import { contractNamed } from '../content.ts';
import { SignIcon } from '../glyphs.tsx';
import { KIND_HUES, kindName, needName } from '../hues.ts';
import { counted, Rq, Unit, UnitCount } from '../signs.tsx';
import { t } from '../text.ts';
import type { Share, Type } from '../view-types.ts';
import s from './contract.module.css';

export interface ContractCardProps {
  id: string;
  /** Current rewards and dice; if undefined, those printed on the card. */
  totals?: Share | undefined;
  /** The seat mark of the faction with which the contract gives reputation. */
  mark?: number | undefined;
  standing?: 'open' | 'spent' | 'shut' | 'may' | undefined;
  /** A label over the picture. */
  flag?: ReactNode;
  onPress?: (() => void) | undefined;
  pressed?: boolean;
  hint?: string | undefined;
}

const needsOf = (needs: Readonly<Partial<Record<Type, number>>>) => Object.entries(needs) as [Type, number][];

/** The accessible name of a contract. */
export function contractName(id: string, totals: Share | undefined): string {
  const card = contractNamed(id);
  if (card.kind === 'head-to-head') {
    return t('duel-label', { name: card.name, counts: formatList(card.counts.map(needName)) });
  }
  const { prestige, credits, bonus, dice } = totals ?? card;
  const needs = needsOf(card.needs).map(([type, n]) => t('n-units', { n, need: needName(type) }));
  const pay = [counted(prestige, 'prestige'), counted(credits, 'credit'), counted(bonus, 'bonus')];
  return t('contract-label', {
    name: card.name,
    kind: kindName(card.type),
    needs: formatList(needs),
    pay: formatList(pay),
    dice: counted(dice, 'die'),
  });
}

/** A contract card: picture, requirements, rewards and dice. */
export function ContractCard(props: ContractCardProps) {
  const { id, totals, mark, standing, flag, onPress, pressed, hint } = props;
  const card = contractNamed(id);
  const duel = card.kind === 'head-to-head';
  const face = (
    <>
      <span className={s.pic}>
        <Art id={id} hue={KIND_HUES[card.type]} motif={card.type} width={94} height={46} glyph={38} dx={22} dy={2} />
        <span className={s.tag}>
          <SignIcon of={card.type} />
          <b>{kindName(card.type)}</b>
        </span>
        {(flag ?? duel) && <span className={s.flag}>{flag ?? t('head-to-head')}</span>}
      </span>
      <b className={s.name}>{card.name}</b>
      {duel ? (
        <span className={s.need} data-many={card.counts.length > 3 || undefined}>
          <em>{t('most')}</em>
          {card.counts.map((type) => (
            <Rq key={type} of={type} />
          ))}
        </span>
      ) : (
        <span className={s.need} data-many={needsOf(card.needs).length > 3 || undefined}>
          {needsOf(card.needs).map(([type, n]) => (
            <Rq key={type} of={type} n={n} />
          ))}
        </span>
      )}
      {duel ? (
        <span className={s.foot}>
          <span className={s.pay}>
            <small>{t('first')}</small>
            <Prize {...card.first} />
          </span>
          <span className={s.pay}>
            <small>{t('second')}</small>
            <Prize {...card.second} />
          </span>
        </span>
      ) : (
        <Pays
          {...(totals ?? { ...card, reputation: card.reputation ? 1 : 0, prototype: card.prototype ? 1 : 0 })}
          mark={mark}
        />
      )}
    </>
  );
  const common = {
    className: cx(s.card, standing && s[standing]),
    'data-night': '',
    'data-hue': KIND_HUES[card.type],
    'data-anchor': `card:${id}`,
    'data-about': id,
    'data-flight': `card:${id}`,
    'data-legal': standing === 'may' ? '' : undefined,
  };
  return onPress ? (
    <button type="button" {...common} aria-label={contractName(id, totals)} aria-pressed={pressed} onClick={onPress}>
      {face}
      {hint && <kbd className={s.key}>{hint}</kbd>}
    </button>
  ) : (
    <article {...common}>{face}</article>
  );
}

/** Prestige, credits and bonus cards as icons, without those that are 0. */
export function Prize({ prestige, credits, bonus }: { prestige: number; credits: number; bonus: number }) {
  return (
    <>
      {prestige > 0 && <UnitCount of="prestige" n={prestige} />}
      {credits > 0 && <UnitCount of="credit" n={credits} />}
      {bonus > 0 && <UnitCount of="bonus" n={bonus} />}
    </>
  );
}

/** Rewards and dice of a contract. */
function Pays(props: Omit<Share, 'dice'> & { dice: number; mark: number | undefined }) {
  const { prestige, credits, bonus, reputation, prototype, dice, mark } = props;
  return (
    <span className={s.foot}>
      <span className={s.pay}>
        <Prize prestige={prestige} credits={credits} bonus={bonus} />
        {reputation > 0 && <UnitCount of="reputation" n={reputation} seat={mark} />}
        {prototype > 0 && <UnitCount of="prototype" n={prototype} />}
      </span>
      <span className={s.dice}>
        {dice === 0 && <small>{t('no-dice')}</small>}
        {Array.from({ length: dice }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: dice are identical
          <Unit key={i} of="die" />
        ))}
      </span>
    </span>
  );
}
