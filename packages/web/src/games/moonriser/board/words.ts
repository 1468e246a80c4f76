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
import { designOf } from './faces.ts';
import { fieldName } from './names.ts';

export const KIND_WORDS: Record<LinkKind, string> = {
  RAD: 'helium',
  ORE: 'ore',
  ICE: 'ice',
  ROB: 'robot',
  SCI: 'science',
  LAB: 'lab',
};

export const SIGN_WORDS: Record<Sign, string> = {
  green: '+1 green',
  'minus-green': '−1 green',
  blue: '+1 blue',
  red: '+1 red',
  yellow: '+1 victory point',
  'free-action': 'a free extra action',
};

/** 2 green, 1 red; or the word for nothing. */
export function countWords(counts: Partial<Record<Colour, number>>, nothing = 'nothing'): string {
  const parts = (['green', 'red', 'blue'] as const).filter((c) => counts[c]).map((c) => `${counts[c]} ${c}`);
  return parts.length ? parts.join(', ') : nothing;
}

export type RuleIcon =
  | { token: Colour }
  | { link: LinkKind; polarity: 'black' | 'white' }
  | { empty: true }
  | { corner: Colour }
  | { sign: 'discount' | 'advantage' | 'upgrade' };

export interface RuleLine {
  icon: RuleIcon;
  /** Plain words; parts between asterisks are stressed. */
  text: string;
}

function polarityOf(design: Design, kind: LinkKind): 'black' | 'white' {
  for (const mark of design.edges) if (mark && mark !== 'empty' && mark.kind === kind) return mark.polarity;
  return 'black';
}

const article = (word: string) => (/^[aeiou]/.test(word) ? 'an' : 'a');

/** The rules of a tile in plain words, made from the data that the rules run. */
export function describeTile(design: Design): RuleLine[] {
  const lines: RuleLine[] = [];
  if (design.back === 'base') {
    const each = design.bonus.map((b) => `${b.amount} ${b.colour}`).join(' and ');
    lines.push({ icon: { token: 'green' }, text: `Makes *${each}* every round.` });
    lines.push({
      icon: { sign: 'upgrade' },
      text: 'May be upgraded *without limit*. Each upgrade costs what the base makes now and adds 1 of each.',
    });
  } else {
    const flat = design.bonus.some((b) => !b.per);
    for (const { colour, amount, per } of design.bonus) {
      const made = `*${amount} ${colour}*`;
      if (!per) lines.push({ icon: { token: colour }, text: `Makes ${made} every round.` });
      else if ('whose' in per) {
        const kind = KIND_WORDS[per.whose];
        lines.push({
          icon: { link: per.link, polarity: polarityOf(design, per.link) },
          text: `Makes ${made} for each ${KIND_WORDS[per.link]} link whose partner also has ${article(kind)} ${kind} link.`,
        });
      } else {
        lines.push({
          icon: { link: per.link, polarity: polarityOf(design, per.link) },
          text: `Makes ${made}${flat ? ' more' : ''} for each ${KIND_WORDS[per.link]} link on this tile.`,
        });
      }
    }
  }
  lines.push(...standing(design), ...spaces(design), ...cornerLines(design));
  return lines;
}

function standing(design: Design): RuleLine[] {
  const lines: RuleLine[] = [];
  if (design.discount) {
    const text = `*Planning discount ${design.discount}*: blue paid for planning counts for ${design.discount} more.`;
    lines.push({ icon: { sign: 'discount' }, text });
  }
  if (design.advantage) {
    const text = '*Trade advantage*: tokens trade one cheaper, down to 2 for 1. Points never better than 3 for 1.';
    lines.push({ icon: { sign: 'advantage' }, text });
  }
  return lines;
}

function spaces(design: Design): RuleLine[] {
  if (!design.edges.includes('empty')) return [];
  const text = 'Needs an *empty space* where the arrow points. That field takes a black token.';
  return [{ icon: { empty: true }, text }];
}

function cornerLines(design: Design): RuleLine[] {
  const counts: Partial<Record<Colour, number>> = {};
  for (const colour of design.corners) if (colour) counts[colour] = (counts[colour] ?? 0) + 1;
  const first = design.corners.find((c) => c);
  if (!first) return [];
  const text = `Corners: *${countWords(counts)}*. Three alike at one point make a neighbourhood.`;
  return [{ icon: { corner: first }, text }];
}

/** What a screen reader says of a field. */
export function fieldWords(field: SeenField, board: Board, nameOf: (seat: number) => string): string {
  if (field.tile) {
    const { design, owner, upgrades } = field.tile;
    const made = tileIncome(board, fieldAt(board, field.id));
    const up = upgrades === 0 ? '' : upgrades === 1 ? ', upgraded' : `, upgraded ${upgrades} times`;
    return `${designOf(design).name} of ${nameOf(owner)}${up}, makes ${countWords(made)}, field ${fieldName(field.id)}`;
  }
  if (field.black) return `Field ${fieldName(field.id)}, black token, closed`;
  const sign = field.sign ? `, ${SIGN_WORDS[field.sign]} sign` : '';
  return `Field ${fieldName(field.id)}${sign}, free`;
}
