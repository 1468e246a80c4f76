export { Breach, type Check, type Place } from './breach.ts';
export { inspectGame } from './contract.ts';
export { type Scenario, table } from './driver.ts';
export * as fixtures from './fixtures/index.ts';
export type { Inspection } from './look.ts';
export { type Bot, noPeeking } from './peek.ts';
export { type Coverage, coverageOf, type GameReport, stepsOf } from './report.ts';
export { playOn, type Save, savesOf } from './saves.ts';
export { describeContract, inspectGames, type Plan, type Runner } from './suite.ts';
