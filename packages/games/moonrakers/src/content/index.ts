export * from './actions.ts';
export * from './card-filters.ts';
export * from './cards.ts';
export * from './contracts.ts';
export * from './crew.ts';
export type {
  Ability,
  Amount,
  Condition,
  Cost,
  Costs,
  Count,
  Effect,
  Effects,
  Filter,
  Filters,
  Happening,
  Lasting,
  Op,
  Privilege,
  Trigger,
} from './effect.ts';
export * from './events.ts';
export * from './numbers.ts';
export * from './objectives.ts';
export * from './parts.ts';
export * from './places.ts';
export * from './prototypes.ts';
export * from './rewards.ts';

export * from './titles.ts';
export * from './types.ts';
