import type { Condition, Happening, Lasting } from '../content/effect.ts';
import { clauses, costsText } from './effect-text.ts';
import { counted, sentence } from './words.ts';

const change = (n: number): string => `${Math.abs(n)} ${n < 0 ? 'fewer' : 'more'}`;
const units = (n: number, noun: string): string =>
  `${change(n)} ${Math.abs(n) === 1 ? noun : `${noun}s`}`.replace('dies', 'dice');

/** Turns a text addressed to the reader into one about each player. */
const theirs = (words: string): string =>
  words.replace(/\byours?\b/g, (own) => (own === 'your' ? 'their' : 'theirs')).replace(/\byou\b/g, 'they');

/** The players an event affects, if not all. */
function withText(condition: Condition): string {
  if (condition.is === 'credits') return `with ${condition.least} or more credits`;
  if (condition.is === 'least prestige') return 'with the least prestige';
  throw new Error(`no event asks for "${condition.is}"`);
}

function happeningText(happening: Happening): string {
  switch (happening.is) {
    case 'each': {
      const who = happening.when ? `each player ${withText(happening.when)}` : 'each player';
      return `${who}: ${theirs(clauses(happening.gives))}`;
    }
    case 'offer': {
      const order = happening.order === 'draft' ? ', those with least prestige first,' : '';
      const price = happening.pay.length > 0 ? `${costsText(happening.pay)} to ` : '';
      return `each player${order} may ${theirs(`${price}${clauses(happening.gives)}`)}`;
    }
    case 'sale': {
      const card = happening.of === 'part' ? 'ship part' : 'crew';
      const many = happening.more > 0 ? `${counted(happening.more, card)} more than` : `as many ${card} as`;
      return `reveal ${many} there are players; those with least prestige first, each may buy one for ${counted(happening.less, 'credit')} less, but at least 1; the rest go under the deck`;
    }
    case 'roll': {
      const outcomes = happening.icons.flatMap((effects, n) =>
        effects.length > 0 ? [`${n === 0 ? 'no hazard' : counted(n, 'hazard')}: ${theirs(clauses(effects))}`] : [],
      );
      return `each player rolls a die; ${outcomes.join('; ')}`;
    }
    case 'drift':
      return 'every ship in a home sector moves one sector clockwise';
    case 'recall':
      return 'every ship moves to Base';
  }
}

function lastingText(lasting: Lasting): string {
  switch (lasting.is) {
    case 'price': {
      const what = lasting.of === 'part' ? 'ship parts' : lasting.of === 'crew' ? 'crew' : 'Armory cards';
      const from = lasting.from === undefined ? '' : ` of price ${lasting.from} or more`;
      return `${what}${from} cost ${Math.abs(lasting.n)} ${lasting.n < 0 ? 'less, but at least 1' : 'more'}`;
    }
    case 'contract': {
      const parts = [
        lasting.dice !== undefined && units(lasting.dice, 'die'),
        lasting.credits !== undefined && units(lasting.credits, 'credit'),
      ].filter((words) => typeof words === 'string');
      if (lasting.actions !== undefined) {
        return `all captains in the contract of this turn start with ${units(lasting.actions, 'Action')}`;
      }
      return `the contract of this turn has ${parts.join(' and ')} to share out`;
    }
    case 'travel anywhere':
      return 'the Mission Leader may travel to any sector';
    case 'invite anywhere':
      return 'allies may be invited from any place';
    case 'fair shares':
      return 'every ally must be given at least one prestige, credit or bonus card, if the contract has enough of them';
    case 'hazard pay':
      return `on success each captain in the contract gains ${counted(lasting.n, 'credit')} for each die they rolled`;
    case 'base':
      return `Stay at Base gives ${counted(lasting.credits, 'credit')}, and ${lasting.objectives} objectives of which one is kept`;
    case 'damage cap':
      return `no Damage card counts more than ${lasting.n}`;
    case 'solo levy':
      return `a contract completed alone pays ${counted(lasting.n, 'credit')} less`;
  }
}

export const happeningsText = (happens: readonly Happening[]): string[] =>
  happens.map((own) => sentence(happeningText(own)));
export const lastingsText = (lasts: readonly Lasting[], turn: boolean): string[] =>
  lasts.map((own) => sentence(`${turn && own.is !== 'contract' ? 'this turn ' : ''}${lastingText(own)}`));
