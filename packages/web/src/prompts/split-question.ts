import type { Answer, Option, Prompt } from '@orrery/kernel';
import { t } from './text.ts';

/** A long question split into short ones: the current short question, and the effect of answering it. */
export interface Short {
  prompt: Extract<Prompt, { kind: 'choose' }>;
  /** The choices made so far. */
  chosen: string[];
  take(id: string): { chosen: string[] } | { answer: Answer };
}

/** Maximum length of a list that is not split. */
const LIST = 12;

/** The first word of an option: a verb, or the first part of an id such as `a1-b2`. */
const headOf = (label: string) => label.split(/[\s:>→,/-]+/)[0] ?? label;

/** Options grouped by their first word; null if that does not shorten the list. */
function headsOf(options: readonly Option[], label: (option: Option) => string): Map<string, Option[]> | null {
  const heads = new Map<string, Option[]>();
  for (const option of options) heads.set(headOf(label(option)), [...(heads.get(headOf(label(option))) ?? []), option]);
  const largest = Math.max(...[...heads.values()].map((some) => some.length));
  const shorter = heads.size > 1 && heads.size <= LIST && largest < options.length * 0.75;
  return shorter ? heads : null;
}

/** The words with which all labels of a group begin: for `2 of 3` and `2 of 5` it is `2 of`. */
function sharedOf(head: string, [first = '', ...others]: string[]): string {
  const words = first.split(' ');
  const apart = words.findIndex((word, at) => others.some((other) => other.split(' ')[at] !== word));
  return apart > 1 ? words.slice(0, apart).join(' ') : head;
}

type Choose = Short['prompt'];

function byHead(prompt: Choose, chosen: string[], label: (option: Option) => string): Short | null {
  if (prompt.options.length <= LIST) return null;
  const heads = headsOf(prompt.options, label);
  if (!heads) return null;
  const [head] = chosen;
  if (head === undefined) {
    const options = [...heads].map(([id, some]): Option => {
      const [first] = some as [Option];
      if (some.length === 1) return first;
      const open = some.filter(({ why }) => !why).length;
      const shared = sharedOf(id, some.map(label));
      // A group without available options is unavailable, for the same reason as its first option.
      return {
        id,
        text: { id: open > 0 ? `${shared} … (${open})` : `${shared} …` },
        ...(open === 0 && first.why ? { why: first.why } : {}),
      };
    });
    const take = (id: string) =>
      heads.has(id) && (heads.get(id)?.length ?? 0) > 1 ? { chosen: [id] } : { answer: id };
    return { prompt: { ...prompt, options }, chosen, take };
  }
  const { pass: _pass, ...rest } = prompt;
  return { prompt: { ...rest, options: heads.get(head) ?? [] }, chosen, take: (id) => ({ answer: id }) };
}

/** Splits a placement into piece, place and, if there are several, rotation. */
function place(prompt: Extract<Prompt, { kind: 'place' }>, chosen: string[]): Short {
  const { pieces, kind: _kind, pass, ...rest } = prompt;
  const piece = pieces.length === 1 ? pieces[0] : pieces.find(({ id }) => id === chosen[0]);
  const cell = piece?.cells.find((one) => one.cell === chosen[1]);
  const asked = (options: Option[]): Choose => ({ ...rest, kind: 'choose', options });
  if (!piece) {
    const options = pieces.map(({ cells: _cells, ...option }) => option);
    return { prompt: { ...asked(options), ...(pass ? { pass } : {}) }, chosen, take: (id) => ({ chosen: [id] }) };
  }
  if (!cell) {
    const first = pieces.length === 1;
    return {
      prompt: { ...asked(piece.cells.map((one) => ({ id: one.cell }))), ...(pass && first ? { pass } : {}) },
      chosen,
      take(id) {
        const [rotation, ...more] = piece.cells.find((one) => one.cell === id)?.rotations ?? [0];
        if (more.length > 0) return { chosen: [piece.id, id] };
        return { answer: { piece: piece.id, cell: id, rotation: rotation ?? 0 } };
      },
    };
  }
  return {
    prompt: asked(cell.rotations.map((turn) => ({ id: String(turn), text: { id: t('turned', { steps: turn }) } }))),
    chosen,
    take: (id) => ({ answer: { piece: piece.id, cell: cell.cell, rotation: Number(id) } }),
  };
}

/** The next short question, given the choices so far; null if the question is not split. Placements always are. */
export function shortened(prompt: Prompt, chosen: string[], label: (option: Option) => string): Short | null {
  if (prompt.kind === 'place') return place(prompt, chosen);
  return prompt.kind === 'choose' ? byHead(prompt, chosen, label) : null;
}
