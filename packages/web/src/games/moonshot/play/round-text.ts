import { catalog } from '@orrery/messages';

/** Texts of the end of a round: the evaluation of the cards, and the summary. */
export const t = catalog('moonshot-round', {
  // The evaluation.
  scene: 'Evaluation: {name}',
  progress: 'Card {n} of {all}',
  evaluations: 'Evaluations',
  'of-all': '{n} of {all}',
  level: 'level {n}',
  'if-won': '{program} wins',
  'if-lost': '{program} obstructs',
  'your-card': 'Your card',
  'card-of': '{program} card',
  'tokens-of': '{n, plural, =0 {no tokens} one {# token} other {# tokens}}',
  hidden: 'hidden',
  influence: 'influence',
  bluff: 'bluff',
  'so-far': 'influence so far',
  'only-you': 'only you see',
  range: '{n, plural, =0 {none} other {0 to #}}',
  'row-label':
    '{program}: {known, select, yes {{influence} influence, {bluff} bluff} other {{n, plural, =0 {no tokens} one {# hidden token} other {# hidden tokens}}}}',
  'outcome-won': 'Won',
  'outcome-obstructed': 'Obstructed',
  'outcome-escalated': 'Escalated',
  'outcome-tied': 'Tie',
  'list-card': '{place}, level {level}: {effects}',
  'list-label': '{name}: {outcome}',

  // The decision.
  'evaluate-title': 'Evaluate',
  'evaluate-lead': 'All tokens are turned up now. You have {n} influence here.',
  'win-line': 'If you win: {effects}.',
  'tie-line':
    '{pays, select, yes {If tied: pay {price} popularity to win, or it is obstructed.} other {If tied: it is obstructed. You have too little popularity to pay {price}.}}',
  'lose-line': 'If obstructed: {program} gets {effects}.',
  'verdict-win': 'You win, whatever the hidden tokens are.',
  'verdict-win-or-tie':
    '{n, plural, one {You win unless the hidden token is influence; then it is a tie.} other {You win unless all # hidden tokens are influence; then it is a tie.}}',
  'verdict-open':
    'You win against {less, plural, =0 {no influence} other {at most # influence}} among the {n} hidden tokens; {tie} is a tie.',
  'verdict-tie': 'It is a tie: nobody has influence here.',
  'verdict-tie-or-lose': 'You have no influence here: at best it is a tie.',
  'escalate-title': 'Escalate',
  'escalate-lead':
    '{first, select, yes {Cover it with a card from your hand. Its tokens stay, and it waits one round at level {level}.} other {Its tokens stay, and it waits one round at level {level}.}}',
  'escalate-win': 'If you win next round: {effects}.',
  'escalate-cost':
    '{first, select, yes {Costs: one of your {n, plural, one {# card} other {# cards}}. Both programs may add tokens.} other {Both programs may add tokens.}}',
  'cover-with': 'Cover with',
  'decides-fate': '{program} decides: evaluate or escalate {name}?',
  tied: 'Tie, {a} to {b}.',
  'tie-is-yours': 'It is your card: you may pay {price} popularity to win it.',
  'decides-tie': '{program} decides whether to pay {price} popularity.',

  // The tokens.
  turning: 'The tokens are turned up.',
  'turning-count': '{usa} influence for USA, {cccp} for CCCP so far.',
  'turn-all': 'Turn all up',
  'last-token': 'One token left',
  'last-token-win': 'Influence: {program} wins {a} to {b}.',
  'last-token-tie': 'Influence: a tie, {a} to {b}.',
  'last-token-lose': 'Influence: {program} obstructs it, {b} to {a}.',
  'last-bluff-win': 'Bluff: {program} wins {a} to {b}.',
  'last-bluff-tie': 'Bluff: a tie, {a} to {b}.',
  'last-bluff-lose': 'Bluff: {program} obstructs it, {b} to {a}.',
  'pay-tie': 'Pay {price} popularity to win {name}?',
  'pay-tie-detail': 'Pay: popularity {from} to {to}, you get {won}. Do not pay: {program} gets {lost}.',

  // The result.
  'won-title': '{program} wins {name}, {a} to {b}.',
  'won-paid': '{program} pays {price} popularity and wins the tie for {name}.',
  'obstructed-title': '{program} obstructs {name}, {b} to {a}.',
  'obstructed-tie': '{program} obstructs {name}: the tie was not paid.',
  'escalated-title': '{program} escalates {name} to level {level}.',
  gets: '{program} gets {effects}.',
  waits: 'Its tokens stay face down. It is evaluated next round.',
  next: 'Next',
  'next-card': 'Next: {name}',
  'last-card': 'That was the last card.',
  'last-card-detail': 'The round ends.',
  'skip-round': 'Skip to the end of the round',

  // The summary.
  'summary-of': 'End of round {n}',
  'gap-leads':
    '{before, plural, =0 {{program} is {n} budget ahead; the budgets were even.} other {{program} is {n} budget ahead, # a round ago.}}',
  'gap-turned': '{program} is {n} budget ahead. {rival} was {before} ahead a round ago.',
  'gap-even': '{before, plural, =0 {The budgets are even.} other {The budgets are even; {program} was # ahead.}}',
  budget: 'Budget',
  popularity: 'Popularity',
  money: 'Money',
  'track-label': '{track}, {program}: {from} to {to}',
  'gap-of': 'Budget gap: {n} of {stop}',
  'first-next': '{program} is first in round {n}.',
  'begin-round': 'Begin round {n}',
  'summary-detail': '{program} plays first.',
  'no-change': 'no change',
  cause:
    '{what, select, upkeep {Upkeep} pay {Budget paid out} traded {Traded for influence} grounded {No launch} delayed {Launch delayed} exploded {{name}, exploded} completed {{name}} empty {{name}, empty slot} tie {{name}, tie paid} won {{name}, won} obstructed {{name}, obstructed} tiles {{times, plural, one {Tile} other {# tiles}}} research {{times, plural, one {Research} other {Research, # times}}} modules {{times, plural, one {Module} other {# modules}}} tests {{times, plural, one {Test} other {# tests}}} payload {{times, plural, one {Payload} other {# payloads}}} repairs {Sabotage removed} other {Other}}',
});
