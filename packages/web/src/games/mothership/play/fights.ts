import {
  bonusesOf,
  canDamage,
  diceOf,
  eachLasting,
  type Fight,
  kindOf,
  lootFor,
  type MothershipView,
  meanHull,
  meanSteps,
  neededIn,
  oddsOf,
  rewardsOf,
  type State,
  sideOf,
  spreadOf,
  totalOf,
  unitName,
  verdictOf,
} from '@orrery/mothership';
import { signed } from '../../../look/index.ts';
import type { SeenFight, SeenHalf, SeenRoller } from '../board/panels/FightCard.tsx';
import { planetName, unitWords } from './seen.ts';

/** What a fight is told with: the table as the rules read it, as it is seen, and names. */
export interface Telling {
  table: State;
  view: MothershipView;
  nameOf(side: number): string;
  me: number;
}

const unitLabel = (unit: number) => unitWords({ id: unitName(unit), kind: kindOf(unit) });

/** Every bonus by its reason; what several ships have alike is added up. */
function linesOf(bonuses: readonly { name: string; n: number }[]): { label: string; text: string }[] {
  const all = new Map<string, { n: number; times: number }>();
  for (const { name, n } of bonuses) {
    const { n: sum = 0, times = 0 } = all.get(name) ?? {};
    all.set(name, { n: sum + n, times: times + 1 });
  }
  return [...all].map(([name, { n, times }]) => ({ label: times > 1 ? `${name} ×${times}` : name, text: signed(n) }));
}

/** Dice as players write them: `2D6`, or `2×D6` for one whose face counts twice. */
function thrownOf(dice: readonly { sides: number; times: number }[]): string[] {
  const all = new Map<string, number>();
  for (const { sides, times } of dice) {
    if (sides === 0) continue;
    const die = times > 1 ? `${times}×D${sides}` : `D${sides}`;
    all.set(die, (all.get(die) ?? 0) + 1);
  }
  return [...all].map(([die, n]) => (n > 1 ? `${n}${die}` : die));
}

function halfOf(telling: Telling, fight: Fight, defence: boolean): SeenHalf {
  const { table, view, nameOf, me } = telling;
  const half = defence ? fight.defence : fight.attack;
  const { side } = half;
  const mine = side === me;
  const verb = defence ? (mine ? 'defend' : 'defends') : mine ? 'attack' : 'attacks';
  const name = side < 0 ? '' : mine ? 'You' : nameOf(side);
  const dice = diceOf(table, fight, defence);
  const bonuses = bonusesOf(table, fight, defence);
  const added = bonuses.reduce((sum, { n }) => sum + n, 0);
  const rollers = dice.map(({ unit, sides, times }): SeenRoller => {
    const thrown = half.dice.find((die) => die.unit === unit);
    return {
      id: unit < 0 ? 'rocks' : unitName(unit),
      kind: unit < 0 ? 'fighter' : kindOf(unit),
      name: unit < 0 ? 'Asteroids' : unitLabel(unit),
      sides,
      face: thrown?.face ?? null,
      extras: thrown?.extras ?? [],
      times,
    };
  });
  const low = added + dice.reduce((sum, { sides, times }) => sum + (sides > 0 ? times : 0), 0);
  const high = added + dice.reduce((sum, { sides, times }) => sum + sides * times, 0);
  const fixed = defence && (fight.kind === 'planet' || fight.kind === 'station');
  const need = fight.kind === 'planet' ? neededIn(table, fight) : 0;
  const lines = linesOf(bonuses);
  if (!defence && side >= 0 && hasTies(telling, side) && fight.kind === 'dogfight') {
    lines.push({ label: 'Targeting Computer', text: 'ties' });
  }
  if (fixed && fight.kind === 'planet') {
    const title = planetName(view, fight.target);
    return {
      seat: side < 0 ? null : side,
      title: side < 0 ? title : `${title} of ${mine ? 'yours' : nameOf(side)}`,
      rollers: [],
      bonuses: [{ label: 'Needs', text: String(need) }],
      formula: 'to capture',
      low: need,
      high: need,
      total: null,
    };
  }
  if (fixed) {
    return {
      seat: side,
      title: mine ? 'Your station' : `${nameOf(side)}’s station`,
      rollers: [{ id: 'station', kind: 'station', name: 'Does not roll', sides: 0, face: null, times: 1 }],
      bonuses: [],
      formula: 'a step for every 4',
      low: 0,
      high: 0,
      total: null,
    };
  }
  const formula = [...thrownOf(dice), ...(added ? [String(added)] : [])].join(' + ');
  return {
    seat: side < 0 ? null : side,
    title: side < 0 ? 'Asteroids' : `${name} ${verb}`,
    rollers,
    bonuses: lines,
    formula: formula || '0',
    low,
    high,
    total: half.dice.length > 0 ? totalOf(table, fight, defence).sum : null,
  };
}

function hasTies({ table }: Telling, side: number): boolean {
  let found = false;
  eachLasting(table, side, 'ties', () => {
    found = true;
  });
  return found;
}

/** `your` or `Vesta’s`. */
const whose = ({ me, nameOf }: Telling, side: number): string => (side === me ? 'your' : `${nameOf(side)}’s`);

/** What a won attack would do, on average. */
function wonWords(telling: Telling, fight: Fight): string {
  const { table, view } = telling;
  const { attack, defence, target } = fight;
  if (fight.kind === 'planet')
    return rewardsOf(table, attack.side, target, defence.side).length > 0
      ? 'the planet, and an action card'
      : 'the planet';
  if (fight.kind === 'asteroids') return 'it comes through';
  const foe = view.players[sideOf(target)];
  if (fight.kind === 'station') return `about ${Math.round(meanSteps(table, fight) * 10) / 10} of ${foe?.steps} steps`;
  const kind = kindOf(target);
  if (kind !== 'mothership') {
    const harms = fight.units.some((unit) => canDamage(kindOf(unit), kind));
    const unit = `${whose(telling, sideOf(target))} ${unitLabel(target)}`;
    return harms ? `${unit} destroyed, loot ${lootFor(table, attack.side, [target])}` : 'no harm';
  }
  const hull = meanHull(table, fight);
  return hull > 0 ? `hull ${foe?.hull} to about ${Math.round((foe?.hull ?? 0) - hull)}` : 'shields only';
}

function lostWords(telling: Telling, fight: Fight): string {
  if (fight.kind === 'planet') return 'nothing but the attack';
  if (fight.ranged) return 'nothing but the attack';
  if (fight.kind === 'asteroids') return kindOf(fight.target) === 'mothership' ? 'damage' : 'destroyed';
  const foe = kindOf(fight.target);
  const struck = fight.units.filter((unit) => canDamage(foe, kindOf(unit)));
  if (struck.length === 0) return 'nothing but the attack';
  const by = whose(telling, fight.attack.side);
  const gone = struck.filter((unit) => kindOf(unit) !== 'mothership');
  if (gone.length === 0) return foe === 'fighter' ? `${by} shields only` : `${by} Mothership damaged`;
  const ships = gone.length === 1 ? unitLabel(gone[0] as number) : `${gone.length} ships`;
  return `${by} ${ships} destroyed${gone.length < struck.length ? ', Mothership hit' : ''}`;
}

const GOALS = { dogfight: 'to win', planet: 'to capture', station: 'hits', asteroids: 'to be hit' } as const;

/** A fight that is thought of or under way, as its card shows it. */
export function fightSeen(telling: Telling, fight: Fight): SeenFight {
  const { table, me, nameOf } = telling;
  const odds = oddsOf(table, fight);
  const asteroids = fight.kind === 'asteroids';
  // Against rocks it is told from the ship's side.
  const win = asteroids ? odds.defender : odds.attacker;
  const lose = asteroids ? odds.attacker : odds.defender;
  const thrown = fight.attack.dice.length > 0;
  const against = !asteroids && fight.defence.side === me;
  return {
    attack: halfOf(telling, fight, false),
    defence: halfOf(telling, fight, true),
    win,
    lose,
    tie: odds.tie,
    against,
    names: against
      ? [`${nameOf(fight.attack.side)} wins`, fight.kind === 'planet' ? 'It holds' : 'You win']
      : ['Win', 'Lose'],
    goal: asteroids
      ? 'to come through'
      : fight.attack.side === me || fight.attack.side < 0
        ? GOALS[fight.kind]
        : `for ${nameOf(fight.attack.side)}`,
    spreads:
      fight.kind === 'dogfight' || asteroids
        ? { attack: spreadOf(table, fight, false), defence: spreadOf(table, fight, true) }
        : fight.kind === 'planet'
          ? { attack: spreadOf(table, fight, false), defence: new Map([[neededIn(table, fight), 1]]) }
          : null,
    ifWon: wonWords(telling, fight),
    ifLost: lostWords(telling, fight),
    result: thrown ? resultOf(telling, fight) : null,
  };
}

/** The chance that the card of a fight shows, were gas burned or the Solar Beam fired; null where neither is meant. */
export function chanceWith(table: State, fight: Fight, me: number, id: string): number | null {
  const gas = /^gas:(\d+)$/.exec(id);
  if ((!gas && id !== 'beam') || fight.kind === 'station') return null;
  const half = fight.defence.side === me ? 'defence' : 'attack';
  const now = fight[half];
  const then = { ...now, gas: now.gas + Number(gas?.[1] ?? 0), beam: now.beam || id === 'beam' };
  const odds = oddsOf(table, { ...fight, [half]: then });
  return fight.kind === 'asteroids' ? odds.defender : odds.attacker;
}

/** Who has won; or who is ahead while cards may still change it. */
function resultOf({ table, me, nameOf }: Telling, fight: Fight): string {
  const open = fight.step === 'after';
  const total = (defence: boolean) => totalOf(table, fight, defence).sum;
  const winner = open ? verdictOf(table, fight)(total(false), total(true)) : fight.winner;
  if (winner < 0) return open ? 'A tie so far' : 'A tie';
  if (fight.kind === 'station') return 'It hits';
  if (fight.kind === 'planet')
    return winner === 0 ? (open ? 'Enough so far' : 'Captured') : open ? 'Not enough so far' : 'It holds';
  const side = winner === 0 ? fight.attack.side : fight.defence.side;
  if (side < 0) return open ? 'The rocks are ahead' : 'The rocks win';
  if (side === me) return open ? 'You are ahead' : 'You win';
  return `${nameOf(side)} ${open ? 'is ahead' : 'wins'}`;
}
