/** Names of flows called by effects. Effects are a lower layer and cannot import flows. */
export const CALLS = {
  techTile: { name: 'tech-tile' },
  freeModule: { name: 'free-module' },
} as const;
