import type { Messages } from '@orrery/kernel';

/** Why an answer is good or bad: short statements without a full stop. */
export const whys: Messages = {
  'why-points': '+{points, plural, one {# point} other {# points}}',
  'why-income': '+{tokens} a round',
  'why-points-other': 'Gives {seat} {points, plural, one {# point} other {# points}}',
  'why-links': 'Makes {count, plural, one {# link} other {# links}}',
  'why-neighbourhoods': 'Completes {count, plural, one {a neighbourhood} other {# neighbourhoods}}',
  'why-cost': 'Costs {tokens}',
  'why-free': 'Costs nothing',
  'why-from-supply': 'Takes the tile from the common supply',
  'why-nothing-affordable': 'Nothing affordable left',
  'why-keeps-tokens': 'Keeps {tokens}',
  'why-room':
    '{count, plural, =0 {No free neighbouring field} one {# free neighbouring field} other {# free neighbouring fields}}',
  'why-signs': 'Beside {count, plural, one {a sign} other {# signs}}',
  'why-kept-points':
    '{count, plural, one {Worth} other {Together worth}} {points, plural, one {# point} other {# points}} when placed',
  'why-kept-ready': '{total, plural, one {Affordable now} other {{count} of {total} affordable now, one at a time}}',
  'why-saves-blue': 'Keeps {count} blue',
  'why-hand': '{count, plural, =0 {No tiles in hand} one {# tile in hand} other {# tiles in hand}}',
  'why-draws': 'Shows {draws} tiles to keep {keeps}',
  'why-pile': '{back, select, basic {Basic tiles are} other {Advanced tiles are}} worth {average} points on average',
  'why-had': '{count, plural, =0 {No {colour}} other {Only # {colour}}} so far',
  'why-leaves': 'Leaves {count} {colour}',
  'why-gives-tiles': 'Leaves {left, plural, =0 {no tiles} one {# tile} other {# tiles}} in hand',
  'why-given-points': 'Gives up tiles worth {points, plural, one {# point} other {# points}}',
};
