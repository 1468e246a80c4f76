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

/** What a seat may leave behind: when to pass in windows without being asked. */
const schema = shape({
  pass: titled(
    oneOf('never', 'unless-attacked', 'always'),
    'Answer windows',
    'Pass for me: never, unless my mothership, station or a planet of mine is attacked, or always.',
    { never: 'Ask me', 'unless-attacked': 'Pass unless it hits me hard', always: 'Always pass' },
  ),
  /** Pass where nothing in the own hand fits, and no gas or beam could be used. */
  whenNothingFits: titled(
    withDefault(flag, true),
    'Pass when nothing fits',
    'Pass where I hold no card that could be played. Whoever thinks long then shows that there is something to think about.',
  ),
});
type MyOrders = TypeOf<typeof schema>;

const WINDOWS: readonly string[] = ['window', 'cancel', 'deploy'];

/** Whether the fight that is on goes at a seat's mothership, station or planet. */
function hitsHard(s: State, seat: number): boolean {
  const { fight } = s;
  if (!fight || fight.defence.side !== seat) return false;
  return fight.kind === 'planet' || fight.kind === 'station' || isMothership(fight.target);
}

/** Whether a seat could do anything but pass. */
function fits(s: State, seat: number, flow: string): boolean {
  if (flow === 'cancel') return choices(s, seat).length > 0;
  const vars = flow === 'window' ? running(s, window) : null;
  return vars === null || choicesOf(s, seat, vars.kind).length > 0;
}

/** Orders use only what the seat itself sees: its own hand and all that is public (MO-634, MO-635). */
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
