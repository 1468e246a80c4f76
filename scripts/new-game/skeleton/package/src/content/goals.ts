/** Points that end the game, by the chosen game length (XX-004). */
export const GOALS = { short: 20, long: 50 };
export type Length = keyof typeof GOALS;
