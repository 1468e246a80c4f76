/** Flows that effects lead to, by name: effects stand below flows and cannot import them. */
export const CALLS = {
  techTile: { name: 'tech-tile' },
  freeModule: { name: 'free-module' },
} as const;
