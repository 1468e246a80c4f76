import type { Messages } from '@orrery/kernel';

/** Why an answer is good or bad: short statements without a full stop. */
export const whys: Messages = {
  'why-chance': 'Risks of {name}: {before}% → {after}% to pass',
  'why-chance-rival': 'Opponent’s chance for {name}: {before}% → {after}%',
  'why-parameter': '{icon, select, S {Structure} E {Electronics} C {Code} other {Adaptivity}} {before} → {after}',
  'why-parameters-stay': 'No parameter changes',
  'why-payload': 'Payload for {name} is complete',
  'why-payload-missing': 'The payload is missing',
  'why-no-payload': 'No payload is complete',
  'why-effect':
    '{what, select, budget {{sign, select, plus {+} other {−}}{n} budget} popularity {{sign, select, plus {+} other {−}}{n} popularity} money {{sign, select, plus {+} other {−}}{n} money} rivalBudget {opponent {sign, select, plus {+} other {−}}{n} budget} rivalPopularity {opponent {sign, select, plus {+} other {−}}{n} popularity} testSteals {{n, plural, one {# Test Steal} other {# Test Steals}}} techSteals {{n, plural, one {# Tech Steal} other {# Tech Steals}}} freeTests {{n, plural, one {# free test} other {# free tests}}} techTiles {{n, plural, one {# Tech tile} other {# Tech tiles}}} freeModules {{n, plural, one {# free module} other {# free modules}}} sabotage {{n} sabotage on the opponent} clean {own sabotage removed} bluff {+{n} bluff next round} other {+{n} budget}}',
  'why-costs': 'Costs {money} money',
  'why-free': 'Costs nothing',
  'why-tile':
    '{verb, select, supply {Keeps the tile for later} steal {The opponent loses the tile} other {Leaves {left} money}}',
  'why-nothing-affordable': 'Nothing affordable left',
  'why-money-left': 'Keeps {money} money',
  'why-launch': '{percent}% to pass all risks',
  'why-reward': 'Reward: {effects}',
  'why-instead': 'Gives up {effects}',
  'why-explore': 'Shows a risk on the path to the Moon',
  'why-explosion': 'An explosion costs {n} popularity',
  'why-announce':
    '{count, plural, =0 {No mission is active} one {Only # mission is active} other {# missions are active}}',
  'why-raise': '+{n} influence',
  'why-tokens': '{influence} influence and {bluff} bluff are left to place',
  'why-best-chance': 'Best chance of a launch now: {percent}%',
  'why-outvotes': 'Beats all tokens the opponent has on {count, plural, one {# card} other {# cards}}',
  'why-places': 'Places {influence} influence and {bluff} bluff',
  'why-cards-kept': 'Keeps {count, plural, =0 {no cards} one {# card} other {# cards}} in hand',
  'why-wins': 'A win brings {effects}',
  'why-wins-later': 'A win next round brings {effects}',
  'why-rival-gets': 'The opponent gets {effects}',
  'why-influence':
    '{influence} influence against {others, plural, =0 {no tokens} one {# token} other {# tokens}} of the opponent',
  'why-deck':
    '{icon, select, S {Structure} E {Electronics} C {Code} other {Payload}} deck: {left, plural, one {# tile} other {# tiles}} left',
};
