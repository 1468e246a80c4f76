import {
  type Condition,
  type Count,
  type Effect,
  type Effects,
  type FleetAbility,
  factionName,
} from '@orrery/helionox';
import { formatItems } from '../../../ui/format-list.ts';
import { t } from '../text-effects.ts';
import type { Tone } from './Icon.tsx';
import type { SignName } from './signs.ts';

/** One line of a card: an icon, its colour, and a short text. */
export interface Line {
  sign: SignName;
  text: string;
  tone: Tone;
  /** The amount gained, if the line is only an amount; else null. */
  amount: number | null;
  /** The other branches of a choice, if all of them are only amounts. */
  or?: Line[];
}

const line = (sign: SignName, text: string, tone: Tone = ''): Line => ({ sign, text, tone, amount: null });
const gives = (sign: SignName, text: string, tone: Tone, amount: number): Line => ({ sign, text, tone, amount });
const may = (step: { may?: true }) => (step.may ? 'yes' : 'no');
const upTo = (most: number | null) => most ?? 'none';

function condition(when: Condition): string {
  switch (when.is) {
    case 'played':
      return t('if-played', { least: when.least, faction: factionName(when.faction) });
    case 'embassies':
      return t('if-embassies', { least: when.least });
    case 'activeEventHere':
      return t('if-active-event');
    case 'trophies':
      return t('if-trophies', { least: when.least });
    case 'consumed':
      return when.illegal ? t('if-consumed-illegal') : t('if-consumed');
  }
}

const per = (effect: string, each: Count, max: number): string =>
  each.of === 'embassies'
    ? t('per-embassy', { effect, max })
    : t('per-played', { effect, faction: factionName(each.faction), max });

function plain(step: Effect): Line {
  switch (step.op) {
    case 'credit':
      return gives('credit', t('credit', { n: step.n }), 'c', step.n);
    case 'defense':
      return gives('defense', t('defense', { n: step.n }), 'd', step.n);
    case 'influence':
      return gives('influence', t('influence', { n: step.n }), 'i', step.n);
    case 'infamy':
      return gives('infamy', t('infamy', { n: step.n }), 'x', step.n);
    case 'draw':
      return line('draw', t('draw', { n: step.n }));
    case 'discard':
      return line('discard', t('discard', { n: step.n }));
    case 'cycle':
      return line('cycle', t('cycle', { n: step.n }));
    case 'thaw':
      return line('cryo', t('thaw', { n: step.n }));
    case 'bankCredit':
      return line('bank', t('bank-credit', { n: step.n }), 'c');
    case 'bankDefense':
      return line('bank', t('bank-defense', { n: step.n }), 'd');
    case 'embassy':
      return line('embassy', t('embassy'));
    case 'cargo':
      return line('cargo', t('cargo'));
    case 'ignoreShut':
      return line('lock', t('ignore-shut'));
    case 'consume':
      return line(
        'consume',
        step.from.includes('self') ? t('consume-self') : t('consume', { may: may(step), n: step.n }),
      );
    case 'obtain':
      return line('obtain', t('obtain', { most: upTo(step.most) }));
    case 'secure':
      return line('hand', t(step.from === 'market' ? 'secure' : 'secure-discard', { most: upTo(step.most) }));
    case 'move':
      return line('move', t(step.reach === 'adjacent' ? 'move-adjacent' : 'move-any', { may: may(step) }));
    case 'key':
      return line('key', t('key'));
    case 'overcome':
      return line('overcome', t('overcome', { most: step.most }));
    case 'copy':
      return line('copy', t('copy', { most: upTo(step.most) }));
    case 'or': {
      const [first, ...others] = step.branches.flatMap((branch) => linesOf(branch).slice(0, 1));
      const or = [first, ...others].every((one) => one?.amount != null) ? { or: others } : {};
      const text = step.branches.map(effectSummary).reduce((first, second) => t('or', { first, second }));
      return { sign: first?.sign ?? 'cycle', text, tone: first?.tone ?? '', amount: first?.amount ?? null, ...or };
    }
    case 'if':
    case 'per':
    case 'all':
      return line('hands', effectSummary([step]));
  }
}

/** An effect as short lines, one per step. The inspector shows the full sentences. */
export function linesOf(effects: Effects): Line[] {
  return effects.flatMap((step): Line[] => {
    if (step.op === 'if') {
      return linesOf(step.then).map((one) => ({
        ...one,
        text: t('if', { effect: one.text, condition: condition(step.when) }),
      }));
    }
    if (step.op === 'per') {
      return linesOf(step.then).map((one) => ({
        ...one,
        text: per(one.text, step.each, step.max),
      }));
    }
    if (step.op === 'all')
      return linesOf(step.then).map((one) => line(one.sign, t('all', { effect: one.text }), one.tone));
    return [plain(step)];
  });
}

/** An effect as one line. */
export const effectSummary = (effects: Effects): string => formatItems(linesOf(effects).map(({ text }) => text));

/** The effect of a Fleet Asset as one line. */
export function fleetLine(ability: FleetAbility): Line {
  switch (ability.on) {
    case 'paidMove':
      return line('move', t('fleet-move', { less: ability.less, floor: ability.floor }));
    case 'overcome':
      return line('overcome', t('fleet-overcome', { effect: effectSummary(ability.effect) }));
    case 'gainCargo':
      return line('cargo', t('fleet-cargo', { cost: ability.cost }));
    case 'bankReward':
      return line('bank', t('fleet-bank', { n: ability.credits }), 'c');
  }
}
