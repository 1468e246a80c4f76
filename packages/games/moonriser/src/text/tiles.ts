import { FACES } from '../content/set.ts';
import type { Bonus, Design, LinkKind } from '../content/tiles.ts';

/** What the link kinds are called. */
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
  return `${makes} per lab link to a tile that has a link of kind ${KIND_NAMES[per.whose]}`;
}

/** What a tile does, in words made from the face the rules run. */
export function describe(design: Design): string {
  const parts = design.bonus.map(line);
  if (design.back === 'base') parts.push('one more of each per upgrade; upgrades cost what it makes');
  if (design.discount > 0) parts.push(`planning counts ${design.discount} blue more once you pay any`);
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
