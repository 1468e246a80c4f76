import { type Hex, hexAt, hexOf } from '../board/hex.ts';
import { type Draft, draftFrom, type Mode } from './draft.ts';
import { t } from './text.ts';

/*
 * A layout as text, short enough for a message: `ms1.Af4.<places>.….<teams>.<order>.<name>.<check>`. `Af4` is the
 * board, the mode and the number of seats. Each hex is two base-36 digits; the lists of hexes are in the order of
 * FIELDS; `--` marks an unplaced piece. The checksum detects incomplete or mistyped texts.
 */
const SIGN = 'ms';
const VERSION = 1;
const FIELDS = ['stations', 'mineral', 'gas', 'asteroids', 'moons', 'planetoids', 'start', 'npc'] as const;
const MODES: Readonly<Record<string, Mode>> = { f: 'free', t: 'teams', s: 'solo' };
const SHIFT = 12;
const NOWHERE = '--';

const letters = (hex: Hex | null): string =>
  hex === null
    ? NOWHERE
    : hexAt(hex)
        .map((n) => (n + SHIFT).toString(36))
        .join('');

function hexesIn(text: string): (Hex | null)[] | null {
  const pairs = text.match(/../g) ?? [];
  if (pairs.join('') !== text) return null;
  return pairs.map((pair) => {
    if (pair === NOWHERE) return null;
    const [q = 0, r = 0] = [...pair].map((letter) => Number.parseInt(letter, 36) - SHIFT);
    return hexOf(q, r);
  });
}

function checkOf(text: string): string {
  let sum = 7;
  for (const letter of text) sum = (Math.imul(sum, 31) + (letter.codePointAt(0) ?? 0)) >>> 0;
  return (sum % 36 ** 3).toString(36).padStart(3, '0');
}

const safeName = (name: string) =>
  encodeURIComponent(name).replace(/[.!'()*~]/g, (c) => `%${c.charCodeAt(0).toString(16)}`);

/** The layout as a short text. */
export function textOf(draft: Draft): string {
  const { mode, board, stations, teams, order, name } = draft;
  const lists = FIELDS.map((field) => {
    const value = draft[field];
    return (Array.isArray(value) ? value : value === null ? [] : [value]).map(letters).join('');
  });
  const sides = [teams, order].map((list) => list.join(''));
  const head = [`${SIGN}${VERSION}`, `${board}${mode[0]}${stations.length}`];
  return checked([...head, ...lists, ...sides, safeName(name)].join('.'));
}

/** A text with its checksum appended. */
export const checked = (text: string): string => `${text}.${checkOf(text)}`;

/** Why a text could not be read as a layout. */
export type ShareFault = 'empty' | 'long' | 'foreign' | 'newer' | 'torn' | 'unfit';
export const shareFaultText = (fault: ShareFault): string => t(`fault-${fault}`);
export const isFault = (read: Draft | ShareFault): read is ShareFault => typeof read === 'string';

const LONGEST = 8000;

/** Reads a layout from a link, a text or the content of a file. */
export function readShared(given: string): Draft | ShareFault {
  const text = given.trim();
  if (text === '') return 'empty';
  if (text.length > LONGEST) return 'long';
  return text.startsWith('{') ? readFile(text) : readText(text.slice(text.lastIndexOf('#') + 1));
}

function decoded(name: string): string | null {
  try {
    return decodeURIComponent(name);
  } catch {
    return null;
  }
}

function readText(text: string): Draft | ShareFault {
  const parts = text.split('.');
  const sign = /^ms(\d+)$/.exec(parts[0] ?? '');
  if (!sign) return 'foreign';
  if (Number(sign[1]) !== VERSION) return 'newer';
  parts.pop();
  if (parts.length !== FIELDS.length + 5 || text !== checked(parts.join('.'))) return 'torn';
  const [, head = '', ...rest] = parts;
  const [, board, mode] = /^([AB])([fts])\d$/.exec(head) ?? [];
  const name = decoded(rest.pop() ?? '');
  if (name === null) return 'torn';
  const [teams, order] = rest.splice(FIELDS.length).map((digits) => [...digits].map(Number));
  const lists = rest.map(hexesIn);
  const draft: Record<string, unknown> = { name, board, mode: MODES[mode ?? ''], teams, order };
  for (const [i, field] of FIELDS.entries()) draft[field] = field === 'start' ? (lists[i]?.[0] ?? null) : lists[i];
  return draftFrom(draft) ?? 'unfit';
}

const FILE = 'mothership-layout';

/** The layout as the content of a file. */
export const fileOf = (draft: Draft): object => ({ orrery: FILE, version: VERSION, layout: draft });

function readFile(text: string): Draft | ShareFault {
  let file: Record<string, unknown>;
  try {
    file = JSON.parse(text) as Record<string, unknown>;
  } catch {
    return 'torn';
  }
  if (file.orrery !== FILE) return 'foreign';
  if (file.version !== VERSION) return 'newer';
  return draftFrom(file.layout) ?? 'unfit';
}
