import type { Option, Prompt } from '@orrery/kernel';
import type { MothershipView } from '@orrery/mothership';
import type { Hex } from '../board/hex.ts';

/** A parsed option that the board can offer. */
export interface Choice {
  id: string;
  option: Option;
  verb: string;
  /** The action card that it plays, or null. */
  card: string | null;
  /** The acting ship if one is named before the target, else null. */
  ship: string | null;
  /** The target hex: a cell, or the position of the target unit or planet. */
  hex: Hex | null;
  /** Remaining parts: rows, resources, seats. */
  rest: readonly string[];
}

const UNIT = /^\d(S|M|[FBG]\d)$/;
const CELL = /^-?\d+,-?\d+$/;
const CARD = /^c\d\d\.\d+$/;
const PLANETS = new Set(['explore', 'seize', 'planet']);

/** Parses an option's id. */
export function choiceOf(view: MothershipView, option: Option): Choice {
  const parts = option.id.split(/[:/]/);
  const verb = CARD.test(parts[0] ?? '') ? 'play' : (parts[0] ?? '');
  const units = view.units;
  const hexes: Hex[] = [];
  const ships: string[] = [];
  const rest: string[] = [];
  let card: string | null = null;
  parts.forEach((part, i) => {
    if (CARD.test(part)) card = part;
    else if (UNIT.test(part)) {
      ships.push(part);
      const at = units.find(({ id }) => id === part)?.cell;
      if (at) hexes.push(at);
    } else if (CELL.test(part)) hexes.push(part);
    else if (/^\d+$/.test(part) && i > 0 && (PLANETS.has(verb) || (verb === 'build' && i === 2))) {
      const at = view.planets[Number(part)]?.cell;
      if (at) hexes.push(at);
    } else if (i > 0) rest.push(part);
  });
  const several = hexes.length > 1;
  return {
    id: option.id,
    option,
    verb,
    card,
    ship: several ? (ships[0] ?? null) : null,
    hex: hexes[hexes.length - 1] ?? null,
    rest,
  };
}

/** The parsed options of a choice prompt. */
export const choicesOf = (view: MothershipView, prompt: Prompt | undefined): Choice[] =>
  prompt?.kind === 'choose' ? prompt.options.map((option) => choiceOf(view, option)) : [];

export const isOpen = ({ option }: Choice): boolean => !option.why;
