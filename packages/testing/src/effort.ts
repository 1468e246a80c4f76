/** Set by `npm run test:full`; otherwise tests are quick. */
const isFull = process.env.ORRERY_TESTS === 'full';

/** A number of random games or steps: `quick` for `npm test`, `full` for `npm run test:full`. */
export const effort = (quick: number, full: number): number => (isFull ? full : quick);
