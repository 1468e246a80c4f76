/** Starting tokens (MR-042), and Basic tiles dealt and kept before the first round. */
export const START_GREEN = 3;
export const START_BLUE = 1;
export const OPENING_DEALT = 5;
export const OPENING_KEPT = 3;

/** Tiles drawn in planning for each blue token; one of them is kept (MR-068). */
export const TILES_PER_BLUE = 3;

/** Red tokens for each action after the first of a turn, and for each skipped field (MR-085, MR-146). */
export const EXTRA_RED = 2;
export const DISTANCE_RED = 2;

/** Tokens that buy one of another colour or a victory point, and the lowest rates with advantages (MR-208, MR-209). */
export const TRADE_RATE = 4;
export const LEAST_TOKEN_RATE = 2;
export const LEAST_POINT_RATE = 3;
/** Hand tiles that buy one token, regardless of trade advantage (MR-210). */
export const TILES_FOR_TOKEN = 4;

/** Maximum number of tiles in hand at the end of a turn. */
export const HAND_LIMIT = 5;
/** House rules against endless games: consecutive rounds without a development, and total rounds (MR-130, MR-132). */
export const IDLE_ROUNDS = 3;
export const LAST_ROUND = 40;
