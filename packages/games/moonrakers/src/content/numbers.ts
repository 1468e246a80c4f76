import type { Kind } from './cards.ts';

/** The cards every captain starts with (MK-006). */
export const STARTING_DECK: readonly Kind[] = ['d1', 'd1', 'r', 'r', 'r', 's', 's', 't', 't', 'm'];
export const STARTING_CREDITS = 2;
export const HAND_LIMIT = 5;
export const PART_SLOTS = 4;
export const STARTING_ACTIONS = 1;

/** Number of open cards in the Armory (MK-012, MK-014) and in the Dispatch row (MK-017). */
export const ARMORY_PARTS = 6;
export const ARMORY_CREW = 3;
export const DISPATCH_ROW = 8;
/** Maximum number of dice on a contract in the opening row (MK-018). */
export const OPENING_DICE = 2;
/** Number of contracts revealed by a trip to a sector (MK-282). */
export const SECTOR_ROW = 3;

export const OBJECTIVES_DEALT = 3;
export const OBJECTIVES_KEPT = 2;
export const OBJECTIVE_PRESTIGE = 1;

/** Number of dice rolled to determine the first player (MK-041). */
export const FIRST_PLAYER_DICE = 4;
/** Faces of a hazard die: standard and softer (MK-035). */
export const DIE_FACES = { usual: [0, 0, 1, 1, 2, 2], soft: [0, 0, 1, 1, 1, 2] } as const;

/** Prestige to win, and number of rounds with 1 or 2 players: standard and longer game (MK-029, MK-402). */
export const PRESTIGE_TARGET = { usual: 10, long: 15 } as const;
export const ROUNDS = { usual: 10, long: 15 } as const;

/** Number of contracts the leader may open talks on in one turn (MK-307). */
export const TALKS = 2;
/** The cost of replacing a contract (MK-275) or an Armory card (MK-385, MK-387). */
export const REPLACEMENT_COST = 1;
/** What Stay at Base gives, unless a policy changes it (MK-317, MK-319). */
export const STAY_CREDITS = 1;
export const STAY_OBJECTIVES = 2;

/** The highest value of a reputation track (MK-204), and the points exchanged for one (MK-212). */
export const REPUTATION_LIMIT = 5;
export const REPUTATION_EXCHANGE = 3;

/**
 * With 1 or 2 players: the mercenary deck (MK-047), the size of its row (MK-048), and the minimum number of
 * dice on contracts that can be replaced for free (MK-416).
 */
export const MERCENARIES: readonly Kind[] = ['d1', 'd1', 'd2', 'r', 'r', 'r', 's', 's', 's', 't', 't', 't'];
export const MERCENARY_CREW = 3;
export const MERCENARY_ROW = 5;
export const FREELY_REPLACED_DICE = 4;
/** The cost of a hired crew card in prestige, and of the first hired Action card in credits (MK-420, MK-421). */
export const HIRED_CREW_PRESTIGE = 1;
export const HIRED_CARD_CREDITS = 1;

/** Final points per prestige and per credit with 1 or 2 players (MK-440). */
export const POINTS_PER_PRESTIGE = 10;
export const POINTS_PER_CREDIT = 1;
