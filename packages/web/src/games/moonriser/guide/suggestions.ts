import type { Placement, Prompt } from '@orrery/kernel';
import { type Cost, type MoonriserView, previewPlacement } from '@orrery/moonriser';
import type { Moment } from '../../../play/guide.ts';
import { cornerAt, designOf } from '../board/faces.ts';
import { neighbour } from '../board/geometry.ts';

type PlacePrompt = Extract<Prompt, { kind: 'place' }>;

const UPGRADE = 'upgrade';
const DIRECTIONS = [0, 1, 2, 3, 4, 5];

const placing = (at: Moment): PlacePrompt | null => (at.ask?.prompt.kind === 'place' ? at.ask.prompt : null);
const cellsOf = (prompt: PlacePrompt, piece: string) => prompt.pieces.find(({ id }) => id === piece)?.cells ?? [];

/** The anchor of the best field for a Main base: the one with the most free fields and signs around it. */
export function baseFields(at: Moment): string[] {
  const prompt = placing(at);
  const fields = new Map((at.view as MoonriserView).fields.map((field) => [field.id, field]));
  const [piece] = prompt?.pieces ?? [];
  const room = (cell: string) =>
    DIRECTIONS.reduce((sum, way) => {
      const next = fields.get(neighbour(cell, way));
      if (!next || next.tile || next.black) return sum;
      return sum + (next.sign && next.sign !== 'minus-green' ? 1.6 : 1);
    }, 0);
  const cells = (piece?.cells ?? []).map(({ cell }) => cell).sort((a, b) => room(b) - room(a));
  return cells.slice(0, 1).map((cell) => `field:${cell}`);
}

/** Whether a field is chosen. */
export const hasField = (at: Moment): boolean => at.draft.cell !== null;

/** Anchors of the tiles to keep: first two that can link, then the others, without those already picked. */
export function pairIn(at: Moment): string[] {
  const items = at.ask?.prompt.kind === 'subset' ? at.ask.prompt.items.map(({ id }) => id) : [];
  const marks = (id: string) =>
    designOf(id.split('.')[0] ?? '').edges.flatMap((mark) => (mark && mark !== 'empty' ? [mark] : []));
  const fit = (a: string, b: string) =>
    marks(a).some((one) => marks(b).some((other) => one.kind === other.kind && one.polarity !== other.polarity));
  const pair = items.flatMap((a, i) => items.slice(i + 1).map((b) => [a, b] as const)).find(([a, b]) => fit(a, b));
  const wanted = [...(pair ?? []), ...items];
  return wanted.filter((id) => !at.draft.picked.includes(id)).map((id) => `option:${id}`);
}

/**
 * The best placement that reaches a goal, or null. `plain` means without a sign, new links or new neighbourhoods. Cached
 * per question.
 */
export function placementFor(at: Moment, goal: string): Placement | null {
  const prompt = placing(at);
  if (!prompt || !at.ask) return null;
  const known = cache.get(prompt) ?? new Map<string, Placement | null>();
  cache.set(prompt, known);
  if (!known.has(goal)) known.set(goal, bestFor(at.view as MoonriserView, at.me, prompt, goal));
  return known.get(goal) ?? null;
}

const cache = new WeakMap<PlacePrompt, Map<string, Placement | null>>();

/** A first link without a sign or a neighbourhood if possible, because those have their own lessons. */
function bestFor(view: MoonriserView, me: number, prompt: PlacePrompt, goal: string): Placement | null {
  const simple = goal === 'link' ? bestAmong(view, me, prompt, 'only-link') : null;
  return simple ?? bestAmong(view, me, prompt, goal);
}

function bestAmong(view: MoonriserView, me: number, prompt: PlacePrompt, goal: string): Placement | null {
  let best: { placement: Placement; worth: number } | null = null;
  for (const placement of placementsIn(prompt, goal)) {
    const { newLinks, newNeighbourhoods, scoreBefore, scoreAfter } = previewPlacement(view, me, placement);
    if ((goal === 'link' || goal === 'only-link') && newLinks.length === 0) continue;
    if (goal === 'only-link' && newNeighbourhoods.length > 0) continue;
    if (goal === 'corner' && newNeighbourhoods.length === 0) continue;
    if (goal === 'plain' && newLinks.length + newNeighbourhoods.length > 0) continue;
    const worth = scoreAfter.total - scoreBefore.total + 2 * newLinks.length + openCorners(view, placement);
    if (best === null || worth > best.worth) best = { placement, worth };
  }
  return best?.placement ?? null;
}

/** Every placement of a tile on a field whose sign fits the goal. */
function placementsIn({ pieces }: PlacePrompt, goal: string): Placement[] {
  const bare = goal === 'plain' || goal === 'only-link';
  const fits = (sign: Cost['sign']) => (goal === 'sign' ? !!sign && sign !== 'minus-green' : !bare || !sign);
  return pieces
    .filter(({ id }) => id !== UPGRADE)
    .flatMap(({ id: piece, cells }) =>
      cells
        .filter(({ data }) => fits((data as unknown as Cost).sign))
        .flatMap(({ cell, rotations }) => rotations.map((rotation) => ({ piece, cell, rotation }))),
    );
}

/** The number of corners at which one more tile would complete a neighbourhood. */
function openCorners({ fields }: MoonriserView, { piece, cell, rotation }: Placement): number {
  const at = new Map(fields.map((field) => [field.id, field]));
  const design = piece.split('.')[0] ?? '';
  /** Whether the field in a direction is free, and its tile's colour at a corner. */
  const fieldIn = (way: number, corner: number) => {
    const field = at.get(neighbour(cell, way % 6));
    return {
      free: !!field && !field.tile && !field.black,
      colour: field?.tile ? cornerAt(field.tile, corner % 6) : null,
    };
  };
  return DIRECTIONS.filter((corner) => {
    const colour = cornerAt({ design, rotation }, corner);
    const [one, other] = [fieldIn(corner, corner + 2), fieldIn(corner + 1, corner + 4)];
    return colour && ((one.free && other.colour === colour) || (other.free && one.colour === colour));
  }).length;
}

/** The anchors of the next step towards a goal: a tile, a field, or a button. */
export function nextStep(at: Moment, goal: string): string[] {
  const way = placementFor(at, goal);
  if (!way) return [];
  const { piece, cell, rotation } = at.draft;
  // On touch screens, a tile over a field takes the place of the hand.
  if (piece !== way.piece) return at.touch && cell !== null ? ['act:back'] : [`tile:${way.piece}`, 'tab:act'];
  if (cell !== way.cell) return [`field:${way.cell}`];
  return rotation === way.rotation ? ['act:go'] : ['act:rotate'];
}

/** The anchors of the next step of an upgrade; empty if no upgrade is possible. */
export function nextUpgradeStep(at: Moment): string[] {
  const prompt = placing(at);
  const [first] = prompt ? cellsOf(prompt, UPGRADE) : [];
  if (!prompt || !first) return [];
  const { piece, cell } = at.draft;
  if (piece !== UPGRADE) return [piece === null ? 'act:upgrade' : 'act:back'];
  return cell === null ? [`field:${first.cell}`] : ['act:go'];
}
