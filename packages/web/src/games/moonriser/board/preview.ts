import type { Placement, Seat } from '@orrery/kernel';
import {
  type Colour,
  type Income,
  type MoonriserView,
  previewPlacement,
  type Sign,
  usesFreeAction,
} from '@orrery/moonriser';
import { designOf, edgeAt, type LinkMark } from './faces.ts';
import { neighbour } from './geometry.ts';

/** The cost of a move, part by part, and its effects, as shown on the preview card. */
export interface MovePreview {
  title: string;
  kind: 'place' | 'upgrade';
  price: Income;
  /** The total cost. */
  total: Income;
  /** Red tokens for skipped fields. */
  distance: number;
  /** Red tokens for an action after the first of the turn. */
  extra: number;
  /** Whether a free action covers the extra cost. */
  freeAction: boolean;
  sign: Sign | null;
  links: { mark: LinkMark; count: number }[];
  neighbourhoods: { colour: Colour; count: number }[];
  /** Change of the colony's production per round. */
  income: Income;
  points: number;
}

const NOTHING: Income = { green: 0, red: 0, blue: 0 };

/** Counts equal items, in order of first occurrence. */
function counted<T>(items: T[], key: (item: T) => string): { item: T; count: number }[] {
  const found = new Map<string, { item: T; count: number }>();
  for (const item of items) found.set(key(item), { item, count: (found.get(key(item))?.count ?? 0) + 1 });
  return [...found.values()];
}

/** Preview of a placement or an upgrade, computed by the rules. `design` is the face that is placed or upgraded. */
export function movePreview(view: MoonriserView, seat: Seat, placement: Placement, design: string): MovePreview {
  const { cell, rotation } = placement;
  const { cost, newLinks, newNeighbourhoods, ...change } = previewPlacement(view, seat, placement);
  const marks = newLinks.flatMap((link): LinkMark[] => {
    const edge = [0, 1, 2, 3, 4, 5].find((side) => neighbour(cell, side) === link.cell) ?? 0;
    const mark = edgeAt({ design, rotation }, edge);
    return mark && mark !== 'empty' ? [mark] : [];
  });
  const { incomeBefore: before, incomeAfter: after } = change;
  return {
    title: designOf(design).name,
    kind: placement.piece === 'upgrade' ? 'upgrade' : 'place',
    price: cost?.price ?? NOTHING,
    total: cost?.total ?? NOTHING,
    distance: cost?.distance ?? 0,
    extra: cost?.extra ?? 0,
    freeAction: usesFreeAction(view),
    sign: cost?.sign ?? null,
    links: counted(marks, (mark) => mark.kind).map(({ item, count }) => ({ mark: item, count })),
    neighbourhoods: counted(newNeighbourhoods, (one) => one.colour).map(({ item, count }) => ({
      colour: item.colour,
      count,
    })),
    income: { green: after.green - before.green, red: after.red - before.red, blue: after.blue - before.blue },
    points: change.scoreAfter.total - change.scoreBefore.total,
  };
}
