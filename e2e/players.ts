import { answer as helionox } from './helionox.ts';
import { answer as moonrakers } from './moonrakers.ts';
import { answer as moonriser } from './moonriser.ts';
import { answer as moonshot } from './moonshot.ts';
import { answer as mothership } from './mothership.ts';
import type { Player } from './player.ts';

/** The simple players of all games. */
export const PLAYERS: Record<string, Player> = { helionox, moonrakers, moonriser, moonshot, mothership };
