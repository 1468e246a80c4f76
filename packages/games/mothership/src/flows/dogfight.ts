import { defined, flag, logEvent } from '@orrery/kernel';
import { unitName } from '../content/units.ts';
import { settleAsteroids, settleFight } from '../effects/damage.ts';
import { dieName, throwFor } from '../effects/dice.ts';
import { capture } from '../effects/planets.ts';
import { isSeat } from '../rules/board.ts';
import { halfOf, isOff } from '../rules/fight.ts';
import { bonusesOf, countedDice, neededIn, totalOf, verdictOf } from '../rules/roll.ts';
import { boardOf, cellOf, type Fight, fightOf, flow, planetOf, type State } from '../state.ts';
import { type FightWindow, window } from './window.ts';

const DEFENDERS: Readonly<Record<Fight['kind'], FightWindow>> = {
  dogfight: 'DD',
  station: 'DD',
  planet: 'PD',
  asteroids: 'AS',
};

/**
 * Runs the fight in `s.fight` from its declaration to its end; returns whether it was a tie (MO-191 to MO-201, MO-409,
 * MO-424).
 */
export const dogfight = flow(
  'dogfight',
  { acted: flag, passes: flag, turn: flag, tied: flag },
  {
    escape(s, _v, go) {
      fightOf(s).step = 'escape';
      if (fightOf(s).kind === 'dogfight') go.call(window, { seat: fightOf(s).defence.side, kind: 'RD' });
    },
    attacker(s, _v, go) {
      if (isOff(s)) return go.jump('end');
      const { kind, attack } = fightOf(s);
      fightOf(s).step = 'attacker';
      if (kind !== 'asteroids' && kind !== 'planet') go.call(window, { seat: attack.side, kind: 'AD' });
    },
    defender(s, _v, go) {
      if (isOff(s)) return go.jump('end');
      const { kind, defence } = fightOf(s);
      fightOf(s).step = 'defender';
      if (isSeat(s, defence.side)) go.call(window, { seat: defence.side, kind: DEFENDERS[kind] });
    },
    roll(s, v, go) {
      if (isOff(s) || fightOf(s).deflected) return go.jump('end');
      const fight = fightOf(s);
      fight.step = 'roll';
      throwFor(s, fight, false);
      throwFor(s, fight, true);
      fight.step = 'after';
      v.turn = fight.attack.side < 0;
      v.passes = false;
    },
    // Attacker and defender alternately play one card or pass; two passes in a row end this step (MO-196).
    after(s, v, go) {
      if (isOff(s)) return go.jump('end');
      const fight = fightOf(s);
      v.acted = false;
      const half = v.turn ? fight.defence : fight.attack;
      if (half.dice.length > 0 && isSeat(s, half.side)) go.call(window, { seat: half.side, kind: 'AR' }, 'acted');
    },
    again(_s, v, go) {
      const passed = !v.acted;
      if (passed && v.passes) return;
      v.passes = passed;
      v.turn = !v.turn;
      go.jump('after');
    },
    compare(s, v, go) {
      if (isOff(s)) return go.jump('end');
      const fight = fightOf(s);
      const attack = noteTotal(s, fight, false);
      const own = noteTotal(s, fight, true);
      const defence = fight.kind === 'planet' ? neededIn(s, fight) : own;
      fight.winner = verdictOf(s, fight)(attack, defence);
      fight.step = 'loser';
      v.tied = fight.winner < 0;
      logEvent('compared', { ...totalParts(s, fight), attack, defence, winner: fight.winner });
      const loser = fight.winner === 0 ? fight.defence : fight.attack;
      if (fight.winner >= 0 && isSeat(s, loser.side)) go.call(window, { seat: loser.side, kind: 'LD' });
    },
    damage(s) {
      const { fight } = s;
      if (fight === null || fight.off) return;
      fight.step = 'damage';
      if (fight.kind === 'asteroids') settleAsteroids(s, fight);
      else if (fight.kind !== 'planet') settleFight(s, fight);
      else if (fight.winner === 0) {
        // The fight is over before the capture's reward is chosen.
        s.fight = null;
        capture(s, fight.target, fight.attack.side, 'attack');
      } else
        logEvent('held-out', {
          planet: defined(boardOf(s).names[planetOf(s, fight.target).cell]),
          seat: fight.attack.side,
        });
    },
    end(s, v, go) {
      s.fight = null;
      go.end(v.tied);
    },
  },
);

/** The parts of a fight's totals: dice and named bonuses. */
function totalParts(s: State, fight: Fight) {
  const dice = [false, true].map((defence) => countedDice(s, fight, defence));
  return {
    kind: fight.kind,
    sides: [fight.attack.side, fight.defence.side],
    dice: dice.map((all) =>
      all.map(({ unit, face, times, extras }) => ({ unit: dieName(unit), face, times, extras: [...extras] })),
    ),
    // The value of each die; with the bonuses they add up to the totals.
    faces: dice.map((all) => all.map(({ n }) => n)),
    added: [false, true].map((defence) => bonusesOf(s, fight, defence).map(({ why, name, n }) => ({ why, name, n }))),
  };
}

/** Records a side's total, so that losses before the damage step no longer change it. */
function noteTotal(s: State, fight: Fight, defence: boolean): number {
  const total = totalOf(s, fight, defence);
  const half = halfOf(fight, defence);
  half.fighters = total.fighters;
  half.rest = total.rest;
  return total.sum;
}

/** Begins a fight: sets `s.fight` and logs it. The caller then runs the `dogfight` flow, which resolves it. */
export function begin(s: State, fight: Fight): void {
  s.fight = fight;
  logEvent(fight.kind === 'asteroids' ? 'asteroid-fight' : 'fight', {
    kind: fight.kind,
    by: fight.attack.side,
    units: fight.units.map(unitName),
    target: fight.kind === 'planet' ? `planet ${fight.target}` : unitName(fight.target),
    cell: defined(boardOf(s).names[fight.kind === 'planet' ? planetOf(s, fight.target).cell : cellOf(s, fight.target)]),
  });
}
