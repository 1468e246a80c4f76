/** Flows that effects post by name: what asks stands above what changes. */
export const ENERGISE = { name: 'energise' };
export const DRAIN = { name: 'drain' };
export const ARRIVE = { name: 'arrive' };
export const REWARD = { name: 'reward' };
