import { below, type Option, type Refusal, type Rng, refuse, say, type Verdict, type Zone } from '@orrery/kernel';
import { designOf, tileId, tileNamed } from '../content/set.ts';

/** Tiles as the items of a choice. */
export const tileItems = (z: Zone): Option[] =>
  z.cards.map((tile) => ({
    id: tileId(tile),
    text: say(`tile-${designOf(tile).id}`),
    data: { design: designOf(tile).id },
  }));

/** Exactly so many tiles of a zone. */
export function exactly(z: Zone, count: number, tiles: readonly string[], rule: string): Verdict {
  if (tiles.length !== count) return refuse('wrong-count', rule, { need: count, have: tiles.length });
  for (const name of tiles) if (!z.cards.includes(tileNamed(name))) return stranger(name, rule);
  return true;
}

const stranger = (piece: string, rule: string): Refusal => refuse('tile-not-among', rule, { piece });

/** So many tiles of a zone at random. */
export function someTiles(z: Zone, count: number, rng: Rng): string[] {
  const cards = z.cards.slice();
  const tiles: string[] = [];
  for (let i = 0; i < count; i++) {
    const at = below(rng, cards.length);
    tiles.push(tileId(cards[at] as number));
    cards[at] = cards[cards.length - 1] as number;
    cards.pop();
  }
  return tiles;
}
