import type { Json } from '@orrery/kernel';
import { cleanName, MAX_NAME } from '@orrery/protocol';
import { DEFAULT_NAME } from '../../shell/settings.ts';
import { botName } from '../../table/bot-names.ts';
import type { SeatInfo } from '../../table/client.ts';

/** Who sits on a chair of the set-up: oneself, others at this screen or by link, or a bot. */
export type Who = 'me' | 'screen' | 'friend' | 'easy' | 'medium' | 'hard';

export interface Chair {
  key: number;
  who: Who;
  name: string;
}

/** A set-up to start from instead of a blank one. */
export interface Again {
  chairs: Chair[];
  options: Record<string, Json>;
}

const BOTS: readonly string[] = ['easy', 'medium', 'hard'] satisfies Who[];

/** Oneself and as many easy bots as a game needs. */
export const firstChairs = (name: string, least: number): Chair[] => [
  { key: 0, who: 'me', name },
  ...Array.from({ length: Math.max(1, least - 1) }, (_, i): Chair => ({ key: i + 1, who: 'easy', name: '' })),
];

/** Oneself and bots on exactly so many chairs. */
export const chairsFor = (name: string, count: number): Chair[] => firstChairs(name, count).slice(0, count);

/** Who will play, in a few words. */
export function whoPlays(chairs: readonly Chair[]): string {
  if (chairs.length === 1) return 'Solo, against the game';
  const some = (of: (who: Who) => boolean, one: string, many: string): string[] => {
    const count = chairs.filter(({ who }) => of(who)).length;
    return count === 0 ? [] : [count === 1 ? one : `${count} ${many}`];
  };
  const parts = [
    'You',
    ...some((who) => who === 'screen', 'another player here', 'others here'),
    ...some((who) => who === 'friend', 'a friend by link', 'friends by link'),
    ...some((who) => BOTS.includes(who), 'a bot', 'bots'),
  ];
  return parts.join(', ').replace(/, ([^,]*)$/, ' and $1');
}

/** The chairs as seats of a table, or what is wrong with them. */
export function seatsOf(chairs: Chair[]): SeatInfo[] | string {
  const seats: SeatInfo[] = [];
  for (const [i, chair] of chairs.entries()) {
    const { who } = chair;
    if (BOTS.includes(who)) {
      seats.push({ name: botName(i), kind: 'bot', level: who, connected: true });
      continue;
    }
    if (who === 'friend') {
      seats.push({ name: '', kind: 'open', level: null, connected: false });
      continue;
    }
    const typed = chair.name.trim() || (who === 'me' ? DEFAULT_NAME : `Player ${i + 1}`);
    const name = cleanName(typed);
    if (name === null) return `The name on seat ${i + 1} must have 1 to ${MAX_NAME} ordinary characters.`;
    if (seats.some((seat) => seat.name === name)) return `Two seats are called ${name}. Give one another name.`;
    seats.push({ name, kind: 'human', level: null, connected: true });
  }
  return seats;
}
