import type { Action, Answer, Json } from '@orrery/kernel';
import { z } from 'zod';
import type { ClaimSeat, CreateMatch, SeatRequest, ToServer } from './messages.ts';
import { cleanName } from './names.ts';

const seat = z.number().int().min(0).max(15);
const count = z.number().int().min(0);
const name = z.string().transform((given, context) => {
  const clean = cleanName(given);
  if (clean !== null) return clean;
  context.addIssue({ code: 'custom', message: 'a name has 1 to 24 characters and no control characters' });
  return z.NEVER;
});

/** The answer's own form is for the kernel to check: it knows which kind of question was asked. */
const action = z.strictObject({
  seat,
  question: z.string().min(1).max(100),
  n: count,
  answer: z.custom<Answer>((answer) => answer !== undefined, 'an answer'),
});

const isFields = (x: unknown) => typeof x === 'object' && x !== null && !Array.isArray(x);

export const seatRequest = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('me'), name }),
  z.strictObject({ kind: z.literal('bot'), level: z.string().min(1).max(24) }),
  z.strictObject({ kind: z.literal('open') }),
]);

/** `POST /api/matches` */
export const createMatch = z.strictObject({
  game: z.string().min(1).max(64),
  options: z.custom<Record<string, Json>>(isFields, 'an object').optional(),
  seats: z.array(seatRequest).min(1).max(16),
});

/** `POST /api/matches/:id/claim` */
export const claimSeat = z.strictObject({ seat: seat.optional(), name });

/** Every message a client may send. */
export const toServer = z.discriminatedUnion('do', [
  z.strictObject({
    do: z.literal('join'),
    match: z.string().min(1).max(64),
    token: z.string().min(1).max(64).nullable(),
    protocol: z.number().int().optional(),
    have: z.strictObject({ seq: count, hash: z.string().max(1024) }).optional(),
  }),
  z.strictObject({ do: z.literal('act'), id: count, action, again: z.boolean().optional() }),
  z.strictObject({ do: z.literal('why'), id: count, action }),
  z.strictObject({ do: z.literal('undo'), id: count, seat, seq: count }),
  z.strictObject({ do: z.literal('consent'), id: count, request: count, agree: z.boolean() }),
  z.strictObject({ do: z.literal('resign'), id: count, seat }),
  z.strictObject({ do: z.literal('ping') }),
]);

/** What is wrong with a message, in one line: the first place and what was expected there. */
export function faultOf(error: z.ZodError): string {
  const [first] = error.issues;
  if (!first) return 'the message is not understood';
  const path = first.path.map(String).join('.');
  return path ? `${path}: ${first.message}` : first.message;
}

// The types a client uses and the schemas the server checks with are the same; this line fails to compile otherwise.
type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
type Flat<T> = T extends Answer | Json ? T : { [K in keyof T]: Flat<T[K]> };
type Checked<_All extends true[]> = never;
export type Agreed = Checked<
  [
    Equal<Flat<z.output<typeof toServer>>, Flat<ToServer>>,
    Equal<Flat<z.output<typeof createMatch>>, Flat<CreateMatch>>,
    Equal<Flat<z.output<typeof claimSeat>>, Flat<ClaimSeat>>,
    Equal<Flat<z.output<typeof seatRequest>>, Flat<SeatRequest>>,
    Equal<Flat<z.output<typeof action>>, Flat<Action>>,
  ]
>;
