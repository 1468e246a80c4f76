import { type Game, type Pending, questionOf, type Rules, type Seat } from '@orrery/kernel';

/** The questions a seat may answer now. */
export const ownQuestions = (rules: Rules, s: any, seat: Seat): { at: Pending; question: string }[] =>
  rules
    .pending(s)
    .filter((at) => at.seats.includes(seat))
    .map((at) => ({ at, question: questionOf(at) }));

/** `flow/step` of an open question. */
export const nameOfStep = (at: Pending): string => `${at.frame.flow}/${at.standing ?? at.frame.step}`;

/** Every question of a game, as `flow.step`. */
export const questionsOf = (game: Game): string[] =>
  game.flows.flatMap((flow) => [
    ...Object.entries(flow.steps).flatMap(([name, step]) =>
      'ask' in step || 'sealed' in step ? [`${flow.name}.${name}`] : [],
    ),
    ...Object.keys(flow.standing).map((name) => `${flow.name}.${name}`),
  ]);
