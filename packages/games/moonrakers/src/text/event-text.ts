import type { Happening, Lasting } from '../content/effect.ts';
import { listOf, sentence, t } from './card-messages.ts';
import { clauses, costsText } from './effect-text.ts';

function eachText({ when, gives }: Extract<Happening, { is: 'each' }>): string {
  const effect = clauses(gives, 'they');
  if (!when) return t('each', { effect });
  if (when.is === 'credits') return t('each-credits', { n: when.least, effect });
  if (when.is === 'least prestige') return t('each-least-prestige', { effect });
  throw new Error(`condition "${when.is}" has no event text`);
}

function happeningText(happening: Happening): string {
  switch (happening.is) {
    case 'each':
      return eachText(happening);
    case 'offer': {
      const effect = clauses(happening.gives, 'they');
      return happening.pay.length > 0
        ? t(`offer-${happening.order}-pay`, { cost: costsText(happening.pay), effect })
        : t(`offer-${happening.order}`, { effect });
    }
    case 'sale':
      return t(`sale-${happening.of}`, { more: happening.more, less: happening.less });
    case 'roll': {
      const outcomes = happening.icons.flatMap((effects, n) =>
        effects.length > 0 ? [t('roll-outcome', { n, effect: clauses(effects, 'they') })] : [],
      );
      return t('roll', { outcomes: outcomes.reduce((first, next) => t('roll-outcomes', { first, next })) });
    }
    default:
      return t(happening.is);
  }
}

const changeText = (what: 'dice' | 'credits', n: number): string =>
  t(`${n < 0 ? 'fewer' : 'more'}-${what}`, { n: Math.abs(n) });

function priceText({ n, of, from }: Extract<Lasting, { is: 'price' }>): string {
  const all = t(`price-${of ?? 'all'}`);
  const cards = from === undefined ? all : t('price-from', { cards: all, n: from });
  return t(n < 0 ? 'price-less' : 'price-more', { cards, n: Math.abs(n) });
}

function contractText({ actions, dice, credits }: Extract<Lasting, { is: 'contract' }>): string {
  if (actions !== undefined)
    return t(actions < 0 ? 'contract-fewer-actions' : 'contract-more-actions', { n: Math.abs(actions) });
  const changes = [
    ...(dice === undefined ? [] : [changeText('dice', dice)]),
    ...(credits === undefined ? [] : [changeText('credits', credits)]),
  ];
  return t('contract-has', { changes: listOf(changes, 'conjunction') });
}

function lastingText(lasting: Lasting): string {
  switch (lasting.is) {
    case 'price':
      return priceText(lasting);
    case 'contract':
      return contractText(lasting);
    case 'base':
      return t('base', { credits: lasting.credits, objectives: lasting.objectives });
    case 'hazard pay':
    case 'damage cap':
    case 'solo levy':
      return t(lasting.is, { n: lasting.n });
    default:
      return t(lasting.is);
  }
}

export const happeningsText = (happens: readonly Happening[]): string[] =>
  happens.map((happening) => sentence(happeningText(happening)));

/**
 * Lasting rules as sentences. With `turn` they say that they last for one turn; rules about the contract already do.
 */
export const lastingsText = (lasts: readonly Lasting[], turn: boolean): string[] =>
  lasts.map((lasting) => {
    const rule = lastingText(lasting);
    return sentence(turn && lasting.is !== 'contract' ? t('this-turn', { rule }) : rule);
  });
