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

/** Four Missions for individual players and five for the team; numbers by player count. */
export const MISSIONS: readonly Mission[] = [
  competitive('MC1', 'Living Archive', { count: 'marketCards', faction: 'bio' }, 5),
  competitive('MC2', 'Machine Accord', { count: 'marketCards', faction: 'cybernetic' }, 5),
  competitive('MC3', 'Open Worlds', { count: 'embassies' }, 4),
  competitive('MC4', 'Last Bulwark', { count: 'events' }, 9),
  team('MS1', 'Consume the Weak', { count: 'consumedCards' }, [6, 10, 16, 22]),
  team('MS2', 'Common Ground', { count: 'embassies' }, [4, 9, 13, 17]),
  team('MS3', 'Hold the Line', { count: 'events' }, [11, 22, 33, 45], [12, 24, 34, 46]),
  team('MS4', 'Face the Sun', { count: 'catastrophicEvents' }, [4, 3, 5, 6]),
  { ...team('MS5', 'Free Trade', { count: 'requests' }, [5, 10, 14, 20]), mp: true },
];
