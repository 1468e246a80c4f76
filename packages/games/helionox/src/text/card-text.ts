import { ILLEGAL_TECH_AT_END, INFAMY_WHEN_PLAYED } from '../content/numbers.ts';
import type { Architect, Card, FleetAbility, Location, Mission } from '../content/types.ts';
import { t } from './catalog.ts';
import { clauses, effectText } from './effect-text.ts';
import { eventText } from './event-text.ts';
import { factionName, placeInSentence, placeName } from './names.ts';

export { effectText } from './effect-text.ts';
export { alternativeText } from './event-text.ts';

const locationText = ({ place, bonus, key }: Location): string[] => [
  t('place', { place: placeName(place) }),
  t('location-bonus', { effect: effectText(bonus).join(' ') }),
  t('key-access', { effect: effectText(key).join(' ') }),
];

const architectText = ({ abilities }: Architect): string[] =>
  abilities.map(({ cryo, effect }) => t('ability', { cryo, effect: effectText(effect).join(' ') }));

/** A Mission's goal as a clause. `needed` is the displayed number: `5`, or `5 / 10 / 15 / 20`. */
export const goalText = ({ goal, mode }: Mission, needed: string): string =>
  t(`goal-${goal.count}`, { needed, mode, ...('faction' in goal && { faction: factionName(goal.faction) }) });

const worthText = ({ mode, worth }: Mission): string => t('mission-worth', { mode, worth });

/** A Mission's text for a number of players. */
export function missionText(mission: Mission, players: number, mp: boolean): string[] {
  const needed = (mp ? mission.leastMp : mission.least)[players - 1];
  if (needed === undefined) throw new Error(`no Mission for ${players} players`);
  return [t('mission', { goal: goalText(mission, `${needed}`) }), worthText(mission)];
}

/** A Mission's text with the numbers for every number of players. */
function missionTable(mission: Mission): string[] {
  const { mode, least, leastMp } = mission;
  if (mode === 'competitive') return missionText(mission, 2, false);
  return [
    t('mission-table', { goal: goalText(mission, least.join(' / ')) }),
    ...(least === leastMp ? [] : [t('mission-mercury', { needed: leastMp.join(' / ') })]),
    worthText(mission),
  ];
}

function fleetText(ability: FleetAbility): string {
  switch (ability.on) {
    case 'paidMove':
      return t('fleet-move', { less: ability.less, floor: ability.floor });
    case 'overcome':
      return t('fleet-overcome', { effect: clauses(ability.effect) });
    case 'gainCargo':
      return t('fleet-cargo', { cost: ability.cost });
    case 'bankReward':
      return t('fleet-bank', { n: ability.credits });
  }
}

/** The text of a card as sentences, without its name and numbers. */
export function cardText(card: Card): string[] {
  switch (card.kind) {
    case 'market':
    case 'starting':
    case 'prime':
      return [...effectText(card.effect), ...(card.unique ? [t('unique')] : [])];
    case 'illegal':
      return [
        t('illegal-play', { n: INFAMY_WHEN_PLAYED }),
        ...effectText(card.effect),
        t('illegal-end', { n: ILLEGAL_TECH_AT_END }),
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
      return [
        t('request', { from: placeInSentence(card.from), to: placeInSentence(card.to) }),
        t('request-worth', { worth: card.worth }),
      ];
    case 'fleet':
      return [fleetText(card.ability)];
  }
}
