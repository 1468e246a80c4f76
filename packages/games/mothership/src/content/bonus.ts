/** The faces of the bonus die, 1 to 6 (MO-533 to MO-538). */
export const BONUS = ['guardian', 'gas', 'influence', 'card', 'development', 'explore'] as const;
export type Bonus = (typeof BONUS)[number];
