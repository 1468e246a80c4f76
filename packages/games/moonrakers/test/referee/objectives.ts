import { type Book, captain, missionOf, participants, pilotOf, sum } from './book.ts';
import { blocked, icons, lists, met, needOf } from './effects.ts';
import { contract, LETTERS, type Letter, type Share } from './facts.ts';
import { paid } from './mission.ts';

// Objectives that a resolved contract fulfils (section 9.5). With 1 or 2 players and without Nomad, "ally" means a
// hired mercenary (MK-435).

const mercenaries = (b: Book): boolean => b.seats <= 2 && !b.options.nomad;

/** Records a completed home type (MK-550). */
export function completed(b: Book, seat: number, type: string): void {
  const me = captain(b, seat);
  if (type !== 'S' && !me.completed.includes(type)) me.completed.push(type);
  me.completed.sort((a, c) => 'EDRK'.indexOf(a) - 'EDRK'.indexOf(c));
}

export function judged(b: Book, seat: number): void {
  const mission = missionOf(b);
  const pilot = pilotOf(b, seat);
  const card = contract(mission.contract);
  const success = mission.outcome === 'success';
  const [printed] = card.share;
  const share = mission.shares[seat] as Share;
  const leads = seat === b.leader;
  const others = participants(b).length - 1;
  const hires = mission.hired.length;
  const say = (objective: string, when: boolean): void => {
    if (when) met(b, seat, objective);
  };
  const allied = mercenaries(b) ? hires >= 1 : others >= 1;
  const ally = mercenaries(b) ? hires >= 1 : !leads;
  say('O03', blocked(b, seat) >= 3);
  say('O04', lists(b, 'D') && pilot.units.D - needOf(b, 'D') >= 3);
  say('O26', pilot.units.F >= 5);
  say('O10', !success && ally && printed >= 2);
  if (!success) return;
  say('O05', card.type === 'E' && allied && mission.filled.R === pilot.units.R);
  say('O06', leads && pilot.count <= 2);
  say('O07', others === 0 && printed >= 2);
  say('O08', pilot.rolled >= 2 && blocked(b, seat) === icons(b, seat));
  // The cost of mercenaries does not count as received (D108).
  const [prestige, credits] = paid(b, seat);
  say('O09', ally && prestige >= 1 && pilot.rolled === 0);
  say('O19', leads && (mercenaries(b) ? hires >= 2 : others >= 2));
  // Once all four home types are completed, any contract of a home type counts (D92, D109).
  say('O20', card.type !== 'S' && captain(b, seat).completed.length === 4);
  const excess = ([...LETTERS] as Letter[]).map((letter) => Math.max(0, mission.filled[letter] - needOf(b, letter)));
  say('O21', sum(excess) === 0);
  say('O32', ally && prestige + credits + share[2] + share[4] === 0);
  say('O36', card.type === 'S' && (card.id === 'SR00' || printed >= 3));
}
