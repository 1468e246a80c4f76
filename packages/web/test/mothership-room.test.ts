import {
  attackersOn,
  BOARDS,
  baseSpaces,
  bonusesOf,
  CARDS,
  foretell,
  game,
  incomeOf,
  isAlive,
  isShip,
  judgeAction,
  type MothershipView,
  oddsOf,
  reachOf,
  type State,
  safety,
  sideOf,
  slotOf,
  spacesLeft,
  TECHS,
  unitName,
  unitNamed,
} from '@orrery/mothership';
import { table } from '@orrery/testing';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { isGlyph } from '../src/games/mothership/board/glyphs.tsx';
import { beside, distance, facing } from '../src/games/mothership/board/hex.ts';
import { Ground } from '../src/games/mothership/board/map/Ground.tsx';
import { Worlds } from '../src/games/mothership/board/map/Worlds.tsx';
import { AnswerStrip } from '../src/games/mothership/board/panels/AnswerStrip.tsx';
import { shifted } from '../src/games/mothership/board/panels/ControlPanel.tsx';
import { FightBrief, FightCard } from '../src/games/mothership/board/panels/FightCard.tsx';
import { Market } from '../src/games/mothership/board/panels/Planets.tsx';
import type { SeatSeen } from '../src/games/mothership/board/panels/SeatCard.tsx';
import { Seats } from '../src/games/mothership/board/panels/Strip.tsx';
import { UnitIcon } from '../src/games/mothership/board/Ship.tsx';
import { KINDS } from '../src/games/mothership/board/types.ts';
import { spaceOf, worldsOf } from '../src/games/mothership/play/board-data.ts';
import { homeOf, placeText } from '../src/games/mothership/play/descriptions.ts';
import { askedOf } from '../src/games/mothership/play/energy.ts';
import { outcomeText } from '../src/games/mothership/play/FightResult.tsx';
import { faceOf, toneOf } from '../src/games/mothership/play/faces.ts';
import { chanceWith, fightData } from '../src/games/mothership/play/fights.ts';
import { lastFight } from '../src/games/mothership/play/lastFight.ts';
import { logMessage, messages, shown } from '../src/games/mothership/play/log-messages.ts';
import { choiceOf } from '../src/games/mothership/play/options.ts';
import { fightOn, hexOfUnit, stopsOf, warpWay, waysOf, wayThrough } from '../src/games/mothership/play/plans.ts';
import { previewOf } from '../src/games/mothership/play/preview.ts';
import { waitsWords } from '../src/games/mothership/play/sentence.ts';
import { stateFromView } from '../src/games/mothership/play/state-from-view.ts';
import { threatsAt, threatsOf } from '../src/games/mothership/play/threats.ts';
import { actionOf, buildings } from '../src/games/mothership/play/turn-actions.ts';
import { windowOf } from '../src/games/mothership/play/windows.ts';
import { wordsOf } from '../src/play/game-text.ts';
import type { GameUi, Play } from '../src/play/game-ui.ts';
import type { NumberedEvent } from '../src/table/table-types.ts';

/** Positions from the middle of random games, with the view of the active seat. */
function positions(seats: number, options: object): { state: State; view: MothershipView }[] {
  const scenario = table<State>(game, { seats, options: options as never, seed: `room ${seats}` });
  const out: { state: State; view: MothershipView }[] = [];
  for (const round of [1, 3, 6]) {
    scenario.playUntil((s) => s.result !== null || (s.round >= round && s.phase === 'main' && s.fight === null));
    if (scenario.state.result) break;
    out.push({ state: scenario.state, view: scenario.view(scenario.state.turn) });
  }
  return out;
}

const TABLES = [
  ...positions(2, {}),
  ...positions(4, { moons: true }),
  ...positions(6, { mode: 'teams', influence: true }),
];
const ships = (state: State) => state.at.flatMap((_cell, unit) => (isShip(unit) && isAlive(state, unit) ? [unit] : []));

describe('previews computed from a seat’s view', () => {
  it('finds the same reach of every ship as the rules', () => {
    for (const { state, view } of TABLES) {
      const seen = stateFromView(view);
      for (const unit of ships(state)) {
        const spaces = baseSpaces(state, unit);
        expect(reachOf(seen, unit, spaces)).toEqual(reachOf(state, unit, spaces));
      }
    }
  });

  it('offers paths to exactly the hexes where a ship may end, within its spaces', () => {
    let ways = 0;
    for (const { state, view } of TABLES) {
      const { names } = BOARDS[state.board];
      for (const unit of ships(state).filter((one) => sideOf(one) === state.turn)) {
        const spaces = spacesLeft(state, unit);
        const ends = reachOf(state, unit, spaces).flatMap(({ cell, ends }) => (ends ? [names[cell]] : []));
        const found = waysOf(stateFromView(view), unit);
        expect([...found.keys()].sort()).toEqual(ends.sort());
        for (const { path } of found.values()) {
          expect(path.length).toBeLessThanOrEqual(spaces);
          [hexOfUnit(state, unit), ...path].reduce((from, to) => {
            expect(beside(from)).toContain(to);
            return to;
          });
          ways++;
        }
      }
    }
    expect(ways).toBeGreaterThan(50);
  });

  it('routes a path through another hex within the ship’s spaces', () => {
    let bent = 0;
    for (const { state, view } of TABLES) {
      const seen = stateFromView(view);
      for (const unit of ships(state).filter((one) => sideOf(one) === state.turn)) {
        const found = [...waysOf(seen, unit).keys()];
        for (const goal of found.slice(0, 12)) {
          for (const via of found.slice(0, 6)) {
            const way = via === goal ? null : wayThrough(seen, unit, via, goal);
            if (!way) continue;
            expect(way.path).toContain(via);
            expect(way.path[way.path.length - 1]).toBe(goal);
            expect(way.path.length).toBeLessThanOrEqual(spacesLeft(state, unit));
            [hexOfUnit(state, unit), ...way.path].reduce((from, to) => {
              expect(beside(from)).toContain(to);
              return to;
            });
            bent++;
          }
        }
      }
    }
    expect(bent).toBeGreaterThan(20);
  });

  it('shows the same odds as the rules for every possible fight', () => {
    let fights = 0;
    for (const { state, view } of TABLES) {
      const seen = stateFromView(view);
      for (const hex of BOARDS[state.board].names) {
        const cell = BOARDS[state.board].byName.get(hex) as number;
        const units = state.here[cell] === -1 ? [] : attackersOn(state, state.turn, cell);
        const fight = units.length > 0 ? fightOn(seen, units, hex) : null;
        if (!fight) continue;
        const { attacker, defender, tie } = oddsOf(state, fight);
        const card = fightData({ table: seen, view, nameOf: String, me: state.turn }, fight);
        expect([card.win, card.lose, card.tie]).toEqual([attacker, defender, tie]);
        // Every bonus is listed, and bonuses of the same name are combined; winning ties is listed separately.
        const told = card.attack.bonuses.filter(({ text }) => text !== 'ties');
        const bonuses = bonusesOf(state, fight, false);
        expect(told.length).toBe(new Set(bonuses.map(({ name }) => name)).size);
        const sum = (all: readonly number[]) => all.reduce((a, b) => a + b, 0);
        expect(sum(told.map(({ text }) => Number(text)))).toBe(sum(bonuses.map(({ n }) => n)));
        // The defender sees the same fight from the other side.
        const struck = fight.defence.side;
        if (struck >= 0 && struck !== state.turn) {
          const theirs = fightData({ table: seen, view, nameOf: String, me: struck }, fight);
          expect([card.against, card.names[1], theirs.against]).toEqual([false, 'Lose', true]);
          // Gas is listed with its effect on the odds, for both sides.
          if (fight.kind === 'dogfight') {
            expect(chanceWith(seen, fight, struck, 'gas:2')).toBeLessThanOrEqual(attacker);
            expect(chanceWith(seen, fight, state.turn, 'gas:2')).toBeGreaterThanOrEqual(attacker);
            expect(chanceWith(seen, fight, struck, 'c01.1')).toBeNull();
          }
        }
        fights++;
      }
    }
    expect(fights).toBeGreaterThan(0);
  });

  it('includes added dice in the formula and shows them in both cards', () => {
    let cards = 0;
    for (const { state, view } of TABLES) {
      for (const hex of BOARDS[state.board].names) {
        const cell = BOARDS[state.board].byName.get(hex) as number;
        const units = state.here[cell] === -1 ? [] : attackersOn(state, state.turn, cell).slice(0, 1);
        const fight = units.length > 0 ? fightOn(state, units, hex) : null;
        if (fight?.kind !== 'dogfight') continue;
        const dice = units.map((unit) => ({ unit, sides: 6, face: 1, extras: [4, 3], answered: 0 }));
        const thrown = { ...fight, attack: { ...fight.attack, dice } };
        const { attack, ...rest } = fightData({ table: state, view, nameOf: String, me: state.turn }, thrown);
        expect(attack.formula).toMatch(/^3D\d+/);
        for (const Card of [FightCard, FightBrief]) {
          const markup = renderToStaticMarkup(createElement(Card, { fight: { attack, ...rest } }));
          for (const face of [1, 4, 3]) expect(markup).toContain(`shows ${face}"`);
        }
        cards++;
      }
    }
    expect(cards).toBeGreaterThan(0);
  });

  it('reports every fight, including the last one of the game', () => {
    let told = 0;
    let ended = 0;
    for (const [seats, options] of [
      [2, {}],
      [2, {}],
      [4, { mode: 'teams' }],
      [1, { mode: 'solo' }],
    ] as const) {
      const scenario = table<State>(game, { seats, options: options as never, seed: `told ${seats} ${ended}` });
      scenario.playUntil((s) => {
        const view: MothershipView | null = s.fight ? (scenario.rules.view(s, 0) as MothershipView) : null;
        if (view?.fight) {
          expect(
            fightData({ table: stateFromView(view), view, nameOf: String, me: 0 }, view.fight).win,
          ).toBeLessThanOrEqual(1);
          told++;
        }
        return s.result !== null;
      });
      // After the last blow there is nothing left to fight.
      expect(scenario.view(0).fight).toBeNull();
      ended++;
    }
    expect(told).toBeGreaterThan(100);
  });

  it('shows the chance against asteroids, the income and the dice of guardians', () => {
    for (const { state, view } of TABLES) {
      const seen = stateFromView(view);
      for (const unit of ships(state)) expect(safety(seen, unit)).toBe(safety(state, unit));
      for (const { side } of view.players) expect(incomeOf(seen, side)).toEqual(incomeOf(state, side));
      const [first, second] = ships(state);
      if (first === undefined || second === undefined) continue;
      expect(foretell(seen, 'dogfight', [first], second)).toEqual(foretell(state, 'dogfight', [first], second));
    }
  });

  it('MO-117 previews the rolls at the destination of a warp', () => {
    let met = 0;
    for (const { state, view } of TABLES) {
      const seen = stateFromView(view);
      const { names } = BOARDS[state.board];
      for (const unit of ships(state).filter((one) => sideOf(one) === state.turn)) {
        const rocky = (cell: number) => (state.fields[cell] ?? -1) >= 0;
        names.forEach((hex, cell) => {
          if (state.here[cell] !== -1) return;
          const [stop] = stopsOf(seen, unit, warpWay(seen, unit, hex));
          const rolls = rocky(cell) && state.fields[cell] !== state.fields[state.at[unit] as number];
          expect(stop?.asteroid).toBe(rolls ? safety(state, unit) : undefined);
          if (rolls) met++;
        });
      }
    }
    expect(met).toBeGreaterThan(20);
  });

  it('lists every roll of a path and the total chance', () => {
    expect(waitsWords([{ hex: '1,0' }, { hex: '2,0', asteroid: 0.72 }])).toBe('Asteroids 72% to get through');
    expect(
      waitsWords([
        { hex: '2,0', asteroid: 0.72 },
        { hex: '3,0', guardian: 0.5 },
      ]),
    ).toBe('Asteroids 72% × guardian 50% = 36% to get through');
    // A mothership flies on, whether it was damaged or not.
    expect(
      waitsWords([
        { hex: '2,0', asteroid: 0.72, survives: 1 },
        { hex: '3,0', guardian: 0.5 },
      ]),
    ).toBe('Asteroids 72% unharmed, guardian 50%; 50% to get through');
  });

  it('shows no reach for the viewer’s ships that have moved', () => {
    const { state, view } = TABLES[0] as (typeof TABLES)[number];
    const unit = ships(state).find((one) => sideOf(one) === state.turn) as number;
    const reach = (moved: number) => {
      const seen = stateFromView(view);
      const now = { ...seen, thisTurn: { ...seen.thisTurn, moved } };
      return previewOf(now, threatsOf(now), unitName(unit), state.turn).reach.size;
    };
    expect(reach(0)).toBeGreaterThan(0);
    expect(reach(1 << slotOf(unit))).toBe(0);
  });

  it('MO-139 MO-123 counts only enemies that could attack a unit among its threats', () => {
    const { view } = TABLES[0] as (typeof TABLES)[number];
    const seen = stateFromView(view);
    const mothership = unitNamed('0M');
    const hex = hexOfUnit(seen, mothership);
    const all = hex === '' ? [] : threatsOf(seen).map(() => [unitNamed('1F1'), unitNamed('1M')]);
    const by = (shields: number, weapons: number) => {
      const players = seen.players.map((player, side) =>
        side === 0 ? { ...player, shields } : { ...player, energy: [5, weapons, 5], prodded: [0, 0, 0] },
      );
      return threatsAt({ ...seen, players }, all, mothership, hex).map(unitName);
    };
    expect([by(3, 5), by(0, 5), by(3, 0)]).toEqual([['1F1', '1M'], ['1M'], ['1F1']]);
  });

  it('finds the threats to every ship at its hex', () => {
    for (const { view } of TABLES) {
      const seen = stateFromView(view);
      const threats = threatsOf(seen);
      const [one] = ships(seen);
      if (one === undefined) continue;
      for (const next of beside(hexOfUnit(seen, one))) {
        const cell = BOARDS[seen.board].byName.get(next);
        if (cell !== undefined) expect(threats[cell]).toContain(one);
      }
    }
  });
});

describe('purchases', () => {
  const words = wordsOf(game as never);

  it('are judged from a seat’s view exactly as by the rules', () => {
    for (const { state, view } of TABLES) {
      const seen = stateFromView(view);
      const each = view.planets.flatMap((_planet, i) => [
        `explore:${i}`,
        `seize:${i}`,
        ...view.market.map(({ id }) => `build:${id}:${i}`),
      ]);
      for (const id of ['buy', 'buy:gas', 'refresh', ...each])
        expect(judgeAction(seen, state.turn, id), id).toEqual(judgeAction(state, state.turn, id));
    }
  });

  it('MO-499 MO-500 MO-502 list where a development can be built, or why it cannot', () => {
    const scenario = table<State>(game, { seats: 2, options: { developments: true }, seed: 'wares' });
    scenario.playUntil((s) => s.phase === 'main' && s.round === 1);
    const me = scenario.state.turn;
    const read = (change: (s: State) => void) => {
      scenario.edit(change);
      const view: MothershipView = scenario.view(me);
      const [card] = view.market.filter(({ design }) => design !== 'gas-skimmer');
      const { actions, why } = buildings(words, stateFromView(view), me, card?.id ?? '');
      return [actions.length, why];
    };
    const planets = (s: State) => s.planets.filter(({ kind }) => kind === 'mineral').slice(0, 1);
    for (const [change, wanted] of [
      [() => {}, 'You have no planet to build on.'],
      [
        (s: State) => planets(s).forEach((one) => void Object.assign(one, { owner: me })),
        'None of your planets is explored. Explore one first.',
      ],
    ] as const)
      expect(read(change)).toEqual([0, wanted]);
    const minerals = (s: State, n: number) => {
      for (const one of planets(s)) one.explored = true;
      Object.assign(s.players[me] as object, { minerals: n });
    };
    expect(read((s) => minerals(s, 0))).toEqual([0, 'That costs 1 mineral; you have 0.']);
    expect(read((s) => minerals(s, 1))).toEqual([1, null]);
    const all = (s: State) => {
      s.thisTurn.developed = s.planets.map((_planet, i) => i);
    };
    expect(read(all)).toEqual([0, 'You already developed your explored planets this turn.']);
  });

  it('show the reason as text, not only on hover', () => {
    const action = actionOf(words, stateFromView((TABLES[0] as { view: MothershipView }).view), 0, 'buy');
    const card = { id: 'd', design: 'garrison', name: 'Garrison', text: '', points: 1, actions: [], why: 'Not here.' };
    const drawn = renderToStaticMarkup(
      createElement(Market, {
        cards: [card],
        left: 3,
        deck: 9,
        actions: [{ ...action, why: 'Too dear.' }],
        onAction: () => {},
      }),
    );
    expect(drawn).toMatch(/>Too dear\.</);
    expect(drawn).toMatch(/>Not here\.</);
  });
});

describe('the drawings of Mothership', () => {
  it('draws every board, planet and unit of a position', () => {
    for (const { view } of TABLES) {
      const space = spaceOf(view);
      const worlds = worldsOf(view);
      expect(space.hexes).toHaveLength(view.board === 'A' ? 241 : 271);
      const ground = renderToStaticMarkup(createElement('svg', null, createElement(Ground, { space })));
      expect(ground.match(/<path/g)?.length).toBe(3 + space.belts.length);
      const drawn = renderToStaticMarkup(createElement('svg', null, createElement(Worlds, { worlds })));
      for (const { need } of worlds) expect(drawn).toContain(`>${need}</text>`);
      // No belt includes the hex of a planet.
      for (const { hex } of worlds) expect(space.belts.flat()).not.toContain(hex);
    }
  });

  it('gives each kind of unit a distinct outline', () => {
    const drawn = KINDS.map((kind) => renderToStaticMarkup(createElement(UnitIcon, { kind, seat: 0, size: 20 })));
    expect(new Set(drawn).size).toBe(KINDS.length);
  });

  it('has a picture for every action card and every tech', () => {
    const cards = CARDS.map(({ id }) => faceOf({ id: `c${id}`, design: String(id) }, () => '')?.glyph ?? '');
    expect(cards.filter((glyph) => !isGlyph(glyph))).toEqual([]);
    expect(new Set(cards).size).toBe(CARDS.length);
    expect(TECHS.filter(({ id }) => !isGlyph(id))).toEqual([]);
  });

  it('colours cards by the window in which they are played, whatever the language', () => {
    const tones = new Map(CARDS.map((card) => [card.name, toneOf(card)]));
    expect(
      ['Trade Blockade', 'Afterburner', 'Prod', 'Panic Button', 'Life Support', 'Noooooooo!'].map((name) =>
        tones.get(name),
      ),
    ).toEqual(['turn', 'flight', 'fight', 'fight', 'loss', 'cancel']);
  });

  it('turns a ship in the direction of its flight', () => {
    expect(['1,0', '1,-1', '0,-1', '-1,0', '-1,1', '0,1'].map((to) => facing('0,0', to))).toEqual([0, 1, 2, 3, 4, 5]);
    expect(distance('-5,-4', '5,4')).toBe(18);
  });
});

describe('the response window', () => {
  const { view } = TABLES[3] as { view: MothershipView };
  const name = (seat: number) => ['Ada', 'Vesta', 'Pallas', 'Juno'][seat] as string;
  const play = (seats: number[]) =>
    ({
      table: {
        waiting: seats.map((seat) => ({ seat, flow: 'cancel', question: '1', standing: false })),
        clocks: [],
      },
    }) as unknown as Play;
  const shownTo = (seats: number[], low = false) => {
    const seen = windowOf(play(seats), { ...view, turn: 1 }, name, 3);
    return seen && renderToStaticMarkup(createElement(AnswerStrip, { seen, low }));
  };

  it('shows all players who may respond, in turn order, because all are asked at once', () => {
    expect(shownTo([0, 2, 3])).toContain('Pallas, You and Ada may respond');
    expect(shownTo([0, 2], true)).toContain('2 players may respond');
    expect(shownTo([0])).toContain('Ada may respond');
    expect(shownTo([])).toBeNull();
  });
});

describe('the list of pieces', () => {
  const { view } = TABLES[0] as { view: MothershipView };
  const lost = { ...view, units: view.units.map((one) => (one.kind === 'mothership' ? { ...one, cell: null } : one)) };
  const cellOf = (id: string) => view.units.find((one) => one.id === id)?.cell ?? '';

  it('counts hexes from the mothership, or else from the station, and for spectators from nowhere', () => {
    expect(homeOf(view, 0)).toEqual({ hex: cellOf('0M'), unit: 'mothership' });
    expect(homeOf(lost, 0)).toEqual({ hex: cellOf('0S'), unit: 'station' });
    expect(homeOf(view, -1)).toBeNull();
    expect(placeText({ hex: '0,0', unit: 'mothership' }, '1,0')).toBe('J11, 1 hex from your mothership');
    expect(placeText({ hex: '0,0', unit: 'station' }, '2,0')).toBe('J12, 2 hexes from your station');
    expect(placeText({ hex: '0,0', unit: 'station' }, '0,0')).toBe('J10, here');
    expect(placeText(null, '0,0')).toBe('J10');
  });
});

describe('the row of seats on a small screen', () => {
  const said = (seen: Partial<SeatSeen>) => {
    const seat = {
      seat: 2,
      name: 'Ada',
      hull: 9,
      steps: 3,
      points: null,
      team: null,
      asked: false,
      ...seen,
    } as SeatSeen;
    return renderToStaticMarkup(createElement(Seats, { seats: [seat], onPick: () => {} }));
  };

  it('MO-465 shows each seat’s team', () => {
    expect(said({ team: 'Team B' })).toContain('Ada, Team B, hull 9, station 3 of 4');
    expect(said({ team: 'Team B' })).toContain('<small>B</small>');
    expect(said({})).not.toContain('<small>');
  });

  it('shows points in games that are played for victory points', () => {
    expect(said({ points: 7 })).toMatch(/Ada, 7 points, hull 9.*7<\/s>/);
  });
});

describe('a finished fight', () => {
  it('shows its dice, totals and consequences', () => {
    const line = (n: number, type: string, data: object) => ({ n, type, data }) as unknown as NumberedEvent;
    const log = [
      line(1, 'fight', { kind: 'dogfight', by: 0, units: ['0F1'], target: '1F2' }),
      line(2, 'rolled', { side: 0, dice: [{ unit: '0F1', sides: 6, face: 5 }] }),
      line(3, 'rolled', { side: 1, dice: [{ unit: '1F2', sides: 6, face: 2 }] }),
      line(4, 'compared', {
        ...{ attack: 6, defence: 2, winner: 0, added: [[{ name: 'Rear Turrets', n: 1 }], []] },
        // The defender's die was rerolled.
        dice: [[{ unit: '0F1', face: 5, times: 1, extras: [] }], [{ unit: '1F2', face: 3, times: 1, extras: [] }]],
      }),
      line(5, 'destroyed', { unit: '1F2', owner: 1 }),
      line(6, 'gained', { seat: 0, n: 1, what: 'minerals' }),
      line(7, 'fight', { kind: 'planet', by: 0, units: ['0B1'], target: 'planet 2' }),
    ];
    const past = lastFight(log, 0);
    expect(past).toMatchObject({ by: 0, units: ['0F1'], target: '1F2', totals: [6, 2], winner: 0 });
    expect(past?.dice.map((dice) => dice.map(({ face, sides }) => [face, sides]))).toEqual([[[5, 6]], [[3, 6]]]);
    expect(past?.added).toEqual([[{ name: 'Rear Turrets', n: 1 }], []]);
    expect(past?.after.map(({ type }) => type)).toEqual(['destroyed']);
    // A fight that was already seen is not shown again.
    expect(lastFight(log, 4)).toBeNull();
  });

  it('shows the result of a fight without damage', () => {
    const past = { by: 0, winner: 1 } as Parameters<typeof outcomeText>[0];
    const name = (seat: number) => ['Ada', 'Vesta'][seat] as string;
    expect(outcomeText(past, 1, name)).toBe('Vesta wins. No damage.');
    expect(outcomeText({ ...past, winner: -1 }, 1, name)).toBe('Tie: no damage.');
    expect(outcomeText({ ...past, by: null }, 1, name)).toBe('The unit gets through.');
  });

  it('lists only what a hit mothership lost', () => {
    const words = wordsOf(game as never, { shown, eventMessage: logMessage, messages } as GameUi, () => 'Ada');
    const told = (shields: number, hull: number) =>
      words.eventText({ type: 'mothership-hit', data: { seat: 0, shields, hull } } as never);
    expect(told(6, 0)).toBe('Ada’s Mothership loses 6 shields.');
    expect(told(1, 1)).toBe('Ada’s Mothership loses 1 shield and 1 hull point.');
    expect(told(0, 3)).toBe('Ada’s Mothership loses 3 hull points.');
    expect(told(0, 0)).toBe('Ada’s Mothership takes no damage.');
  });
});

describe('log messages', () => {
  const words = wordsOf(
    game as never,
    { shown, eventMessage: logMessage, messages } as GameUi,
    (seat) => ['Ada', 'Vesta'][seat] ?? '',
  );

  it('names the owner of a targeted ship only if it is another player', () => {
    const told = (target: string) =>
      words.eventText({ type: 'played', data: { seat: 0, name: 'Prod', target } } as never);
    expect(told('0B1')).toBe('Ada plays Prod on Bomber 1.');
    expect(told('1M/weapons')).toBe('Ada plays Prod on Vesta’s Mothership.');
  });

  it('keeps the punctuation of a name at the end', () => {
    expect(words.eventText({ type: 'sold', data: { seat: 0, name: 'Punch It!' } } as never)).toBe(
      'Ada sells Punch It!',
    );
  });

  it('names each part of a card’s target', () => {
    const said = (id: string, params: object) => words.say({ id, params: { name: 'Prod', ...params } } as never);
    const prod = { unit: '1M', owner: 1, row: 'weapons' };
    expect(said('act-play-row', prod)).toBe('Play Prod on Mothership: weapons');
    expect(said('play-row', prod)).toBe('Vesta’s Mothership: weapons');
    expect(said('act-play-at', { unit: '0B1', target: '0,0' })).toBe('Play Prod: Bomber 1 at J10');
    expect(said('act-play-via', { unit: '0M', via: '0,0', cell: '1,0' })).toBe('Play Prod: Mothership via J10 to J11');
    expect(said('act-gates', { unit: '0F2', cell: '0,0' })).toBe('Use Jump Gates: Fighter 2 to J10');
  });

  it('names wingmen and gas in the language of the page, and those of older events', () => {
    const said = (added: object[]) =>
      words.eventText({
        type: 'compared',
        data: { kind: 'dogfight', sides: [0, 1], dice: [[], []], attack: 4, defence: 0, added: [added, []] },
      } as never);
    expect(said([{ why: 'bonus-wingman', name: '', n: 2 }])).toBe('Ada rolls + 2 wingmen = 4, Vesta rolls 0.');
    expect(said([{ name: '2 wingmen', n: 2 }])).toBe('Ada rolls + 2 wingmen = 4, Vesta rolls 0.');
    expect(said([{ why: 'bonus-gas', name: '', n: 3 }])).toBe('Ada rolls + 3 Gas = 4, Vesta rolls 0.');
  });

  it('adds up equal bonuses of several ships', () => {
    const added = [
      [
        { name: 'Red Leader', n: 1 },
        { name: 'Red Leader', n: 1 },
        { name: 'Rear Turrets', n: 1 },
      ],
      [],
    ];
    const die = (face: number, times = 1, extras: number[] = []) => ({ face, times, extras });
    const data = { kind: 'dogfight', sides: [0, 1], dice: [[2, 6, 1].map((n) => die(n)), [die(4)]], added };
    expect(words.eventText({ type: 'compared', data: { ...data, attack: 12, defence: 4 } } as never)).toBe(
      'Ada rolls 2 + 6 + 1 + 2 Red Leader + 1 Rear Turrets = 12, Vesta rolls 4.',
    );
    const counted = { ...data, dice: [[die(4, 2), die(1, 1, [5])], [die(3, 2)]], added: [[], []] };
    expect(words.eventText({ type: 'compared', data: { ...counted, attack: 14, defence: 6 } } as never)).toBe(
      'Ada rolls 4 × 2 + 1 + 5 = 14, Vesta rolls 3 × 2 = 6.',
    );
  });

  it('lists the energy rows after a diversion', () => {
    expect(words.eventText({ type: 'diverted', data: { seat: 0, rows: [5, 7, 3] } } as never)).toBe(
      'Ada diverts energy: engines 5, weapons 7, shields 3.',
    );
  });
});

describe('answers from the board', () => {
  const { view } = TABLES[0] as { view: MothershipView };
  const read = (id: string) => choiceOf(view, { id });

  it('parses the target of an option', () => {
    const ship = view.units.find(({ kind, cell }) => kind === 'fighter' && cell !== null);
    expect(read('attack:3,-1')).toMatchObject({ verb: 'attack', hex: '3,-1', card: null });
    expect(read(`deploy:${ship?.id}:2,0`)).toMatchObject({ verb: 'deploy', ship: ship?.id, hex: '2,0' });
    expect(read(`play:c01.2:${ship?.id}`)).toMatchObject({ verb: 'play', card: 'c01.2', hex: ship?.cell });
    expect(read(`c09.1:${ship?.id}/weapons`)).toMatchObject({ card: 'c09.1', hex: ship?.cell, rest: ['weapons'] });
    expect(read('explore:0')).toMatchObject({ verb: 'explore', hex: view.planets[0]?.cell });
    expect(read('gas:2')).toMatchObject({ verb: 'gas', hex: null, card: null, rest: ['2'] });
  });

  it('shifts energy as far as the other row has room', () => {
    const energy = { engines: 5, weapons: 11, shields: 3 };
    expect(shifted(energy, 'engines', 'weapons', 4)).toEqual({ engines: 4, weapons: 12, shields: 3 });
    expect(shifted(energy, 'shields', 'engines', 9)).toEqual({ engines: 8, weapons: 11, shields: 0 });
    expect(shifted(energy, 'engines', 'engines', 2)).toBe(energy);
    // Energy that is dropped outside stays where it was.
    expect(shifted(energy, 'engines', null, 2)).toBe(energy);
  });

  const question = (n: number) => ({ kind: 'allocate', text: { key: 'ask' }, rows: [], min: n, max: n }) as never;
  const energy = { engines: 5, weapons: 11, shields: 3 };

  it('MO-126 places new energy in the control panel without moving existing energy', () => {
    const asked = askedOf('energise', question(2), energy, { engines: 0, weapons: 0, shields: 0 });
    expect(asked?.task.left).toBe(2);
    const laid = shifted(energy, null, 'weapons', 2, asked?.task);
    expect(laid).toEqual({ engines: 5, weapons: 12, shields: 3 });
    const counts = asked?.countsOf(laid) ?? {};
    expect(counts).toEqual({ engines: 0, weapons: 1, shields: 0 });
    const next = askedOf('energise', question(2), energy, counts);
    expect([next?.rows, next?.task.left]).toEqual([laid, 1]);
    // New energy may go to another row or back into the hand; energy that was already there may not.
    expect(shifted(laid, 'weapons', 'shields', 5, next?.task)).toEqual({ engines: 5, weapons: 11, shields: 4 });
    expect(shifted(laid, 'weapons', null, 1, next?.task)).toEqual(energy);
    expect(shifted(laid, 'engines', 'shields', 3, next?.task)).toBe(laid);
  });

  it('MO-127 removes lost energy from the control panel, and no more', () => {
    const asked = askedOf('drain', question(2), energy, {});
    expect(asked?.task.left).toBe(-2);
    const taken = shifted(energy, 'shields', null, 3, asked?.task);
    expect(taken).toEqual({ engines: 5, weapons: 11, shields: 1 });
    expect(asked?.countsOf(taken)).toEqual({ engines: 0, weapons: 0, shields: 2 });
    // Energy that is dropped on another row is lost, too.
    expect(shifted(energy, 'shields', 'engines', 1, asked?.task)).toEqual({ engines: 5, weapons: 11, shields: 2 });
    const done = askedOf('drain', question(2), energy, { shields: 2 });
    expect(shifted(taken, 'engines', null, 1, done?.task)).toBe(taken);
  });

  it('MO-124 starts diverting with the current rows', () => {
    expect(askedOf('divert', question(19), energy, { engines: 0, weapons: 0, shields: 0 })?.rows).toBe(energy);
    const half = askedOf('divert', question(19), energy, { engines: 5, weapons: 10, shields: 3 });
    expect(half?.task.left).toBe(1);
    expect(askedOf('sell', question(1), energy, {})).toBeNull();
  });
});
