import type { Goal, Mission } from './types.ts';

type Needed = Mission['least'];

const competitive = (id: string, name: string, goal: Goal, least: number): Mission => {
  const needed: Needed = [least, least, least, least];
  return {
    kind: 'mission',
    id,
    name,
    copies: 1,
    mp: false,
    mode: 'competitive',
    worth: 5,
    goal,
    least: needed,
    leastMp: needed,
  };
};
const team = (id: string, name: string, goal: Goal, least: Needed, leastMp = least): Mission => ({
  kind: 'mission',
  id,
  name,
  copies: 1,
  mp: false,
  mode: 'team',
  worth: 5,
  goal,
  least,
  leastMp,
});

/** Four Missions for single players, five for the team; numbers by player count. */
export const MISSIONS: readonly Mission[] = [
  competitive('MC1', 'Living Archive', { count: 'marketCards', faction: 'bio' }, 5),
  competitive('MC2', 'Machine Accord', { count: 'marketCards', faction: 'cybernetic' }, 5),
  competitive('MC3', 'Open Worlds', { count: 'embassies' }, 4),
  competitive('MC4', 'Last Bulwark', { count: 'events' }, 9),
  team('MS1', 'Consume the Weak', { count: 'consumedCards' }, [5, 10, 15, 20]),
  team('MS2', 'Common Ground', { count: 'embassies' }, [3, 6, 9, 12]),
  team('MS3', 'Hold the Line', { count: 'events' }, [9, 18, 27, 36], [10, 21, 31, 42]),
  team('MS4', 'Face the Sun', { count: 'catastrophicEvents' }, [2, 2, 3, 4]),
  { ...team('MS5', 'Free Trade', { count: 'requests' }, [5, 9, 13, 17]), mp: true },
];
