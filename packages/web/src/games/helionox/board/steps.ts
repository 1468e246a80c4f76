import {
  type Condition,
  type Count,
  type Effect,
  type Effects,
  FACTION_NAMES,
  type FleetAbility,
} from '@orrery/helionox';
import type { Tone } from './Icon.tsx';
import type { SignName } from './signs.ts';

/** One line of a card: a sign, a few words, and what colour the sign has. */
export interface Line {
  sign: SignName;
  words: string;
  tone: Tone;
}

const line = (sign: SignName, words: string, tone: Tone = ''): Line => ({ sign, words, tone });
const counted = (n: number, word: string) => `${n} ${word}${n === 1 ? '' : 's'}`;
const may = (step: { may?: true }, verb: string) =>
  step.may ? `May ${verb}` : `${verb.charAt(0).toUpperCase()}${verb.slice(1)}`;
const upTo = (most: number | null) => (most === null ? '' : `, cost ≤\u00a0${most}`);

function condition(when: Condition): string {
  switch (when.is) {
    case 'played':
      return `if you played ${when.least > 1 ? `${when.least} other` : 'another'} ${FACTION_NAMES[when.faction]}`;
    case 'embassies':
      return when.least > 1 ? `if you have ${when.least} Embassies` : 'if you have an Embassy';
    case 'activeEventHere':
      return 'if an Event here is Active';
    case 'trophies':
      return `with ${when.least} Events in your Trophy Pile`;
    case 'consumed':
      return when.illegal ? 'if it was Illegal Tech' : 'if you did';
  }
}

const each = (count: Count): string =>
  count.of === 'embassies' ? 'Embassy' : `other ${FACTION_NAMES[count.faction]} played`;

function plain(step: Effect): Line {
  switch (step.op) {
    case 'credit':
      return line('credit', `+${counted(step.n, 'Credit')}`, 'c');
    case 'defense':
      return line('defense', `+${step.n} Defense`, 'd');
    case 'influence':
      return line('influence', `+${step.n} Influence`, 'i');
    case 'infamy':
      return line('infamy', `+${step.n} Infamy`, 'x');
    case 'draw':
      return line('draw', `Draw ${step.n}`);
    case 'discard':
      return line('discard', `Discard ${step.n}`);
    case 'cycle':
      return line('cycle', `Cycle ${step.n}`);
    case 'thaw':
      return line('cryo', `Thaw ${step.n}`);
    case 'bankCredit':
      return line('bank', `Bank ${counted(step.n, 'Credit')}`, 'c');
    case 'bankDefense':
      return line('bank', `Bank ${step.n} Defense`, 'd');
    case 'embassy':
      return line('embassy', 'Embassy here');
    case 'cargo':
      return line('cargo', 'Gain Cargo here');
    case 'ignoreShut':
      return line('lock', 'Ignore Shut Down');
    case 'consume':
      return line('consume', step.from.includes('self') ? 'May consume this' : may(step, `consume ${step.n}`));
    case 'obtain':
      return line('obtain', `Obtain a card${upTo(step.most)}`);
    case 'secure':
      return line('hand', `Secure ${step.from === 'market' ? 'a card' : 'a discard'}${upTo(step.most)}`);
    case 'move':
      return line('move', may(step, step.reach === 'adjacent' ? 'move adjacent' : 'move anywhere'));
    case 'key':
      return line('key', 'Key Access here');
    case 'overcome':
      return line('overcome', `Overcome here, ≤\u00a0${step.most} Defense`);
    case 'copy':
      return line('copy', `Copy a card played${upTo(step.most)}`);
    case 'or': {
      const [first] = step.branches.map((branch) => linesOf(branch)[0]);
      return line(first?.sign ?? 'cycle', step.branches.map(inWords).join(' or '), first?.tone ?? '');
    }
    case 'if':
    case 'per':
    case 'all':
      return line('hands', inWords([step]));
  }
}

/** What an effect does, a short line for each step; the full sentences stand in the inspector. */
export function linesOf(effects: Effects): Line[] {
  return effects.flatMap((step): Line[] => {
    if (step.op === 'if') {
      return linesOf(step.then).map((one) => ({ ...one, words: `${one.words} ${condition(step.when)}` }));
    }
    if (step.op === 'per') {
      return linesOf(step.then).map((one) => ({
        ...one,
        words: `${one.words} per ${each(step.each)}, max ${step.max}`,
      }));
    }
    if (step.op === 'all') return linesOf(step.then).map((one) => ({ ...one, words: `All: ${one.words}` }));
    return [plain(step)];
  });
}

/** The same in one running line. */
export const inWords = (effects: Effects): string =>
  linesOf(effects)
    .map(({ words }, i) => (i === 0 || words.startsWith('+') ? words : words.charAt(0).toLowerCase() + words.slice(1)))
    .join(', ');

/** What a Fleet Asset does once per turn. */
export function fleetLine(ability: FleetAbility): Line {
  switch (ability.on) {
    case 'paidMove':
      return line('move', `A paid move costs ${ability.less} less, at least ${ability.floor}`);
    case 'overcome':
      return line('overcome', `Overcoming: ${inWords(ability.effect).replace(/^[A-Z]/, (c) => c.toLowerCase())}`);
    case 'gainCargo':
      return line('cargo', ability.cost === 0 ? 'Gaining Cargo is free' : `Gaining Cargo costs ${ability.cost}`);
    case 'bankReward':
      return line('bank', `Bank reward of a Delivery: ${counted(ability.credits, 'Credit')}`, 'c');
  }
}
