import { addAt, type Seat } from '@orrery/kernel';
import { deckCard, ownerOf, titleOf } from '../content/cards.ts';
import { FACTIONS, type Faction } from '../content/index.ts';
import { ownedCards } from '../rules/cards.ts';
import { NONE, playerOf, type State } from '../state.ts';
import { factionName } from '../text/names.ts';

const PLACES_IN_ORDER = ['first', 'second', 'third', 'fourth'];
const NOTHING = 'none';

/** The factions of which a player owns the most Market cards. */
function mainFactions(s: State, seat: Seat): Faction[] {
  const counts = FACTIONS.map(() => 0);
  for (const card of ownedCards(playerOf(s, seat))) {
    const { kind, faction } = deckCard(card);
    const at = kind === 'market' && faction ? FACTIONS.indexOf(faction) : NONE;
    if (at !== NONE) addAt(counts, at, 1);
  }
  const most = Math.max(...counts);
  return most === 0 ? [] : FACTIONS.filter((_faction, at) => counts[at] === most);
}

/** The faction of a player's starting pair, wherever its cards are now. */
function pairOf(s: State, seat: Seat): Faction | null {
  const own = [...ownedCards(playerOf(s, seat)), ...s.consumed.cards.filter((card) => ownerOf(card) === seat)];
  for (const card of own) {
    const { kind, faction } = deckCard(card);
    if (kind === 'starting' && faction) return faction;
  }
  return null;
}

const nameOrNone = (card: number): string => (card === NONE ? NOTHING : titleOf(card));

/** Traits of a seat for win-rate statistics; a trait with several values splits its weight among them. */
export function traits(s: State, seat: Seat): Record<string, string | string[]> {
  const { architect, fleet } = playerOf(s, seat);
  const factions = mainFactions(s, seat).map(factionName);
  const pair = pairOf(s, seat);
  return {
    'in turn order': PLACES_IN_ORDER[s.order.indexOf(seat)] ?? NOTHING,
    architect: nameOrNone(architect),
    faction: factions.length > 0 ? factions : NOTHING,
    'starting pair': pair ? factionName(pair) : NOTHING,
    ...(s.mercury ? { fleet: nameOrNone(fleet) } : {}),
  };
}
