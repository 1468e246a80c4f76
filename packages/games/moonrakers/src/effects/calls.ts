/** Names of flows that effects start: effects are on a lower layer and cannot import flows. */
export const CALLS = {
  effect: { name: 'effect' },
  triggers: { name: 'triggers' },
  bonus: { name: 'bonus' },
  install: { name: 'install' },
  substitute: { name: 'substitute' },
} as const;
