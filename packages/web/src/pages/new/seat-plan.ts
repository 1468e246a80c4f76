import type { Level } from '@orrery/bots';
import type { Json } from '@orrery/kernel';
import { cleanName, MAX_NAME } from '@orrery/protocol';
import { DEFAULT_NAME } from '../../app/settings.ts';
import { named } from '../../table/bot-names.ts';
import type { SeatInfo } from '../../table/table-types.ts';
import { formatList } from '../../ui/format-list.ts';
import { t } from './text.ts';

/** Who plays a seat: the player, others on this device or by link, or a bot. */
export type SeatChoice = 'me' | 'screen' | 'friend' | Level;

export interface SeatPlan {
  key: number;
  who: SeatChoice;
  name: string;
}

/** An earlier set-up to copy. */
export interface SetupCopy {
  seatPlans: SeatPlan[];
  options: Record<string, Json>;
}

/** The bots of a first game, unless the game suggests others: they make mistakes, but know what they want. */
export const FIRST_LEVEL: Level = 'level2';

const PEOPLE: readonly SeatChoice[] = ['me', 'screen', 'friend'];

export const isBot = (who: SeatChoice): who is Level => !PEOPLE.includes(who);

/** The kind of a seat, as the server takes it. */
export const seatKind = (who: SeatChoice): 'me' | 'bot' | 'open' =>
  who === 'friend' ? 'open' : isBot(who) ? 'bot' : 'me';

/** Seats for the player and for as many bots of a level as the game needs, at least one. */
export const initialSeats = (name: string, least: number, who: SeatChoice = FIRST_LEVEL): SeatPlan[] => [
  { key: 0, who: 'me', name },
  ...Array.from({ length: Math.max(1, least - 1) }, (_, i): SeatPlan => ({ key: i + 1, who, name: '' })),
];

/** Exactly `count` seats, for the player and the bots of a first game. */
export const seatsWithBots = (name: string, count: number): SeatPlan[] => initialSeats(name, count).slice(0, count);

/** The names of the bots by seat; empty for other seats. */
export const botNamesIn = (seatPlans: readonly SeatPlan[]): string[] =>
  named(seatPlans.map(({ who }) => ({ name: '', kind: isBot(who) ? 'bot' : 'human', level: who }))).map(
    ({ name }) => name,
  );

/** A short summary of who plays. */
export function whoPlays(seatPlans: readonly SeatPlan[]): string {
  if (seatPlans.length === 1) return t('solo');
  const bots = seatPlans.filter(({ who }) => isBot(who));
  const some = (id: 'others-here' | 'friends' | 'bots', of: (who: SeatChoice) => boolean): string[] => {
    const count = seatPlans.filter(({ who }) => of(who)).length;
    return count === 0 ? [] : [t(id, { count })];
  };
  return formatList([
    t('you'),
    ...some('others-here', (who) => who === 'screen'),
    ...some('friends', (who) => who === 'friend'),
    ...(bots.length === 1 ? botNamesIn(seatPlans).filter(Boolean) : some('bots', isBot)),
  ]);
}

/** The seats of the table, or an error message. */
export function seatsOf(seatPlans: SeatPlan[]): SeatInfo[] | string {
  const seats: SeatInfo[] = [];
  for (const [i, seatPlan] of seatPlans.entries()) {
    const { who } = seatPlan;
    if (isBot(who)) {
      seats.push({ name: '', kind: 'bot', level: who, connected: true });
      continue;
    }
    if (who === 'friend') {
      seats.push({ name: '', kind: 'open', level: null, connected: false });
      continue;
    }
    const typed = seatPlan.name.trim() || (who === 'me' ? DEFAULT_NAME : t('player-number', { seat: i + 1 }));
    const name = cleanName(typed);
    if (name === null) return t('name-invalid', { seat: i + 1, max: MAX_NAME });
    if (seats.some((seat) => seat.name === name)) return t('name-twice', { name });
    seats.push({ name, kind: 'human', level: null, connected: true });
  }
  return named(seats);
}
