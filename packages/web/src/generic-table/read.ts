import type { Json } from '@orrery/kernel';
import { t } from './text.ts';

/** A value as text; null if it is hidden from the viewer. */
export type Cell = string | null;

/** The parts of a view, read without knowledge of the game. */
export type Part =
  | { kind: 'fact'; name: string; value: string }
  | { kind: 'list'; name: string; items: Cell[] }
  | { kind: 'grid'; name: string; rows: Cell[][] }
  | { kind: 'table'; name: string; columns: string[]; rows: Cell[][] }
  | { kind: 'group'; name: string; parts: Part[] };

/** A view, split into the areas of the seats and the table. */
export interface Reading {
  seats: Part[][];
  table: Part[];
}

export interface ReadWords {
  nameOf(seat: number): string;
  /** The game's text for a value, or null. */
  word(value: string): string | null;
}

/** Turns `cardsLeft` and `cards-left` into "Cards left"; other text, such as `-1,2`, stays unchanged. */
export function titleOf(name: string): string {
  if (!/^[a-z]+(?:[-_]?[a-z0-9]+|[A-Z][a-z0-9]*)*$/.test(name)) return name;
  const words = name.replace(/([a-z0-9])([A-Z])/g, '$1 $2').replace(/[-_]+/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();
}

/** Fields that the frame already shows. */
const FRAMED = new Set(['seat', 'round', 'phase', 'turn']);
/** Names of lists with one plain value per seat. Other lists may have as many values by chance. */
const OWNED =
  /point|score|total|hand|dice|die|roll|bid|coin|money|credit|token|life|lives|left|won|taken|role|out|pass|stake/i;
/** Names of lists of lists that are a map even if their length equals the number of players. */
const MAPPED = /board|grid|map|field|cell|square|row|column/i;
const SEAT = /^(seat|turn|owner|player|who|winner|starter|first|leader|next)$/i;
const SEATS = /^(seats|order|winners|passed|out)$/i;

const isList = (x: Json | undefined): x is Json[] => Array.isArray(x);
const isRecord = (x: Json | undefined): x is Record<string, Json> => typeof x === 'object' && x !== null && !isList(x);
const isPlain = (x: Json) => !isList(x) && !isRecord(x);

function cellOf(name: string, x: Json, words: ReadWords): Cell {
  if (x === null) return null;
  if (typeof x === 'boolean') return x ? t('yes') : t('no');
  if (typeof x === 'number') return SEAT.test(name) ? (x < 0 ? t('nobody') : words.nameOf(x)) : String(x);
  if (typeof x === 'string') return x === '' ? '–' : (words.word(x) ?? x);
  return JSON.stringify(x);
}

const rowsOf = (x: Json[]): Json[][] | null => {
  const width = isList(x[0]) ? x[0].length : 0;
  const even = x.length > 1 && width > 1 && x.every((row) => isList(row) && row.length === width && row.every(isPlain));
  return even ? (x as Json[][]) : null;
};

/** The records of a list, if all have the same plain fields; otherwise null. */
const tabled = (x: Json[]): Record<string, Json>[] | null => {
  const keys = isRecord(x[0]) ? Object.keys(x[0]).join() : '';
  const alike = x.length > 1 && keys && x.every((one) => isRecord(one) && Object.keys(one).join() === keys);
  return alike && x.every((one) => Object.values(one as object).every(isPlain)) ? (x as Record<string, Json>[]) : null;
};

/** A record's own name, or null. */
function nameIn(x: Json): string | null {
  const named = isRecord(x) ? (x.name ?? x.title ?? x.place ?? x.id) : null;
  return typeof named === 'string' ? named : null;
}

function partOf(name: string, x: Json, words: ReadWords): Part {
  const title = titleOf(name);
  if (isList(x)) {
    const cell = SEATS.test(name) ? 'seat' : name;
    if (x.every(isPlain)) return { kind: 'list', name: title, items: x.map((one) => cellOf(cell, one, words)) };
    const grid = rowsOf(x);
    if (grid) return { kind: 'grid', name: title, rows: grid.map((row) => row.map((one) => cellOf(name, one, words))) };
    const alike = tabled(x);
    if (alike) {
      const keys = Object.keys(alike[0] ?? {});
      const rows = alike.map((one) => keys.map((key) => cellOf(key, one[key] ?? null, words)));
      return { kind: 'table', name: title, columns: keys.map(titleOf), rows };
    }
    const named = (one: Json, i: number) => partOf(nameIn(one) ?? String(i + 1), one, words);
    return { kind: 'group', name: title, parts: x.map(named) };
  }
  if (isRecord(x)) {
    return { kind: 'group', name: title, parts: Object.entries(x).map(([key, value]) => partOf(key, value, words)) };
  }
  return { kind: 'fact', name: title, value: cellOf(name, x, words) ?? '–' };
}

function isOwned(name: string, x: Json, seats: number): x is Json[] {
  if (!isList(x) || x.length !== seats || seats === 0) return false;
  // Records with a key such as `owner` or `winner` are shared things, not one record per seat.
  if (x.some((one) => isRecord(one) && Object.keys(one).some((key) => key !== 'seat' && SEAT.test(key)))) return false;
  return x.every(isPlain) ? OWNED.test(name) : !MAPPED.test(name);
}

/** Reads a view without knowledge of the game. */
export function readView(view: unknown, seats: number, words: ReadWords): Reading {
  const reading: Reading = { seats: Array.from({ length: seats }, () => []), table: [] };
  if (!isRecord(view as Json)) return { ...reading, table: [partOf('view', view as Json, words)] };
  for (const [name, x] of Object.entries(view as Record<string, Json>)) {
    if (FRAMED.has(name)) continue;
    if (!isOwned(name, x, seats)) reading.table.push(partOf(name, x, words));
    else
      x.forEach((own, seat) => {
        // The area of a seat needs no heading and no seat number.
        const { seat: _seat, ...rest } = isRecord(own) ? own : {};
        const part = partOf(name, isRecord(own) ? rest : own, words);
        const parts = part.kind === 'group' ? part.parts : [part];
        reading.seats[seat]?.push(...parts);
      });
  }
  return reading;
}
