/** Names of the flows that effects start. Effects cannot import flows, which belong to a higher layer. */
export const ENERGISE = { name: 'energise' };
export const DRAIN = { name: 'drain' };
export const ARRIVE = { name: 'arrive' };
export const REWARD = { name: 'reward' };
export const TRAVEL = { name: 'travel' };
export const WORMHOLE = { name: 'wormhole' };
export const RETREAT = { name: 'retreat' };
export const REPLICATE = { name: 'replicate' };
export const SHOOT = { name: 'shoot' };
