import type { ActionCard, Deed, Lasting, UnitKind } from '@orrery/mothership';

const PLURALS: Record<UnitKind, string> = {
  station: 'stations',
  mothership: 'motherships',
  fighter: 'fighters',
  bomber: 'bombers',
  guardian: 'guardians',
};
const kindsOf = (kinds: readonly UnitKind[] | undefined, all: string): string =>
  kinds
    ? kinds.map((kind) => (kind === 'mothership' ? 'your mothership' : `your ${PLURALS[kind]}`)).join(' and ')
    : all;

const many = (n: number, one: string, more = `${one}s`): string => `${n} ${n === 1 ? one : more}`;

const ABILITIES: Record<string, string> = {
  repair: 'Mends as many hull points as you have planets.',
  mine: 'On asteroids: 4 minerals at once.',
  beam: 'Pay 2 hull points for +8 on a roll of the mothership.',
  torpedoes: 'Attacks anything within 6 hexes; a loss does not hurt you.',
  tractor: 'An enemy ship cannot move until your next turn.',
  missile: 'Attacks any enemy ship on the board; a loss does not hurt you.',
  gates: 'A ship beside a friendly planet or station warps beside another.',
  onboard: 'A fighter or bomber warps beside the mothership.',
  'station move': 'Your station moves one hex each turn.',
};

function lastingText(effect: Lasting): string {
  switch (effect.is) {
    case 'roll': {
      const who = kindsOf(effect.kinds, effect.role === 'defence' ? 'your defence' : 'your units');
      const when = effect.several
        ? ' when several ships attack'
        : effect.against
          ? ` against ${PLURALS[effect.against]}`
          : '';
      return `+${effect.n} on rolls of ${who}${effect.per === 'step' ? ' for each step of your station' : ''}${when}.`;
    }
    case 'spaces':
      return `${many(effect.n, 'space')} more for ${kindsOf(effect.kinds, 'your ships')}.`;
    case 'walls':
      return `Your planets need ${effect.needs} to be captured.`;
    case 'defence':
      return effect.all ? `+${effect.n} defence for all your planets.` : `+${effect.n} defence for its planet.`;
    case 'income':
      return effect.from === 'here'
        ? `+${effect.n} ${effect.what} each turn.`
        : effect.from === 'station'
          ? `+${effect.n} ${effect.what} each turn for your station.`
          : `+${effect.n} ${effect.what} each turn for every mineral planet.`;
    case 'double minerals':
      return 'Minerals from mineral planets count double.';
    case 'double faces':
      return 'Your dice count double against planets.';
    case 'energy':
      return `${effect.n} more energy.`;
    case 'shields':
      return `+${effect.n} shields.`;
    case 'guardians':
      return `You may have ${many(effect.n, 'guardian')} on the board.`;
    case 'ties':
      return 'You win ties when you attack.';
    case 'piercing':
      return 'Guards do not keep you from attacking planets and stations.';
    case 'embargo':
      return 'Nobody can steal from you.';
    case 'loot':
      return `${many(effect.n, 'mineral')} more whenever you loot.`;
    case 'scrap':
      return `${many(effect.minerals, 'mineral')} and ${effect.gas} gas for each ship you lose.`;
    case 'card for gas':
      return `Action cards may be bought for ${effect.n} gas.`;
    case 'cards':
      return `${many(effect.n, 'more card')} for each capture.`;
    default:
      return `${ABILITIES[effect.ability] ?? ''}${effect.attack ? ' Uses the mothership’s attack.' : ''}`;
  }
}

/** What a tech, an artifact or a development gives, in words. */
export const givesText = (gives: readonly Lasting[]): string => gives.map(lastingText).join(' ');

const NEEDS = {
  wingman: ' if the defender has a wingman',
  'beside mothership': ' beside your mothership',
  'enemy near asteroids': ' if an enemy here is in or beside asteroids',
} as const;

function deedText(deed: Deed): string {
  switch (deed.does) {
    case 'roll': {
      const ship = deed.kinds
        ? ` for a ${deed.kinds.join(' or ')}`
        : deed.per
          ? ' for each artifact you hold'
          : ' on your roll';
      return `+${deed.n}${ship}${deed.needs ? NEEDS[deed.needs] : ''}.`;
    }
    case 'spaces':
      return deed.escort
        ? `+${deed.n} spaces for all fighters and bombers that begin beside your mothership.`
        : `+${deed.n} spaces for one ship.`;
    case 'double spaces':
      return 'One ship flies twice as far.';
    case 'deflect':
      return 'One ship needs no rolls against asteroids this turn.';
    case 'hull':
      return `Your mothership mends ${many(deed.n, 'hull point')}.`;
    case 'steal':
      return deed.what === 'card'
        ? 'Take a random card from a hand.'
        : 'Take a mineral, gas or influence from a player.';
    case 'dash':
      return `A ship that has attacked flies up to ${deed.n} more.`;
    case 'prod':
      return 'One row of an enemy mothership counts 1 energy less this turn.';
    case 'explore':
      return 'Explore a planet of yours for free.';
    case 'planet defence':
      return `Your planet needs ${deed.n} more.`;
    case 'push':
      return `Move an enemy ship within ${deed.within} of a friendly planet by ${deed.n}.`;
    case 'escape':
      return 'The attacked ship warps beside a friendly planet: no fight.';
    case 'extra shields':
      return `+${deed.n} shields in this fight.`;
    case 'hold':
      return 'An enemy ship cannot move in its next turn.';
    case 'capture':
      return `Take a planet within ${deed.within} of a friendly ship, guarded or not.`;
    case 'move station':
      return 'Your station warps beside a friendly planet.';
    case 'gain':
      return `Roll a D${deed.die} and gain so many minerals.`;
    case 'blockade':
      return 'Nobody gathers until your next turn.';
    case 'retreat':
      return 'Ships round a hex warp beside one friendly planet or station.';
    case 'double face':
      return 'One of your dice counts double.';
    case 'last stand':
      return `Destroy an enemy of this fight, or take ${deed.hull} hull points of its mothership.`;
    case 'save':
      return 'A fighter or bomber that lost lives on.';
    case 'draw':
      return `Draw ${many(deed.n, 'card')}.`;
    case 'reroll':
      return 'Roll one of your dice again.';
    case 'extra die':
      return 'For a rolled 1: roll that die again and add it.';
    case 'harm':
      return `An enemy mothership beside your bomber or mothership loses ${many(deed.n, 'hull point')}.`;
    case 'cancel':
      return 'Stops the card that is being played.';
    case 'remove planet':
      return `A planet within ${deed.within} of a friendly ship leaves the game.`;
    case 'ranged':
      return `A bomber attacks at a distance of exactly ${deed.distance}, without harm to itself.`;
    case 'break shields':
      return 'Shields of an enemy mothership drop to 0 this turn.';
    default:
      return 'A friendly ship warps to any free hex.';
  }
}

/** What an action card does, in words. */
export const cardText = ({ deed }: ActionCard): string => deedText(deed);
