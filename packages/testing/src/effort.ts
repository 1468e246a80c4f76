/** `npm run test:full` sets it; without it the tests are quick. */
const isFull = process.env.ORRERY_TESTS === 'full';

/** A number of random games or steps: `quick` in `npm test`, `full` in `npm run test:full`. */
export const effort = (quick: number, full: number): number => (isFull ? full : quick);
