import type { Ability, Deed, Lasting } from '../content/effect.ts';
import { BEAM, HULL, MINED, NEUTRAL_NEEDS, TORPEDO_RANGE } from '../content/panel.ts';
import type { UnitKind } from '../content/units.ts';
import { amount, counted, joined, plus, several, spaces, UNIT_NAMES } from './words.ts';

/** `your fighters and bombers`, or all ships. */
const yours = (kinds: readonly UnitKind[] | undefined): string =>
  `your ${kinds ? joined(kinds.map(whole), 'and') : 'ships'}`;
/** A side has one mothership and one station, but several of the others. */
const isSingle = (kind: UnitKind): boolean => kind === 'mothership' || kind === 'station';
const whole = (kind: UnitKind): string => (isSingle(kind) ? UNIT_NAMES[kind] : several(kind));
const isOne = (kinds: readonly UnitKind[] | undefined): boolean => kinds?.length === 1 && kinds.every(isSingle);
const one = (kinds: readonly UnitKind[]): string =>
  joined(
    kinds.map((kind) => UNIT_NAMES[kind]),
    'or',
  );

type Roll = Extract<Lasting, { is: 'roll' }>;
function rollText({ n, kinds, against, role, several: many, per, planets }: Roll): string {
  const whose = kinds ? `rolls of ${yours(kinds)}` : role === 'defence' ? 'your defence rolls' : 'your rolls';
  return [
    `${plus(n)} on ${whose}`,
    against ? `against ${several(against)}` : many ? 'when two or more ships attack together' : 'in dogfights',
    planets ? 'and against planets' : '',
    per === 'step' ? 'for each step your station has left' : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** Where income comes from. */
const SOURCES = {
  here: 'this planet also gives',
  'mineral planets': 'each of your mineral planets also gives',
  station: 'your station also gives',
} as const;

type Income = Extract<Lasting, { is: 'income' }>;
/** Income of one source, in one clause. */
const incomeText = (all: readonly Income[]): string =>
  `${SOURCES[(all[0] as Income).from]} ${joined(
    all.map(({ n, what }) => amount(n, what)),
    'and',
  )} each turn`;

const ABILITIES: Readonly<Record<Ability, string>> = {
  repair: `it heals 1 hull point for each planet you control, up to ${HULL}`,
  mine: `if it ended its movement on an asteroid space, gain ${amount(MINED, 'minerals')}`,
  beam: `before your mothership rolls, except against planets, pay ${BEAM.hull} of its hull points for ${plus(BEAM.roll)}; it needs at least ${BEAM.least}`,
  torpedoes: `it attacks a unit or planet up to ${spaces(TORPEDO_RANGE)} away, even past obstacles, and takes no damage if it loses`,
  tractor: 'an enemy ship of your choice cannot move or warp until your next turn',
  missile: 'it attacks an enemy fighter, bomber or mothership anywhere, and takes no damage if it loses',
  gates:
    'a friendly ship beside a friendly station or planet may warp beside another one, even after moving there; it cannot move afterwards',
  onboard:
    'a friendly fighter or bomber that has not moved or attacked warps beside it and cannot move again this turn',
  'station move': 'once in your turn your station may move 1 space onto a free space',
};

/** A lasting effect as a clause. */
export function lastingText(effect: Lasting): string {
  switch (effect.is) {
    case 'roll':
      return rollText(effect);
    case 'spaces':
      return `${yours(effect.kinds)} ${isOne(effect.kinds) ? 'has' : 'have'} ${spaces(effect.n)} more`;
    case 'walls':
      return `your planets need a roll of ${effect.needs} instead of ${NEUTRAL_NEEDS}`;
    case 'defence':
      return `${plus(effect.n)} planet defence ${effect.all ? 'on all your planets' : 'here'}`;
    case 'income':
      return incomeText([effect]);
    case 'double minerals':
      return 'minerals you gather from mineral planets count double';
    case 'double faces':
      return 'your dice count double in attacks on planets';
    case 'energy':
      return `${plus(effect.n)} energy`;
    case 'shields':
      return `${plus(effect.n)} shields for your mothership`;
    case 'guardians':
      return `you may have ${counted(effect.n, 'guardian')} on the board`;
    case 'ties':
      return 'you win ties when you attack in a dogfight';
    case 'piercing':
      return 'your units ignore guards of planets and stations';
    case 'embargo':
      return 'enemies cannot steal your resources or action cards';
    case 'loot':
      return `gain ${amount(effect.n, 'minerals')} more from each dogfight that brings you loot`;
    case 'scrap':
      return `gain ${amount(effect.minerals, 'minerals')} and ${amount(effect.gas, 'gas')} for each ship you lose`;
    case 'card for gas':
      return `you may also buy action cards for ${effect.n} gas each`;
    case 'cards':
      return `draw ${counted(effect.n, 'more action card', 'more action cards')} for each planet you capture`;
    case 'ability':
      return effect.attack
        ? `instead of an attack of your mothership: ${ABILITIES[effect.ability]}`
        : ABILITIES[effect.ability];
  }
}

/** Lasting effects as clauses; all income from one source is one clause. */
export function lastingTexts(effects: readonly Lasting[]): string[] {
  const incomes = effects.filter((effect): effect is Income => effect.is === 'income');
  const sources = [...new Set(incomes.map(({ from }) => from))];
  return [
    ...sources.map((source) => incomeText(incomes.filter(({ from }) => from === source))),
    ...effects.filter((effect) => effect.is !== 'income').map(lastingText),
  ];
}

const NEEDS = {
  wingman: 'for one of the wingmen of your unit, on top of its 1',
  'beside mothership': 'while it is beside a friendly mothership',
  'enemy near asteroids': 'if an enemy unit in the dogfight is on or beside an asteroid space',
} as const;

type RollDeed = Extract<Deed, { does: 'roll' }>;
function rollDeedText({ n, kinds, needs, per }: RollDeed): string {
  return [
    `${plus(n)} on ${kinds ? `the roll of your ${one(kinds)}` : 'your roll'}`,
    per === 'artifact' ? 'for each artifact you control' : '',
    needs ? NEEDS[needs] : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** What an action card does, as a clause. */
export function actionText(deed: Deed): string {
  switch (deed.does) {
    case 'roll':
      return rollDeedText(deed);
    case 'spaces':
      return deed.escort
        ? `your fighters and bombers that began this turn beside your mothership have ${spaces(deed.n)} more this turn`
        : `one of your ships has ${spaces(deed.n)} more this turn`;
    case 'double spaces':
      return 'the spaces of one of your ships are doubled this turn';
    case 'deflect':
      return 'one of your ships needs no rolls against asteroids in this move';
    case 'hull':
      return `your mothership heals ${counted(deed.n, 'hull point')}, up to ${HULL}`;
    case 'steal':
      return deed.what === 'card'
        ? 'take a random card from the hand of an enemy'
        : 'take 1 mineral, gas or influence from an enemy';
    case 'dash':
      return `one of your ships that attacked this turn moves up to ${spaces(deed.n)}`;
    case 'prod':
      return 'one row of an enemy mothership counts 1 energy less until the end of this turn; in a dogfight it must take part';
    case 'explore':
      return 'explore one of your unexplored planets without paying';
    case 'planet defence':
      return `${plus(deed.n)} planet defence against this attack`;
    case 'push':
      return `move an enemy ship within ${spaces(deed.within)} of a friendly planet exactly ${spaces(deed.n)} along a legal path, or fewer if it cannot go on`;
    case 'escape':
      return 'the attacked ship warps beside a friendly planet, and the dogfight does not take place';
    case 'extra shields':
      return `${plus(deed.n)} shields for your mothership in this dogfight`;
    case 'hold':
      return 'an enemy ship cannot move or warp in its owner’s next turn';
    case 'capture':
      return `capture a neutral or enemy planet within ${spaces(deed.within)} of a friendly ship, guarded or not`;
    case 'move station':
      return 'your station warps beside a friendly planet';
    case 'gain':
      return `roll a D${deed.die} and gain that many minerals`;
    case 'blockade':
      return 'no player gathers from planets and stations until your next turn';
    case 'retreat':
      return 'choose a space: all friendly ships on or beside it that have not moved or attacked warp beside one friendly planet or station';
    case 'double face':
      return 'one of your dice counts double; not against planets';
    case 'last stand':
      return `destroy an enemy fighter, bomber or guardian of this dogfight, or take ${counted(deed.hull, 'hull point')} from an enemy mothership in it; no loot`;
    case 'save':
      return 'one of your fighters or bombers that lost is not destroyed; the enemy still takes its loot';
    case 'draw':
      return `draw ${counted(deed.n, 'action card')}`;
    case 'reroll':
      return 'roll one of your dice again';
    case 'extra die':
      return 'if one of your dice shows 1, roll another die of its size and add it; not against planets';
    case 'harm':
      return `an enemy mothership beside your bomber or mothership loses ${counted(deed.n, 'hull point')}, despite its shields`;
    case 'cancel':
      return 'the card just played has no effect';
    case 'remove planet':
      return `a planet within ${spaces(deed.within)} of a friendly ship leaves the game with everything on it`;
    case 'ranged':
      return `your bomber attacks a target exactly ${spaces(deed.distance)} away; it takes no damage if it loses`;
    case 'break shields':
      return 'the shields of an enemy mothership in this dogfight are 0 until the end of this turn';
    case 'warp':
      return 'a friendly ship that has not moved or attacked warps to any free space of the board';
  }
}
