import { catalog } from '@orrery/messages';

/** Labels and sentences of Moonriser's screens. Messages of the rules are in the game's package. */
export const t = catalog('moonriser-play', {
  // Names
  tiles: 'Tiles',
  links: 'Links',
  neighbourhoods: 'Neigh­bour­hoods',
  tokens: 'Tokens',
  points: 'points',
  'victory-point': 'victory point',
  price: 'Price',
  value: 'Value',
  upgrade: 'Upgrade',
  none: 'none',
  nothing: 'nothing',
  vp: '{count} VP',
  'your-hand': 'Your hand',
  'hand-of': '{name}’s hand',
  'common-supply': 'Common supply',
  'tab-hand': 'Hand',
  'tab-players': 'Players',
  count:
    '{count} {colour, select, green {green} red {red} blue {blue} other {{count, plural, one {victory point} other {victory points}}}}',
  kind: '{kind, select, RAD {helium} ORE {ore} ICE {ice} ROB {robot} SCI {science} other {lab}}',
  sign: '{sign, select, green {+1 green} minus {−1 green} blue {+1 blue} red {+1 red} yellow {+1 victory point} other {free action}}',

  // What tiles do
  makes: 'Makes *{made}* every round.',
  'makes-per-link': 'Makes *{made}* {more, select, yes {more } other {}}for each {link} link on this tile.',
  'makes-per-partner':
    'Makes *{made}* for each {link} link whose partner also has {kind, select, RAD {a helium} ORE {an ore} ICE {an ice} ROB {a robot} SCI {a science} other {a lab}} link.',
  'base-upgrades': 'Can be upgraded *without limit*. Each upgrade costs what the base makes now and adds 1 of each.',
  discount:
    '*Planning discount {count}*: if you pay any blue for planning, you draw and keep tiles as if you had paid {count} more.',
  advantage: '*Trade advantage*: trades cost one token less, down to 2 for 1. A point never costs less than 3.',
  'empty-space': 'Needs an *empty space* where the arrow points. That field gets a black token.',
  corners: 'Corners: *{corners}*. Three of the same colour at one point make a neighbourhood.',

  // Fields
  fields: 'Fields of the board',
  'field-tile':
    '{name}’s {tile}{upgrades, plural, =0 {} one {, upgraded} other {, upgraded # times}}, makes {made}, field {field}',
  'field-black': 'Field {field}, black token, closed',
  'field-free': 'Field {field}{sign, select, none {} other {, {sign} sign}}, free',
  'field-legal': '{field}, available{cost, plural, =0 {} other {, # red for the distance}}',
  'field-refused': '{field}. {why}',
  'fields-left': '{free} of {all} fields free',

  // Phases
  'phase-bases': 'Main bases',
  'phase-opening': 'Opening tiles',
  'phase-planning': 'Planning',
  'phase-development': 'Development',
  'phase-production': '{narrow, select, yes {Trade} other {Production & trade}}',
  'phase-over': 'Game over',

  // Players
  'player-label': '{name}, {count, plural, one {# point} other {# points}}',
  'score-parts': 'Tiles {value}, links {links}, neighbourhoods {neighbourhoods}, tokens {tokens}',
  base: 'Main base {number}',
  'vp-now': 'VP now',
  'per-round': '+{count} per round',
  built: '{built} built · {upgraded} upgraded',

  // Hand and supply
  'supply-order': 'leftmost leaves after this round',
  'leaves-soon': 'Leaves after this round',
  'supply-empty': 'The supply is empty.',
  'draw-piles': 'Draw piles',
  'pile-label':
    '{back, select, basic {Basic} other {Advanced}}: {count, plural, one {# tile} other {# tiles}} in the draw pile',
  'pile-counts': '{count} in the draw pile, {discarded} discarded.',
  'hand-count': '{count} · limit {limit}',
  'hand-empty': 'No tiles. Pay blue in planning to draw some.',
  'hand-empty-other': 'No tiles.',
  per: 'per',
  'short-discount': 'planning −{count}',
  'short-advantage': 'better trades',
  'short-empty': 'Needs an empty space',
  'your-tokens': 'Your tokens',
  'tile-label': '{name}, {value, plural, one {# point} other {# points}}, costs {price}',

  // Inspector
  inspector: 'Inspector',
  'inspector-of': 'Inspector: {name}',
  'inspector-empty': 'Point at a tile to see what it does.',
  'tile-where': '{back, select, basic {Basic} advanced {Advanced} other {Base}} · {where}',
  'where-held': 'held over {field}',
  'where-owned': '{name} · {field}',
  'where-base': 'to be placed',
  'where-hand': 'in hand',
  'where-supply': 'common supply',
  'where-drawn': 'drawn',
  'upgrades-base': '{count, plural, =0 {no limit} other {# so far}}',
  'upgrades-tile': '{done, select, yes {done, ×2} other {once, ×2}}',
  'on-this-field': 'On this field now',
  production: 'Production',
  'links-neighbourhoods': 'Links · neighbourhoods',
  'counts-for': 'Worth',

  // Preview of a move
  'preview-of': 'Preview: {name}',
  'upgrade-of': 'Upgrade {name}',
  distance: 'Distance',
  'distance-free': 'adjacent, free',
  'extra-action': 'Extra action',
  'extra-free-action': 'free action used',
  'extra-first': 'first, free',
  'field-sign': 'Field sign',
  'free-action': 'free action',
  'new-links': 'New links',
  'new-neighbourhoods': 'Neighbourhoods',
  'production-per-round': 'Production per round',
  'victory-points': 'Victory points',
  'price-total': 'Total price',
  'chip-round': 'Per round',
  'chip-points': 'Points',

  // Planning and trade
  'skip-planning': 'Skip planning',
  'pay-blue': 'Pay {count} blue',
  'planning-none': 'Pay nothing and skip planning.',
  'planning-sum': 'Pay {amount} blue, draw {draws} tiles, keep {keeps}.',
  'draw-all': 'All {back}',
  'drawn-so-far': 'Drawn so far',
  'draw-several': 'Draw several',
  'draw-count': 'Draw {count} {back}',
  'you-give': 'You give',
  'for-one': 'for 1',
  'of-have': 'of {count}',
  'trade-refused': '{trade}. {why}',

  // The question
  doing:
    '{phase, select, bases {{name} is placing their Main base…} planning {{name} is planning…} development {{name} is building…} other {{name} is trading…}}',
  'base-choose': 'Choose a highlighted field. Each piece of the board takes one base.',
  'base-here': 'Place the Main base here?',
  'base-turn': 'Rotate it so that its corners point to where you will build.',
  'upgrade-which': 'Upgrade which tile?',
  'upgrade-choose': 'Choose a highlighted tile. An upgraded tile counts double.',
  'upgrade-this': 'Upgrade the {name}?',
  'cannot-place': 'The {name} cannot be placed now.',
  'place-where': 'Choose a field for the {name}.',
  'place-choose': 'Legal fields are highlighted.',
  'place-here': 'Place the {name} here?',
  'action-free': 'Uses a free action: no extra cost ({count} left).',
  'action-first': 'First action this turn: no extra cost. Each further action costs {red} red.',
  'action-extra': 'Further action: {red} red on top of the price.',
  cancel: 'Cancel',
  rotate: 'Rotate',
  'commit-upgrade': 'Upgrade tile',
  'commit-base': 'Place base',
  'commit-tile': 'Place tile',

  // Figures of the guide
  'sign-green': 'gain a green token',
  'sign-minus-green': 'first pay a green token',
  'sign-red': 'gain a red token',
  'sign-blue': 'gain a blue token',
  'sign-yellow': 'gain a victory point',
  'sign-free': 'free',
  'sign-free-action': 'one further action this turn without the extra 2 red',
  'tile-base': 'One for each player',
  'tile-facts':
    '{copies} {back, select, basic {Basic} other {Advanced}} {copies, plural, one {tile} other {tiles}} · value {value} ·',

  // Keyboard shortcuts
  'key-draw-all': 'draw all remaining tiles from one pile',
  'key-rotate': 'rotate the held tile; with Shift, the other way',
  'key-upgrade': 'upgrade a tile',
  'key-walk': 'move around the board',
  'key-zoom': 'zoom in, zoom out, show all',
  'key-turn': 'rotate the board',
});
