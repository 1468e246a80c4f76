import type { Messages } from '@orrery/kernel';
import { LAST_ROUND } from '../content/numbers.ts';
import { briefs } from './notifications.ts';
import { whys } from './reasons.ts';
import { tileMessages } from './tiles.ts';

const prompts: Messages = {
  'ask-base': 'Place your Main base on a field without a sign.',
  'ask-opening': 'Keep {count} of these tiles.',
  'ask-planning': 'How many blue tokens do you pay? Each draws 3 tiles, of which you keep 1.',
  'ask-planning-discount':
    'How many blue tokens do you pay? Each draws 3 tiles, of which you keep 1. If you pay at least 1, your discount adds {discount} more.',
  'ask-pile': 'How many tiles do you draw from each pile? {left} left to draw; you keep {keeps}.',
  'pile-basic': 'Basic pile',
  'pile-advanced': 'Advanced pile',
  'ask-keep': 'Keep {count, plural, one {# tile} other {# tiles}}. The others are discarded.',
  'ask-development': 'Place a tile or upgrade one of yours.',
  'pass-development': 'Done building',
  upgrade: 'Upgrade a tile',
  'ask-trade': 'Trade: {token} tokens of one colour for 1 of another, {yellow} for a victory point.',
  'pass-trade': 'Done trading',
  'deal-tokens': '{count} {give} for 1 {get}',
  'deal-tiles': '{count} tiles from hand for 1 {get}',
  'ask-exchange': 'Choose {count} tiles to exchange for 1 {colour}.',
  'ask-discard': 'Discard {count, plural, one {# tile} other {# tiles}}. Your hand can hold {most}.',
};

const reasons: Messages = {
  'too-few-tokens': 'You need {missing}. You have {have}.',
  lack: '{short} more {colour}',
  'lack-price': '{short} more {colour} for the price',
  'lack-distance': '{short} more {colour} for the distance',
  'lack-extra': '{short} more {colour} for another action this turn',
  'lack-sign': '{short} more {colour} for the sign on this field',
  held: '{count} {colour}',
  'held-sign': '1 {colour} from the sign on this field',
  'too-few-tiles':
    'You need {short, plural, one {# more tile} other {# more tiles}} in hand: this costs {need} and you have {have}.',
  'field-taken': 'This field already has a tile.',
  'field-black': 'This field must stay empty: a neighbouring tile needs the space.',
  'empty-space-off-board': 'This tile’s empty space would be off the board. Rotate the tile.',
  'empty-space-taken': 'This tile’s empty space would be on another tile. Rotate the tile.',
  'no-empty-space': 'No neighbouring field can be this tile’s empty space, in any rotation.',
  'no-free-field': 'No free fields are left.',
  'no-such-field': '{cell} is not a field on this board.',
  'bad-rotation': 'The rotation must be a number from 0 to 5.',
  'upgrade-turned': 'Tiles on the board cannot be rotated. Upgrade with rotation 0.',
  'tile-not-at-hand': '{piece} is not in your hand or the common supply.',
  'nothing-to-upgrade': 'There is no tile to upgrade on this field.',
  'not-your-tile': 'You can only upgrade your own tiles.',
  'upgraded-already': 'This tile is already upgraded. Only a Main base can be upgraded again.',
  'base-first': 'Place your Main base first.',
  'base-on-sign': 'A Main base needs a field without a sign.',
  'piece-has-base': 'This piece of the board already has a Main base.',
  'not-so-many': 'Choose exactly {min, plural, one {# tile} other {# tiles}}. You chose {count}.',
  'not-among': '{name} is not one of these tiles.',
  negative: 'The payment cannot be negative.',
  'no-such-pile': 'Draw from the basic or the advanced pile.',
  'draw-some': 'Draw at least 1 tile. {left} left to draw.',
  'too-many-draws': 'You cannot draw {want}: only {left, plural, one {# tile is} other {# tiles are}} left to draw.',
  'pile-too-small':
    'Only {have, plural, one {# tile is} other {# tiles are}} left in the {back} pile and its discard pile.',
  'no-such-trade':
    'That trade does not exist. Give {token} tokens of one colour for 1 of another, {yellow} for a victory point, or {tiles} tiles from your hand for either.',
  'same-colour': 'Choose a token of another colour.',
  'yellow-stays': 'Victory points cannot be traded.',
  'black-stays': 'Black tokens stay on the board and cannot be traded.',
};

/** Log entries by event type; `.own` is the wording for players who see the hidden part. */
const events: Messages = {
  'board-laid': 'The board is laid out: {layout}.',
  'bases-dealt': 'Main bases are dealt: {numbers}.',
  'base-placed': '{seat} places Main base {number} on {cell}.',
  equipped: '{seat} starts with {green} green and {blue} blue.',
  drawn: '{seat} draws a tile from the {back} pile.',
  'drawn.own': '{seat} draws {name} from the {back} pile.',
  'opening-kept': '{seat} keeps {count} tiles.',
  'opening-kept.own': '{seat} keeps {names}.',
  'supply-laid': 'The common supply is laid out.',
  'turn-began': 'Round {round}: {seat}’s turn.',
  paid: '{seat} pays {blue} blue to draw {draws} tiles and keep {keeps}.',
  kept: '{seat} keeps {count} {count, plural, one {tile} other {tiles}}.',
  'kept.own': '{seat} keeps {names}.',
  placed: '{seat} places {name} on {cell}.',
  'supply-refilled': 'The common supply moves up.',
  upgraded: '{seat} upgrades {name} on {cell}.',
  produced: '{seat} produces {green} green, {red} red and {blue} blue.',
  traded: '{seat} trades {count} {gave} for 1 {got}.',
  'tiles-exchanged': '{seat} exchanges {names} for 1 {got}.',
  discarded: '{seat} discards {names}.',
  'supply-moved': 'The leftmost tile of the common supply is discarded.',
  reshuffled: 'The {back} discard pile is shuffled into a new pile of {count, plural, one {# tile} other {# tiles}}.',
  'round-ended': 'Round {round} is over.',
  'board-full': '{seat} finishes the last turn: no more tiles can be placed.',
  'final-exchange':
    '{seat} exchanges the remaining tokens for {yellow, plural, one {# victory point} other {# victory points}}.',
  'game-ended': 'The game is over.',
};

const labels: Messages = {
  'phase-bases': 'Main bases',
  'phase-opening': 'Opening tiles',
  'phase-planning': 'Planning',
  'phase-development': 'Development',
  'phase-production': 'Production and trade',
  'phase-over': 'Game over',
  'over-full-board': 'The board is full.',
  'over-nothing-fits': 'None of the remaining tiles fits on the board.',
  'over-stall': 'No player has built or upgraded for three rounds.',
  'over-last-round': `Round ${LAST_ROUND} is over.`,
  'over-resignation': 'All other players have resigned.',
  green: 'green',
  red: 'red',
  blue: 'blue',
  yellow: 'victory point',
  // The parameters `get`, `got` and `colour` of other messages, in the command line.
  'get-yellow': 'victory point',
  'got-yellow': 'victory point',
  'colour-yellow': 'victory point',
  basic: 'Basic',
  advanced: 'Advanced',
};

/** Every message of the game in English. */
export const messages: Messages = { ...prompts, ...briefs, ...reasons, ...events, ...labels, ...whys, ...tileMessages };
