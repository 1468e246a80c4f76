import { ILLEGAL_TECH_AT_END, INFAMY_WHEN_PLAYED } from '../content/numbers.ts';
import type { Architect, Card, FleetAbility, Location, Mission } from '../content/types.ts';
import { clauses, effectText } from './effect-text.ts';
import { eventText } from './event-text.ts';
import { counted, FACTION_NAMES, PLACE_NAMES, placed, sentence } from './words.ts';

export { effectText } from './effect-text.ts';
export { alternativeText, eventText } from './event-text.ts';

const locationText = ({ place, bonus, key }: Location): string[] => [
  `${PLACE_NAMES[place]}.`,
  `Location Bonus: ${effectText(bonus).join(' ')}`,
  `Key Access: ${effectText(key).join(' ')}`,
];

const architectText = ({ abilities }: Architect): string[] =>
  abilities.map(({ cryo, effect }) => `${counted(cryo, 'Cryo Counter')}: ${effectText(effect).join(' ')}`);

/** A Mission's goal. `needed` is the number as shown: `5`, or `5 / 10 / 15 / 20`. */
export function goalText({ goal, mode }: Mission, needed: string): string {
  const whose = mode === 'team' ? "the team's" : 'your';
  switch (goal.count) {
    case 'marketCards':
      return `at least ${needed} ${FACTION_NAMES[goal.faction]} Market cards in ${whose} deck, hand and discard pile`;
    case 'embassies':
      return mode === 'team'
        ? `at least ${needed} Embassies of the team on the board`
        : `your Embassies at ${needed} or more Locations`;
    case 'events':
      return `at least ${needed} Events in ${whose} Trophy Pile`;
    case 'catastrophicEvents':
      return `at least ${needed} Catastrophic Events in ${whose} Trophy Pile`;
    case 'consumedCards':
      return `at least ${needed} cards in the Consumed area`;
    case 'requests':
      return `at least ${needed} Requests completed`;
  }
}

const worthText = ({ mode, worth }: Mission): string =>
  mode === 'team'
    ? `Worth ${worth} Influence to the team if met, else to the Syndicate.`
    : `Worth ${worth} Influence to every player who meets it.`;

/** A Mission's text for a number of players. */
export function missionText(mission: Mission, players: number, mp: boolean): string[] {
  const needed = (mp ? mission.leastMp : mission.least)[players - 1];
  if (needed === undefined) throw new Error(`no Mission for ${players} players`);
  return [`At the end of the game: ${goalText(mission, `${needed}`)}.`, worthText(mission)];
}

/** A Mission's text with the numbers for every number of players. */
function missionTable(mission: Mission): string[] {
  const { mode, least, leastMp } = mission;
  if (mode === 'competitive') return missionText(mission, 2, false);
  return [
    `At the end of the game: ${goalText(mission, least.join(' / '))}, with 1 / 2 / 3 / 4 players.`,
    ...(least === leastMp ? [] : [`With Mercury Protocol ${leastMp.join(' / ')}.`]),
    worthText(mission),
  ];
}

function fleetText(ability: FleetAbility): string {
  switch (ability.on) {
    case 'paidMove':
      return `a paid move costs ${counted(ability.less, 'Credit')} less, but at least ${ability.floor}; a taxed move stays at its price`;
    case 'overcome':
      return `when you overcome an Event, ${clauses(ability.effect)}`;
    case 'gainCargo':
      return ability.cost === 0 ? 'gaining Cargo is free' : `gaining Cargo costs ${counted(ability.cost, 'Credit')}`;
    case 'bankReward':
      return `the bank reward of a Delivery is ${counted(ability.credits, 'Credit')}`;
  }
}

/** The text of a card as sentences, without its name and figures. */
export function cardText(card: Card): string[] {
  switch (card.kind) {
    case 'market':
    case 'starting':
    case 'prime':
      return [...effectText(card.effect), ...(card.unique ? ['Unique.'] : [])];
    case 'illegal':
      return [
        `When you play this, take ${INFAMY_WHEN_PLAYED} Infamy.`,
        ...effectText(card.effect),
        `At the end of the game it costs you ${ILLEGAL_TECH_AT_END} if you still own it.`,
      ];
    case 'event':
      return eventText(card);
    case 'location':
      return locationText(card);
    case 'architect':
      return architectText(card);
    case 'mission':
      return missionTable(card);
    case 'request':
      return [`Deliver Cargo of ${placed(card.from)} to ${placed(card.to)}.`, `Worth ${card.worth} Influence.`];
    case 'fleet':
      return [sentence(`once per turn, ${fleetText(card.ability)}`)];
  }
}
