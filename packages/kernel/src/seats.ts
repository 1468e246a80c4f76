/** A place at the table, counted from 0. */
export type Seat = number;

/** Seats as bits, so that a card can carry who knows it in one number. */
export type Mask = number;

/** The bit of those who only watch. */
export const WATCHERS: Mask = 1 << 16;
export const NOBODY: Mask = 0;
export const EVERYBODY: Mask = 0x1ffff;

export const maskOf = (seat: Seat | null): Mask => (seat === null ? WATCHERS : 1 << seat);
export const masks = (seats: readonly Seat[]): Mask => seats.reduce((mask, seat) => mask | (1 << seat), 0);
