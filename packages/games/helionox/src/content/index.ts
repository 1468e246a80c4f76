export * from './architects.ts';
export {
  type Condition,
  type ConsumeZone,
  type Count,
  type Effect,
  type Effects,
  FACTIONS,
  type Faction,
  type Op,
  PLACES,
  type Place,
  type Reach,
} from './effect.ts';
export * from './events.ts';
export * from './fleet.ts';
export * from './illegal.ts';
export * from './locations.ts';
export * from './missions.ts';
export * from './numbers.ts';
export * from './requests.ts';
export * from './set.ts';
export * from './starting.ts';
export * from './types.ts';
export * from './walk.ts';
