import { FACES } from '../content/set.ts';
import type { Bonus, Design, LinkKind } from '../content/tiles.ts';

/** Names of the link kinds. */
export const KIND_NAMES: Readonly<Record<LinkKind, string>> = {
  RAD: 'helium',
  ORE: 'ore',
  ICE: 'ice',
  ROB: 'robot',
  SCI: 'science',
  LAB: 'lab',
};

function line({ colour, amount, per }: Bonus): string {
  const makes = `+${amount} ${colour}`;
  if (per === null) return `${makes} per round`;
  if (!('whose' in per)) return `${makes} per ${KIND_NAMES[per.link]} link`;
  return `${makes} per lab link whose partner has any ${KIND_NAMES[per.whose]} link`;
}

/** What a tile does, derived from its data. */
export function describe(design: Design): string {
  const parts = design.bonus.map(line);
  if (design.back === 'base') parts.push('one more of each per upgrade; an upgrade costs what the base makes');
  if (design.discount > 0) parts.push(`planning discount ${design.discount} if you pay any blue`);
  if (design.advantage > 0) parts.push('trade rates improve by one step');
  if (design.edges.includes('empty')) parts.push('needs an empty field beside it');
  return parts.length > 0 ? `${parts.join('; ')}.` : 'No bonus; worth its value.';
}

/** Names and descriptions of all tiles as messages: `tile-B01`, `about-B01`. */
export const tileMessages: Readonly<Record<string, string>> = Object.fromEntries(
  FACES.flatMap((face) => [
    [`tile-${face.id}`, face.name],
    [`about-${face.id}`, describe(face)],
  ]),
);
