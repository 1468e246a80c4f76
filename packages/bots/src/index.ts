export { advise, type Weighed } from './advise.ts';
export { type Bot, type Budget, budgetOf } from './bot.ts';
export { isLevel, type Level, levels, type Thought, think } from './think.ts';
