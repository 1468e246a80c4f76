import { type Ability, type Condition, fits, cardNamed as numberOf, PARTS, PROTOTYPES } from '@orrery/moonrakers';
import { actionNamed, contractNamed, faceOf } from '../board/content.ts';
import type { MoonrakersView, SeenMission, SeenPilot, Type } from '../board/seen.ts';
import { unitsIn } from './alliance.ts';

/** What playing a card of the hand would change, as far as it is certain; what is drawn nobody knows. */
export interface Preview {
  /** Units on each type, what a part adds or lowers included. */
  units: Partial<Record<Type, number>>;
  /** Actions that would be left. */
  actions: number;
  /** Own icons that would stay open. */
  exposed: number;
  draws: number;
  /** Parts that work with it: by themselves, or where their price is paid. */
  parts: { card: string; paid: boolean }[];
}

const ABILITIES: ReadonlyMap<string, readonly Ability[]> = new Map(
  [...PARTS, ...PROTOTYPES].map(({ id, abilities }) => [id, abilities]),
);

/** Whether a condition is known to hold; what only the owner or nobody can tell counts as not. */
function holds(is: Condition, { mission, pilot, leads }: Held): boolean {
  const allies = mission.pilots.length - 1;
  switch (is.is) {
    case 'leader':
      return leads;
    case 'ally':
      return !leads && !mission.duel;
    case 'solo':
      return allies === 0;
    case 'head-to-head':
      return mission.duel;
    case 'allies':
      return allies >= is.least;
    case 'dice':
      return pilot.rolled >= (is.least ?? 0) && pilot.rolled <= (is.most ?? Number.POSITIVE_INFINITY);
    case 'contract':
      return contractNamed(mission.contract).type === is.type;
    default:
      return false;
  }
}

interface Held {
  card: string;
  mission: SeenMission;
  pilot: SeenPilot;
  leads: boolean;
}

/** Whether playing the card sets the ability off. */
function fires({ on, when }: Ability, held: Held): boolean {
  if (on.on !== 'nth' && on.on !== 'each') return false;
  const { card, pilot } = held;
  if (!fits(numberOf(card), on.cards) || (when && !holds(when, held))) return false;
  return on.on === 'each' || pilot.plays.filter((played) => fits(numberOf(played), on.cards)).length === on.n - 1;
}

/** What comes of playing that card now. */
export function previewOf(view: MoonrakersView, mission: SeenMission, pilot: SeenPilot, card: string): Preview {
  const held: Held = { card, mission, pilot, leads: pilot.seat === view.leader };
  const units = unitsIn([card]);
  const sum = (sign: string) => faceOf(card).effects.find(([of]) => of === sign)?.[1] ?? 0;
  let [actions, draws, blocks] = [pilot.actions - 1 + sum('action'), sum('draw'), sum('block')];
  const add = (type: Type, n: number) => {
    units[type] = (units[type] ?? 0) + n;
  };
  const parts: Preview['parts'] = [];
  for (const { card: part } of view.captains[pilot.seat]?.parts ?? []) {
    const set = (ABILITIES.get(part) ?? []).filter((ability) => fires(ability, held));
    if (set.length === 0) continue;
    const free = set.filter(({ pay }) => !pay);
    parts.push({ card: part, paid: free.length === 0 });
    for (const step of free.flatMap(({ gives }) => gives)) {
      if (step.do === 'twice') {
        for (const [type, n] of Object.entries(unitsIn([card])) as [Type, number][]) add(type, n);
        actions += sum('action');
        draws += sum('draw');
        blocks += sum('block');
      } else if (step.do === 'value') add('damage', step.n);
      else if (step.do === 'reduce') {
        if (step.what !== 'any' && typeof step.n === 'number') add(step.what, step.n);
      } else if ('n' in step && typeof step.n === 'number') {
        if (step.do === 'actions') actions += step.n;
        else if (step.do === 'draw') draws += step.n;
        else if (step.do === 'block') blocks += step.n;
      }
    }
  }
  return { units, actions, exposed: Math.max(0, pilot.exposed - blocks), draws, parts };
}

/** What is said of a play before it is made. */
export function consequence(mission: SeenMission, pilot: SeenPilot, card: string, will: Preview): string {
  const said = (Object.entries(will.units) as [Type, number][]).flatMap(([type, n]) => {
    if (mission.duel) return [`${n} ${type}`];
    const left = mission.need[type] - mission.filled[type];
    if (mission.need[type] <= 0) return [];
    return left <= 0 ? [`${type} is there already`] : [`${type} ${mission.filled[type] + n} of ${mission.need[type]}`];
  });
  if (will.exposed < pilot.exposed) said.push(`open hazards ${pilot.exposed} to ${will.exposed}`);
  if (will.draws > 0) said.push(`draw ${will.draws}`);
  said.push(`${will.actions} ${will.actions === 1 ? 'action' : 'actions'} left`);
  const idle = said.length === 1 && actionNamed(card) !== null;
  return `${idle ? 'Adds nothing here; ' : ''}${said.join(', ')}.`.replace(/^./, (first) => first.toUpperCase());
}
