import {
  type Answer,
  flag,
  type Orders,
  oneOf,
  running,
  shape,
  type TypeOf,
  titled,
  withDefault,
} from '@orrery/kernel';
import { isMothership } from '../content/units.ts';
import { choices } from '../flows/cancel.ts';
import { choicesOf, window } from '../flows/window.ts';
import type { State } from '../state.ts';

/** A seat's standing orders: when to pass in response windows without asking. */
const schema = shape({
  pass: titled(
    oneOf('never', 'unless-attacked', 'always'),
    'Response windows',
    'Choose when you pass automatically. Key pieces are your mothership, your station and your planets.',
    { never: 'Always ask', 'unless-attacked': 'Pass unless a key piece is attacked', always: 'Always pass' },
  ),
  /** Pass if no card in the seat's own hand can be played and no gas or beam can be used. */
  whenNothingFits: titled(
    withDefault(flag, true),
    'Pass when you have no options',
    'Passes if you have nothing to play. A pause then shows other players that you have options.',
  ),
});
type MyOrders = TypeOf<typeof schema>;

const WINDOWS: readonly string[] = ['window', 'cancel', 'deploy'];

/** Whether the current fight targets the seat's mothership, station or planet. */
function hitsHard(s: State, seat: number): boolean {
  const { fight } = s;
  if (!fight || fight.defence.side !== seat) return false;
  return fight.kind === 'planet' || fight.kind === 'station' || isMothership(fight.target);
}

/** Whether a seat could do anything other than pass. */
function fits(s: State, seat: number, flow: string): boolean {
  if (flow === 'cancel') return choices(s, seat).length > 0;
  const vars = flow === 'window' ? running(s, window) : null;
  return vars === null || choicesOf(s, seat, vars.kind).length > 0;
}

/** Decisions use only what the seat can see: its own hand and public information (MO-634, MO-635). */
export const orders: Orders<State, MyOrders> = {
  schema,
  usual: { pass: 'never', whenNothingFits: true },
  obey(s, seat, { pass, whenNothingFits }, { flow }): Answer | undefined {
    if (!WINDOWS.includes(flow)) return undefined;
    if (pass === 'always') return null;
    if (pass === 'unless-attacked' && !hitsHard(s, seat)) return null;
    return whenNothingFits && !fits(s, seat, flow) ? null : undefined;
  },
};
