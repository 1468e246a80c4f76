/** A player's place at the table, counted from 0. */
export type Seat = number;

/** A set of seats as bits, such as the seats that know a card. */
export type Mask = number;

/** The bit that stands for spectators. */
export const SPECTATORS: Mask = 1 << 16;
export const NOBODY: Mask = 0;
export const EVERYBODY: Mask = 0x1ffff;

export const maskOf = (seat: Seat | null): Mask => (seat === null ? SPECTATORS : 1 << seat);
export const masks = (seats: readonly Seat[]): Mask => seats.reduce((mask, seat) => mask | (1 << seat), 0);
