import type { Listed } from '@orrery/games';
import type { Json } from '@orrery/kernel';

/** Formats a view: as the game's own board if it has one, otherwise as an indented tree of its data. */
export async function boardOf(listed: Listed, view: unknown): Promise<string> {
  const draw = await listed.text();
  return draw ? draw(view) : tree(view as Json);
}

/** Formats plain data as an indented tree; short values stay on one line. */
export function tree(value: Json, indent = ''): string {
  if (value === null || typeof value !== 'object') return `${indent}${value === null ? '-' : value}`;
  const short = flat(value);
  if (short.length + indent.length <= 100) return indent + short;
  return Object.entries(value)
    .map(([key, part]) => {
      const line = `${indent}${key}: ${flat(part)}`;
      return line.length <= 100 ? line : `${indent}${key}:\n${tree(part, `${indent}  `)}`;
    })
    .join('\n');
}

function flat(value: Json): string {
  if (value === null) return '-';
  if (Array.isArray(value)) return value.map(flat).join(' ') || 'none';
  if (typeof value !== 'object') return String(value);
  return `(${Object.entries(value)
    .map(([key, part]) => `${key} ${flat(part)}`)
    .join(', ')})`;
}
