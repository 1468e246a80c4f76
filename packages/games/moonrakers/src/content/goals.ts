/** Points that end the game, by how long a game the table wants (MN-004). */
export const GOALS = { short: 20, long: 50 };
export type Length = keyof typeof GOALS;
