import type { Design, LinkKind } from '@orrery/moonriser';
import type { GlyphName } from '../../../ui/icons.ts';

/** The pictogram of each tile design. */
const TILE_GLYPHS: Record<string, GlyphName> = {
  B01: 'drill',
  B02: 'nuclear-plant',
  B03: 'mining',
  B04: 'melting-metal',
  B05: 'ice-cube',
  B06: 'water-recycling',
  B07: 'vintage-robot',
  B08: 'satellite',
  B09: 'factory',
  B10: 'microscope',
  B11: 'habitat-dome',
  B12: 'solar-power',
  B13: 'jeep',
  A01: 'atom-core',
  A02: 'metal-bar',
  A03: 'greenhouse',
  A04: 'circuitry',
  A05: 'mine-truck',
  A06: 'reactor',
  A07: 'offshore-platform',
  A08: 'radar-dish',
  A09: 'rocket',
  A10: 'modern-city',
  A11: 'observatory',
  BASE: 'base-dome',
};

export const tileGlyph = (design: string): GlyphName => TILE_GLYPHS[design] ?? 'base-dome';

/** The pictogram of each kind of link. */
export const KIND_GLYPHS: Record<LinkKind, GlyphName> = {
  RAD: 'radioactive',
  ORE: 'war-pick',
  ICE: 'drop',
  ROB: 'cog',
  SCI: 'round-bottom-flask',
  LAB: 'processor',
};

export type Tint = 'green' | 'red' | 'blue' | 'yellow' | 'grey';

/** The tint of a face, by the tile's most specific product. */
export function tintOf(design: Design): Tint {
  if (design.back === 'base') return 'grey';
  const linked = design.bonus.find((b) => b.per) ?? design.bonus[0];
  if (linked) return linked.colour;
  return design.discount > 0 ? 'blue' : 'yellow';
}
