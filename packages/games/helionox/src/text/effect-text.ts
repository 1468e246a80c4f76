import type { AmountOp, Condition, ConsumeZone, Count, Effect, Effects, PlainOp } from '../content/effect.ts';
import { counted, FACTION_NAMES, joined, sentence } from './words.ts';

/** The pronouns for the player who carries out a step. */
interface Who {
  you: string;
  your: string;
}
const READER: Who = { you: 'you', your: 'your' };
const EACH: Who = { you: 'they', your: 'their' };

const AMOUNTS: Readonly<Record<AmountOp, (n: number, your: string) => string>> = {
  credit: (n) => `gain ${counted(n, 'Credit')}`,
  defense: (n) => `gain ${n} Defense`,
  influence: (n) => `take ${n} Influence`,
  infamy: (n) => `take ${n} Infamy`,
  draw: (n) => `draw ${counted(n, 'card')}`,
  discard: (n, your) => `discard ${counted(n, 'card')} from ${your} hand`,
  cycle: (n) => (n === 1 ? 'cycle once' : n === 2 ? 'cycle twice' : `cycle ${n} times`),
  thaw: (n, your) => `remove ${n > 1 ? 'up to ' : ''}${counted(n, 'Cryo Counter')} from ${your} Architect`,
  bankCredit: (n) => `bank ${counted(n, 'Credit')}`,
  bankDefense: (n) => `bank ${n} Defense`,
};

const PLAIN: Readonly<Record<PlainOp, (your: string) => string>> = {
  embassy: (your) => `place an Embassy at ${your} Location, if able`,
  cargo: (your) => `gain the Cargo of ${your} Location, if able`,
  ignoreShut: () => 'ignore Shut Down for the rest of the turn',
};

const ZONES: Readonly<Record<Exclude<ConsumeZone, 'self'>, string>> = { hand: 'hand', discard: 'discard pile' };

/** `a Market card of cost 4 or less`; without a limit just the noun. */
const limited = (noun: string, most: number | null): string =>
  most === null ? noun : `${noun} of cost ${most} or less`;

function consumeText(n: number, from: readonly ConsumeZone[], your: string): string {
  const zones = from.flatMap((zone) => (zone === 'self' ? [] : [ZONES[zone]]));
  return zones.length === 0 ? 'consume this card' : `consume ${counted(n, 'card')} from ${your} ${joined(zones, 'or')}`;
}

/** A simple step as an instruction, without "you may". */
function order(step: Effect, { you, your }: Who): string {
  switch (step.op) {
    case 'consume':
      return consumeText(step.n, step.from, your);
    case 'obtain':
      return `obtain ${limited('a Market card', step.most)} without paying`;
    case 'secure':
      return step.from === 'market'
        ? `secure ${limited('a Market card', step.most)} without paying`
        : `secure ${limited('a card', step.most)} from ${your} discard pile`;
    case 'move':
      return step.reach === 'adjacent' ? 'move to an adjacent Location' : 'move to any other Location';
    case 'key':
      return `use the Key Access of ${your} Location, if able`;
    case 'overcome':
      return `overcome ${limited('an Event', step.most)} at ${your} Location without paying`;
    case 'copy':
      return `copy ${limited('a card', step.most)} that ${you} played this turn`;
    case 'embassy':
    case 'cargo':
    case 'ignoreShut':
      return PLAIN[step.op](your);
    case 'or':
    case 'if':
    case 'per':
    case 'all':
      throw new Error(`${step.op} is not a simple step`);
    default:
      return AMOUNTS[step.op](step.n, your);
  }
}

/** `place` becomes `places`, `copy` becomes `copies`. */
const conjugated = (words: string): string =>
  words.replace(/^\S+/, (verb) => (verb.endsWith('y') ? `${verb.slice(0, -1)}ies` : `${verb}s`));

function conditionText(condition: Condition, { you, your }: Who): string {
  switch (condition.is) {
    case 'played': {
      const cards = `${FACTION_NAMES[condition.faction]} card`;
      return condition.least === 1
        ? `${you} played another ${cards} this turn`
        : `${you} played at least ${condition.least} other ${cards}s this turn`;
    }
    case 'embassies':
      return condition.least === 1
        ? `${you} have an Embassy on the board`
        : `${you} have at least ${condition.least} Embassies on the board`;
    case 'activeEventHere':
      return `there is an Active Event at ${your} Location`;
    case 'trophies':
      return `there ${condition.least === 1 ? 'is' : 'are'} at least ${counted(condition.least, 'Event')} in ${your} Trophy Pile`;
    case 'consumed':
      return condition.illegal ? 'that card was an Illegal Tech' : `${you} did`;
  }
}

const countText = (count: Count, { you }: Who): string =>
  count.of === 'embassies'
    ? `Embassy ${you} have on the board`
    : `other ${FACTION_NAMES[count.faction]} card ${you} played this turn`;

/** One step as a clause: no capital, no full stop. */
function clause(step: Effect, who: Who): string {
  switch (step.op) {
    case 'or':
      return `either ${step.branches.map((branch) => clauses(branch, who)).join(' or ')}`;
    case 'if':
      return `if ${conditionText(step.when, who)}, ${clauses(step.then, who)}`;
    case 'per':
      return `${clauses(step.then, who)} for each ${countText(step.each, who)}, at most ${counted(step.max, 'time')}`;
    case 'all':
      return step.then.map((inside) => `each player ${clause(inside, EACH)}`).join(', then ');
    default: {
      const may = 'may' in step && step.may === true;
      if (who === READER) return `${may ? 'you may ' : ''}${order(step, who)}`;
      return may ? `may ${order(step, who)}` : conjugated(order(step, who));
    }
  }
}

/** Steps as one clause, for use inside a sentence. */
export const clauses = (effects: Effects, who = READER): string =>
  effects.map((step) => clause(step, who)).join(', then ');

/** What an effect does: one sentence for each step, in the order they are resolved. */
export const effectText = (effects: Effects): string[] => effects.map((step) => sentence(clause(step, READER)));
