/** Flows that effects lead to, by name: effects stand below flows and cannot import them. */
export const CALLS = {
  effect: { name: 'effect' },
  triggers: { name: 'triggers' },
  bonus: { name: 'bonus' },
  install: { name: 'install' },
  substitute: { name: 'substitute' },
} as const;
