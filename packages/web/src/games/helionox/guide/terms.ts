import {
  BANK_LIMIT,
  EMBASSY_COST,
  GARRISON_COST,
  HAND_SIZE,
  ILLEGAL_TECH_AT_END,
  INFAMY_WHEN_PLAYED,
  MOVE_COST_TO_EMBASSY,
  REQUESTS,
} from '@orrery/helionox';
import { type Text, text } from '@orrery/messages';
import type { Term } from '../../../ui/explain/terms.ts';

/** The terms of Helionox, for tooltips and for the search in the rules. */
export const terms: Term<Text>[] = [
  {
    id: 'credit',
    name: 'Credits',
    text: 'Credits pay for cards, travel and Embassies. Unspent Credits are lost at the end of your turn.',
    also: ['money', 'coins', 'gold', 'cash', 'hexagon'],
    written: ['Credit'],
  },
  {
    id: 'defense',
    name: 'Defense',
    text: 'Defense overcomes Events where your Ship is. Unspent Defense is lost at the end of your turn.',
    also: ['shield', 'attack', 'fight', 'strength'],
  },
  {
    id: 'influence',
    name: 'Influence',
    text: 'The player with the most Influence wins. You gain it by overcoming Events, and it is printed on the cards you own.',
    also: ['laurel', 'wreath', 'points', 'score', 'vp'],
  },
  {
    id: 'infamy',
    name: 'Infamy',
    text: 'Each Infamy costs you 1 Influence at the end.',
    also: ['mask', 'penalty', 'minus'],
  },
  {
    id: 'trophy',
    name: 'Trophies',
    text: 'Events you have overcome and Requests you have completed lie here. Some cards and Missions count the Events.',
    also: ['cup'],
  },
  {
    id: 'hand',
    name: 'Hand',
    text: text(
      'Cards in hand. At the end of your turn keep or discard what you did not play, draw {n}, and discard down to {n}.',
      { n: HAND_SIZE },
    ),
  },
  {
    id: 'embassy',
    name: 'Embassy',
    text: text(
      'Costs {price} Credits and stays for good. It opens Key Access at that Location, and moving there costs only {move}.',
      { price: EMBASSY_COST, move: MOVE_COST_TO_EMBASSY },
    ),
    also: ['house', 'building', 'base'],
  },
  {
    id: 'key',
    name: 'Key Access',
    text: 'The stronger ability of a Location, usable once per turn in place of its Bonus. You need an Embassy there.',
    also: ['key', 'lock'],
  },
  {
    id: 'pin',
    name: 'Location Bonus',
    text: 'The ability of the Location your Ship is at, usable once per turn unless the Location is Shut Down.',
    also: ['pin', 'bonus', 'planet power'],
  },
  {
    id: 'cryo',
    name: 'Cryo Counters',
    text: 'Placed on your Architect to use an ability. One melts at the start of each of your turns; with none left the Architect is awake again.',
    also: ['ice', 'frozen', 'asleep', 'snowflake', 'diamonds'],
    written: ['Cryo Counter', 'Cryo'],
  },
  {
    id: 'cycle',
    name: 'Cycle',
    text: 'A face-up Market card goes under its deck, and a new one is turned up.',
    also: ['refresh', 'replace', 'arrows'],
    written: ['Cycle'],
  },
  {
    id: 'consume',
    name: 'Consume',
    text: 'The card leaves the game for good. It scores nothing.',
    also: ['trash', 'burn', 'destroy', 'flame'],
    written: ['Consume', 'consume'],
  },
  {
    id: 'obtain',
    name: 'Obtain',
    text: 'Put the card on top of your deck, without paying: you draw it next.',
    also: ['gain', 'free card'],
    written: ['Obtain', 'obtain'],
  },
  {
    id: 'secure',
    name: 'Secure',
    text: 'Take the card into your hand, without paying, ready to be played.',
    also: ['take'],
    written: ['Secure', 'secure'],
  },
  {
    id: 'draw',
    name: 'Draw',
    text: 'Draw from your own deck. When it is empty, your discard pile becomes the deck.',
    written: [],
  },
  {
    id: 'discard',
    name: 'Discard',
    text: 'The card goes to your own discard pile, which later becomes your deck again.',
    written: [],
  },
  { id: 'copy', name: 'Copy', text: 'Resolves the effect of another card you played this turn again.', written: [] },
  {
    id: 'move',
    name: 'Move',
    text: 'Your Ship moves to another Location at no cost.',
    also: ['fly', 'travel', 'ship'],
    written: [],
  },
  {
    id: 'catastrophe',
    name: 'Catastrophe',
    text: 'While it is Active, all five Locations are Shut Down, and its own rule applies.',
    also: ['disaster', 'flare'],
  },
  {
    id: 'hourglass',
    name: 'Events left',
    text: 'When the Event deck is empty, the game ends after that turn. A dashed Event is Inactive: it turns Active next turn.',
    also: ['timer', 'end of the game', 'deck'],
    written: ['Inactive'],
  },
  {
    id: 'lock',
    name: 'Shut Down',
    text: 'Caused by an Active Event here, an Active catastrophe anywhere or a Garrison here: no Bonus, no Key Access, no new Embassy and no Cargo until all of them are gone.',
    also: ['closed', 'blocked', 'padlock'],
    written: ['Shut Down', 'Shut down'],
  },
  {
    id: 'cargo',
    name: 'Cargo',
    text: 'Take it aboard at its own Location and deliver it to another for a reward, or to complete a Request.',
    also: ['crate', 'box', 'goods'],
  },
  {
    id: 'request',
    name: 'Request',
    text: text(
      'Deliver the named Cargo to the named Location for {worth} Influence. Rivals keep their Requests secret.',
      {
        worth: REQUESTS[0]?.worth ?? 0,
      },
    ),
    also: ['delivery', 'contract', 'job'],
  },
  {
    id: 'bank',
    name: 'Bank',
    text: text(
      'Keeps up to {limit} Credits and {limit} Defense from turn to turn. Banked Credits pay for Market cards only.',
      { limit: BANK_LIMIT },
    ),
    also: ['save', 'store'],
  },
  {
    id: 'helm',
    name: 'Garrison',
    text: text(
      'Shuts a Location down until a player whose Ship is there pays {price} Credit or {price} Defense to remove it.',
      { price: GARRISON_COST },
    ),
    also: ['soldier', 'helmet'],
    written: ['Garrison'],
  },
  {
    id: 'illegal',
    name: 'Illegal Tech',
    text: text(
      'Strong, but each play gives you {infamy} Infamy, and each one you still own costs {cost} Influence at the end.',
      {
        infamy: INFAMY_WHEN_PLAYED,
        cost: ILLEGAL_TECH_AT_END,
      },
    ),
    also: ['contraband', 'black market'],
  },
  {
    id: 'phase:event',
    name: 'Event Phase',
    text: 'Inactive Events turn Active, and a new one is placed (two in a team game).',
  },
  { id: 'phase:main', name: 'Main Phase', text: 'Play cards, buy, travel and overcome Events, in any order.' },
  {
    id: 'phase:end',
    name: 'End Phase',
    text: text('Played cards are discarded. Keep or discard the others, draw {n}, and discard down to {n}.', {
      n: HAND_SIZE,
    }),
  },
];
