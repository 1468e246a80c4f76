import { defined, int, logEvent, msg, owner, pick, pickOne, refuse } from '@orrery/kernel';
import { BONUS } from '../content/bonus.ts';
import { cardName, developmentOf } from '../content/set.ts';
import { slotOf, unitName } from '../content/units.ts';
import { putUnit } from '../effects/board.ts';
import { drawCards } from '../effects/hand.ts';
import { explore } from '../effects/planets.ts';
import { gain } from '../effects/resources.ts';
import { build } from '../effects/trade.ts';
import { freeBeside, planetsOf, shipsOf } from '../rules/board.ts';
import { spareGuardian } from '../rules/judge.ts';
import { judgeSite } from '../rules/planets.ts';
import { boardOf, cellOf, flow, has, NONE, planetOf, type State } from '../state.ts';
import { arrive } from './arrive.ts';
import { lone } from './lone.ts';

interface Vars {
  seat: number;
  face: number;
}
const is = (v: Vars, what: (typeof BONUS)[number]): boolean => BONUS[v.face - 1] === what;
const cellName = (s: State, planet: number): string => defined(boardOf(s).names[planetOf(s, planet).cell]);

/**
 * Free cells beside the seat's ships that have finished moving; none if all its guardians are on the board (MO-533).
 */
export function guardianCells(s: State, seat: number): number[] {
  if (spareGuardian(s, seat) === NONE) return [];
  const ships = shipsOf(s, seat).filter((unit) => has(s.thisTurn.moved, slotOf(unit)));
  return [...new Set(ships.flatMap((unit) => freeBeside(s, cellOf(s, unit))))];
}

/** Pairs of a market card and an explored planet of the seat on which it may be built (MO-537). */
export const sites = (s: State, seat: number): { card: number; planet: number }[] =>
  planetsOf(s, seat)
    .filter((planet) => planetOf(s, planet).explored)
    .flatMap((planet) =>
      s.market.cards.filter((card) => judgeSite(planetOf(s, planet), card) === true).map((card) => ({ card, planet })),
    );

export const unexplored = (s: State, seat: number): number[] =>
  planetsOf(s, seat).filter((planet) => !planetOf(s, planet).explored && planetOf(s, planet).token.cards.length > 0);

/** The optional bonus die; a reward that cannot be taken is lost (MO-533 to MO-541, MO-689). */
export const bonus = flow(
  'bonus',
  { seat: owner, face: int },
  {
    offer: {
      ask: 'choose?',
      resolving: true,
      time: 'window',
      who: (_s, v) => v.seat,
      prompt: () => ({
        text: msg('ask-bonus'),
        pass: msg('no-bonus'),
        options: [{ id: 'roll', text: msg('act-roll') }],
      }),
      admits: (_s, _v, _seat, id) => id === null || id === 'roll' || refuse('no-such-choice', 'MO-689'),
      sample: (_s, _v, _seat, rng) => pick(rng, ['roll', 'roll', null]),
      options: () => [null, 'roll'],
      fallback: () => 'roll',
      take: (_s, _v, seat, id, go) => (id === null ? go.end() : go.call(lone, { seat, sides: 6 }, 'face')),
    },
    simple(s, v) {
      logEvent('bonus', { seat: v.seat, what: defined(BONUS[v.face - 1]) });
      if (is(v, 'gas')) gain(s, v.seat, 'gas', 1, 'bonus');
      if (is(v, 'influence')) gain(s, v.seat, 'influence', 1, 'bonus');
      if (is(v, 'card')) drawCards(s, v.seat, 1);
    },
    guardian: {
      ...pickOne<State, Vars, string>({
        who: (s, v) => (is(v, 'guardian') && guardianCells(s, v.seat).length > 0 ? v.seat : []),
        text: () => msg('ask-free-guardian'),
        items: (s, _v, seat) => guardianCells(s, seat).map((cell) => defined(boardOf(s).names[cell])),
        show: (_s, cell) => ({ text: msg('free-guardian', { cell }) }),
        rule: 'MO-533',
        take(s, _v, seat, cell, go) {
          const unit = spareGuardian(s, seat);
          putUnit(s, unit, defined(boardOf(s).byName.get(cell)));
          logEvent('deployed', { seat, unit: unitName(unit), to: cell });
          go.call(arrive, { unit });
        },
      }),
      resolving: true,
      time: 'window',
    },
    build: {
      ...pickOne<State, Vars, { card: number; planet: number }>({
        who: (s, v) => (is(v, 'development') && sites(s, v.seat).length > 0 ? v.seat : []),
        text: () => msg('ask-free-build'),
        items: (s, _v, seat) => sites(s, seat),
        name: ({ card, planet }) => `${cardName(card)}:${planet}`,
        show: (s, { card, planet }) => ({
          text: msg('free-build', { name: developmentOf(card).name, cell: cellName(s, planet) }),
        }),
        rule: 'MO-537',
        take: (s, _v, seat, { card, planet }) => build(s, seat, card, planet, true),
      }),
      resolving: true,
      time: 'window',
    },
    explore: {
      ...pickOne<State, Vars, number>({
        who: (s, v) => (is(v, 'explore') && unexplored(s, v.seat).length > 0 ? v.seat : []),
        text: () => msg('ask-free-explore'),
        items: (s, _v, seat) => unexplored(s, seat),
        show: (s, planet) => ({ text: msg('free-explore', { cell: cellName(s, planet) }) }),
        rule: 'MO-538',
        take: (s, _v, seat, planet) => explore(s, seat, planet),
      }),
      resolving: true,
      time: 'window',
    },
  },
);
