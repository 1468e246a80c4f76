/** Set by `npm run test:full`; otherwise tests are quick. */
const isFull = process.env.ORRERY_TESTS === 'full';

/** The extent of a test, such as a number of random games: `quick` for `npm test`, `full` for `npm run test:full`. */
export const effort = <T>(quick: T, full: T): T => (isFull ? full : quick);
