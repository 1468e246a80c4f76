import type { Condition, Effect, Effects, EventCard } from '../../src/content/index.ts';

const FACTION = { bio: 'Bio', cybernetic: 'Cybernetic', transport: 'Transport', defense: 'Defense' } as const;
export const PLACE = { earth: 'Earth', moon: 'Moon', mars: 'Mars', ceres: 'Ceres', europa: 'Europa' } as const;

function condition(c: Condition): string {
  switch (c.is) {
    case 'played':
      return c.least === 1
        ? `another ${FACTION[c.faction]} card was played this turn`
        : `${c.least} other ${FACTION[c.faction]} cards were played this turn`;
    case 'embassies':
      return `at least ${c.least} own Embassy on the board`;
    case 'activeEventHere':
      return 'an Active Event is here';
    case 'trophies':
      return `at least ${c.least} Events in the Trophy Pile`;
    case 'consumed':
      return c.illegal ? 'an Illegal Tech was consumed' : 'a card was consumed';
  }
}

function step(e: Effect): string {
  const may = 'may' in e && e.may ? 'may ' : '';
  switch (e.op) {
    case 'credit':
      return `${e.n} C`;
    case 'defense':
      return `${e.n} D`;
    case 'influence':
      return `${e.n} I`;
    case 'infamy':
      return `${e.n} X`;
    case 'draw':
    case 'discard':
      return `${e.op} ${e.n}`;
    case 'cycle':
      return `Cycle ${e.n}`;
    case 'thaw':
      return `remove ${e.n} Cryo`;
    case 'bankCredit':
      return `bank ${e.n} C`;
    case 'bankDefense':
      return `bank ${e.n} D`;
    case 'embassy':
      return 'Embassy if able';
    case 'cargo':
      return 'Cargo if able';
    case 'ignoreShut':
      return 'ignore Shut Down this turn';
    case 'consume':
      return `${may}consume ${e.from.includes('self') ? 'this card itself' : `${e.n} from ${e.from.join(' or ')}`}`;
    case 'obtain':
      return `obtain a Market card of printed cost ${e.most} or less free`;
    case 'secure':
      if (e.from === 'market') return `secure a Market card of printed cost ${e.most} or less free`;
      return e.most === null
        ? 'secure any card from own discard'
        : `secure a card of cost ${e.most} or less from own discard`;
    case 'move':
      return `${may}move ${e.reach === 'any' ? 'anywhere' : 'adjacent'}`;
    case 'key':
      return `${may}Key Access if able`;
    case 'overcome':
      return `Overcome an Event here of cost ${e.most} or less free`;
    case 'copy':
      return `copy a card played this turn${e.most === null ? '' : ` of cost ${e.most} or less`}`;
    case 'or':
      return `either ${e.branches.map(line).join(' or ')}`;
    case 'if':
      return `if ${condition(e.when)} ${line(e.then)}`;
    case 'per':
      return `${line(e.then)} per ${
        e.each.of === 'embassies' ? 'own Embassy' : `other ${FACTION[e.each.faction]} card played this turn`
      }, at most ${e.max} times`;
    case 'all':
      return `every player ${line(e.then)}`;
  }
}

/** An effect in the wording of the rules inventory, for comparison with its lines. */
export const line = (effects: Effects): string => effects.map(step).join(', then ');

/** The alternative cost of an Active Event, in the same wording. */
export function alternative({ active }: EventCard): string {
  if (active.alternative.length === 0) return 'no alternative';
  const icons = active.alternative.map((icon) => {
    if ('pay' in icon) return `pay ${icon.pay} C`;
    return icon.discard === 'any' ? 'discard any card' : `discard a ${FACTION[icon.discard]} card`;
  });
  return `alternative ${icons.join(' and ')}`;
}
