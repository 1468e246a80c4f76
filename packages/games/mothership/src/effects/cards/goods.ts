import { defined, logEvent, post } from '@orrery/kernel';
import type { CardEffectName, Resource } from '../../content/effect.ts';
import { HULL } from '../../content/panel.ts';
import { distance, friendly, ownMothership, planetAt, planetsOf, shipsOf } from '../../rules/board.ts';
import { hasLasting } from '../../rules/lasting.ts';
import { boardOf, cellOf, NONE, planetOf, playerOf, type State } from '../../state.ts';
import { REPLICATE } from '../calls.ts';
import { heal } from '../damage.ts';
import { checkFallen } from '../fall.ts';
import { drawCards, stealCard } from '../hand.ts';
import { withLasting } from '../panel.ts';
import { capture as capturePlanet, explore as explorePlanet } from '../planets.ts';
import { gain as gainSome, pay } from '../resources.ts';
import { ANYWAY, type CardRule, effectOf, NOWHERE } from './rule.ts';

const RESOURCES: readonly Resource[] = ['minerals', 'gas', 'influence'];
const planetOn = (s: State, target: string): number => planetAt(s, defined(boardOf(s).byName.get(target)));
const cellName = (s: State, planet: number): string => defined(boardOf(s).names[planetOf(s, planet).cell]);

const hull: CardRule = {
  targets: (s, seat) => (ownMothership(s, seat) && playerOf(s, seat).hull < HULL ? ANYWAY : NOWHERE),
  apply(s, seat, _target, title) {
    heal(s, seat, effectOf(title, 'hull').n);
    logEvent('repaired', { seat, hull: playerOf(s, seat).hull });
  },
};

/**
 * Players who can be stolen from: no team-mates, no players with Embargo, and never the solo opponent (MO-266, MO-333,
 * MO-389, MO-620). Eliminated players have nothing to take.
 */
const victims = (s: State, seat: number): number[] =>
  s.out.flatMap((_out, other) => (!friendly(s, other, seat) && !hasLasting(s, other, 'embargo') ? [other] : []));

const steal: CardRule = {
  targets(s, seat, _window, title) {
    if (effectOf(title, 'steal').what === 'card')
      return victims(s, seat).flatMap((other) => (playerOf(s, other).hand.cards.length > 0 ? [String(other)] : []));
    return victims(s, seat).flatMap((other) =>
      RESOURCES.filter((what) => playerOf(s, other)[what] > 0).map((what) => `${other}/${what}`),
    );
  },
  apply(s, seat, target, title) {
    const [from = '', what = ''] = target.split('/');
    if (effectOf(title, 'steal').what === 'card') return stealCard(s, seat, Number(from));
    pay(s, Number(from), what as Resource, 1);
    logEvent('robbed', { seat, from: Number(from), what });
    gainSome(s, seat, what as Resource, 1, 'robbed');
  },
};

/** Explores one of the player's planets for free (MO-344). */
const explore: CardRule = {
  targets: (s, seat) =>
    planetsOf(s, seat)
      .filter((planet) => !planetOf(s, planet).explored && planetOf(s, planet).token.cards.length > 0)
      .map((planet) => cellName(s, planet)),
  apply: (s, seat, target) => explorePlanet(s, seat, planetOn(s, target)),
};

/** Planets within this distance of a friendly ship. */
function planetsNear(s: State, seat: number, within: number): number[] {
  const ships = s.players.flatMap((_player, side) =>
    friendly(s, side, seat) ? shipsOf(s, side).map((unit) => cellOf(s, unit)) : [],
  );
  return s.planets.flatMap(({ cell }, planet) =>
    cell !== NONE && ships.some((at) => distance(s, at, cell) <= within) ? [planet] : [],
  );
}

/** Captures a neutral or enemy planet near a friendly ship, whether guarded or not (MO-186, MO-368). */
const capture: CardRule = {
  targets: (s, seat, _window, title) =>
    planetsNear(s, seat, effectOf(title, 'capture').within)
      .filter((planet) => {
        const { owner } = planetOf(s, planet);
        return owner === NONE || !friendly(s, owner, seat);
      })
      .map((planet) => cellName(s, planet)),
  apply: (s, seat, target) => capturePlanet(s, planetOn(s, target), seat, 'card'),
};

/** Removes a planet near a friendly ship from the game, with everything on it (MO-397, MO-448). */
const removePlanet: CardRule = {
  targets: (s, seat, _window, title) =>
    planetsNear(s, seat, effectOf(title, 'remove planet').within).map((planet) => cellName(s, planet)),
  apply(s, seat, target) {
    const planet = planetOf(s, planetOn(s, target));
    const { owner, cell } = planet;
    withLasting(s, owner === NONE ? [] : [owner], () => {
      s.here[cell] = NONE;
      planet.cell = NONE;
      planet.owner = NONE;
    });
    logEvent('planet-gone', { seat, planet: target });
    checkFallen(s);
  },
};

/** Gains minerals equal to a die roll, which may be rerolled (MO-372). */
const gain: CardRule = {
  targets: () => ANYWAY,
  apply: (s, seat, _target, title) => post(s, REPLICATE, { seat, sides: effectOf(title, 'gain').die }),
};

/** No player gets income until the seat's next turn begins; an option exempts the seat (MO-374, MO-644). */
const blockade: CardRule = {
  targets: () => ANYWAY,
  apply(s, seat) {
    s.blockade = seat;
    logEvent('blockaded', { seat });
  },
};

const drawSome: CardRule = {
  targets: (s) => (s.deck.cards.length > 0 ? ANYWAY : NOWHERE),
  apply: (s, seat, _target, title) => drawCards(s, seat, effectOf(title, 'draw').n),
};

/** Card effects on resources, cards and planets. */
export const goodsCards: Partial<Record<CardEffectName, CardRule>> = {
  hull,
  steal,
  explore,
  capture,
  'remove planet': removePlanet,
  gain,
  blockade,
  draw: drawSome,
};
