import type { Income, Sign, Tokens } from '../content/kinds.ts';
import { DESIGNS, type Design, type EdgeMark } from '../content/tiles.ts';
import type { MoonriserView, SeenField, SeenPlayer } from '../view.ts';
import { describe, KIND_NAMES } from './tiles.ts';

const WIDE = 10;
const WAYS = ['E', 'NE', 'NW', 'W', 'SW', 'SE'];
const SIGNS: Readonly<Record<Sign, string>> = {
  green: '+green',
  'minus-green': '-green',
  blue: '+blue',
  red: '+red',
  yellow: '+point',
  'free-action': 'free',
};

/** The table as text for a terminal: the board as staggered rows, then the players, then the visible tiles. */
export function textBoard(view: MoonriserView): string {
  const turn = view.turn === null ? '' : `, player ${view.turn + 1}'s turn`;
  return [
    `Round ${view.round}, ${view.phase}${turn}. Free fields: ${view.freeFields}. Piles: ${view.piles.basic} basic, ${view.piles.advanced} advanced.`,
    rows(view.fields),
    ...view.players.map((player) => playerLine(player, view.seat)),
    ...tilesInSight(view),
  ].join('\n');
}

/** Each field as its name above its content: owner, tile, rotation, and a ^ for each upgrade. */
function rows(fields: readonly SeenField[]): string {
  const across = ({ q, r }: SeenField): number => q + r / 2;
  const left = Math.min(...fields.map(across));
  const lines: string[] = [];
  for (const r of [...new Set(fields.map((field) => field.r))].sort((a, b) => a - b)) {
    const row = fields.filter((field) => field.r === r).sort((a, b) => a.q - b.q);
    for (const show of [(field: SeenField) => field.id, lying]) {
      let line = '';
      for (const field of row) line = line.padEnd(Math.round((across(field) - left) * WIDE)) + show(field);
      lines.push(line.trimEnd());
    }
  }
  return lines.join('\n');
}

function lying({ tile, black, sign }: SeenField): string {
  if (tile)
    return `${tile.owner + 1}${tile.design === 'BASE' ? 'Base' : tile.design}/${tile.rotation}${'^'.repeat(tile.upgrades)}`;
  if (black) return '#####';
  return sign === null ? '.' : SIGNS[sign];
}

const three = ({ green, red, blue }: Income | Tokens): string => `${green} green ${red} red ${blue} blue`;

function playerLine({ seat, colour, tokens, income, score, hand }: SeenPlayer, viewer: number | null): string {
  const points = `${score.total} points (tiles ${score.value}, links ${score.links}, neighbourhoods ${score.neighbourhoods}, tokens ${score.yellow})`;
  const name = `Player ${seat + 1}, ${colour}${seat === viewer ? ' (you)' : ''}`;
  return `${name}: ${three(tokens)}; makes ${three(income)}; ${hand.basic + hand.advanced} tiles; ${points}`;
}

/** Every face the viewer can choose from, explained once. */
function tilesInSight(view: MoonriserView): string[] {
  const own = view.players.find((player) => player.seat === view.seat);
  const faces = (held?: SeenPlayer['hand']) => held?.tiles.map(({ design }) => design) ?? [];
  return [
    ['In hand', faces(own?.hand)] as const,
    ['To choose from', faces(own?.looking)] as const,
    ['Common supply', view.supply.map(({ design }) => design)] as const,
  ].flatMap(([title, designs]) =>
    designs.length === 0 ? [] : [`${title}:`, ...[...new Set(designs)].map((id) => tileLine(DESIGNS[id] as Design))],
  );
}

function tileLine(design: Design): string {
  const marks = design.edges.flatMap((mark, way) => (mark === null ? [] : [`${WAYS[way]} ${markName(mark)}`]));
  const price = Object.entries(design.price).flatMap(([colour, count]) => (count > 0 ? [`${count} ${colour}`] : []));
  const cost = price.join(' ') || 'nothing';
  return `  ${design.id} ${design.name}: value ${design.value}, costs ${cost}; ${marks.join(', ') || 'bare edges'}; ${describe(design)}`;
}

const markName = (mark: EdgeMark): string =>
  mark === 'empty' ? 'must stay empty' : `${KIND_NAMES[mark.kind]} ${mark.polarity}`;
