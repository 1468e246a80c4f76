import { defined } from '@orrery/kernel';
import { catalog } from '@orrery/messages';
import { COLOURS, type Income, type Sign, type Tokens } from '../content/kinds.ts';
import { DESIGNS, type Design, type EdgeMark } from '../content/tiles.ts';
import type { MoonriserView, SeenField, SeenPlayer } from '../view.ts';
import { describe, kindName } from './tiles.ts';

const FIELD_WIDTH = 10;
const DIRECTIONS = ['E', 'NE', 'NW', 'W', 'SW', 'SE'];
const SIGNS: Readonly<Record<Sign, string>> = {
  green: '+green',
  'minus-green': '-green',
  blue: '+blue',
  red: '+red',
  yellow: '+point',
  'free-action': 'free',
};

const t = catalog('moonriser-board', {
  phase:
    '{phase, select, bases {Main bases} opening {Opening tiles} planning {Planning} development {Development} production {Production and trade} other {Game over}}',
  owner: '{colour, select, red {red} green {green} blue {blue} other {yellow}}',
  state: 'Round {round}, {phase}. Free fields: {free}. Piles: {basic} basic, {advanced} advanced.',
  'state-turn':
    'Round {round}, {phase}, player {player}’s turn. Free fields: {free}. Piles: {basic} basic, {advanced} advanced.',
  player:
    'Player {player}, {colour}: {tokens}; produces {income}; {tiles, plural, one {# tile} other {# tiles}}; {score}',
  'player-you':
    'Player {player}, {colour} (you): {tokens}; produces {income}; {tiles, plural, one {# tile} other {# tiles}}; {score}',
  tokens: '{green} green {red} red {blue} blue',
  score: '{total} points (tiles {value}, links {links}, neighbourhoods {neighbourhoods}, tokens {yellow})',
  hand: 'In hand:',
  choice: 'To choose from:',
  supply: 'Common supply:',
  tile: '{id} {name}: value {value}, costs {cost}; {edges}; {about}',
  cost: '{count} {colour, select, green {green} red {red} other {blue}}',
  'cost-none': 'nothing',
  edge: '{direction} {kind} {polarity, select, black {black} other {white}}',
  'edge-empty': '{direction} must stay empty',
  'edge-none': 'bare edges',
});

/** The game as text for a terminal: the board as staggered rows, then the players, then the visible tiles. */
export function textBoard(view: MoonriserView): string {
  return [
    t(view.turn === null ? 'state' : 'state-turn', {
      round: view.round,
      phase: t('phase', { phase: view.phase }),
      player: (view.turn ?? 0) + 1,
      free: view.freeFields,
      basic: view.piles.basic,
      advanced: view.piles.advanced,
    }),
    rows(view.fields),
    ...view.players.map((player) => playerLine(player, view.seat)),
    ...visibleTiles(view),
  ].join('\n');
}

/** Each field with its id above its content; a tile shows owner, design, rotation and a ^ for each upgrade. */
function rows(fields: readonly SeenField[]): string {
  const across = ({ q, r }: SeenField): number => q + r / 2;
  const left = Math.min(...fields.map(across));
  const lines: string[] = [];
  for (const r of [...new Set(fields.map((field) => field.r))].sort((a, b) => a - b)) {
    const row = fields.filter((field) => field.r === r).sort((a, b) => a.q - b.q);
    for (const show of [(field: SeenField) => field.id, fieldContent]) {
      let line = '';
      for (const field of row) line = line.padEnd(Math.round((across(field) - left) * FIELD_WIDTH)) + show(field);
      lines.push(line.trimEnd());
    }
  }
  return lines.join('\n');
}

function fieldContent({ tile, black, sign }: SeenField): string {
  if (tile)
    return `${tile.owner + 1}${tile.design === 'BASE' ? 'Base' : tile.design}/${tile.rotation}${'^'.repeat(tile.upgrades)}`;
  if (black) return '#####';
  return sign === null ? '.' : SIGNS[sign];
}

const tokensText = ({ green, red, blue }: Income | Tokens): string => t('tokens', { green, red, blue });

function playerLine({ seat, colour, tokens, income, score, hand }: SeenPlayer, viewer: number | null): string {
  const { total, value, links, neighbourhoods, yellow } = score;
  return t(seat === viewer ? 'player-you' : 'player', {
    player: seat + 1,
    colour: t('owner', { colour }),
    tokens: tokensText(tokens),
    income: tokensText(income),
    tiles: hand.basic + hand.advanced,
    score: t('score', { total, value, links, neighbourhoods, yellow }),
  });
}

/** The faces the viewer can choose from, by area; each is described once per area. */
function visibleTiles(view: MoonriserView): string[] {
  const own = view.players.find((player) => player.seat === view.seat);
  const faces = (held?: SeenPlayer['hand']) => held?.tiles.map(({ design }) => design) ?? [];
  return [
    [t('hand'), faces(own?.hand)] as const,
    [t('choice'), faces(own?.looking)] as const,
    [t('supply'), view.supply.map(({ design }) => design)] as const,
  ].flatMap(([title, designs]) =>
    designs.length === 0 ? [] : [title, ...[...new Set(designs)].map((id) => `  ${tileText(defined(DESIGNS[id]))}`)],
  );
}

function tileText(design: Design): string {
  const edges = design.edges.flatMap((mark, way) => (mark === null ? [] : [edgeText(mark, defined(DIRECTIONS[way]))]));
  const cost = COLOURS.flatMap((colour) => {
    const count = design.price[colour];
    return count > 0 ? [t('cost', { count, colour })] : [];
  });
  return t('tile', {
    id: design.id,
    name: design.name,
    value: design.value,
    cost: cost.join(' ') || t('cost-none'),
    edges: edges.join(', ') || t('edge-none'),
    about: describe(design),
  });
}

const edgeText = (mark: EdgeMark, direction: string): string =>
  mark === 'empty'
    ? t('edge-empty', { direction })
    : t('edge', { direction, kind: kindName(mark.kind), polarity: mark.polarity });
