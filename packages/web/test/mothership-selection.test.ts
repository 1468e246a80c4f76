import type { Waiting } from '@orrery/kernel';
import { game, isShip, type MothershipView, type State, sideOf, unitName, unitNamed } from '@orrery/mothership';
import { type Scenario, table } from '@orrery/testing';
import { describe, expect, it } from 'vitest';
import { beside, facing } from '../src/games/mothership/board/hex.ts';
import { attackOf, attackSteps } from '../src/games/mothership/play/attack.ts';
import { captureLines } from '../src/games/mothership/play/capture.ts';
import { caution } from '../src/games/mothership/play/caution.ts';
import { courseOf, moveSteps } from '../src/games/mothership/play/course.ts';
import { highlighted, legalHexes } from '../src/games/mothership/play/legal.ts';
import { movesOf, passesThrough } from '../src/games/mothership/play/moves.ts';
import { type Position, positionOf, unitOn } from '../src/games/mothership/play/position.ts';
import {
  NOTHING,
  nextShip,
  type Part,
  press,
  type Selection,
  selectionFor,
  toggled,
  VIA,
  withCard,
} from '../src/games/mothership/play/selection.ts';
import { stateFromView } from '../src/games/mothership/play/state-from-view.ts';
import { threatsOf } from '../src/games/mothership/play/threats.ts';
import { unreachedText } from '../src/games/mothership/play/unreached.ts';
import { type Intent, progressOf } from '../src/games/mothership/play/useIntent.ts';
import { fleetAfter, flightsOf, NO_FLEET } from '../src/games/mothership/play/useUnits.ts';

/** What the asked seat sees at a table. */
function positionAt(scenario: Scenario<State>, asked = scenario.asked()[0] as Waiting): Position {
  const { seat, question, n, flow } = asked;
  const view: MothershipView = scenario.view(seat);
  const seen = stateFromView(view);
  const prompt = scenario.rules.prompt(scenario.state, seat, question);
  const scene = { view, table: seen, threats: threatsOf(seen), you: seat, me: seat };
  return positionOf(scene, { seat, question, n, standing: false, prompt }, flow, null);
}

const isMain = (s: State) => s.phase === 'main' && s.fight === null;

/** A table at the main menu of a player's turn. */
function mainMenu(round: number, seed: string, options: object = {}): Scenario<State> {
  const scenario = table<State>(game, { seats: 4, options: options as never, seed });
  scenario.playUntil((s) => s.round >= round && isMain(s) && scenario.rules.waiting(s)[0]?.flow === 'main');
  return scenario;
}

const TABLES = [1, 3, 6].flatMap((round) => ['one', 'two'].map((seed) => mainMenu(round, seed, { moons: true })));
const selecting = ({ key }: Position, part: Part = {}): Selection => ({ ...NOTHING, of: key, ...part });
const steering = (position: Position, { unit, verb }: Selection) =>
  movesOf(position, unit, verb === null || verb === VIA);
const click = (position: Position, selection: Selection, hex: string, busy = false) =>
  press(position, steering(position, selection), selection, hex, busy);
/** The selection after a click. */
function after(position: Position, selection: Selection, hex: string): Selection {
  const act = click(position, selection, hex);
  if (act.does !== 'select') throw new Error(`the click does ${act.does}`);
  return { ...selection, ...act.part };
}
const shipsOf = ({ view, me }: Position) =>
  view.units.filter(({ id, side, cell }) => side === me && cell !== null && isShip(unitNamed(id)));
/** Every own ship at every table, with what it can do. */
const ships = TABLES.flatMap((scenario) => {
  const position = positionAt(scenario);
  return shipsOf(position).map(({ id, cell }) => {
    const selection = after(position, selecting(position), cell as string);
    return { scenario, position, id, cell: cell as string, selection, moves: steering(position, selection) };
  });
});

describe('a click on the map', () => {
  it('selects an own ship, and clears the selection if it is clicked again', () => {
    for (const { position, id, cell, selection } of ships) {
      expect(selection).toEqual(selecting(position, { unit: id }));
      expect(after(position, selection, cell).unit).toBeNull();
    }
  });

  it('plans a move at the first click and makes it at the second', () => {
    let planned = 0;
    for (const { position, selection, moves } of ships) {
      for (const hex of [...moves.ways.keys()].slice(0, 8)) {
        const next = after(position, selection, hex);
        expect(next).toEqual({ ...selection, goal: hex });
        expect(courseOf(position, moves, next.goal, next.via).last).toBe(hex);
        expect(click(position, next, hex)).toEqual({ does: 'fly' });
        planned++;
      }
    }
    expect(planned).toBeGreaterThan(50);
  });

  it('plans a move that the rules accept', () => {
    const { position, selection, moves, id } = ships.find(({ moves }) => moves.ways.size > 0) as (typeof ships)[number];
    const scenario = mainMenu(1, 'one', { moons: true });
    const [goal] = [...moves.ways].find(([, { entries, stops }]) => entries === 0 && !stops) ?? [''];
    const next = after(position, selection, goal);
    const steps = moveSteps(position, next, courseOf(position, moves, goal, null));
    for (const { flow, answer } of steps) {
      const asked = scenario.expectAsked(position.me);
      expect(asked.flow).toBe(flow);
      scenario.say(asked.seat, answer);
    }
    const view: MothershipView = scenario.view(position.me);
    expect(view.units.find((unit) => unit.id === id)?.cell).toBe(goal);
  });

  it('plans an attack with the selected ship, after a move if the target is not beside it', () => {
    let near = 0;
    let far = 0;
    for (const { position, id, cell, selection, moves } of ships) {
      for (const target of moves.targets) {
        const next = after(position, selection, target);
        expect([next.target, next.ships]).toEqual([target, [id]]);
        const isNear = beside(cell).includes(target);
        expect(next.goal === null).toBe(isNear);
        if (next.goal) expect(beside(target)).toContain(next.goal);
        expect(click(position, next, target)).toEqual({ does: isNear ? 'attack' : 'flyAndAttack' });
        const attack = attackOf(position, courseOf(position, moves, next.goal, next.via), next);
        expect(attack.ships).toEqual([id]);
        expect(attack.fight?.fight.units.map(unitName)).toEqual([id]);
        expect(attack.strike?.at).toBe(target);
        // A ship that moves first does not turn yet.
        expect(attack.aims.get(id)).toBe(isNear ? target : undefined);
        expect(attackSteps(position, next, attack)[0]?.answer).toBe(`attack:${target}`);
        if (isNear) near++;
        else far++;
      }
    }
    expect(Math.min(near, far)).toBeGreaterThan(0);
  });

  it('selects all ships beside a target if none is selected', () => {
    let found = 0;
    for (const { position, cell, moves } of ships) {
      const target = moves.targets.find((hex) => beside(cell).includes(hex));
      if (!target) continue;
      const all = after(position, selecting(position), target);
      const course = courseOf(position, steering(position, all), null, null);
      expect(all.ships).toEqual(attackOf(position, course, all).able);
      // Without any ship there is no fight.
      const none = attackOf(position, course, { ...all, ships: [] });
      expect([none.fight, none.strike, attackSteps(position, all, none)]).toEqual([null, null, []]);
      found++;
    }
    expect(found).toBeGreaterThan(0);
  });

  it('routes the planned move through a hex', () => {
    let bent = 0;
    for (const { position, selection, moves } of ships) {
      const goal = [...moves.ways.keys()].find((hex) => (moves.ways.get(hex)?.path.length ?? 0) > 1);
      if (!goal) continue;
      const asking = { ...selection, goal, verb: VIA };
      for (const via of legalHexes(position, moves, asking)) {
        expect(passesThrough(position, moves, goal, via)).toBe(true);
        const next = after(position, asking, via);
        expect([next.via, next.verb]).toEqual([via, null]);
        expect(courseOf(position, moves, goal, via).way?.path).toContain(via);
        bent++;
      }
      expect(after(position, asking, goal).via).toBeNull();
    }
    expect(bent).toBeGreaterThan(0);
  });

  it('has an effect on every hex that is marked as legal', () => {
    for (const { position, selection, moves } of ships) {
      for (const hex of legalHexes(position, moves, selection)) {
        const act = click(position, selection, hex);
        const isOwn = unitOn(position.view, hex) === selection.unit;
        if (act.does === 'select' && !isOwn) expect(act.part.goal ?? act.part.target ?? act.part.unit).not.toBeNull();
      }
      expect([...highlighted(position, moves, selection, new Set()).keys()]).toEqual([...moves.ways.keys()]);
    }
  });

  it('keeps the ship and says why if a hex is out of reach', () => {
    const reasons = new Set<string>();
    for (const { position, selection, moves } of ships) {
      const legal = legalHexes(position, moves, selection);
      for (const { cell, side } of position.view.units) {
        if (cell === null || legal.has(cell) || side === position.me) continue;
        const act = click(position, selection, cell);
        if (act.does !== 'refuse') continue;
        reasons.add(act.why.reason);
        if ('far' in act.why) expect(act.why.far).toBeGreaterThan(0);
      }
    }
    expect(reasons).toContain('too-far');
  });

  it('only selects a unit while an answer is sent, and without a question', () => {
    const { position, cell, id } = ships[0] as (typeof ships)[number];
    const planned = selecting(position, { unit: id, goal: cell });
    const select = { does: 'select', part: { unit: id } };
    expect(click(position, planned, cell, true)).toEqual(select);
    const idle = positionOf(position, null, '', null);
    expect(click(idle, selecting(idle), cell)).toEqual(select);
  });

  it('shows the target of a card at the first click and plays it at the second', () => {
    let aimed = 0;
    for (const scenario of TABLES) {
      const position = positionAt(scenario);
      for (const { id, card, hex } of position.menu.values()) {
        if (card === null || hex === null) continue;
        const chosen = { ...selecting(position), ...withCard(card) };
        expect(legalHexes(position, steering(position, chosen), chosen)).toContain(hex);
        const next = after(position, chosen, hex);
        const shown = position.menu.get(next.answer ?? '');
        expect([shown?.card, shown?.hex]).toEqual([card, hex]);
        if (next.answer === id) expect(click(position, next, hex)).toEqual({ does: 'answer', answer: id });
        aimed++;
      }
    }
    expect(aimed).toBeGreaterThan(0);
  });

  it('places a piece where it fits', () => {
    const position = positionAt(table<State>(game, { seats: 2, seed: 'set up' }));
    const [cell] = position.piece?.cells ?? [];
    const moves = steering(position, selecting(position));
    expect(legalHexes(position, moves, NOTHING).size).toBe(position.piece?.cells.length);
    expect(click(position, selecting(position), cell?.cell ?? '')).toEqual({
      does: 'answer',
      answer: { piece: position.piece?.id, cell: cell?.cell, rotation: 0 },
    });
    expect(click(position, selecting(position), 'nowhere')).toEqual({
      does: 'refuse',
      why: { reason: 'not-offered' },
    });
  });

  it('previews the destination of a warp before it answers', () => {
    const base = positionAt(table<State>(game, { seats: 2, seed: 'set up' }));
    const position = { ...base, warps: true };
    const [first, second] = (base.piece?.cells ?? []).map(({ cell }) => cell) as [string, string];
    const next = after(position, selecting(position), first);
    expect(next.goal).toBe(first);
    expect(after(position, next, second).goal).toBe(second);
    expect(click(position, next, first).does).toBe('answer');
  });
});

describe('a new question', () => {
  const { position, id } = ships[0] as (typeof ships)[number];
  const before = selecting(position, { unit: id, goal: '0,0', card: 'c01.1', verb: 'deploy' });
  const asked = (part: Partial<Position>): Position => ({ ...position, key: 'next', ...part });
  const changed = (part: object): MothershipView => ({
    ...position.view,
    units: position.view.units.map((unit) => (unit.id === id ? { ...unit, ...part } : unit)),
  });

  it('keeps the selection as long as it is the same question', () => {
    expect(selectionFor(before, position)).toBe(before);
  });

  it('keeps only the ship during its own move', () => {
    const kept = { ...NOTHING, of: 'next', unit: id };
    expect(selectionFor(before, asked({}))).toEqual(kept);
    expect(selectionFor(before, asked({ main: false, flow: 'move' }))).toEqual(kept);
  });

  it('clears the ship if it was destroyed, has attacked, or something else is asked', () => {
    const cleared = { ...NOTHING, of: 'next' };
    expect(selectionFor(before, asked({ view: changed({ cell: null }) }))).toEqual(cleared);
    expect(selectionFor(before, asked({ view: changed({ attacked: true }) }))).toEqual(cleared);
    expect(selectionFor(before, asked({ main: false, flow: 'window' }))).toEqual(cleared);
  });
});

describe('shortcuts', () => {
  it('select each ship that has not moved in turn', () => {
    const { view, me } = positionAt(TABLES[0] as Scenario<State>);
    const seen: string[] = [];
    for (let now: string | null = null; !seen.includes(now ?? ''); ) {
      if (now) seen.push(now);
      now = nextShip(view, me, now)?.unit ?? null;
    }
    const waiting = view.units.filter(
      ({ side, moved, cell, kind }) => side === me && !moved && cell && kind !== 'station',
    );
    expect(seen).toEqual(waiting.filter(({ kind }) => kind !== 'guardian').map(({ id }) => id));
    expect(nextShip({ ...view, units: [] }, me, null)).toBeNull();
  });

  it('add and remove items', () => {
    expect([toggled(['a'], 'b'), toggled(['a', 'b'], 'a')]).toEqual([['a', 'b'], ['b']]);
  });
});

describe('an attack after a move', () => {
  const { position, id, cell } = ships[0] as (typeof ships)[number];
  const end: Intent['steps'] = [{ flow: 'main', kind: 'choose', answer: 'end' }];
  const intent: Intent = { seat: position.me, steps: end, ship: { id, goal: cell }, at: 'an earlier question' };

  it('is sent when its question comes and the ship is at its destination', () => {
    expect(progressOf(intent, position, position.me)).toBe('send');
    expect(progressOf({ ...intent, at: position.key }, position, position.me)).toBe('wait');
  });

  it('is dropped if the ship did not arrive, or the answer is no longer possible', () => {
    expect(progressOf({ ...intent, ship: { id, goal: 'elsewhere' } }, position, position.me)).toBe('drop');
    expect(progressOf({ ...intent, steps: [{ ...end[0], answer: 'no' } as never] }, position, position.me)).toBe(
      'drop',
    );
    expect(progressOf(intent, position, position.me + 1)).toBe('drop');
  });

  it('waits while other questions are asked', () => {
    expect(progressOf(intent, { ...position, flow: 'window' }, position.me)).toBe('wait');
  });
});

describe('the units on the board', () => {
  const { view } = positionAt(TABLES[0] as Scenario<State>);
  const start = fleetAfter(NO_FLEET, view, new Map());

  it('stay the same objects until they change', () => {
    expect(fleetAfter(start, structuredClone(view), new Map())).toBe(start);
    const [first, ...others] = start.units;
    const moved = {
      ...view,
      units: view.units.map((unit) => (unit.id === first?.id ? { ...unit, held: true } : unit)),
    };
    const next = fleetAfter(start, moved, new Map());
    expect(next.units[0]).not.toBe(first);
    expect(next.units.slice(1).every((unit, i) => unit === others[i])).toBe(true);
  });

  it('face the direction of their last move, or their target', () => {
    const ship = start.units.find(({ id }) => isShip(unitNamed(id)) && sideOf(unitNamed(id)) === 0);
    const free = beside(ship?.hex ?? '').find((hex) => unitOn(view, hex) === null) as string;
    const moved = { ...view, units: view.units.map((unit) => (unit.id === ship?.id ? { ...unit, cell: free } : unit)) };
    const facingOf = (fleet: typeof start) => fleet.units.find(({ id }) => id === ship?.id)?.facing;
    const next = fleetAfter(start, moved, new Map());
    expect(facingOf(next)).toBe(facing(ship?.hex ?? '', free));
    const target = beside(free)[0] as string;
    const aiming = fleetAfter(next, moved, new Map([[ship?.id ?? '', target]]));
    expect(facingOf(aiming)).toBe(facing(free, target));
    // Without the target, it turns back.
    expect(facingOf(fleetAfter(aiming, moved, new Map()))).toBe(facingOf(next));
  });
});

describe('what the table says before a decision', () => {
  it('reminds of ships that can still move only when the turn ends', () => {
    const position = positionAt(mainMenu(1, 'one'));
    const free = position.view.units.filter(
      ({ id, side, cell, moved, held, spaces }) =>
        side === position.me && cell !== null && isShip(unitNamed(id)) && !moved && !held && spaces > 0,
    );
    expect(caution(position.view, null, 'end')).toMatchObject({ level: 'reminder' });
    expect(caution(position.view, null, 'end')?.text).toContain(`${free.length}`);
    expect(caution(position.view, null, 'buy')).toBeNull();
  });

  it('tells what every planet takes and gives', () => {
    const words = { refusal: ({ reason }: { reason: string }) => reason } as never;
    for (const scenario of TABLES) {
      const position = positionAt(scenario);
      for (const [index, { cell }] of position.view.planets.entries())
        expect(captureLines(position, index, words).length > 0).toBe(cell !== null);
    }
  });

  it('has a sentence for every reason', () => {
    const { view } = positionAt(mainMenu(1, 'one'));
    const numbers = { unit: '0F1', far: 6, spaces: 4 };
    expect(unreachedText({ reason: 'too-far', ...numbers }, view, {} as never)).toMatch(/6 spaces.*Fighter 1.*4/);
    expect(unreachedText({ reason: 'not-offered' }, view, {} as never)).not.toBe('');
  });
});

describe('the path of a flight', () => {
  it('leads over the hexes of the log, from where the ship was', () => {
    const scenario = mainMenu(1, 'one');
    const position = positionAt(scenario);
    const [ship] = shipsOf(position);
    if (!ship?.cell) throw new Error('no ship');
    const { ways } = steering(position, selecting(position, { unit: ship.id }));
    const way = [...ways.values()].find(({ path }) => path.length > 1);
    if (!way) throw new Error('no way');
    const before = fleetAfter(NO_FLEET, position.view, new Map());
    const view = {
      ...position.view,
      units: position.view.units.map((unit) => (unit.id === ship.id ? { ...unit, cell: way.hex } : unit)),
    };
    const log = [{ type: 'moves', data: { unit: ship.id, cells: [...way.path] } }] as never;
    const moved = fleetAfter(before, view, new Map(), flightsOf(log)).units.find(({ id }) => id === ship.id);
    expect(moved?.trail).toEqual([ship.cell, ...way.path]);
    // A ship that did not fly there glides straight.
    const warped = fleetAfter(before, view, new Map()).units.find(({ id }) => id === ship.id);
    expect(warped?.trail).toBeUndefined();
  });
});
