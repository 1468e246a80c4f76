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
import { signed } from '../../../ui/index.ts';
import type { FightData, FightSide, FightUnit } from '../board/panels/FightCard.tsx';
import { planetName, unitTitle } from './board-data.ts';
import { type Added, bonusName, summed } from './bonuses.ts';
import { t } from './text.ts';

/** The data that a fight's texts need: the rules' state, the view, and names. */
export interface FightContext {
  table: State;
  view: MothershipView;
  nameOf(side: number): string;
  me: number;
}

const unitLabel = (unit: number) => unitTitle({ id: unitName(unit), kind: kindOf(unit) });

/** Bonuses by name; equal bonuses of several ships are added up. */
const linesOf = (bonuses: readonly Added[]): { label: string; text: string }[] =>
  summed(bonuses).map(({ times, ...bonus }) => ({
    label: times > 1 ? t('bonus-times', { name: bonusName(bonus), times }) : bonusName(bonus),
    text: signed(bonus.n),
  }));

/** Dice notation: `2D6`, or `2×D6` for a die that counts twice. */
function thrownOf(dice: readonly { sides: number; times: number }[]): string[] {
  const all = new Map<string, number>();
  for (const { sides, times } of dice) {
    if (sides === 0) continue;
    const die = times > 1 ? `${times}×D${sides}` : `D${sides}`;
    all.set(die, (all.get(die) ?? 0) + 1);
  }
  return [...all].map(([die, n]) => (n > 1 ? `${n}${die}` : die));
}

function halfOf(context: FightContext, fight: Fight, defence: boolean): FightSide {
  if (defence && fight.kind === 'planet') return planetHalf(context, fight);
  if (defence && fight.kind === 'station') return stationHalf(context, fight);
  const { table } = context;
  const half = defence ? fight.defence : fight.attack;
  const { side } = half;
  const dice = diceOf(table, fight, defence);
  const bonuses = bonusesOf(table, fight, defence);
  const added = bonuses.reduce((sum, { n }) => sum + n, 0);
  const rollers = dice.map((die) => rollerOf(die, half.dice));
  const ties = !defence && side >= 0 && fight.kind === 'dogfight' && hasTies(context, side);
  const thrown = rollers.flatMap((die) => [die, ...(die.extras ?? []).map(() => ({ ...die, times: 1 }))]);
  const formula = [...thrownOf(thrown), ...(added ? [String(added)] : [])].join(' + ');
  return {
    seat: side < 0 ? null : side,
    title: rollTitle(context, side, defence),
    rollers,
    bonuses: [...linesOf(bonuses), ...(ties ? [{ label: t('targeting-computer'), text: t('ties') }] : [])],
    formula: formula || '0',
    low: added + dice.reduce((sum, { sides, times }) => sum + (sides > 0 ? times : 0), 0),
    high: added + dice.reduce((sum, { sides, times }) => sum + sides * times, 0),
    total: half.dice.length > 0 ? totalOf(table, fight, defence).sum : null,
  };
}

function rollTitle({ me, nameOf }: FightContext, side: number, defence: boolean): string {
  if (side < 0) return t('rocks');
  if (side === me) return t(defence ? 'you-defend' : 'you-attack');
  return t(defence ? 'name-defends' : 'name-attacks', { name: nameOf(side) });
}

/** A unit's die, and its roll if it was thrown. */
function rollerOf(
  { unit, sides, times }: ReturnType<typeof diceOf>[number],
  rolled: Fight['attack']['dice'],
): FightUnit {
  const { face = null, extras = [] } = rolled.find((die) => die.unit === unit) ?? {};
  const die = { sides, face, extras, times };
  if (unit < 0) return { id: 'rocks', kind: 'fighter', name: t('rocks'), ...die };
  return { id: unitName(unit), kind: kindOf(unit), name: unitLabel(unit), ...die };
}

/** A planet has no dice: the attack needs a total. */
function planetHalf({ table, view, nameOf, me }: FightContext, fight: Fight): FightSide {
  const { side } = fight.defence;
  const planet = planetName(view, fight.target);
  const need = neededIn(table, fight);
  const owned = () => (side === me ? t('planet-yours', { planet }) : t('planet-of', { owner: nameOf(side), planet }));
  return {
    seat: side < 0 ? null : side,
    title: side < 0 ? planet : owned(),
    rollers: [],
    bonuses: [{ label: t('needs'), text: String(need) }],
    formula: t('to-capture'),
    low: need,
    high: need,
    total: null,
  };
}

/** A station does not roll: each four points of the attack cost a step. */
function stationHalf({ nameOf, me }: FightContext, { defence: { side } }: Fight): FightSide {
  return {
    seat: side,
    title: side === me ? t('your-station') : t('station-of', { owner: nameOf(side) }),
    rollers: [{ id: 'station', kind: 'station', name: t('no-roll'), sides: 0, face: null, times: 1 }],
    bonuses: [],
    formula: t('step-each-4'),
    low: 0,
    high: 0,
    total: null,
  };
}

function hasTies({ table }: FightContext, side: number): boolean {
  let found = false;
  eachLasting(table, side, 'ties', () => {
    found = true;
  });
  return found;
}

/** The average effect of a won attack. */
function wonText(context: FightContext, fight: Fight): string {
  const { table, view } = context;
  const { attack, defence, target } = fight;
  if (fight.kind === 'planet')
    return rewardsOf(table, attack.side, target, defence.side).length > 0 ? t('won-planet-card') : t('won-planet');
  if (fight.kind === 'asteroids') return t('won-through');
  const foe = view.players[sideOf(target)];
  if (fight.kind === 'station')
    return t('won-station', { n: Math.round(meanSteps(table, fight) * 10) / 10, steps: foe?.steps ?? 0 });
  const kind = kindOf(target);
  if (kind !== 'mothership') {
    const harms = fight.units.some((unit) => canDamage(kindOf(unit), kind));
    const side = sideOf(target);
    const unit =
      side === context.me
        ? t('unit-own', { unit: unitLabel(target) })
        : t('unit-of', { owner: context.nameOf(side), unit: unitLabel(target) });
    return harms ? t('won-unit', { unit, loot: lootFor(table, attack.side, [target]) }) : t('won-nothing');
  }
  const hull = meanHull(table, fight);
  const from = foe?.hull ?? 0;
  return hull > 0 ? t('won-hull', { from, to: Math.round(from - hull) }) : t('won-shields');
}

function lostText(context: FightContext, fight: Fight): string {
  if (fight.kind === 'planet' || fight.ranged) return t('lost-attack');
  if (fight.kind === 'asteroids') return kindOf(fight.target) === 'mothership' ? t('lost-damage') : t('lost-destroyed');
  const foe = kindOf(fight.target);
  const struck = fight.units.filter((unit) => canDamage(foe, kindOf(unit)));
  const gone = struck.filter((unit) => kindOf(unit) !== 'mothership');
  if (struck.length === 0) return t('lost-attack');
  const own = fight.attack.side === context.me;
  const owner = own ? '' : context.nameOf(fight.attack.side);
  const [first] = gone;
  if (first === undefined) {
    if (foe === 'fighter') return t(own ? 'lost-own-shields' : 'lost-shields', { owner });
    return t(own ? 'lost-own-mothership' : 'lost-mothership', { owner });
  }
  const loss =
    gone.length === 1
      ? t(own ? 'lost-own-ship' : 'lost-ship', { owner, unit: unitLabel(first) })
      : t(own ? 'lost-own-ships' : 'lost-ships', { owner, n: gone.length });
  return gone.length < struck.length ? t('and-mothership', { loss }) : loss;
}

/** A planned or current fight, in the form that its card shows. */
export function fightData(context: FightContext, fight: Fight): FightData {
  const { table, me, nameOf } = context;
  const odds = oddsOf(table, fight);
  const asteroids = fight.kind === 'asteroids';
  // Against asteroids the odds are shown for the ship.
  const win = asteroids ? odds.defender : odds.attacker;
  const lose = asteroids ? odds.attacker : odds.defender;
  const thrown = fight.attack.dice.length > 0;
  const against = !asteroids && fight.defence.side === me;
  return {
    attack: halfOf(context, fight, false),
    defence: halfOf(context, fight, true),
    win,
    lose,
    tie: odds.tie,
    against,
    names: against
      ? [
          t('end-name-wins', { name: nameOf(fight.attack.side) }),
          t(fight.kind === 'planet' ? 'end-holds' : 'end-you-win'),
        ]
      : [t('win'), t('lose')],
    goal: goalOf(context, fight),
    spreads: spreadsOf(table, fight),
    ifWon: wonText(context, fight),
    ifLost: lostText(context, fight),
    result: thrown ? resultOf(context, fight) : null,
  };
}

function goalOf({ me, nameOf }: FightContext, { kind, attack: { side } }: Fight): string {
  if (kind === 'asteroids') return t('goal-through');
  return side === me || side < 0 ? t(`goal-${kind}`) : t('goal-for', { name: nameOf(side) });
}

function spreadsOf(table: State, fight: Fight): FightData['spreads'] {
  if (fight.kind === 'station') return null;
  const defence = fight.kind === 'planet' ? new Map([[neededIn(table, fight), 1]]) : spreadOf(table, fight, true);
  return { attack: spreadOf(table, fight, false), defence };
}

/**
 * The attacker's chance of winning, or a ship's against asteroids, if gas is burned or the Solar Beam is fired; null
 * for other options and against stations.
 */
export function chanceWith(table: State, fight: Fight, me: number, id: string): number | null {
  const gas = /^gas:(\d+)$/.exec(id);
  if ((!gas && id !== 'beam') || fight.kind === 'station') return null;
  const half = fight.defence.side === me ? 'defence' : 'attack';
  const now = fight[half];
  const then = { ...now, gas: now.gas + Number(gas?.[1] ?? 0), beam: now.beam || id === 'beam' };
  const odds = oddsOf(table, { ...fight, [half]: then });
  return fight.kind === 'asteroids' ? odds.defender : odds.attacker;
}

/** The winner, or the side that is ahead while cards may still change the result. */
function resultOf({ table, me, nameOf }: FightContext, fight: Fight): string {
  const open = fight.step === 'after';
  const total = (defence: boolean) => totalOf(table, fight, defence).sum;
  const winner = open ? verdictOf(table, fight)(total(false), total(true)) : fight.winner;
  if (winner < 0) return t(open ? 'result-tie-open' : 'result-tie');
  if (fight.kind === 'station') return t('result-hit');
  if (fight.kind === 'planet')
    return winner === 0 ? t(open ? 'result-enough' : 'result-captured') : t(open ? 'result-short' : 'end-holds');
  const side = winner === 0 ? fight.attack.side : fight.defence.side;
  if (side < 0) return t(open ? 'result-rocks-ahead' : 'result-rocks');
  if (side === me) return t(open ? 'result-you-ahead' : 'end-you-win');
  return t(open ? 'result-ahead' : 'end-name-wins', { name: nameOf(side) });
}
