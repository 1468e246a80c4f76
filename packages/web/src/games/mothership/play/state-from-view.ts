import {
  BOARDS,
  cardName,
  DEVELOPMENT_CARDS,
  type MothershipView,
  type SeenPlanet,
  type State,
  TOKEN,
  unitNamed,
} from '@orrery/mothership';

const CARD_OF = new Map(DEVELOPMENT_CARDS.map((card) => [cardName(card), card]));
const NONE = -1;

const zoneOf = (cards: readonly number[]) => ({ cards: [...cards] });
/** The token of a planet. A face-down token is replaced by an arbitrary one, because no rule depends on it. */
const tokenOf = ({ token, artifact }: SeenPlanet): number[] =>
  artifact ? [TOKEN + Number(artifact.design) - 1] : token ? [TOKEN] : [];

/**
 * Builds a state from a seat's view, so that the screen can use the rules for reach, odds and prices. Hidden cards are
 * placeholders: only the sizes of hands and decks are correct.
 */
export function stateFromView(view: MothershipView): State {
  const board = BOARDS[view.board];
  const cell = (name: string | null) => (name === null ? NONE : (board.byName.get(name) ?? NONE));
  const at = view.units.map((unit) => cell(unit.cell));
  const here = new Array<number>(board.size).fill(NONE);
  at.forEach((place, unit) => {
    if (place >= 0) here[place] = unit;
  });
  view.planets.forEach((planet, i) => {
    const place = cell(planet.cell);
    if (place >= 0) here[place] = -2 - i;
  });
  const table = {
    agreed: view.agreed,
    board: view.board,
    fields: view.fields,
    teams: view.players.map(({ team }) => team),
    out: view.players.filter(({ npc }) => !npc).map(({ out }) => out),
    players: view.players.map((player) => ({
      ...player,
      hand: zoneOf(player.hand.map(() => 0)),
      fell: player.out ? 0 : NONE,
      tractor: player.tractor === null ? NONE : unitNamed(player.tractor),
    })),
    planets: view.planets.map((planet) => ({
      ...planet,
      cell: cell(planet.cell),
      owner: planet.owner ?? NONE,
      token: zoneOf(tokenOf(planet)),
      developments: planet.developments.flatMap(({ id }) => CARD_OF.get(id) ?? []),
    })),
    at,
    here,
    turn: view.turn ?? NONE,
    round: view.round,
    phase: view.phase,
    updates: view.updates.map(({ unit, by }) => ({ unit: unitNamed(unit), by })),
    thisTurn: view.thisTurn,
    fight: view.fight,
    deck: zoneOf(new Array<number>(view.deck).fill(0)),
    works: zoneOf(new Array<number>(view.works).fill(0)),
    market: zoneOf(view.market.flatMap(({ id }) => CARD_OF.get(id) ?? [])),
    blockade: view.blockade ?? NONE,
  };
  return table as unknown as State;
}
