import { addAt, defined } from '@orrery/kernel';
import { cellNamed } from '../content/blueprint.ts';
import { SUPPLIER_PRICES } from '../content/numbers.ts';
import { cardName, cardNamed, moduleOf, riskOf, tileOf } from '../content/set.ts';
import { PAYLOADS, type PayloadKind } from '../content/types.ts';
import { riskPlace } from '../rules/missions.ts';
import { rival } from '../rules/seats.ts';
import { type ActiveMission, programOf, type State } from '../state.ts';
import { refillSideboard } from './decks.ts';
import { report } from './report.ts';

/** Takes a tile off a development line; the line is not refilled (MS-081). */
export function takeFromLine(s: State, side: number, name: string): number {
  const { line } = programOf(s, side);
  return defined(line.splice(line.indexOf(cardNamed(name)), 1)[0]);
}

/** Action d: moves a tile from the line to the first supplier space (MS-085). */
export function supply(s: State, side: number, name: string): void {
  programOf(s, side).supplier[0] = takeFromLine(s, side, name);
  report('supplied', side, { tile: name, name: tileOf(cardNamed(name)).name });
}

/** Action e: moves a module from the sideboard to a supplier space and refills the sideboard (MS-086, MS-087). */
export function orderModule(s: State, side: number, name: string, space: number): void {
  const card = cardNamed(name);
  s.sideboard.splice(s.sideboard.indexOf(card), 1);
  programOf(s, side).supplier[space] = card;
  report('ordered', side, { module: name, name: moduleOf(card).name, space: defined(SUPPLIER_PRICES[space]) });
  refillSideboard(s);
}

/** Action f: adds one of the side's tests to a face-up risk (MS-089). */
export function test(s: State, side: number, name: string): void {
  const { mission, at } = riskPlace(s, side, cardNamed(name)) as { mission: ActiveMission | null; at: number };
  const [list, index] = mission ? [mission.tests, at * 2 + side] : [programOf(s, side).pathTests, at];
  addAt(list, index, 1);
  report('tested', side, { risk: name, name: riskOf(cardNamed(name)).name });
}

/** Action h: loads payload for the next launch (MS-091). */
export function load(s: State, side: number, cell: string, kind: string): void {
  programOf(s, side).payload[cellNamed(cell)] = 1 + PAYLOADS.indexOf(kind as PayloadKind);
  report('loaded', side, { cell, payload: { id: kind } });
}

/** Action i: turns one of the other side's tests on a risk into one of the side's own (MS-092). */
export function stealTest(s: State, side: number, name: string): void {
  const { mission, at } = riskPlace(s, side, cardNamed(name)) as { mission: ActiveMission; at: number };
  const { tests } = mission;
  addAt(tests, at * 2 + side, 1);
  addAt(tests, at * 2 + rival(side), -1);
  programOf(s, side).testSteals--;
  report('stole-test', side, { risk: name, name: riskOf(cardNamed(name)).name });
}

/** Action j: takes a tile from the other side's line for free (MS-094). */
export function stealTech(s: State, side: number, name: string): number {
  programOf(s, side).techSteals--;
  const tile = takeFromLine(s, rival(side), name);
  report('stole-tech', side, { tile: cardName(tile), name: tileOf(tile).name });
  return tile;
}
