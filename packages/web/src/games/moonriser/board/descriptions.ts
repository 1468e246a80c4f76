import {
  type Board,
  type Colour,
  type Design,
  fieldAt,
  type LinkKind,
  type SeenField,
  type Sign,
  tileIncome,
} from '@orrery/moonriser';
import { formatItems, formatList } from '../../../ui/format-list.ts';
import { t } from '../text.ts';
import { designOf } from './faces.ts';
import { fieldName } from './names.ts';

const linkName = (kind: LinkKind): string => t('kind', { kind });
const signText = (sign: Sign): string => t('sign', { sign: sign === 'minus-green' ? 'minus' : sign });
const countText = (count: number, colour: Colour): string => t('count', { count, colour });

/** Counts as text: `2 green, 1 red`, or `nothing`. */
export function countsText(counts: Partial<Record<Colour, number>>): string {
  const parts = (['green', 'red', 'blue'] as const).flatMap((colour) => {
    const count = counts[colour];
    return count ? [countText(count, colour)] : [];
  });
  return parts.length > 0 ? formatItems(parts) : t('nothing');
}

export type RuleIcon =
  | { token: Colour }
  | { link: LinkKind; polarity: 'black' | 'white' }
  | { empty: true }
  | { corner: Colour }
  | { sign: 'discount' | 'advantage' | 'upgrade' };

export interface RuleLine {
  icon: RuleIcon;
  /** Parts between asterisks are emphasised. */
  text: string;
}

/** The polarity of a design's first mark of a kind. */
export function polarityOf(design: Design, kind: LinkKind): 'black' | 'white' {
  for (const mark of design.edges) if (mark && mark !== 'empty' && mark.kind === kind) return mark.polarity;
  return 'black';
}

/** The rules of a tile as text, derived from its data. */
export function describeTile(design: Design): RuleLine[] {
  const lines: RuleLine[] = [];
  if (design.back === 'base') {
    const made = formatList(design.bonus.map((bonus) => countText(bonus.amount, bonus.colour)));
    lines.push({ icon: { token: 'green' }, text: t('makes', { made }) });
    lines.push({
      icon: { sign: 'upgrade' },
      text: t('base-upgrades'),
    });
  } else {
    const flat = design.bonus.some((b) => !b.per);
    for (const { colour, amount, per } of design.bonus) {
      const made = countText(amount, colour);
      if (!per) lines.push({ icon: { token: colour }, text: t('makes', { made }) });
      else if ('whose' in per) {
        lines.push({
          icon: { link: per.link, polarity: polarityOf(design, per.link) },
          text: t('makes-per-partner', { made, link: linkName(per.link), kind: per.whose }),
        });
      } else {
        lines.push({
          icon: { link: per.link, polarity: polarityOf(design, per.link) },
          text: t('makes-per-link', { made, more: flat ? 'yes' : 'no', link: linkName(per.link) }),
        });
      }
    }
  }
  lines.push(...standing(design), ...spaces(design), ...cornerLines(design));
  return lines;
}

/** The rules of a tile as one plain text. */
export const tileText = (design: Design): string =>
  describeTile(design)
    .map(({ text }) => text.replaceAll('*', ''))
    .join(' ');

function standing(design: Design): RuleLine[] {
  const lines: RuleLine[] = [];
  if (design.discount) {
    lines.push({ icon: { sign: 'discount' }, text: t('discount', { count: design.discount }) });
  }
  if (design.advantage) {
    lines.push({ icon: { sign: 'advantage' }, text: t('advantage') });
  }
  return lines;
}

function spaces(design: Design): RuleLine[] {
  if (!design.edges.includes('empty')) return [];
  return [{ icon: { empty: true }, text: t('empty-space') }];
}

function cornerLines(design: Design): RuleLine[] {
  const counts: Partial<Record<Colour, number>> = {};
  for (const colour of design.corners) if (colour) counts[colour] = (counts[colour] ?? 0) + 1;
  const first = design.corners.find((c) => c);
  if (!first) return [];
  return [{ icon: { corner: first }, text: t('corners', { corners: countsText(counts) }) }];
}

/** Description of a field for screen readers. */
export function fieldLabel(field: SeenField, board: Board, nameOf: (seat: number) => string): string {
  if (field.tile) {
    const { design, owner, upgrades } = field.tile;
    const made = tileIncome(board, fieldAt(board, field.id));
    return t('field-tile', {
      tile: designOf(design).name,
      name: nameOf(owner),
      upgrades,
      made: countsText(made),
      field: fieldName(field.id),
    });
  }
  if (field.black) return t('field-black', { field: fieldName(field.id) });
  const sign = field.sign ? signText(field.sign) : 'none';
  return t('field-free', { field: fieldName(field.id), sign });
}
