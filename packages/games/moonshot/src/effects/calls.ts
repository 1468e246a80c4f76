/** Names of flows that effects call; effects are a lower layer and cannot import flows. */
export const CALLS = {
  techTile: { name: 'tech-tile' },
  freeModule: { name: 'free-module' },
} as const;
