import {
  type Action,
  defined,
  difference,
  type Event,
  type Seat,
  stateAfter,
  type Table,
  visibleEvent,
  word,
  type Zone,
} from '@orrery/kernel';
import type { Inspector } from './inspector.ts';
import { count } from './report.ts';
import { ContractViolation, within } from './violation.ts';
import { withoutCounts } from './without-counts.ts';

/**
 * Checks that an action that can be undone freely has taught the seat nothing: it must look the same in every world.
 */
function inspectFreeUndo({ place, rules, rng }: Inspector, before: any, action: Action): void {
  const { seat } = action;
  const visibleAfter = (world: any) => {
    const events: Event[] = [];
    rules.play(world, action, (event) => events.push(event));
    return { view: rules.view(world, seat), log: events.map((event) => visibleEvent(event, seat)) };
  };
  const real = visibleAfter(rules.copy(before));
  for (let i = 0; i < 2; i++) {
    const world = rules.imagine(before, seat, rng);
    if (rules.why(world, action)) continue;
    const at = difference(real, visibleAfter(world));
    if (at)
      throw new ContractViolation(place, 'undo', `seat ${seat} may undo an action that revealed something, at ${at}`);
  }
}

/** Checks free undo: undoes and repeats the latest action, after which only the counts may differ. */
export function inspectUndo(inspector: Inspector, table: Table, before: any): void {
  const { place, report } = inspector;
  if (table.state.result !== null) return;
  const entry = table.record.entries[table.record.entries.length - 1];
  if (entry?.kind !== 'act') return;
  const { seat, answer } = entry.action;
  if (table.mayUndo(seat) !== true) return;
  inspectFreeUndo(inspector, before, entry.action);
  const after = table.state;
  const undo = table.undoEntry(seat);
  // During a quiet question, only the sealed answer is withdrawn, not what the seat did after it.
  if (undo.kind === 'withdraw' && entry.action.question.includes('!')) return;
  within(place, 'undo', 'an allowed undo fails', () => table.apply(undo));
  count(report.entries, 'undo');
  const at = difference(withoutCounts(before), withoutCounts(table.state));
  if (at)
    throw new ContractViolation(
      place,
      'undo',
      `the state after an undo differs from the one before the action at ${at}`,
    );
  const n = defined(table.state.counts[seat]);
  within(place, 'undo', 'an undone action cannot be repeated', () => table.act({ ...entry.action, n, answer }));
  const again = difference(withoutCounts(after), withoutCounts(table.state));
  if (again) throw new ContractViolation(place, 'undo', `an action repeated after undo differs at ${again}`);
}

/** Checks undo by consent: the seat sees the same as before, with a new seed and reshuffled unknown piles. */
export function inspectConsent(inspector: Inspector, table: Table, seat: Seat): void {
  const { place, rules, report, rng } = inspector;
  if (table.state.result !== null) return;
  const entry = table.undoEntry(seat, { reseed: `again ${word(rng)}` });
  if (entry.kind !== 'undo' || entry.to < 0) return;
  const may = table.mayUndo(seat);
  if (may !== true && may.reason === 'undo-resigned') return;
  const earlier = rules.copy(table.state);
  within(place, 'undo', 'an undo by consent fails', () => table.apply(entry));
  count(report.entries, 'undo');
  const restored = table.state;
  const original = stateAfter(rules, table.record, entry.to);
  const at = difference(rules.view(original, seat), rules.view(restored, seat));
  if (at)
    throw new ContractViolation(place, 'undo', `after an undo by consent, seat ${seat} has a different view at ${at}`);
  if (difference(original.rng, restored.rng) === null || difference(earlier.rng, restored.rng) === null) {
    throw new ContractViolation(place, 'undo', 'after an undo by consent, the random generator is unchanged');
  }
  const zones = rules.game.zones(restored);
  rules.game.zones(original).forEach((zone, i) => {
    // With so many different cards, the same order cannot be a coincidence.
    if (new Set(unknownIn(zone)).size >= 12 && difference(unknownIn(zone), unknownIn(defined(zones[i]))) === null) {
      throw new ContractViolation(
        place,
        'undo',
        `after an undo by consent, the unknown cards of zone ${i} were not reshuffled`,
      );
    }
  });
}

const unknownIn = (zone: Zone): number[] => zone.cards.filter((_card, i) => zone.known[i] === 0);
