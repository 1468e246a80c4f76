import type { Bonus } from '../content/bonus.ts';
import type { Window } from '../content/cards.ts';
import type { Resource } from '../content/effect.ts';
import type { BoardId } from '../content/hexes.ts';
import { LAYOUTS, type Layout, type PlanetKind } from '../content/layouts.ts';
import type { Row } from '../content/panel.ts';
import type { Category } from '../content/tech.ts';
import { kindOf, SLOT_NAMES, type UnitKind } from '../content/units.ts';

export const UNIT_NAMES: Readonly<Record<UnitKind, string>> = {
  station: 'colony station',
  mothership: 'mothership',
  fighter: 'fighter',
  bomber: 'bomber',
  guardian: 'guardian',
};
export const RESOURCE_NAMES: Readonly<Record<Resource, string>> = {
  minerals: 'mineral',
  gas: 'gas',
  influence: 'influence',
};
export const CATEGORY_NAMES: Readonly<Record<Category, string>> = {
  economy: 'Economy',
  combat: 'Combat',
  support: 'Support',
  colony: 'Colony',
};
export const ROW_NAMES: Readonly<Record<Row, string>> = { engines: 'Engines', weapons: 'Weapons', shields: 'Shields' };
export const PLANET_NAMES: Readonly<Record<PlanetKind, string>> = {
  mineral: 'mineral planet',
  gas: 'gas planet',
  planetoid: 'planetoid',
};
export const BOARD_NAMES: Readonly<Record<BoardId, string>> = { A: 'Rectangle', B: 'Hexagon' };
/** When a card may be played, in a few words (MO-317). */
export const WINDOW_NAMES: Readonly<Record<Window, string>> = {
  OT: 'in your turn',
  MV: 'before one of your ships moves',
  ST: 'before any of your ships has moved',
  AT: 'as the attack of one of your ships',
  AD: 'as attacker before the roll',
  DD: 'as defender before the roll',
  PD: 'when your planet is attacked',
  RD: 'when your ship is attacked',
  AR: 'after your roll',
  LD: 'after a dogfight you lost',
  AS: 'before a roll against asteroids',
  NO: 'when another player plays an action card',
};

/** What each face of the bonus die gives (MO-533 to MO-538). */
export const BONUS_NAMES: Readonly<Record<Bonus, string>> = {
  guardian: 'a free guardian',
  gas: '1 gas',
  influence: '1 influence',
  card: '1 action card',
  development: 'a free development',
  explore: 'a free exploration',
};

/** `fighters`: several of a kind. */
export const several = (kind: UnitKind): string => `${UNIT_NAMES[kind]}s`;

/** A number with its noun: `1 mineral`, `2 minerals`; gas and influence have no plural. */
export const counted = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;
export const amount = (n: number, what: Resource): string =>
  counted(n, RESOURCE_NAMES[what], what === 'minerals' ? 'minerals' : RESOURCE_NAMES[what]);
export const spaces = (n: number): string => counted(n, 'space');
/** With its sign: `+2`. */
export const plus = (n: number): string => `+${n}`;
/** Words joined with a last `word` between them: `a, b or c`. */
export const joined = (parts: readonly string[], word: string): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${word} ${parts[parts.length - 1]}`;
/** A clause as a sentence. */
export const sentence = (clause: string): string => `${clause.charAt(0).toUpperCase()}${clause.slice(1)}.`;

/** The names of a side's ten units: `Mothership`, `Fighter 2`, `Guardian 1`. */
export const SLOT_TITLES: readonly string[] = SLOT_NAMES.map((name, slot) => {
  const kind = UNIT_NAMES[kindOf(slot)];
  const number = name.slice(1);
  return `${kind.charAt(0).toUpperCase()}${kind.slice(1)}${number === '' ? '' : ` ${number}`}`;
});

/** `2A Corner Duel`. */
export const layoutTitle = ({ id, name }: Layout): string => `${id} ${name}`;
/** A one-line summary of a layout: players, mode, board and pieces. */
export function layoutText({ mode, board, stations, mineral, gas, asteroids, teams }: Layout): string {
  const parts = [
    counted(stations.length, 'player'),
    mode === 'solo' ? 'solo challenge' : '',
    teams ? counted(new Set(teams).size, 'team') : '',
    BOARD_NAMES[board],
    counted(mineral.length, 'mineral planet'),
    gas.length > 0 ? counted(gas.length, 'gas planet') : '',
    counted(asteroids.length, 'asteroid tile'),
  ];
  return `${parts.filter(Boolean).join(', ')}.`;
}
export const LAYOUT_TEXTS: Readonly<Record<string, string>> = Object.fromEntries(
  LAYOUTS.map((layout) => [layout.id, layoutText(layout)]),
);

const MIDDLE = { letter: 'J'.charCodeAt(0), number: 10 };
/** The name of a hex: a letter for its row and a number within the row. The middle of every board is `J10`. */
export function placeName(cell: string): string {
  const [q = 0, r = 0] = cell.split(',').map(Number);
  return `${String.fromCharCode(MIDDLE.letter + r)}${MIDDLE.number + q + Math.floor(r / 2)}`;
}
