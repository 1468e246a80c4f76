import type { Json, Migration } from '@orrery/kernel';
import { PLACES } from '../content/index.ts';

type Fields = Record<string, Json>;

/** A flow with its variables, running or queued. */
interface Call {
  flow: string;
  vars: Fields;
}

/** All running flows and queued calls in a saved state, with their variables. */
function* callsIn(state: Fields): Generator<Call> {
  yield* (state.posts ?? []) as unknown as Call[];
  for (const frame of framesIn(state.stack)) {
    yield frame as unknown as Call;
    yield* (frame.posts ?? []) as unknown as Call[];
    const after = frame.after as Fields | null;
    if (after?.go === 'call') yield after as unknown as Call;
    if (after?.go === 'lanes') yield* after.lanes as unknown as Call[];
  }
}

function* framesIn(stack: Json | undefined): Generator<Fields> {
  for (const frame of (stack ?? []) as Fields[]) {
    yield frame;
    for (const lane of (frame.lanes ?? []) as Json[]) yield* framesIn(lane);
  }
}

/** The numbered lists of steps of version 1; must not depend on the current cards. */
const PROGRAMS_OF_1: readonly string[] = `
  MA/effect SP/effect SB1/effect SB2/effect SK1/effect SK2/effect ST1/effect ST2/effect SD1/effect SD2/effect
  SD2/effect/0/0 SD2/effect/0/1 PA/effect B01/effect B02/effect B03/effect B04/effect B04/effect/1 B05/effect
  B06/effect B07/effect B08/effect B08/effect/1 B09/effect B10/effect B11/effect B11/effect/2 B12/effect
  B13/effect B14/effect B14/effect/2 K01/effect K01/effect/2 K02/effect K03/effect K04/effect K04/effect/1/0
  K04/effect/1/1 K05/effect K06/effect K07/effect K07/effect/0/0 K07/effect/0/1 K08/effect K08/effect/1
  K09/effect K10/effect K11/effect K12/effect K13/effect K14/effect T01/effect T02/effect T03/effect
  T03/effect/1 T04/effect T05/effect T06/effect T07/effect T08/effect T08/effect/1 T09/effect T09/effect/0
  T10/effect T11/effect T12/effect T12/effect/3 T13/effect T14/effect D01/effect D02/effect D03/effect
  D04/effect D05/effect D05/effect/2 D06/effect D06/effect/0/0 D06/effect/0/1 D07/effect D08/effect D09/effect
  D10/effect D10/effect/1 D11/effect D12/effect D13/effect D14/effect IE1/effect IE2/effect IM1/effect
  IM2/effect IR1/effect IR2/effect IC1/effect IC2/effect IP1/effect IP2/effect L01/bonus L01/bonus/0/0
  L01/bonus/0/1 L01/key L02/bonus L02/key L03/bonus L03/key L04/bonus L04/key L05/bonus L05/key L06/bonus
  L06/key L07/bonus L07/key L08/bonus L08/key L09/bonus L09/key L10/bonus L10/key A01/ability1 A01/ability2
  A02/ability1 A02/ability2 A03/ability1 A03/ability2 A04/ability1 A04/ability2 A05/ability1 A05/ability2
  A06/ability1 A06/ability2 A07/ability1 A07/ability2 A08/ability1 A08/ability2 A09/ability1 A09/ability2
  A10/ability1 A10/ability2 A11/ability1 A11/ability2 A12/ability1 A12/ability1/0 A12/ability2 A12/ability2/0
  A13/ability1 A13/ability2 A14/ability1 A14/ability2 A15/ability1 A15/ability2
`
  .trim()
  .split(/\s+/);

/** The per-turn fields of version 1. */
const MARKS_OF_1 = [
  'cycled',
  'accessed',
  'visited',
  'collaborated',
  'calls',
  'gained',
  'delivered',
  'uniques',
  'copied',
  'fleetUsed',
  'ignoring',
];

/** The Call for Collaboration stored in a frame of version 1. */
function callOf({ seat, partner, event, answered, accepted, callerStopped, partnerStopped }: Fields): Json {
  const flag = (value: Json | undefined): boolean => value === true;
  return {
    caller: seat as number,
    partner: partner as number,
    event: event as number,
    answered: flag(answered),
    accepted: flag(accepted),
    callerStopped: flag(callerStopped),
    partnerStopped: flag(partnerStopped),
  };
}

/** Migrations of saved states, oldest first. */
export const migrations: readonly Migration[] = [
  {
    name: 'lists of steps have names',
    version: 2,
    up(state) {
      for (const { flow, vars } of callsIn(state)) {
        if (flow !== 'effects' && flow !== 'branch') continue;
        if (typeof vars.program === 'number') vars.program = PROGRAMS_OF_1[vars.program] ?? '';
      }
    },
  },
  {
    name: 'what a turn remembers is one record',
    version: 2,
    up(state) {
      const thisTurn: Fields = { delivered: PLACES.map(() => -1) };
      for (const mark of MARKS_OF_1) {
        if (state[mark] !== undefined) thisTurn[mark] = state[mark];
        delete state[mark];
      }
      state.thisTurn = thisTurn;
    },
  },
  {
    name: 'a Collaboration is a record of its own',
    version: 2,
    up(state) {
      for (const { flow, vars } of callsIn(state)) {
        if (flow !== 'collaboration') continue;
        state.collaboration = callOf(vars);
        for (const name of Object.keys(vars)) if (!['seat', 'share', 'banked'].includes(name)) delete vars[name];
      }
    },
  },
];
