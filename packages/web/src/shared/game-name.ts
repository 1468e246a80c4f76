import { findGame } from '@orrery/games';

/** The name of a game; its id if this version does not have it. */
export const gameName = (id: string): string => findGame(id)?.name ?? id;
