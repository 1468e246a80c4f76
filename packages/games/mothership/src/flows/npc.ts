import { defined, flag, int, logEvent, oneOf, withDefault } from '@orrery/kernel';
import { NPC_ORDER } from '../content/solo.ts';
import { unitName, unitOf } from '../content/units.ts';
import { beginTurn } from '../effects/turn.ts';
import { strikeOf, strikersOf, wayOf } from '../rules/npc/act.ts';
import { AIMS, aimOf, npcSide } from '../rules/npc/aim.ts';
import { boardOf, flow, has, isAlive, NONE, type State } from '../state.ts';
import { declareAttack } from './attack.ts';
import { dogfight } from './dogfight.ts';
import { travel } from './travel.ts';

/** The solo opponent's turn, ship by ship; only the dice are random (MO-586, MO-599). */
export const npc = flow(
  'npc',
  { next: int, unit: int, after: oneOf(...AIMS), target: withDefault(int, NONE), stopped: flag },
  {
    begin(s) {
      beginTurn(s, npcSide(s));
      s.phase = 'npc';
    },
    move(s, v, go) {
      const slot = NPC_ORDER[v.next++];
      if (slot === undefined) return go.end();
      v.unit = unitOf(npcSide(s), slot);
      // A ship that joined another ship's attack does not act again.
      if (!isAlive(s, v.unit) || has(s.thisTurn.attacked, slot)) return go.jump('move');
      const aim = aimOf(s, v.unit);
      const cells = wayOf(s, v.unit, aim);
      v.after = aim.after;
      v.target = aim.target;
      s.thisTurn.moved |= 1 << slot;
      if (cells.length === 0) return;
      logEvent('moves', { unit: unitName(v.unit), cells: cells.map((cell) => defined(boardOf(s).names[cell])) });
      go.call(travel, { unit: v.unit, cells }, 'stopped');
    },
    strike(s, v, go) {
      if (!isAlive(s, v.unit)) return;
      const cell = strikeOf(s, v.unit, { after: v.after, target: v.target });
      if (cell === NONE) return;
      declareAttack(s, npcSide(s), strikersOf(s, v.unit, cell), cell);
      go.call(dogfight);
    },
    claim(s, _v, go) {
      noteClaims(s);
      go.jump('move');
    },
  },
);

/**
 * Records planets that the opponent has captured; the ships based there then choose other targets (MO-608 to MO-610).
 */
function noteClaims(s: State): void {
  for (const [planet, { owner }] of s.planets.entries()) if (owner === npcSide(s)) s.claimed |= 1 << planet;
}
