import { cardNamed, cardOf, designNamed } from '../content/set.ts';
import type { EventCard, Location, Mission, Request } from '../content/types.ts';
import type { HelionoxView, SeenCard, SeenLocation, SeenPlayer } from '../view.ts';
import { goalText } from './card-text.ts';
import { effectText } from './effect-text.ts';
import { alternativeText } from './event-text.ts';
import { FACTION_NAMES, PLACE_NAMES } from './words.ts';

const nameOf = (card: SeenCard): string => cardOf(cardNamed(card.id)).name;
const playerName = (seat: number): string => `player ${seat + 1}`;
const listed = (words: readonly string[], none = 'nothing'): string => words.join(', ') || none;

/** The table as text for a terminal: Locations with their Events, the Market, the players, and the viewer's cards. */
export function textBoard(view: HelionoxView): string {
  const turn = view.turn === null ? '' : `, ${playerName(view.turn)}'s turn`;
  return [
    `Turn ${view.turns}, ${view.phase}${turn}. Events to come: ${view.eventsLeft}.`,
    ...view.locations.flatMap((location) => worldLines(view, location)),
    `Market: ${listed(view.market.map((slot) => (slot.card ? `${FACTION_NAMES[slot.faction]} ${nameOf(slot.card)} (${slot.price})` : `${FACTION_NAMES[slot.faction]} none`)))}; Prime Assets ${view.primeAssets}.`,
    ...view.order.map((seat) => playerLine(view.players[seat] as SeenPlayer, view)),
    ...teamLines(view),
    ...ownLines(view),
  ].join('\n');
}

function worldLines(view: HelionoxView, location: SeenLocation): string[] {
  const { place, shut, taxed, garrison, events, illegal } = location;
  const { bonus, key } = designNamed(location.design) as Location;
  const ships = view.players.filter((player) => player.place === place && view.phase !== 'setup');
  const held = view.players.filter((player) => player.embassies.includes(place));
  const marks = [
    shut ? 'Shut Down' : '',
    garrison ? 'Garrison' : '',
    taxed ? 'leaving costs 3' : '',
    ships.length > 0 ? `Ships: ${ships.map(({ seat }) => playerName(seat)).join(', ')}` : '',
    held.length > 0 ? `Embassies: ${held.map(({ seat }) => playerName(seat)).join(', ')}` : '',
    view.mercury ? `Cargo ${location.cargoLeft}` : '',
    illegal.length > 0 ? `Illegal Tech: ${illegal.map(nameOf).join(', ')}` : '',
  ];
  return [
    `${PLACE_NAMES[place]}  bonus: ${effectText(bonus).join(' ')}  key: ${effectText(key).join(' ')}`,
    ...[marks.filter(Boolean).join('; ')].filter(Boolean).map((line) => `  ${line}`),
    ...events.map((event) => {
      const card = designNamed(event.design) as EventCard;
      const instead = event.active ? alternativeText(card.active.alternative) : null;
      const kind = `${event.active ? 'Active' : 'Inactive'} ${card.catastrophic ? 'Catastrophe' : card.nature}`;
      return `  ! ${nameOf(event)} [${event.id}], ${kind}: Defense ${event.defense}, Influence ${event.influence}${instead ? `, or ${instead}` : ''}`;
    }),
  ];
}

function playerLine(player: SeenPlayer, view: HelionoxView): string {
  const parts = [
    `${player.score.total} Influence`,
    `at ${PLACE_NAMES[player.place]}`,
    player.architect ? `${designNamed(player.architect)?.name} (${player.cryo} Cryo)` : '',
    `${player.embassies.length} Embassies`,
    `hand ${player.hand.length}, deck ${player.deck}, discard ${player.discard.length}`,
    `trophies ${player.trophies.length}`,
    player.infamy > 0 ? `Infamy ${player.infamy}` : '',
    view.mercury ? `Bank ${player.bankedCredits} Credits and ${player.bankedDefense} Defense` : '',
    view.mercury ? `Cargo ${listed(player.cargo.map((place) => PLACE_NAMES[place]))}` : '',
  ];
  return `${playerName(player.seat)}${player.seat === view.seat ? ' (you)' : ''}: ${parts.filter(Boolean).join('; ')}`;
}

function teamLines(view: HelionoxView): string[] {
  const missions = view.missions.map(
    ({ design, needs, has }) =>
      `Mission: ${goalText(designNamed(design) as Mission, `${needs}`)} (now ${has.join(' / ')})`,
  );
  if (!view.team) return missions;
  return [`Team ${view.team.score.total}, Shadow Syndicate ${view.team.syndicate.score.total}`, ...missions];
}

function ownLines(view: HelionoxView): string[] {
  const own = view.seat === null ? null : view.players[view.seat];
  if (!own) return [];
  const request = own.request?.card ? (cardOf(cardNamed(own.request.card.id)) as Request) : null;
  return [
    `You have ${own.credits} Credits and ${own.defense} Defense. Played: ${listed(own.played.map(nameOf))}.`,
    ...(request ? [`Request: ${PLACE_NAMES[request.from]} to ${PLACE_NAMES[request.to]}, worth ${request.worth}`] : []),
    ...own.hand.flatMap((card) => (card ? [`  ${card.id}  ${nameOf(card)}`] : [])),
  ];
}
